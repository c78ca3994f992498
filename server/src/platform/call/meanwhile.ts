/**
 * A write fails where its row names what somebody has just removed for good, or is what somebody has just
 * added. Tried again, it looks anew and finds that, as if it had come a moment later: so no statement has
 * to lock all that its rows will name.
 */
import { type Member, noSession, type Sessions } from '../session/sessions.ts'
import { isDatabaseAway } from '../db/away.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from './refusal.ts'

/** Thrown by a write that has done nothing and does not see why: somebody else was in between. */
export class SomebodyWasFaster extends Error {
  override name = 'SomebodyWasFaster'
}

const foreignKeyFailed = '23503'
const uniqueFailed = '23505'
/** It was chosen to end a deadlock, or waited for a lock for too long: the others have gone on since. */
const gaveWay = ['40P01', '55P03']

/**
 * Refuses what failed because the member who asks has left in between: their own rows are gone, or hidden from
 * everybody, and no call has to reckon with that.
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
  throw new Refusal('session_unknown')
}

const isOpen = async ({ sessionId }: Member, sessions: Pick<Sessions, 'listOpen'>) =>
  (await sessions.listOpen([sessionId])).size > 0

/** True where trying again may help; refuses where it is the member who asks that is gone. */
export async function mayTryAgain(
  error: unknown,
  member: Member | undefined,
  sessions: Pick<Sessions, 'listOpen' | 'forget'>,
): Promise<boolean> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === foreignKeyFailed && member && !(await isOpen(member, sessions))) {
    sessions.forget(member.sessionId)
    throw new Refusal('session_unknown')
  }
  if (error instanceof SomebodyWasFaster) return true
  return code === foreignKeyFailed || code === uniqueFailed || gaveWay.includes(String(code))
}
