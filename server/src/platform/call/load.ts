import type { LimitClass } from '@commons/contract/call.ts'
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

/** Counts the calls under way; turns away at once what would wait longer than its caller does. */
export function openLoad() {
  let underWay = 0

  return async <T>(kind: LimitClass, work: () => Promise<T>): Promise<T> => {
    if (underWay >= mostUnderWay[kind])
      throw new Refusal('overloaded', { retryAfter: 1 + Math.floor(Math.random() * 3) })
    underWay++
    try {
      return await work()
    } finally {
      underWay--
    }
  }
}

export type Load = ReturnType<typeof openLoad>
