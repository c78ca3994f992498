/**
 * Confirms again that the caller is the member: by a passkey, by a code if two-factor is on, otherwise by the
 * password.
 */
import type { Db, Tx } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Client, Member } from '../../platform/session/sessions.ts'
import { requirePassword } from './accounts.confirm.ts'
import { type Account, getAccount } from './accounts.queries.ts'
import { checkCode, type CodeGuess, takeCodeGuess } from './accounts.second-step.ts'
import { finishChecking } from './security/security.passkeys.ts'

/** Context in which a step-up begins, before the transaction. */
export interface BeginningStepUp {
  readonly db: Db
  readonly member: Member
  readonly client: Client
  readonly platform: Platform
  refuseFields(fields: Record<string, string>): never
}

export interface ShownIdentity {
  readonly password?: string | undefined
  readonly code?: string | undefined
  readonly credential?: Readonly<Record<string, unknown>> | undefined
}

export interface StepUp {
  readonly account: Account
  /** Checked in the transaction; code and credential are both absent if the password was enough. */
  readonly code?: { readonly typed: string; readonly guess: CodeGuess }
  readonly credential?: Readonly<Record<string, unknown>>
}

/** Returns the member's account if the password is right; refuses a missing or wrong one. */
export async function requireShownPassword(
  context: BeginningStepUp,
  { password = '' }: ShownIdentity,
): Promise<Account> {
  if (password === '') context.refuseFields({ password: 'password_required' })
  return requirePassword(context, password)
}

/** Takes a guess for the code, which is checked in the transaction; refuses a missing one. */
export async function takeShownCode(
  context: BeginningStepUp,
  account: Account,
  { code }: ShownIdentity,
): Promise<StepUp> {
  if (code === undefined) context.refuseFields({ code: 'code_required' })
  return { account, code: { typed: code, guess: await takeCodeGuess(context) } }
}

/** Checks the password, or takes a guess for the code, before the transaction; refuses if missing or wrong. */
export async function beginStepUp(context: BeginningStepUp, shown: ShownIdentity): Promise<StepUp> {
  const account = await getAccount(context.db, context.member.id)
  // A passkey is both factors at once.
  if (shown.credential !== undefined) return { account, credential: shown.credential }
  if (account.two_factor) return takeShownCode(context, account, shown)
  return { account: await requireShownPassword(context, shown) }
}

/** Context in which a step-up is finished, in the transaction. */
export type FinishingStepUp = Omit<BeginningStepUp, 'db' | 'refuseFields'> & {
  readonly tx: Tx
  afterCommit(work: () => Promise<void>): void
}

/** Uses up the code or the passkey's signature in the transaction; refuses a wrong one. */
export async function finishStepUp(context: FinishingStepUp, { code, credential }: StepUp): Promise<void> {
  const { tx, member, platform } = context
  if (credential)
    await finishChecking(tx, platform.site, credential, { purpose: 'confirm', member: member.id })
  if (code) await checkCode(context, code.typed, code.guess)
}
