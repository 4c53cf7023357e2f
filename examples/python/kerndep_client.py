"""Asks a kerndep server (./kerndep serve) for trees; needs nothing but Python 3."""

import json
import sys
import time
import urllib.error
import urllib.request


def parse(text, server="http://127.0.0.1:8080", token=None, tries=5, **options):
    """The sentences of a text; options are k, confidence and model. Waits and tries again if the server is busy."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    body = json.dumps({"text": text, **options}).encode("utf-8")
    for left in reversed(range(tries)):
        try:
            with urllib.request.urlopen(urllib.request.Request(server + "/v1/parse", body, headers)) as answer:
                return json.load(answer)["sentences"]
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or left == 0:
                raise ValueError(json.load(error)["error"]) from None
            time.sleep(float(error.headers.get("Retry-After", 1)))


if __name__ == "__main__":
    for sentence in parse(sys.stdin.read(), *sys.argv[1:2], confidence=True):
        tree = sentence["trees"][0]
        for number, word in enumerate(sentence["words"], 1):
            print(number, word["form"], word.get("upos", "_"), tree["heads"][number - 1], tree["labels"][number - 1],
                  tree.get("arc_probs", {number - 1: "_"})[number - 1], sep="\t")
        print()
