import type { CallName } from '@commons/contract/all.ts'
import { networkError } from './call-error.ts'
import type { CallRow } from './call-row.ts'
import { firstCalls } from './calls.generated.ts'

const rows = new Map<string, CallRow>(Object.entries(firstCalls))

/** Returns a call's row if it is loaded; a call that was never made may not have one yet. */
export const knownRow = (name: string): CallRow | undefined => rows.get(name)

let opening: Promise<void> | undefined

async function open(): Promise<void> {
  const { laterCalls } = await import('./later-calls.generated.ts')
  for (const [name, row] of Object.entries(laterCalls)) rows.set(name, row)
}

/** Loads the rows of the calls that no first page makes. */
export function openCalls(): Promise<void> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Returns any call's row. Failing to load it is a network failure like any other. */
export async function rowOf(name: CallName): Promise<CallRow> {
  const known = rows.get(name)
  if (known) return known
  await openCalls().catch(() => {
    throw networkError()
  })
  const row = rows.get(name)
  if (!row) throw new Error(`Nothing is known of the call ${name}`)
  return row
}
