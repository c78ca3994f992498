import { currentSession, onSessionEnd, watchSession } from '../../api/session.ts'
import { store } from '../../ui/store.ts'
import { changeStored, clearStored, listStored, type Change } from './outbox-store.ts'
import type { Row } from './waiting.ts'

const longestKept = 30 * 24 * 3600 * 1000

/** What this member has asked for and the server may not know, as far as this tab knows. */
const rows = store<ReadonlyMap<string, Row>>(new Map())
let member: number | undefined
// Pages share the outbox; each changes its own copy first, so that a press shows at once.
const tabs = new BroadcastChannel('commons.outbox')

function withChange(before: ReadonlyMap<string, Row>, key: string, change: Change): Map<string, Row> {
  const next = new Map(before)
  const row = change(before.get(key))
  if (row) next.set(key, row)
  else next.delete(key)
  return next
}

// Writes and reads run in turn: a copy that was read must not undo what is about to be stored.
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the work after all earlier work; returns whether it succeeded: a browser may forbid storage, or its
 * disk may be full.
 */
function inTurn(work: () => Promise<void>): Promise<boolean> {
  const done = last.then(work).then(
    () => true,
    () => false,
  )
  last = done
  return done
}

interface Pending {
  readonly key: string
  readonly change: Change
}

// Changes not stored yet. If a browser stores nothing at all, they last as long as the page is open.
const pending = new Set<Pending>()

/**
 * Returns the changes to store together with this one: all earlier ones of its key that could not be stored,
 * e.g. because the disk was full. If they stayed pending, each read would apply them again, even after the
 * row was discarded.
 */
function withEarlier(one: Pending): readonly Pending[] {
  const ofKey = [...pending].filter(({ key }) => key === one.key)
  // If another member has logged in since, nothing is pending any more, and it is stored alone.
  return ofKey.includes(one) ? ofKey.slice(0, ofKey.indexOf(one) + 1) : [one]
}

async function keep(one: Pending): Promise<void> {
  const together = withEarlier(one)
  await changeStored(one.key, (stored) => together.reduce((row, { change }) => change(row), stored))
  for (const each of together) pending.delete(each)
  tabs.postMessage('changed')
}

const isCurrent = (row: Row) => row.member === member && Date.now() - row.at < longestKept

async function read(): Promise<void> {
  const stored = await listStored()
  let next: ReadonlyMap<string, Row> = new Map(stored.filter(([, row]) => isCurrent(row)))
  for (const { key, change } of pending) next = withChange(next, key, change)
  rows.set(next)
}

/** Removes other members' rows, which nobody else may find after logging in here, and old ones. */
async function sweep(): Promise<void> {
  const others = (await listStored()).filter(([, row]) => !isCurrent(row))
  for (const [key] of others) await changeStored(key, () => undefined)
}

async function wipe(): Promise<void> {
  pending.clear()
  rows.set(new Map())
  await inTurn(clearStored)
  tabs.postMessage('changed')
}

function follow(): void {
  const next = currentSession()?.id
  if (next === member) return
  member = next
  pending.clear()
  rows.set(new Map())
  if (next === undefined) return
  void inTurn(read)
  void inTurn(sweep)
}

/** What waits to be sent as the logged-in member. */
export const outbox = {
  get: rows.get,
  subscribe: rows.subscribe,
  member: () => member,
  /** Changes a row, here at once and then in the browser's storage; false if that fails. */
  change(key: string, change: Change): Promise<boolean> {
    const one = { key, change }
    pending.add(one)
    rows.set((all) => withChange(all, key, change))
    return inTurn(() => keep(one))
  },
  /** Takes over what other tabs have stored. */
  reread: () => inTurn(read),
}

tabs.addEventListener('message', () => void inTurn(read))
watchSession(follow)
// A logout wipes the outbox; after a session ended otherwise, it is found at the next login.
onSessionEnd((reason) => {
  if (reason === 'logged_out') void wipe()
})
follow()
