/**
 * Retries after concurrent changes. A write fails if a row it refers to has just been deleted, or if its own
 * row has just been added. A retry looks again and sees that, as if it had come a moment later. So no
 * statement has to lock all rows it refers to.
 */
import { type Member, noSession, type Sessions } from '../session/sessions.ts'
import { isDatabaseAway } from '../db/transient-errors.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from './refusal.ts'

/**
 * Thrown by a write that wrote nothing for no reason it can see: another write came first. It may be retried.
 */
export class SomebodyWasFaster extends Error {
  override name = 'SomebodyWasFaster'
}

const foreignKeyFailed = '23503'
const uniqueFailed = '23505'
/** Ended by a deadlock or a lock timeout: the other transactions have gone on since. */
const gaveWay = ['40P01', '55P03']
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** True where another transaction went first, so that the same work may succeed now. */
export const hasGivenWay = (error: unknown): boolean => gaveWay.includes(String(codeOf(error)))

/**
 * Refuses with `session_unknown` if a call failed because its member left while it ran: their rows are gone
 * or hidden from everybody, and no call has to handle that.
 */
export async function refuseWhoLeft(
  error: unknown,
  member: Member | undefined,
  { sessions, log }: Pick<Platform, 'sessions' | 'log'>,
): Promise<void> {
  if (
    !member ||
    member.sessionId === noSession ||
    !(error instanceof Error) ||
    error instanceof Refusal ||
    isDatabaseAway(error)
  )
    return
  if (await isOpen(member, sessions)) return
  log.info({ err: error }, 'A call failed as its member left')
  sessions.forget(member.sessionId)
  throw sessionGone(member)
}

const sessionGone = ({ token }: Member) => new Refusal(token ? 'token_refused' : 'session_unknown')

const isOpen = async ({ sessionId }: Member, sessions: Pick<Sessions, 'listOpen'>) =>
  (await sessions.listOpen([sessionId])).size > 0

/** Returns whether a retry may help; refuses if the caller's own account is gone. */
export async function mayTryAgain(
  error: unknown,
  member: Member | undefined,
  sessions: Pick<Sessions, 'listOpen' | 'forget'>,
): Promise<boolean> {
  const code = codeOf(error)
  if (code === foreignKeyFailed && member && !(await isOpen(member, sessions))) {
    sessions.forget(member.sessionId)
    throw sessionGone(member)
  }
  if (error instanceof SomebodyWasFaster) return true
  return code === foreignKeyFailed || code === uniqueFailed || hasGivenWay(error)
}
