import type { CallName } from './call.ts'
import { knownRow } from './call-rows.ts'

function at(path: string, root: unknown): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      root,
    )
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/**
 * Returns the topics that a read shows or a write changes, e.g. `post:5`: the contract's templates, filled
 * from the input, else from the answer. Leaves out templates that cannot be filled yet, and calls whose row
 * is not loaded.
 */
export function topicsOf(name: CallName, input: unknown, answer: unknown, me: number | undefined): string[] {
  return (knownRow(name)?.topics ?? []).flatMap((template) => {
    let whole = true
    const topic = template.replace(/\{([^}]+)\}/g, (_, path: string) => {
      const own = path === 'me' ? me : at(path, input)
      const value = own ?? at(path, answer)
      if (!isId(value)) whole = false
      return String(value)
    })
    return whole ? [topic] : []
  })
}
