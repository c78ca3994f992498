/** Answers to those who ask to be let in. */
import type { WriteContext } from '../../../platform/write.ts'
import type { Platform } from '../../../platform/platform.ts'
import { setEmailVerified } from '../accounts.queries.ts'
import { join } from './joining.ts'
import { orderApproval, orderRejection } from './signups.mail.ts'
import { type LockedSignup, lockSignups, removeSignups, setAnswered } from './signups.queries.ts'

interface Answering extends Pick<WriteContext, 'tx' | 'emit'> {
  readonly member: { readonly id: number }
  readonly platform: Pick<Platform, 'mail'>
}

/** Lets somebody in; false if their address has an account by now. */
export async function approve(
  { tx, emit, member: { id: by }, platform }: Answering,
  signup: LockedSignup,
  message: string,
): Promise<boolean> {
  const { email, language } = signup
  const joined = await join(tx, {
    email,
    language,
    fullName: signup.full_name,
    passwordHash: signup.password_hash,
    referredWith: signup.referred_with,
    agreedVersion: signup.agreed_version,
    invitation:
      signup.inviter_id === null ? undefined : { id: signup.invitation_id, inviter: signup.inviter_id },
  })
  if (!joined) return false
  await setEmailVerified(tx, joined.id, email)
  await setAnswered(tx, signup.id, { state: 'approved', by, message, member: joined.id })
  await orderApproval(platform.mail, tx, { id: joined.id, email, language }, message)
  emit('member.registered', { member: joined.id })
  emit('member.verified', { member: joined.id })
  return true
}

export async function reject(
  { tx, member: { id: by }, platform }: Answering,
  { id, email, language }: LockedSignup,
  message: string,
): Promise<void> {
  await setAnswered(tx, id, { state: 'rejected', by, message })
  await orderRejection(platform.mail, tx, { email, language }, message)
}

/** Rejects all of these that wait, and forgets those who haven't confirmed their address; returns the former. */
export async function rejectAll(context: Answering, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const locked = await lockSignups(context.tx, ids)
  const waiting = locked.filter(({ state }) => state === 'waiting')
  for (const signup of waiting) await reject(context, signup, '')
  await removeSignups(
    context.tx,
    locked.filter((signup) => !waiting.includes(signup)).map(({ id }) => id),
  )
  return waiting.map(({ id }) => id)
}
