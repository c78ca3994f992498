import type { CallName } from '@commons/contract/all.ts'
import { networkError } from './call-error.ts'
import type { CallRow } from './call-row.ts'
import { firstCalls } from './calls.generated.ts'

const rows = new Map<string, CallRow>(Object.entries(firstCalls))

export function addCalls(more: Readonly<Partial<Record<CallName, CallRow>>>): void {
  for (const [name, row] of Object.entries(more)) rows.set(name, row)
}

/** Returns a call's row if it is loaded; a call that was never made may not have one yet. */
export const knownRow = (name: string): CallRow | undefined => rows.get(name)

let opening: Promise<void> | undefined

/** Loads the rows of the calls that no first page makes. */
export function openCalls(): Promise<void> {
  opening ??= import('./later-calls.generated.ts').then(
    ({ laterCalls }) => addCalls(laterCalls),
    (error: unknown) => {
      opening = undefined
      throw error
    },
  )
  return opening
}

const openMemberCalls = () =>
  import('./member-calls.generated.ts').then(({ memberCalls }) => addCalls(memberCalls))

/** Returns any call's row. Failing to load it is a network failure like any other. */
export async function rowOf(name: CallName): Promise<CallRow> {
  // Those of members come with their pages, and last where a page of visitors makes one.
  for (const open of [undefined, openCalls, openMemberCalls]) {
    await open?.().catch(() => {
      throw networkError()
    })
    const row = rows.get(name)
    if (row) return row
  }
  throw new Error(`Nothing is known of the call ${name}`)
}
