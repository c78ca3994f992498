import type { LimitClass } from '@commons/contract/call.ts'
import { takingTurns } from '../turns.ts'
import { Refusal } from './refusal.ts'

/**
 * How many calls may be under way in a process before one of this class is turned away: what matters
 * least goes first, so that logging in still works when the feed no longer does.
 */
const mostUnderWay: Record<LimitClass, number> = {
  poll: 150,
  read: 250,
  upload: 300,
  write: 400,
  identity: 600,
}

/**
 * How many polls run at a time: fewer than there are connections to the database. The others stand in line and don't
 * count as under way. A member's feed thus passes a thousand members who say at once how far they have watched.
 */
const polls = { atOnce: 8, longestQueue: 500, longestMs: 5_000 }

/** Counts the calls under way; turns away at once what would wait longer than its caller does. */
export function openLoad() {
  let underWay = 0
  const inTurn = takingTurns(polls)

  const counted = async <T>(kind: LimitClass, work: () => Promise<T>): Promise<T> => {
    if (underWay >= mostUnderWay[kind])
      throw new Refusal('overloaded', { retryAfter: 1 + Math.floor(Math.random() * 3) })
    underWay++
    try {
      return await work()
    } finally {
      underWay--
    }
  }

  return <T>(kind: LimitClass, work: () => Promise<T>): Promise<T> =>
    kind === 'poll' ? inTurn(() => counted(kind, work)) : counted(kind, work)
}

export type Load = ReturnType<typeof openLoad>
