import { useState } from 'react'
import { useSession } from '../../../api/session.ts'

const day = 86_400_000
const keyOf = (member: number) => `commons.verify-later.${member}`

function hiddenSince(member: number): number {
  try {
    return Number(localStorage.getItem(keyOf(member)) ?? 0)
  } catch {
    // Storage can be blocked; the reminder is then hidden until the page is left.
    return 0
  }
}

/** Returns the unverified address to remind of, if any, and a function that hides the reminder for a day. */
export function useVerifyReminder(): { email: string; hide: () => void } | undefined {
  const session = useSession()
  const [hiddenFor, setHiddenFor] = useState<number>()
  const [openedAt] = useState(() => Date.now())
  if (session?.email_verified !== '0') return undefined
  const { id, email } = session
  if (hiddenFor === id || openedAt - hiddenSince(id) < day) return undefined
  const hide = () => {
    try {
      localStorage.setItem(keyOf(id), String(Date.now()))
    } catch {
      // Storage can be blocked, as above.
    }
    setHiddenFor(id)
  }
  return { email, hide }
}
