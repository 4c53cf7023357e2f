package org.kerndep.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kerndep.bench.BadRequest.End;

/**
 * Requests with all kinds of faults, for all protocols of the server. Every second one is written by hand; the others
 * are good requests in which bytes are changed, by a random generator whose seed is the number of the request.
 */
final class BadRequests {

  /** Refusals; 501 and 505 are what HTTP has for encodings and versions that a server does not know. */
  private static final Set<Integer> REFUSED =
      Set.of(400, 404, 405, 408, 413, 414, 415, 417, 426, 431, 501, 503, 505);
  /** What is odd but can be read may be answered. */
  private static final Set<Integer> SURVIVED = Stream.concat(REFUSED.stream(), Stream.of(200))
      .collect(Collectors.toUnmodifiableSet());
  private static final int MEGABYTE = 1 << 20;
  private static final String JSON = "application/json";
  private static final String FORM = "application/x-www-form-urlencoded";
  private static final String MULTIPART = "multipart/form-data; boundary=b";
  private static final String XML = "application/xml";
  private static final String TYPES = resource("types.xml");
  private static final String DOCUMENT = resource("document.xmi");
  private static final String ENTITY = "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>";
  private static final String ENTITIES = entities();

  private final List<BadRequest> written = new ArrayList<>();
  private final List<byte[]> good = List.of(
      post("/v1/parse", JSON, "{\"text\":\"She sleeps.\",\"k\":3,\"confidence\":true}"),
      post("/v1/parse", JSON, "{\"conllu\":" + quoted("1\tShe\t_\tPRON\t_\t_\t_\t_\t_\t_\n\n") + "}"),
      post("/process", FORM, "data=She%20sleeps.&tokenizer&tagger=&parser="),
      post("/process", MULTIPART, "--b\r\nContent-Disposition: form-data; name=\"data\"\r\n\r\n1\tShe"
          + "\t_".repeat(8) + "\n\n\r\n--b\r\nContent-Disposition: form-data; name=\"parser\"\r\n\r\n\r\n--b--\r\n"),
      post("/inception/predict", JSON, predict(TYPES, DOCUMENT)),
      post("/v1/process", XML, DOCUMENT));

  BadRequests() {
    addHttp();
    addBodies();
    addJson();
    addForms();
    addDocuments();
  }

  /** How many are written by hand. */
  int kinds() {
    return written.size();
  }

  /** Every second one is written by hand. */
  BadRequest get(int number) {
    return number % 2 == 0 ? written.get(number / 2 % written.size()) : altered(number);
  }

  /** A good request with up to eight changed bytes or one cut in its body. What is still good is answered. */
  private BadRequest altered(int number) {
    SplittableRandom random = new SplittableRandom(number);
    byte[] bytes = good.get(random.nextInt(good.size())).clone();
    int body = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("\r\n\r\n") + 4;
    if (random.nextInt(8) == 0) {
      return new BadRequest("cut", Arrays.copyOf(bytes, random.nextInt(bytes.length)), End.HALF_CLOSES, REFUSED);
    }
    for (int i = random.nextInt(8); i >= 0; i--) {
      int at = body + random.nextInt(bytes.length - body);
      bytes[at] = random.nextBoolean() ? bytes[body + random.nextInt(bytes.length - body)] : (byte) random.nextInt(256);
    }
    return new BadRequest("altered", bytes, End.WAITS, SURVIVED);
  }

  private void addHttp() {
    add("garbage", "\u0000\u0001garbage\r\n\r\n");
    add("another protocol", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003");
    add("a newer protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    add("unknown version", "GET /health HTTP/3.7\r\nHost: x\r\n\r\n");
    add("no host", "GET /health HTTP/1.1\r\nConnection: close\r\n\r\n");
    add("long address", "GET /" + "x".repeat(70_000) + " HTTP/1.1\r\nHost: x\r\n\r\n");
    add("long header", "GET /health HTTP/1.1\r\nHost: x\r\nX: " + "x".repeat(70_000) + "\r\n\r\n");
    add("many headers", "GET /health HTTP/1.1\r\nHost: x\r\n" + "X: x\r\n".repeat(20_000) + "\r\n");
    add("header without name", "GET /health HTTP/1.1\r\nHost: x\r\n: x\r\nConnection: close\r\n\r\n");
    add("spaces in the address", "GET /he alth HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    for (String method : List.of("BREW", "DELETE", "PUT", "TRACE", "OPTIONS", "PATCH", "post")) {
      add("method", method + " /v1/parse HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    }
    for (String path : List.of("/nothing", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "/%zz", "//",
        "/v1/parse/../models/..%2f", "/health%", "/\u00ff")) {
      add("address", "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    }
    add("garbage after a request", "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n\u0001\u0002\u0003 garbage\r\n\r\n");
    add("requests piled up", "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50)
        + "DELETE /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  }

  private void addBodies() {
    String post = "POST /v1/parse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    add("length too large", post + "Content-Length: 99999999999\r\n\r\n");
    add("length negative", post + "Content-Length: -1\r\n\r\n");
    add("length no number", post + "Content-Length: ten\r\n\r\n");
    add("two lengths", post + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}{");
    add("length and chunks", post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
    add("size of a chunk", post + "Transfer-Encoding: chunked\r\n\r\nzz\r\n");
    add("size of a chunk", post + "Transfer-Encoding: chunked\r\n\r\n-5\r\nx\r\n");
    add("size of a chunk", post + "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nx\r\n");
    add("end of a chunk", post + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}garbage\r\n0\r\n\r\n");
    add("chunks beyond the limit", post + "Transfer-Encoding: chunked\r\n\r\n"
        + ("10000\r\n" + "x".repeat(0x10000) + "\r\n").repeat(17 * MEGABYTE / 0x10000));
    add("transfer encoding", post + "Transfer-Encoding: gzip\r\n\r\nx");
    add("content encoding", post + "Content-Encoding: gzip\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
    add("expectation", post + "Expect: the-unexpected\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
    add("no body", post + "Connection: close\r\n\r\n");
    for (End end : List.of(End.HALF_CLOSES, End.CLOSES, End.RESETS)) {
      add("cut body", post + "Content-Length: 500\r\n\r\n{\"text\": \"", end);
      add("cut chunk", post + "Transfer-Encoding: chunked\r\n\r\nff\r\n{\"text\": \"", end);
      add("cut header", "POST /v1/parse HTTP/1.1\r\nHo", end);
      add("nothing at all", "", end);
    }
  }

  private void addJson() {
    for (String body : List.of("", "{{{", "{}", "[]", "null", "\"text\"", "{\"text\":", "{\"text\":\"x", "{\"text\":5}",
        "{\"text\":null}", "{\"text\":[\"x\"]}", "{\"text\":\"x\",\"conllu\":\"x\"}", "{\"text\":\"x\",\"text\":\"y\"}",
        "{\"text\":\"x\"} more", "{\"text\":\"x\",\"k\":\"many\"}", "{\"text\":\"x\",\"k\":0}",
        "{\"text\":\"x\",\"k\":-7}",
        "{\"text\":\"x\",\"k\":1e999999999}", "{\"text\":\"x\",\"k\":2147483648}", "{\"text\":\"x\",\"k\":1000000}",
        "{\"text\":\"x\",\"k\":" + "9".repeat(5000) + "}", "{\"text\":\"x\",\"model\":\"none\"}",
        "{\"text\":\"x\",\"model\":\"../en\"}", "{\"text\":\"x\",\"file\":\"/etc/passwd\"}",
        "{\"text\":\"x\",\"explain\":true}", "{\"text\":\"x\",\"confidence\":\"yes\"}", "\ufeff{}",
        "[".repeat(100_000), "{\"a\":".repeat(100_000), "{\"text\":\"" + "x ".repeat(200_000) + "\"}",
        "{\"conllu\":\"1\\tx\\n\"}", "{\"conllu\":\"1\\tx\\t_\\t_\\t_\\t_\\t9\\t_\\t_\\t_\\n\\n2\\tgarbage\"}")) {
      for (String path : List.of("/v1/parse", "/inception/predict")) {
        add("JSON", post(path, JSON, body));
      }
    }
    add("long sentence", post("/v1/parse", JSON,
        "{\"conllu\":\"" + "1\\tx\\t_\\t_\\t_\\t_\\t_\\t_\\t_\\t_\\n".repeat(5000) + "\\n\"}"));
    add("type", post("/v1/parse", "text/plain", "{\"text\":\"x\"}"));
    add("type", post("/v1/parse", "application/json; charset=latin1", "{\"text\":\"x\"}"));
    add("type", post("/v1/parse", ";;;=\"", "{\"text\":\"x\"}"));
    add("type", post("/inception/predict", XML, DOCUMENT));
    for (byte[] text : List.of(bytes(0xc3, 0x28), bytes(0xff), bytes(0xed, 0xa0, 0x80), bytes(0xf5, 0x80, 0x80, 0x80),
        bytes(0xc0, 0xaf), bytes(0xe2, 0x82))) {
      byte[] body = ("{\"text\":\"" + new String(text, StandardCharsets.ISO_8859_1) + "\"}")
          .getBytes(StandardCharsets.ISO_8859_1);
      add("encoding", post("/v1/parse", JSON, body));
    }
  }

  private void addForms() {
    for (String body : List.of("", "data=%", "data=%4", "data=%zz", "data=%ff&tokenizer", "tokenizer=&tagger=",
        "data=x&model=none&tokenizer", "data=x&input=none", "data=x&output=none&tokenizer",
        "data=1%09x", "&=&=&")) {
      add("form", post("/process", FORM, body));
    }
    add("form", post("/process", "text/plain", "data=x"));
    String part = "\r\nContent-Disposition: form-data; name=\"data\"\r\n\r\n";
    for (String body : List.of("", "x", "--b", "--b--", "--b\r\n", "--b" + part + "x", "--b" + part + "x\r\n--c--",
        "--b\r\n\r\n\r\n--b--", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n",
        "--b\r\nContent-Transfer-Encoding: base64" + part + "%%%=\r\n--b--\r\n",
        ("--b\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\nx\r\n").repeat(5000) + "--b--",
        "--b".repeat(20_000))) {
      add("multipart", post("/process", MULTIPART, body));
    }
    add("multipart", post("/process", "multipart/form-data", "x"));
    add("multipart", post("/process", "multipart/form-data; boundary=", "--\r\n\r\n----"));
  }

  private void addDocuments() {
    String sofa = "sofaString=\"She sleeps.\"";
    List<String> documents = List.of("", "x", "<x", "<x/>", DOCUMENT.substring(0, DOCUMENT.length() / 2),
        DOCUMENT + DOCUMENT, withProlog(DOCUMENT, ENTITY).replace(sofa, "sofaString=\"&e;\""),
        withProlog(DOCUMENT, "<!DOCTYPE x SYSTEM \"http://127.0.0.1:1/x.dtd\">"),
        withProlog(DOCUMENT, ENTITIES).replace("She sleeps", "&e9;"), "<a>".repeat(100_000),
        DOCUMENT.replace("begin=\"0\"", "begin=\"none\""),
        DOCUMENT.replace("<cas:View sofa=\"1\"", "<cas:View sofa=\"99\""),
        DOCUMENT.replace("xmi:id=\"10\"", "xmi:id=\"\""));
    for (String document : documents) {
      add("document", post("/v1/process", XML, document));
      add("document", post("/inception/predict", JSON, predict(TYPES, document)));
    }
    for (String odd : List.of(DOCUMENT.replace("end=\"11\"", "end=\"1000000\""),
        DOCUMENT.replace("begin=\"4\" end=\"10\"", "begin=\"10\" end=\"4\""),
        DOCUMENT.replace("begin=\"4\"", "begin=\"-4\""),
        DOCUMENT.replace("begin=\"4\"", "begin=\"0\""), DOCUMENT.replace("pos=\"20\"", "pos=\"11\""),
        DOCUMENT.replace("Governor=\"11\"", "Governor=\"20\""), DOCUMENT.replace("Dependent=\"10\"", ""),
        DOCUMENT.replace("sofaString=", "sofaURI="), DOCUMENT.replace("sofaString", "x"),
        DOCUMENT.replace("sofa=\"1\" begin", "begin"), DOCUMENT.replace("members=\"8 9", "members=\"0 9 9"),
        DOCUMENT.replace("PosValue", "NoValue"), DOCUMENT.replace("<cas:NULL xmi:id=\"0\"/>", "<xmi:x/><y/>"))) {
      written.add(new BadRequest("odd document", post("/v1/process", XML, odd), End.WAITS, SURVIVED));
      written.add(new BadRequest("odd document", post("/inception/predict", JSON, predict(TYPES, odd)), End.WAITS,
          SURVIVED));
    }
    String token = "<name>de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token</name>";
    for (String types : List.of("", "x", "<x/>", TYPES.substring(0, TYPES.length() / 2), withProlog(TYPES, ENTITY),
        withProlog(TYPES, ENTITIES), TYPES.replace("uima.tcas.Annotation", "no.such.Type"),
        TYPES.replace("uima.tcas.Annotation", "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token"),
        TYPES.replace("uima.cas.String", "no.such.Type"), TYPES.replace("uima.cas.Boolean", "uima.cas.String"),
        TYPES.replace("uima.cas.String", "uima.cas.Integer"), TYPES.replace(token, "<name>a b</name>"),
        TYPES.replace(token, ""), TYPES.replace(token, "<name>uima.cas.TOP</name>"),
        TYPES.replace("<name>Governor</name>", "<name>Dependent</name>"),
        TYPES.replace("<name>Governor</name>", "<name>Head</name>"),
        TYPES.replace("<types>", "<imports><import location=\"file:///etc/hostname\"/></imports><types>"))) {
      add("types", post("/inception/predict", JSON, predict(types, DOCUMENT)));
    }
    add("learning", post("/inception/train", JSON, "{\"documents\":7}"));
  }

  private static String withProlog(String xml, String prolog) {
    return xml.replaceFirst("\\?>", "?>" + prolog.replace("$", "\\$"));
  }

  /** Entities that would unfold to a billion words. */
  private static String entities() {
    StringBuilder text = new StringBuilder("<!DOCTYPE x [<!ENTITY e0 \"word \">");
    for (int i = 1; i < 10; i++) {
      text.append("<!ENTITY e").append(i).append(" \"").append(("&e" + (i - 1) + ";").repeat(10)).append("\">");
    }
    return text.append("]>").toString();
  }

  private static String predict(String types, String document) {
    return "{\"metadata\":{\"layer\":\"de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency\","
        + "\"feature\":\"DependencyType\",\"projectId\":1},\"document\":{\"xmi\":" + quoted(document)
        + ",\"documentId\":1,\"userId\":\"anna\"},\"typeSystem\":" + quoted(types) + "}";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t") + '"';
  }

  private static String resource(String name) {
    try (InputStream in = BadRequests.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  private static byte[] post(String path, String type, String body) {
    return post(path, type, body.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] post(String path, String type, byte[] body) {
    byte[] head = ("POST " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: " + type
        + "\r\nContent-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1);
    byte[] all = Arrays.copyOf(head, head.length + body.length);
    System.arraycopy(body, 0, all, head.length, body.length);
    return all;
  }

  private void add(String kind, byte[] bytes) {
    written.add(new BadRequest(kind, bytes, End.WAITS, REFUSED));
  }

  private void add(String kind, String request) {
    add(kind, request, End.HALF_CLOSES);
  }

  private void add(String kind, String request, End end) {
    written.add(new BadRequest(kind, request.getBytes(StandardCharsets.ISO_8859_1), end, REFUSED));
  }
}
