/** Codes of six digits that prove a phone number. */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const saltBytes = 16
const keyBytes = 32

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Returns a salt and its scrypt: slow, since there are only a million codes. */
export async function hashCode(code: string, salt: Buffer = randomBytes(saltBytes)): Promise<Buffer> {
  return Buffer.concat([salt, await derive(code, salt, keyBytes)])
}

export async function isCode(code: string, hash: Buffer): Promise<boolean> {
  return timingSafeEqual(await hashCode(code, hash.subarray(0, saltBytes)), hash)
}
