/** Whether the member has put off agreeing to new terms, in this tab and until it closes. */
import { store } from '../../../ui/store.ts'

const key = 'commons.consent-put-off'

function stored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // No storage: they are asked again after a reload.
    return null
  }
}

/** By when they have to agree to what they put off; another date is about other terms. */
export const putOff = store(stored())

export function putOffUntil(dueAt: string): void {
  putOff.set(dueAt)
  try {
    sessionStorage.setItem(key, dueAt)
  } catch {
    // Kept in memory alone.
  }
}
