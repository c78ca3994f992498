/**
 * An `api_key` is `<session id>.<secret>`; the cookie that binds a browser's session has the same form. A token is one with
 * a prefix.
 */
import { tokenPrefix } from '@commons/contract/shared/scopes.ts'
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Key {
  sessionId: string
  secret: string
}

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/

/** Returns 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const formatKey = ({ sessionId, secret }: Key) => `${sessionId}.${secret}`

export const formatToken = (key: Key) => tokenPrefix + formatKey(key)

/** Returns the parts of a token; undefined for anything else, such as a session's key. */
export const parseToken = (text: string): Key | undefined =>
  text.startsWith(tokenPrefix) ? parseKey(text.slice(tokenPrefix.length)) : undefined

export function parseKey(text: unknown): Key | undefined {
  if (typeof text !== 'string') return undefined
  const [, sessionId, secret] = form.exec(text) ?? []
  return sessionId && secret ? { sessionId, secret } : undefined
}

export const hashSecret = (secret: string) => hash('sha256', secret, 'buffer')

/** Compares in constant time. */
export function matchesHash(secret: string, stored: Buffer): boolean {
  return timingSafeEqual(hashSecret(secret), stored)
}
