import { currentSession, watchMember } from '../../../api/session.ts'
import { store } from '../../../ui/store.ts'

// Enough: those that close next are offered first, so earlier ones won't be offered again.
const most = 50
const none: readonly number[] = []
const keyOf = () => `commons.polls.${currentSession()?.id ?? 0}`

function stored(): readonly number[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf()) ?? '[]') as number[]
  } catch {
    // A browser may forbid storage: then they are forgotten with the page.
    return dismissed.get()
  }
}

const dismissed = store(none)
dismissed.set(stored())
watchMember(() => dismissed.set(stored()))

/** Surveys that the member does not want to be offered again, in this browser. */
export const dismissedPolls = {
  get: dismissed.get,
  subscribe: dismissed.subscribe,
  add(id: number) {
    const all = [id, ...stored().filter((each) => each !== id)].slice(0, most)
    dismissed.set(all)
    try {
      localStorage.setItem(keyOf(), JSON.stringify(all))
    } catch {
      // See above.
    }
  },
}
