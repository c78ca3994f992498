/** SQL of the roles of staff. */
import type { StaffRole } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

interface StaffRow {
  username: string
  full_name: string
  roles: StaffRole[]
}

export async function listStaff(db: Db): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select m.username, m.full_name, array_agg(r.role order by r.role) as roles
    from staff_roles r join members m on m.id = r.member_id -- the operator sees everybody
    group by m.id order by m.username`.execute(db)
  return rows
}

export async function findByUsername(db: Db, username: string): Promise<number | undefined> {
  const row = await db.selectFrom('members').select('id').where('username', '=', username).executeTakeFirst()
  return row?.id
}

/** Gives a member a role; returns false if they have it. */
export async function addRole(tx: Tx, member: number, role: StaffRole): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_roles')
    .values({ member_id: member, role })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a role from a member; returns false if they don't have it. */
export async function removeRole(tx: Tx, member: number, role: StaffRole): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_roles')
    .where('member_id', '=', member)
    .where('role', '=', role)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Lists the member's sessions that have not ended. */
export async function listSessionIds(tx: Tx, member: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', member)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
