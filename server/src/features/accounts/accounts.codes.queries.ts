/** All SQL of mailed links and email changes. */
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Language } from '../../platform/language.ts'
import { hashSecret, newSecret } from '../../platform/session/api-key.ts'
import type { Member } from '../../platform/session/sessions.ts'
import { isSuspended } from '../../visibility/members.ts'

export type CodePurpose = 'verify' | 'change_old' | 'change_new' | 'reset' | 'disown' | 'setup'

const minute = 60_000
const day = 1_440 * minute
const life: Readonly<Record<CodePurpose, number>> = {
  verify: 3 * day,
  change_old: day,
  change_new: day,
  reset: 30 * minute,
  disown: 7 * day,
  setup: 7 * day,
}

export interface MailedCode {
  readonly purpose: CodePurpose
  readonly memberId: number
  /** The address the link was mailed to. */
  readonly address: string
  readonly changedAt: Date | undefined
}

interface NewCode {
  readonly purpose: CodePurpose
  readonly memberId: number
  readonly address: string
  readonly changedAt?: Date
}

/** Adds a link and returns its secret; only the hash is stored. */
export async function addMailedCode(
  tx: Db,
  { purpose, memberId, address, changedAt }: NewCode,
): Promise<string> {
  const secret = newSecret()
  await tx
    .insertInto('mailed_codes')
    .values({
      hash: hashSecret(secret),
      member_id: memberId,
      purpose,
      address,
      changed_at: changedAt ?? null,
      expires_at: new Date(now().getTime() + life[purpose]),
    })
    .execute()
  return secret
}

/** Returns whether a link still works, without using it up. */
export async function isMailedCodeGood(db: Db, code: string, purpose: CodePurpose): Promise<boolean> {
  const row = await db
    .selectFrom('mailed_codes')
    .select('member_id')
    .where('hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * How long a used code still identifies its member: a retry must find the first answer, and by then the code
 * is used.
 */
const repeatable = 10 * minute

/** Returns the member whose welcome mail has this code, while the code is valid or was used only just now. */
export async function findMemberBySetupCode(
  db: Db,
  code: string,
): Promise<Pick<Member, 'id' | 'language'> | undefined> {
  const row = await db
    .selectFrom('mailed_codes as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['m.id', 'm.language'])
    .where('c.hash', '=', hashSecret(code))
    .where('c.purpose', '=', 'setup')
    .where((eb) =>
      eb.or([eb('c.used_at', 'is', null), eb('c.used_at', '>', new Date(now().getTime() - repeatable))]),
    )
    .where('c.expires_at', '>', now())
    .where(sql<boolean>`not ${isSuspended(sql.ref('m.id'))}`)
    .executeTakeFirst()
  return row && { id: row.id, language: row.language as Language }
}

/** Uses up a link: of several concurrent calls, one gets it. `memberId` allows only that member's links. */
export async function takeMailedCode(
  tx: Db,
  code: string,
  purposes: readonly CodePurpose[],
  memberId?: number,
): Promise<MailedCode | undefined> {
  const row = await tx
    .updateTable('mailed_codes')
    .set({ used_at: now() })
    .where('hash', '=', hashSecret(code))
    .where('purpose', 'in', purposes)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning(['purpose', 'member_id', 'address', 'changed_at'])
    .executeTakeFirst()
  return (
    row && {
      purpose: row.purpose as CodePurpose,
      memberId: row.member_id,
      address: row.address,
      changedAt: row.changed_at ?? undefined,
    }
  )
}

/** Voids a member's unused links. */
export async function voidMailedCodes(
  tx: Db,
  memberId: number,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await tx
    .updateTable('mailed_codes')
    .set({ used_at: now() })
    .where('member_id', '=', memberId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/** Voids disown links for changes made since: they may have been mailed to the intruder who made them. */
export async function voidDisownCodesSince(tx: Db, memberId: number, since: Date): Promise<void> {
  await tx
    .updateTable('mailed_codes')
    .set({ used_at: now() })
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'disown')
    .where('changed_at', '>=', since)
    .where('used_at', 'is', null)
    .execute()
}

/** Returns whether a change was disowned, by itself or together with an earlier one. */
export async function isDisowned(db: Db, memberId: number, changedAt: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mailed_codes')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'disown')
    .where('changed_at', '<=', changedAt)
    .where('used_at', '>=', changedAt)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the mails of a kind sent to an address in the last hour, including the current one. */
export async function countMailsOfLastHour(db: Db, kind: string, address: string): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('kind', '=', kind)
    .where(sql`email_key(address)`, '=', sql<string>`email_key(${address})`)
    .where('state', '<>', 'void')
    .executeTakeFirstOrThrow()
  return count
}

export interface EmailChange {
  readonly new_email: string
  readonly old_confirmed: boolean
  readonly new_confirmed: boolean
}

export async function findEmailChange(db: Db, memberId: number): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_changes')
    .select(['new_email', 'old_confirmed', 'new_confirmed'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
}

/** Starts an email change, replacing an earlier one. */
export async function setEmailChange(
  tx: Db,
  memberId: number,
  newEmail: string,
  oldConfirmed: boolean,
): Promise<void> {
  const change = {
    new_email: newEmail,
    old_confirmed: oldConfirmed,
    new_confirmed: false,
    expires_at: new Date(now().getTime() + life.change_new),
  }
  await tx
    .insertInto('email_changes')
    .values({ member_id: memberId, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute()
}

export async function confirmEmailChange(
  tx: Db,
  memberId: number,
  side: 'old' | 'new',
): Promise<EmailChange | undefined> {
  return tx
    .updateTable('email_changes')
    .set(side === 'old' ? { old_confirmed: true } : { new_confirmed: true })
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now())
    .returning(['new_email', 'old_confirmed', 'new_confirmed'])
    .executeTakeFirst()
}

export async function removeEmailChange(tx: Db, memberId: number): Promise<void> {
  await tx.deleteFrom('email_changes').where('member_id', '=', memberId).execute()
}
