/** A passkey in software that sends the same as a browser, valid or wrong on purpose. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Deviations from a valid passkey. */
export interface Twist {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly userPresent?: boolean
  readonly userVerified?: boolean
  /** The authenticator's signature counter; by default one more than before. */
  readonly counter?: number
  /** Signs with a key other than the added one. */
  readonly otherKey?: boolean
}

/** The part of the server's options that is signed. */
interface Asked {
  readonly challenge: string
  readonly rpId: string
}

export type Credential = Record<string, unknown>

export interface Authenticator {
  readonly credentialId: string
  /** Responds to `start_add_passkey`. */
  create(options: Record<string, unknown>, twist?: Twist): Credential
  /** Responds to `start_passkey_login` and `start_passkey_check`. */
  get(options: Record<string, unknown>, twist?: Twist): Credential
}

/** Creates an authenticator; `origin` is the site that the browser reports. */
export function openAuthenticator(origin: string): Authenticator {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const credentialId = id.toString('base64url')
  let counter = 0

  const clientData = (type: string, asked: Asked, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? asked.challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (asked: Asked, twist: Twist, attested?: Buffer) => {
    counter = twist.counter ?? counter + 1
    const flags =
      (twist.userPresent === false ? 0 : 1) | (twist.userVerified === false ? 0 : 4) | (attested ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const rpIdHash = sha256(Buffer.from(twist.rpId ?? asked.rpId))
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const credential = (response: Record<string, unknown>): Credential => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    credentialId,
    create(options, twist = {}) {
      const { id: rpId } = options['rp'] as { id: string }
      const asked = { challenge: String(options['challenge']), rpId }
      const idLength = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(keys.publicKey)])
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(asked, twist, attested)],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', asked, twist).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    get(options, twist = {}) {
      const asked = { challenge: String(options['challenge']), rpId: String(options['rpId']) }
      const data = authenticatorData(asked, twist)
      const clientDataJSON = clientData('webauthn.get', asked, twist)
      const { privateKey } = twist.otherKey ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : keys
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return credential({
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** Encodes an ES256 key in COSE. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cbor(
    new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type CborValue = number | string | Buffer | Map<number | string, CborValue>

/** Encodes the subset of CBOR (RFC 8949) used in a passkey's answer; lengths below 65,536. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

function cborHead(major: number, count: number): Buffer {
  const kind = major << 5
  if (count < 24) return Buffer.from([kind | count])
  if (count < 256) return Buffer.from([kind | 24, count])
  return Buffer.from([kind | 25, count >> 8, count & 255])
}
