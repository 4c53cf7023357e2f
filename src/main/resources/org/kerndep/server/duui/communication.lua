-- How a host of the Docker Unified UIMA Interface talks to kerndep: the whole document as XMI, there and back.

local serialFormat = luajava.bindClass("org.apache.uima.cas.SerialFormat")
local casIO = luajava.bindClass("org.apache.uima.util.CasIOUtils")
local deserializer = luajava.bindClass("org.apache.uima.cas.impl.XmiCasDeserializer")

function serialize(inputCas, outputStream, params)
  casIO:save(inputCas:getCas(), outputStream, serialFormat.XMI_1_1)
end

-- The answer has all that was sent, so it takes the place of the document.
function deserialize(inputCas, inputStream)
  inputCas:reset()
  deserializer:deserialize(inputStream, inputCas:getCas(), true)
end
