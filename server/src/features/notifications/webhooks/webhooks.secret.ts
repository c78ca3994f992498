/**
 * Secrets of webhooks, as Standard Webhooks has them: each is made of the installation's own and of random bytes that
 * are stored, so that no row, list or export has one.
 */
import { createHmac, randomBytes } from 'node:crypto'

export const newSalt = (): Buffer => randomBytes(32)

const keyOf = (installation: Buffer, salt: Buffer): Buffer =>
  createHmac('sha256', installation).update(salt).digest()

export const secretOf = (installation: Buffer, salt: Buffer): string =>
  `whsec_${keyOf(installation, salt).toString('base64')}`

interface Signed {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

export const signatureOf = (installation: Buffer, salt: Buffer, { id, timestamp, body }: Signed): string =>
  `v1,${createHmac('sha256', keyOf(installation, salt)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
