"""Web Push: a message encrypted for one browser (RFC 8291), and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_HOURS_VALID: Final = 12
"""How long a signature counts; push services take up to 24 hours."""


def encode(data: bytes) -> str:
    """Return base64url without padding, as Web Push writes keys."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of base64url with or without padding. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """Return a private key of a server: 32 bytes."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32)


def public_key(private: bytes) -> bytes:
    """Return the public half of a server's key, by which browsers let only this server send: 65 bytes."""
    return _point(_private(private).public_key())


def is_point(data: bytes) -> bool:
    """Return whether *data* is a public key that a browser may have."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, data)
    except ValueError:
        return False
    return True


def authorization(private: bytes, endpoint: str, subject: str, now: float) -> str:
    """Return the header that tells the push service of *endpoint* who sends; *subject* is how to reach them."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _HOURS_VALID * 3600, "sub": subject}
    text = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(private).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={text}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={encode(public_key(private))}"


def encrypt(text: bytes, browser: bytes, secret: bytes) -> bytes:
    """Return *text* for the *browser* with that public key and *secret*, as a body of encoding aes128gcm."""
    own = ec.generate_private_key(_CURVE)
    sender, salt = _point(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser))
    material = _derive(shared, secret, b"WebPush: info\0" + browser + sender, 32)
    key = _derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + _RECORD.to_bytes(4) + bytes([len(sender)]) + sender + sealed


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key), _CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
