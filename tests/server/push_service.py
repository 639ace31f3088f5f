"""A push service to test with: it checks who sends, and opens messages as the browser would."""

from __future__ import annotations

import json
import ssl
import threading
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Self

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from mahe.server.push_delivery import Delivery
from mahe.server.web_push import decode, encode

CURVE = ec.SECP256R1()


class Browser:
    """One that has asked a push service for an address."""

    def __init__(self, service: PushService, name: str) -> None:
        self._private = ec.generate_private_key(CURVE)
        self.point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.secret = bytes(range(16))
        self.path = f"/push/{name}"
        self.endpoint = f"{service.url}{self.path}"
        service.browsers[self.path] = self

    def subscription(self, language: str = "en") -> dict[str, str]:
        """Return what the page sends."""
        keys = {"p256dh": encode(self.point), "auth": encode(self.secret)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def open(self, body: bytes) -> bytes:
        """Return the text of a message, by RFC 8291 and RFC 8188."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(sealed) <= size
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\x00" + self.point + sender
        material = HKDF(hashes.SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return text[:-1]


@dataclass
class Message:
    """What a browser gets, and how it was sent."""

    path: str
    text: dict[str, Any]
    headers: dict[str, str]
    claims: dict[str, Any]
    key: str


@dataclass
class PushService:
    """Answers over HTTPS on this machine."""

    folder: Path
    status: int = 201
    messages: list[Message] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    browsers: dict[str, Browser] = field(default_factory=dict)

    def __enter__(self) -> Self:
        certificate = _certificate(self.folder)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                try:
                    service.take(self.path, dict(self.headers.items()), body)
                    status = service.status
                except (AssertionError, InvalidSignature, ValueError, KeyError) as error:
                    service.faults.append(repr(error))
                    status = 400
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.url = f"https://127.0.0.1:{self._server.server_port}"
        self._client = ssl.create_default_context(cafile=str(certificate))
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def delivery(self) -> Delivery:
        """Return what reaches it, although it is on this machine."""
        return Delivery(allows=lambda address: address == "127.0.0.1", context=self._client, port=None)

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        """Check a message as push services do, and open it."""
        assert 0 <= int(headers["TTL"]) <= 28 * 24 * 3600
        assert headers["Content-Encoding"] == "aes128gcm"
        assert len(body) <= 4096
        scheme, _, parameters = headers["Authorization"].partition(" ")
        assert scheme == "vapid"
        given = dict(part.strip().split("=", 1) for part in parameters.split(","))
        signed, _, signature = given["t"].rpartition(".")
        head, claims = (json.loads(decode(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        raw = decode(signature)
        assert len(raw) == 64
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(given["k"]))
        pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
        assert claims["aud"] == self.url
        assert claims["sub"].startswith(("mailto:", "https://"))
        text = json.loads(self.browsers[path].open(body))
        self.messages.append(Message(path, text, headers, claims, given["k"]))


def _certificate(folder: Path) -> Path:
    """Write a certificate for this machine, with its key, and return the file."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + private)
    return path
