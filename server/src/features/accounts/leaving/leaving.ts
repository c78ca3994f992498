/** Going away, as both ways of leaving share it, and coming back by logging in. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Client, Member } from '../../../platform/session/sessions.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { endSessions, getAccount } from '../accounts.queries.ts'
import {
  type BeginningStepUp,
  finishStepUp,
  requireShownPassword,
  type ShownIdentity,
  type StepUp,
  takeShownCode,
} from '../accounts.step-up.ts'
import { endAway, listTopicsOf, lockLeaving, setAway } from './leaving.queries.ts'

/** Confirms the member's identity: by a passkey, or by the password and, if two-factor is on, also a code. */
export async function confirmLeaving(context: BeginningStepUp, shown: ShownIdentity): Promise<StepUp> {
  const { credential } = shown
  if (credential !== undefined)
    return { account: await getAccount(context.db, context.member.id), credential }
  const account = await requireShownPassword(context, shown)
  return account.two_factor ? takeShownCode(context, account, shown) : { account }
}

type Hiding = Pick<WriteContext, 'tx' | 'tellEnded' | 'hint' | 'recheck'>
type Leaving = Hiding &
  Pick<WriteContext, 'afterCommit'> & {
    readonly member: Member
    readonly client: Client
    readonly platform: Platform
  }

/** Hides the member from everybody and ends their sessions; returns when they will be deleted, or null. */
export async function goAway(context: Leaving, stepUp: StepUp, days: number | null): Promise<Date | null> {
  const { tx, member } = context
  await lockLeaving(tx, member.id)
  await finishStepUp(context, stepUp)
  return hide(context, member.id, days)
}

async function hide(context: Hiding, member: number, days: number | null): Promise<Date | null> {
  const { tx, tellEnded } = context
  const deleteAt = await setAway(tx, member, days)
  await tellEnded(await endSessions(tx, member, 'logged_out'))
  await tellOfMember(context, member)
  return deleteAt
}

/** The same for a member who asked for it otherwise; returns when they will be deleted. */
export async function sendAway(context: Hiding, member: number, days: number): Promise<Date> {
  await lockLeaving(context.tx, member)
  const deleteAt = await hide(context, member, days)
  if (!deleteAt) throw new Error('A deletion has its day')
  return deleteAt
}

type Returning = Pick<WriteContext, 'hint' | 'recheck'> & {
  readonly tx: Tx
  say(message: MessageId): void
}

/**
 * Brings a member back at login, with everything as it was, and says so; returns whether they were away and are back.
 */
export async function comeBack(context: Returning, member: number): Promise<boolean> {
  const was = await endAway(context.tx, member)
  if (!was) return false
  if (was.delete_at) context.say('done.deletion_cancelled')
  if (was.is_suspended) return false
  await tellOfMember(context, member)
  if (!was.delete_at) context.say('done.welcome_back')
  return true
}

/** Makes open pages read again what they show of a member who goes away or comes back. */
export async function tellOfMember(
  { tx, hint, recheck }: Pick<WriteContext, 'tx' | 'hint' | 'recheck'>,
  member: number,
): Promise<void> {
  const topics = await listTopicsOf(tx, member)
  await recheck({ topics })
  hint('feed')
  for (const topic of topics) hint(topic)
}
