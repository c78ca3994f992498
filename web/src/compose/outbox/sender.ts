import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { currentSession, watchSession } from '../../api/session.ts'
import { outbox } from './outbox.ts'
import { setUnanswered } from './unanswered.ts'
import { inOrder, isToSend, type Outcome, type Row, type WaitingKinds } from './waiting.ts'

const firstPause = 3000
const longestPause = 60_000
// After "Sending…" has shown for this long, the member is told that it is waiting.
const slow = 8000

// Locks exist only over https or on localhost; without them, the idempotency keys still make each item happen
// once.
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined

function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return locks()?.request('commons.outbox', work) ?? work()
}

async function tellingOf(send: (isAlive: () => void) => Promise<Outcome>): Promise<Outcome> {
  let timer = setTimeout(setUnanswered, slow, true)
  const isAlive = () => {
    clearTimeout(timer)
    setUnanswered(false)
    timer = setTimeout(setUnanswered, slow, true)
  }
  try {
    const outcome = await send(isAlive)
    setUnanswered(outcome === 'later')
    return outcome
  } finally {
    clearTimeout(timer)
  }
}

/** Sends the outbox, one item after another and from one tab, whenever there is a network. */
export function startSender(client: QueryClient, kinds: WaitingKinds): () => void {
  let running = false
  let again = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  // An item of a kind that only a later build knows must not hold up the others.
  const next = () => inOrder(outbox.get()).find(([, row]) => isToSend(row) && row.what.kind in kinds)
  const maySend = () => onlineManager.isOnline() && currentSession()?.id === outbox.member()

  async function send(key: string, { at, what }: Row, isAlive: () => void): Promise<Outcome> {
    const kind = await kinds[what.kind]?.().catch(() => undefined)
    // Its part of the client failed to load.
    if (!kind) return 'later'
    return kind.send(what, {
      client,
      at,
      isAlive,
      change: (to) =>
        outbox.change(key, (row) => {
          const changed = row && to(row.what)
          return changed && { ...row, what: changed }
        }),
    })
  }

  async function sendAll(): Promise<void> {
    // Another tab may have sent some of them.
    await outbox.reread()
    for (let found = next(); found && maySend(); found = next()) {
      const [key, row] = found
      if ((await tellingOf((isAlive) => send(key, row, isAlive))) === 'later') {
        // Half of it is random, so that a restarted server is not stormed by everybody at once.
        const pause = Math.min(longestPause, firstPause * 2 ** failures++)
        timer = setTimeout(wake, pause / 2 + (Math.random() * pause) / 2)
        return
      }
      failures = 0
    }
  }

  async function run(): Promise<void> {
    running = true
    try {
      do {
        again = false
        clearTimeout(timer)
        timer = undefined
        await oneTabAtATime(sendAll)
      } while (again)
    } finally {
      running = false
    }
    // Items may have been added while the last one was under way.
    if (timer === undefined) wake()
  }

  function wake(): void {
    if (running) again = true
    else if (maySend() && next()) void run()
  }

  const stops = [
    outbox.subscribe(() => {
      // While it waits out a pause for the server, new items change nothing.
      if (!running && timer === undefined) wake()
    }),
    onlineManager.subscribe(wake),
    watchSession(wake),
  ]
  wake()
  return () => {
    clearTimeout(timer)
    setUnanswered(false)
    for (const stop of stops) stop()
  }
}
