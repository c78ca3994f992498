import type { CallName } from '@commons/contract/all.ts'
import { networkError } from './call-error.ts'
import { firstCalls } from './calls.generated.ts'

/** What the browser must know of a call. */
export interface CallRow {
  /** Its name in the URL, where another call shares that. */
  readonly name?: string
  /** POST where nothing is said. */
  readonly method?: 'GET'
  readonly effect: 'read' | 'write'
  /** It happens once under one `idempotency_key`. */
  readonly takesKey?: true
  /** How many of its latest answers are kept for when there is no network. */
  readonly offline?: number
  readonly topics: readonly string[]
}

const rows = new Map<string, CallRow>(Object.entries(firstCalls))

/** The row of a call that is known by now: of what was never asked for, it need not be. */
export const knownRow = (name: string): CallRow | undefined => rows.get(name)

let opening: Promise<void> | undefined

async function open(): Promise<void> {
  const { laterCalls } = await import('./later-calls.generated.ts')
  for (const [name, row] of Object.entries(laterCalls)) rows.set(name, row)
}

/** Fetches what there is to know of the calls that no first page makes. */
export function openCalls(): Promise<void> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** The row of any call. That it does not arrive is a failure of the network like any other. */
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
