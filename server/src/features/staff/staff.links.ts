/**
 * The link by which a network without an admin gets its first. Each start makes one, which is good for a day: several
 * processes start at once, and each prints its own. The first claim removes them all.
 */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasOtherAdmin } from './staff.queries.ts'

const goodForMs = 86_400_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Returns the link to print at the start; undefined if there is an admin. */
export async function makeAdminLink({ database: { db }, site }: Platform): Promise<string | undefined> {
  if (await hasOtherAdmin(db, null)) return undefined
  const token = randomBytes(24).toString('base64url')
  await addAdminLink(db, token)
  return `${site.origin}/#/admin/claim?token=${token}`
}

export async function addAdminLink(db: Db, token: string): Promise<void> {
  await db.deleteFrom('admin_links').where('made_at', '<=', oldest()).execute()
  await db
    .insertInto('admin_links')
    .values({ token_hash: hashOf(token), made_at: now() })
    .execute()
}

/** Returns whether this link makes its follower the admin. */
export async function takesAdminLink(tx: Tx, token: string): Promise<boolean> {
  if (await hasOtherAdmin(tx, null)) return false
  const { rows } = await sql`select from admin_links
    where token_hash = ${hashOf(token)} and made_at > ${oldest()}`.execute(tx)
  return rows.length > 0
}

export async function removeAdminLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom('admin_links').execute()
}

const oldest = () => new Date(now().getTime() - goodForMs)
