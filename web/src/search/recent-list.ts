import { isEqual } from '@commons/contract/shared/text/equal-key.ts'
import { currentSession, watchMember } from '../api/session.ts'
import { store } from '../ui/store.ts'

/**
 * What a member used recently in this browser, by text. It is deleted with the session, like everything the
 * member has read.
 */
interface Kept {
  readonly member: number
  readonly texts: readonly string[]
}

const none: readonly string[] = []

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { member, texts } = value as Partial<Record<keyof Kept, unknown>>
  return typeof member === 'number' && Array.isArray(texts) && texts.every((text) => typeof text === 'string')
}

/** Keeps the latest texts under this key of the browser's storage, latest first. */
export function recentList(key: string, most: number) {
  const recent = store<readonly string[]>(none)

  function stored(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return isKept(kept) && kept.member === currentSession()?.id ? kept.texts : none
    } catch {
      // A browser may forbid storage: the list then lives only as long as the page.
      return recent.get()
    }
  }

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
  // Another tab has added to it or logged out.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) recent.set(stored())
  })
  recent.set(stored())

  return {
    ...recent,
    add(text: string) {
      const others = stored().filter((each) => !isEqual(each, text))
      keep([text, ...others].slice(0, most))
    },
    remove: (text: string) => keep(stored().filter((each) => each !== text)),
    clear: () => keep(none),
  }
}
