/** SQL of what members agreed to. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

/** Returns the latest version of the terms and the privacy page: what somebody agrees to now; 0 for the built-in ones. */
export async function currentVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(lv.id), 0) as version from legal_versions lv where lv.kind <> 'imprint'`.execute(db)
  return rows[0]?.version ?? 0
}

export async function addConsent(tx: Tx, member: number, version: number): Promise<void> {
  await tx
    .insertInto('consents')
    .values({ member_id: member, version, agreed_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the latest version that a member agreed to. */
export async function agreedVersion(db: Db, member: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(co.version), 0) as version from consents co where co.member_id = ${member}`.execute(
    db,
  )
  return rows[0]?.version ?? 0
}
