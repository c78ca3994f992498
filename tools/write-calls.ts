/**
 * Writes `web/src/api/calls.generated.ts`: what the browser must know of each call to send it and to
 * tell which reads a write makes stale. The contract itself stays out of the first load, with zod.
 */
import { writeFileSync } from 'node:fs'
import { allCalls } from '@commons/contract/all.ts'

const rows = allCalls
  .map(({ key, call }) => {
    // What most calls have alike is left out: the table is in the first load.
    const row = {
      ...(call.isRoot ? { name: '' } : key !== call.name && { name: call.name }),
      ...(call.method === 'GET' && { method: call.method }),
      effect: call.effect,
      ...(call.takesKey && { takesKey: true }),
      ...(call.offline !== undefined && { offline: call.offline }),
      topics: call.topics,
    }
    return `  ${key}: ${JSON.stringify(row)},`
  })
  .join('\n')

const text = `// Written by tools/write-calls.ts from the contract; do not edit.
import type { CallName } from '@commons/contract/all.ts'

export interface CallRow {
  /** Its name in the URL, where another call shares that. */
  readonly name?: string
  /** POST where nothing is said. */
  readonly method?: 'GET'
  readonly effect: 'read' | 'write'
  /** It happens once under one \`idempotency_key\`. */
  readonly takesKey?: true
  /** How many of its latest answers are kept for when there is no network. */
  readonly offline?: number
  readonly topics: readonly string[]
}

export const calls: Readonly<Record<CallName, CallRow>> = {
${rows}
}
`

writeFileSync(new URL('../web/src/api/calls.generated.ts', import.meta.url), text)
