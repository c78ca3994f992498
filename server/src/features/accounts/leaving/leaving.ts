/** Going away and coming back: what both ways of leaving share, and what a login does about them. */
import type { LeavingInput } from '@commons/contract/accounts-leaving.ts'
import type { z } from 'zod'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Client, Member } from '../../../platform/session/sessions.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { requirePassword } from '../accounts.confirm.ts'
import { type Account, endSessions } from '../accounts.queries.ts'
import { checkCode, type CodeGuess, takeCodeGuess } from '../accounts.second-step.ts'
import { endAway, listTopicsOf, lockLeaving, setAway } from './leaving.queries.ts'

type Input = z.output<typeof LeavingInput>

interface Asked {
  readonly db: Db
  readonly member: Member
  readonly client: Client
  readonly platform: Platform
  refuseFields(fields: Record<string, string>): never
}

export interface Confirmed {
  readonly account: Account
  /** Undefined where two-factor is off. */
  readonly guess: CodeGuess | undefined
}

/** The account of a member who has shown that it is theirs: by the password, and a code where two-factor is on. */
export async function confirmLeaving(context: Asked, { password, code }: Input): Promise<Confirmed> {
  const account = await requirePassword(context, password)
  if (!account.two_factor) return { account, guess: undefined }
  if (code === undefined) context.refuseFields({ code: 'code_required' })
  return { account, guess: await takeCodeGuess(context) }
}

type Leaving = Pick<WriteContext, 'tx' | 'afterCommit' | 'tellEnded' | 'hint' | 'recheck'> & {
  readonly member: Member
  readonly client: Client
  readonly platform: Platform
}

/** Hides the member from everybody and ends their sessions; answers when they are to be deleted, if they are. */
export async function goAway(
  context: Leaving,
  { guess }: Confirmed,
  { code = '', days }: { code?: string | undefined; days: number | null },
): Promise<Date | null> {
  const { tx, member, tellEnded } = context
  await lockLeaving(tx, member.id)
  if (guess) await checkCode(context, code, guess)
  const deleteAt = await setAway(tx, member.id, days)
  await tellEnded(await endSessions(tx, member.id, 'logged_out'))
  await tellOf(context, member.id)
  return deleteAt
}

type Returning = Pick<WriteContext, 'hint' | 'recheck'> & {
  readonly tx: Tx
  say(message: MessageId): void
}

/** Brings a member back who logs in, with everything as it was, and says so; answers whether they were away. */
export async function comeBack(context: Returning, member: number): Promise<boolean> {
  const was = await endAway(context.tx, member)
  if (!was) return false
  await tellOf(context, member)
  context.say(was.delete_at ? 'done.deletion_cancelled' : 'done.welcome_back')
  return true
}

/** Open pages look again at what they show of a member. */
async function tellOf(
  { tx, hint, recheck }: Pick<WriteContext, 'tx' | 'hint' | 'recheck'>,
  member: number,
): Promise<void> {
  const topics = await listTopicsOf(tx, member)
  await recheck({ topics })
  hint('feed')
  for (const topic of topics) hint(topic)
}
