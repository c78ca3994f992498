/**
 * The keys of payments of which nobody knows whether they were made, kept for this browser: asked for again unchanged,
 * in another tab or after a reload, a payment goes out under the key that it had, and is made once.
 */
import { hashKey } from '@tanstack/react-query'
import { currentSession } from '../api/session.ts'

/** As long as the server remembers what was done under a key. */
const lasts = 86_400_000

interface Kept {
  readonly key: string
  readonly at: number
}

const placeOf = () => `commons.payments.${currentSession()?.id ?? 0}`

function readKept(): Record<string, Kept> {
  try {
    const all = JSON.parse(localStorage.getItem(placeOf()) ?? '{}') as Record<string, Kept>
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < lasts))
  } catch {
    // A browser may forbid storage; a payment then has its key in this tab alone.
    return {}
  }
}

function keep(all: Record<string, Kept>): void {
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(placeOf())
    else localStorage.setItem(placeOf(), JSON.stringify(all))
  } catch {
    // See above.
  }
}

// What was written beside it is nobody's business who looks into the browser later.
async function nameOf(name: string, input: object): Promise<string> {
  const bytes = new TextEncoder().encode(hashKey([name, input]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface PayKey {
  readonly key: string
  /** It is known what became of the payment. */
  readonly settle: () => void
}

/** The key under which this payment is asked for: the one before, unless it is known what became of that. */
export async function payKey(name: string, input: object): Promise<PayKey> {
  const own = await nameOf(name, input)
  const all = readKept()
  const key = all[own]?.key ?? crypto.randomUUID()
  keep({ ...all, [own]: { key, at: Date.now() } })
  return {
    key,
    settle() {
      const { [own]: _, ...others } = readKept()
      keep(others)
    },
  }
}
