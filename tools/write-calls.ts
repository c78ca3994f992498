/**
 * Writes `web/src/api/calls.generated.ts`: what the browser must know of each call to send it and to
 * tell which reads a write makes stale. The contract itself stays out of the first load, with zod.
 */
import { writeFileSync } from 'node:fs'
import { allCalls } from '@commons/contract/all.ts'

const rows = allCalls
  .map(({ call }) => {
    const row = {
      method: call.method,
      effect: call.effect,
      multipart: Object.keys(call.files).length > 0,
      topics: call.topics,
    }
    return `  ${call.name}: ${JSON.stringify(row)},`
  })
  .join('\n')

const text = `// Written by tools/write-calls.ts from the contract; do not edit.
import type { CallName } from '@commons/contract/all.ts'

export interface CallRow {
  readonly method: 'POST' | 'GET'
  readonly effect: 'read' | 'write'
  readonly multipart: boolean
  readonly topics: readonly string[]
}

export const calls: Readonly<Record<CallName, CallRow>> = {
${rows}
}
`

writeFileSync(new URL('../web/src/api/calls.generated.ts', import.meta.url), text)
