/** Turns what has happened into notifications, soon after its commit and in whichever process. */
import { setTimeout } from 'node:timers/promises'
import type { Platform } from '../../platform/platform.ts'
import { takingTurns } from '../../platform/turns.ts'
import { orderPushes } from './push/push.ts'
import { gatherSome, mostAtOnce } from './gathering.queries.ts'

/** What comes within so long is gathered together: a flood of likes is then a statement, not one each. */
const pauseMs = 15

/** Gathers all that waits, and hints to whom it tells something. Behind it, what was being gathered meanwhile is told, too. */
export function gatherNews(platform: Platform): Promise<void> {
  const inTurn = turns.get(platform) ?? takingTurns({ atOnce: 1, longestQueue: Infinity })
  turns.set(platform, inTurn)
  return inTurn(() => gather(platform))
}

/** A process gathers once at a time: a second would find the rows taken, and be done before they are told. */
const turns = new WeakMap<Platform, ReturnType<typeof takingTurns>>()

async function gather(platform: Platform): Promise<void> {
  const { database, bus, notificationKinds } = platform
  for (;;) {
    const { taken, told } = await gatherSome(database.db, notificationKinds)
    const members = [...new Set(told.map(({ member_id }) => member_id))]
    bus.hint(members.map((id) => ({ topic: `notifications:${id}` as const, to: [id] })))
    await orderPushes(
      platform,
      told.filter(({ is_pushed }) => is_pushed),
    )
    if (taken < mostAtOnce) return
  }
}

interface Waiting {
  /** More has happened since it began to gather. */
  again: boolean
}
const gathering = new WeakMap<Platform, Waiting>()

/** Gathers in a moment. Whoever asks meanwhile is served with it; a failure is made up for by the job. */
export async function gatherSoon(platform: Platform): Promise<void> {
  const running = gathering.get(platform)
  if (running) {
    running.again = true
    return
  }
  const waiting = { again: false }
  gathering.set(platform, waiting)
  try {
    do {
      await setTimeout(pauseMs)
      waiting.again = false
      await gatherNews(platform)
    } while (waiting.again)
  } finally {
    gathering.delete(platform)
  }
}
