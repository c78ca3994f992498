import { isEqual } from '@commons/contract/shared/text/equal-key.ts'
import { currentSession, watchMember } from '../api/session.ts'
import { store, useStore } from '../ui/store.ts'

/**
 * A member's recent searches in this browser. They are deleted with the session, like everything the member
 * has read.
 */
interface Kept {
  readonly member: number
  readonly texts: readonly string[]
}

const key = 'commons.searches'
const most = 6
const none: readonly string[] = []

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { member, texts } = value as Partial<Record<keyof Kept, unknown>>
  return typeof member === 'number' && Array.isArray(texts) && texts.every((text) => typeof text === 'string')
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(kept) && kept.member === currentSession()?.id ? kept.texts : none
  } catch {
    // A browser may forbid storage: searches are then kept only as long as the page.
    return recent.get()
  }
}

const recent = store<readonly string[]>(none)

function keep(texts: readonly string[]): void {
  recent.set(texts)
  const member = currentSession()?.id
  try {
    if (texts.length === 0 || member === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ member, texts } satisfies Kept))
  } catch {
    // See above.
  }
}

watchMember(() => keep(none))
// Another tab has searched or logged out.
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) recent.set(stored())
})
recent.set(stored())

/** The member's recent searches, latest first. */
export const recentSearches = {
  add(text: string) {
    const others = stored().filter((each) => !isEqual(each, text))
    keep([text, ...others].slice(0, most))
  },
  remove: (text: string) => keep(stored().filter((each) => each !== text)),
  clear: () => keep(none),
}

export const useRecentSearches = (): readonly string[] => useStore(recent)
