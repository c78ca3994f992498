/** Deletes members whose waiting period is over. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import { allowTime } from '../../../platform/db/allowed-time.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Language } from '../../../platform/language.ts'
import { renameMentions } from '../../../mentions/mentions.renaming.queries.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forgetDeletedMails, lockLeaving } from './leaving.queries.ts'
import { orderLeavingMail } from './leaving.mail.ts'

const warnDays = 7
const mostAtOnce = 100

interface LeavingRow {
  id: number
  email: string
  language: Language
  username: string
  delete_at: Date
}

/** Mails members who will be deleted within a week, once each. */
async function warn({ database, mail }: Platform): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<LeavingRow>`
      update away_members a set warned_at = now() from members m
      where m.id = a.member_id and a.warned_at is null and a.delete_at > now()
        and a.delete_at < now() + ${warnDays} * interval '1 day'
      returning m.id, m.email, m.language, m.username, a.delete_at`.execute(tx)
    for (const row of rows) await orderLeavingMail(mail, tx, row, 'soon', row.delete_at)
  })
}

const patienceMs = 60_000

/**
 * Locks with a long timeout: others may be writing to or about the member for a while, and a deletion isn't
 * urgent. The transaction allows its statements that time.
 */
async function lockPatiently(tx: Tx, member: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(tx)
  await lockLeaving(tx, member)
}

/**
 * Closes the account: from now on nobody can log in to it, and its last mail is ordered. Returns the
 * usernames that it had; undefined if it isn't due.
 */
async function close(tx: Tx, mail: Platform['mail'], member: number): Promise<string[] | undefined> {
  await allowTime(tx, patienceMs)
  await lockPatiently(tx, member)
  const { rows } = await sql<LeavingRow & { names: string[]; isClosed: boolean }>`
    select m.id, m.email, m.language, m.username, a.delete_at, m.password_hash = '' as "isClosed",
      coalesce(a.former_names, array(
        select m.username union all select h.username from username_history h where h.member_id = m.id)) as names
    from away_members a join members m on m.id = a.member_id
    where a.member_id = ${member} and a.delete_at <= now()`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  if (row.isClosed) return row.names
  await sql`update away_members set former_names = ${row.names}::text[] where member_id = ${member}`.execute(
    tx,
  )
  for (const table of ['sessions', 'passkeys', 'two_factors', 'mailed_codes', 'username_history', 'mails'])
    await sql`delete from ${sql.table(table)} where member_id = ${member}`.execute(tx)
  await sql`delete from mails where email_key(address) = email_key(${row.email})`.execute(tx)
  await orderLeavingMail(mail, tx, row, 'deleted')
  // Random, since anybody may have taken a name that can be guessed.
  const nobody = `deleted_${member}_${randomBytes(4).toString('hex')}`
  await sql`
    update members set password_hash = '', email = ${`${nobody}@deleted.invalid`}, email_verified_at = null,
      username = ${nobody}, full_name = 'Deleted member', avatar_id = null, cover_id = null
    where id = ${member}`.execute(tx)
  return row.names
}

/**
 * Removes a member and all their data, unless something is still under way; can be repeated after an
 * interruption.
 */
export async function eraseMember(
  { database: { db }, mail, leaving, groupEndings }: Platform,
  member: number,
): Promise<void> {
  for (const { isUnderWay } of leaving) if (await isUnderWay?.(db, member)) return
  const former = await db.transaction().execute((tx) => close(tx, mail, member))
  if (!former) return
  for (const { erase } of leaving) await erase?.(db, member, { groupEndings })
  await renameMentions(db, { member, now: null, former })
  await db.transaction().execute(async (tx) => {
    // All other rows of the member are deleted by foreign keys, and a famous member has a million followers.
    await allowTime(tx, 600_000)
    await lockPatiently(tx, member)
    await tx.deleteFrom('members').where('id', '=', member).execute()
  })
}

/** Warns and deletes members. A failure for one doesn't stop the others. */
export const eraseJob = { name: 'accounts.erase-member' }

/** Deletes a member at once; what is still under way is left to `deleteLeaving`. */
export const eraseAtOnce = (platform: Platform): JobKind<{ id: number }> => ({
  ...eraseJob,
  expireInSeconds: 3_600,
  work: ({ id }) => eraseMember(platform, id),
})

export const deleteLeaving = (platform: Platform): JobKind<object> => ({
  name: 'accounts.delete-leaving',
  every: '41 * * * *',
  expireInSeconds: 3_600,
  async work() {
    const { db } = platform.database
    await warn(platform)
    const { rows } = await sql<{ id: number }>`
      select member_id as id from away_members where delete_at <= now() order by delete_at limit ${mostAtOnce}`.execute(
      db,
    )
    const failures: unknown[] = []
    for (const { id } of rows) await eraseMember(platform, id).catch((error: unknown) => failures.push(error))
    await forgetDeletedMails(db)
    if (failures.length > 0) throw new AggregateError(failures, 'Some members could not be deleted')
  },
})
