@echo off
rem Runs kerndep on Windows. KERNDEP_JAVA_OPTS adds JVM options, for example -Xmx8g.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -XX:+UseParallelGC -Dfile.encoding=UTF-8 %KERNDEP_JAVA_OPTS% -jar "%~dp0kerndep.jar" %*
exit /b %ERRORLEVEL%
