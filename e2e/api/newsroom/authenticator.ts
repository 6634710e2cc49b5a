import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949), as much of it as a passkey says: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** What of an answer is to be other than it should. */
export interface Forged {
  origin?: string;
  rpId?: string;
  raknare?: number;
  /** Signs with another key than the one that was shown. */
  key?: KeyObject;
  type?: string;
  flags?: number;
}

interface Question {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
}

/** A device with one passkey (WebAuthn, ES256, without attestation), which counts its uses where it is told to. */
export class Authenticator {
  readonly id = b64(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly origin: string;
  raknare = 0;

  /** In a browser that stands at that address. */
  constructor(studioUrl: string) {
    const { protocol, port } = new URL(studioUrl);
    this.origin = `${protocol}//localhost:${port}`;
  }

  /** Answers navigator.credentials.create. */
  make({ challenge, rp }: Question, forged: Forged = {}) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
    const publicKey = cbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const authData = Buffer.concat([this.data(rp?.id ?? '', { flags: 0x45, ...forged }), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const response = {
      clientDataJSON: this.client('webauthn.create', challenge, forged),
      attestationObject: b64(cbor(attestation)),
      transports: ['internal'],
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  /** Answers navigator.credentials.get, as the sign-in form sends it. */
  use({ challenge, rpId = '' }: Question, forged: Forged = {}): string {
    const authenticatorData = this.data(rpId, forged);
    const clientDataJSON = this.client('webauthn.get', challenge, forged);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, forged.key ?? this.keys.privateKey);
    const response = { clientDataJSON, authenticatorData: b64(authenticatorData), signature: b64(signature) };
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private client(type: string, challenge: string, forged: Forged): string {
    return b64(
      Buffer.from(JSON.stringify({ type: forged.type ?? type, challenge, origin: forged.origin ?? this.origin, crossOrigin: false })),
    );
  }

  private data(rpId: string, { rpId: other, raknare = this.raknare, flags = 0x05 }: Forged): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(raknare);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags]), count]);
  }
}

/** A key that no passkey has. */
export function strangersKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
}
