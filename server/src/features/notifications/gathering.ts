/** Turns news into notifications, soon after its commit and in any process. */
import { setTimeout } from 'node:timers/promises'
import type { Platform } from '../../platform/platform.ts'
import { takingTurns } from '../../platform/concurrency-limit.ts'
import { orderPushes } from './push/push.ts'
import { gatherSome, mostAtOnce } from './gathering.queries.ts'
import { senderOf } from './webhooks/webhooks.sending.ts'

/** News that arrives within this time is gathered together. */
const pauseMs = 15
/**
 * In a flood of news, one statement for much of it takes a third of what several for little do. Whoever is told of
 * fifty likes sees no difference.
 */
const floodPauseMs = 100
/** How much news of one pause is a flood. */
const flood = 20

/**
 * Gathers all waiting news, hints to the members it tells something, and returns how much it was. When it returns, news
 * that was already being gathered has been told, too.
 */
export function gatherNews(platform: Platform): Promise<number> {
  const inTurn = turns.get(platform) ?? takingTurns({ atOnce: 1, longestQueue: Infinity })
  turns.set(platform, inTurn)
  return inTurn(() => gather(platform))
}

/**
 * A process gathers once at a time: a second run would find the rows taken, and return before they are told.
 */
const turns = new WeakMap<Platform, ReturnType<typeof takingTurns>>()

async function gather(platform: Platform): Promise<number> {
  const { database, bus, notificationKinds } = platform
  for (let all = 0; ;) {
    const { taken, told, hooked } = await gatherSome(database.db, notificationKinds)
    if (hooked > 0) senderOf(platform).wake()
    const members = [...new Set(told.map(({ member_id }) => member_id))]
    bus.hint(members.map((id) => ({ topic: `notifications:${id}` as const, to: [id] })))
    await orderPushes(
      platform,
      told.filter(({ is_pushed }) => is_pushed),
    )
    all += taken
    if (taken < mostAtOnce) return all
  }
}

interface Waiting {
  /** More has happened since gathering began. */
  again: boolean
}
const gathering = new WeakMap<Platform, Waiting>()

/** Gathers news in a moment. Calls in between are served by the same run; the job makes up for a failure. */
export async function gatherSoon(platform: Platform): Promise<void> {
  const running = gathering.get(platform)
  if (running) {
    running.again = true
    return
  }
  const waiting = { again: false }
  gathering.set(platform, waiting)
  try {
    let taken = 0
    do {
      await setTimeout(taken < flood ? pauseMs : floodPauseMs)
      waiting.again = false
      taken = await gatherNews(platform)
    } while (waiting.again)
  } finally {
    gathering.delete(platform)
  }
}
