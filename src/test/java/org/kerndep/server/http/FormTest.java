package org.kerndep.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormTest {

  private static Call call(String query, String type, String body) {
    return new Call("POST", "/x", query, MediaType.parse(type), body.getBytes(StandardCharsets.UTF_8),
        Deadline.in(Duration.ofSeconds(1)));
  }

  @Test
  void readsTheAddressAndAnEncodedBody() {
    Form form = Form.of(call("a=1&b=x%20y+z&empty&a=2", "application/x-www-form-urlencoded; charset=UTF-8",
        "data=na%C3%AFve%0Aline&b=last"));
    assertThat(form.value("a")).contains("2");
    assertThat(form.value("b")).contains("last");
    assertThat(form.value("empty")).contains("");
    assertThat(form.value("data")).contains("naïve\nline");
    assertThat(form.value("other")).isEmpty();
  }

  @Test
  void readsPartsBetweenAQuotedBoundary() {
    String body = "preamble\r\n--a b\r\nContent-Disposition: form-data; name=\"data\"; filename=\"x;y\"\r\n"
        + "Content-Type: text/plain\r\n\r\nfirst\r\n--a line\r\n\r\n--a b\r\n"
        + "content-disposition: form-data; name=parser\r\n\r\n\r\n--a b\r\n"
        + "Content-Disposition: form-data; name=\"coded\"\r\nContent-Transfer-Encoding: base64\r\n\r\nbmHDr3Zl\r\n"
        + "--a b--\r\nepilogue";
    Form form = Form.of(call("", "multipart/form-data; boundary=\"a b\"", body));
    assertThat(form.value("data")).contains("first\r\n--a line\r\n");
    assertThat(form.value("parser")).contains("");
    assertThat(form.value("coded")).contains("naïve");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--b", "--b\r\n", "--b\r\nContent-Disposition: form-data; name=x\r\n\r\nno end",
      "--b\r\nno headers\r\n--b--", "--c\r\n\r\nother\r\n--c--", "\r\n\r\n"})
  void refusesBrokenParts(String body) {
    assertThatThrownBy(() -> Form.of(call("", "multipart/form-data; boundary=b", body)))
        .isInstanceOf(Refusal.class).hasMessageContaining("multipart body cannot be read");
  }

  @Test
  void refusesOtherBodies() {
    assertThatThrownBy(() -> Form.of(call("", "multipart/form-data", "x"))).hasMessageContaining("no boundary");
    assertThatThrownBy(() -> Form.of(call("", "text/xml", "x"))).hasMessageContaining("the body is text/xml");
    assertThatThrownBy(() -> Form.of(call("a=%4", "", ""))).hasMessageContaining("two hexadecimal digits");
    assertThatThrownBy(() -> Form.of(call("a=%FF", "", ""))).hasMessageContaining("not valid UTF-8");
  }
}
