import type { LimitClass } from '@commons/contract/call.ts'
import { takingTurns } from '../concurrency-limit.ts'
import { Refusal } from './refusal.ts'

/**
 * How many calls may be running in a process before another of this class is turned away. The least important
 * go first, so that logging in still works when the feed no longer does.
 */
const mostUnderWay: Record<LimitClass, number> = {
  poll: 150,
  read: 250,
  upload: 300,
  write: 400,
  identity: 600,
}

/**
 * Polls run a few at a time, fewer than there are database connections. The others queue without counting as
 * running, so that a member's feed gets past a thousand members who report their video progress at once.
 */
const polls = { atOnce: 8, longestQueue: 500, longestMs: 5_000 }

/** Counts running calls; turns away at once those that would wait longer than their caller does. */
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
