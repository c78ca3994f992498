/** Checks on every body before any call reads it: an object, not too deep, with text that can be stored. */
import { Refusal } from './refusal.ts'

const deepest = 32

/** Returns the body as an object; refuses lists, nesting beyond 32 levels, NUL and lone surrogates. */
export function requireObject(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('bad_json')
  requireSound(body, 1)
  return body as Record<string, unknown>
}

/** Refuses text that can't be stored and nesting beyond 32 levels, anywhere in a value at this depth. */
export function requireSound(value: unknown, depth: number): void {
  if (typeof value === 'string') requireStorable(value)
  else if (typeof value === 'object' && value !== null) {
    if (depth > deepest) throw new Refusal('too_deep')
    for (const [key, item] of Object.entries(value)) {
      requireStorable(key)
      requireSound(item, depth + 1)
    }
  }
}

/** PostgreSQL's text can't hold NUL, and a lone surrogate would silently become another character. */
function requireStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Refusal('malformed_text')
}
