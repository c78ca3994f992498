/**
 * Each tab keeps its own drafts, under an id that it holds as a lock for as long as it lives. So a tab finds
 * its drafts again after a reload, and the next tab takes over the drafts of a closed one.
 */

const idKey = 'commons.tab'
// The tab's previous page may still be ending; a duplicated tab never gives its id up.
const patience = 300

const lockOf = (tab: string) => `commons.drafts.${tab}`

// Locks exist only over https or on localhost.
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined

function remembered(): string | null {
  try {
    return sessionStorage.getItem(idKey)
  } catch {
    // A browser may forbid storage: then there are no drafts either.
    return null
  }
}

function remember(tab: string): void {
  try {
    sessionStorage.setItem(idKey, tab)
  } catch {
    // See above.
  }
}

/** Holds the tab's lock until the page ends; false where another page has it. */
function hold(tab: string): Promise<boolean> {
  const manager = locks()
  if (!manager) return Promise.resolve(true)
  return new Promise((resolve) => {
    manager
      .request(lockOf(tab), { signal: AbortSignal.timeout(patience) }, () => {
        resolve(true)
        return new Promise(() => {})
      })
      .catch(() => resolve(false))
  })
}

async function claim(): Promise<string> {
  const before = remembered()
  if (before !== null && (await hold(before))) return before
  const fresh = crypto.randomUUID()
  remember(fresh)
  await hold(fresh)
  return fresh
}

let claimed: Promise<string> | undefined

/** Returns the id that this tab's drafts are kept under. */
export function thisTab(): Promise<string> {
  return (claimed ??= claim())
}

/** Works on what another tab has left behind, unless that tab is still open. */
export async function ifGone(tab: string, work: () => Promise<void>): Promise<void> {
  const manager = locks()
  if (!manager) return work()
  await manager.request(lockOf(tab), { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
