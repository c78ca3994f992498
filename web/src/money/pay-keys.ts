/**
 * Idempotency keys of payments whose outcome is unknown, kept in this browser. The same payment, made again
 * in another tab or after a reload, is sent under its first key and so happens once.
 */
import { hashKey } from '@tanstack/react-query'
import { currentSession } from '../api/session.ts'
import { sha256 } from '../sha256.ts'

/** In milliseconds. The server remembers for longer (two days) what was done under a key. */
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
    // A browser may forbid storage; a payment's key is then known to this tab only.
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

// Hashed, so that nobody who looks into the browser later can read a payment's note.
const nameOf = (name: string, input: object): Promise<string> => sha256(hashKey([name, input]))

export interface PayKey {
  readonly key: string
  /** Call when the payment's outcome is known. */
  readonly settle: () => void
}

/** Returns the key for this payment: the one used before, unless that one's outcome is known. */
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
