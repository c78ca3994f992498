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

interface Asked {
  readonly db: Db
  readonly member: Member
  readonly client: Client
  readonly platform: Platform
  refuseFields(fields: Record<string, string>): never
}

interface Shown {
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

/** Checks the password, or takes a guess for the code, before the transaction; refuses if missing or wrong. */
export async function beginStepUp(context: Asked, { password, code, credential }: Shown): Promise<StepUp> {
  const account = await getAccount(context.db, context.member.id)
  // A passkey is both factors at once.
  if (credential !== undefined) return { account, credential }
  if (account.two_factor) {
    if (code === undefined) context.refuseFields({ code: 'code_required' })
    return { account, code: { typed: code, guess: await takeCodeGuess(context) } }
  }
  if (password === undefined || password === '') context.refuseFields({ password: 'password_required' })
  await requirePassword(context, password)
  return { account }
}

type Finishing = Omit<Asked, 'db' | 'refuseFields'> & {
  readonly tx: Tx
  afterCommit(work: () => Promise<void>): void
}

/** Uses up the code or the passkey's signature in the transaction; refuses a wrong one. */
export async function finishStepUp(context: Finishing, { code, credential }: StepUp): Promise<void> {
  const { tx, member, platform } = context
  if (credential)
    await finishChecking(tx, platform.site, credential, { purpose: 'confirm', member: member.id })
  if (code) await checkCode(context, code.typed, code.guess)
}
