/**
 * A write fails where its row names what somebody has just removed for good, or is what somebody has just
 * added. Tried again, it looks anew and finds that, as if it had come a moment later: so no statement has
 * to lock all that its rows will name.
 */
import type { Member, Sessions } from '../session/sessions.ts'
import { Refusal } from './refusal.ts'

const foreignKeyFailed = '23503'
const uniqueFailed = '23505'
/** It was chosen to end a deadlock, or waited for a lock for too long: the others have gone on since. */
const gaveWay = ['40P01', '55P03']

/** True where trying again may help; refuses where it is the member who asks that is gone. */
export async function mayTryAgain(
  error: unknown,
  member: Member | undefined,
  sessions: Pick<Sessions, 'listOpen' | 'forget'>,
): Promise<boolean> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === foreignKeyFailed && member && !(await sessions.listOpen([member.sessionId])).size) {
    sessions.forget(member.sessionId)
    throw new Refusal('session_unknown')
  }
  return code === foreignKeyFailed || code === uniqueFailed || gaveWay.includes(String(code))
}
