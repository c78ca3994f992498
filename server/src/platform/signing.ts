/** The Ed25519 key by which this installation vouches for what it says of its members elsewhere. */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

export interface Signing {
  /** Names the key in what it signed. */
  readonly keyId: string
  /** The public key, as PEM. */
  readonly publicKey: string
  /** Returns the signature of a text, in base64url. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

/** A PKCS #8 document of an Ed25519 key up to its 32 bytes (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export function openSigning(secret: Buffer): Signing {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, secret]), format: 'der', type: 'pkcs8' })
  const known = createPublicKey(key)
  const spki = known.export({ format: 'der', type: 'spki' })
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 32),
    publicKey: known.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
    isSigned(text, signature) {
      const bytes = Buffer.from(signature, 'base64url')
      // Base64 has several spellings of some bytes.
      return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), known, bytes)
    },
  }
}
