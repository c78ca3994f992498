/** SQL of the roles of staff. */
import type { StaffRole } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/prepared.ts'

interface StaffRow {
  username: string
  full_name: string
  role: StaffRole
}

export async function listStaff(db: Db): Promise<StaffRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- the operator sees everybody
  const { rows } = await sql<StaffRow>`
    select m.username, m.full_name, r.role
    from staff_roles r join members m on m.id = r.member_id
    order by m.username`.execute(db)
  return rows
}

export async function findByUsername(db: Db, username: string): Promise<number | undefined> {
  const row = await db.selectFrom('members').select('id').where('username', '=', username).executeTakeFirst()
  return row?.id
}

/** Locks who is staff, so that two changes at once don't take the last admin's role. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`lock table staff_roles in share row exclusive mode`.execute(tx)
}

export async function findRole(db: Db, member: number): Promise<StaffRole | undefined> {
  const row = await db
    .selectFrom('staff_roles')
    .select('role')
    .where('member_id', '=', member)
    .executeTakeFirst()
  return row?.role as StaffRole | undefined
}

/** Returns whether an admin other than this member is there. */
export async function hasOtherAdmin(tx: Db, member: number | null): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from staff_roles r
    where r.role = 'admin' and r.member_id is distinct from ${member}::bigint
      and not exists (select from away_members w where w.member_id = r.member_id)) as has`.execute(tx)
  return rows[0]?.has === true
}

/** Returns whether no admin would be left without these members; locks who is staff if one of them is an admin. */
export async function takesLastAdmin(tx: Tx, members: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select from staff_roles
    where role = 'admin' and member_id = any (${members}::bigint[])`.execute(tx)
  if (rows.length === 0) return false
  await lockStaff(tx)
  const { rows: left } = await sql`select from staff_roles r
    where r.role = 'admin' and r.member_id <> all (${members}::bigint[])
      and not exists (select from away_members w where w.member_id = r.member_id)`.execute(tx)
  return left.length === 0
}

/** Gives a member a role in place of any other, or takes the one they have. */
export async function setRole(tx: Tx, member: number, role: StaffRole | undefined): Promise<void> {
  await tx.deleteFrom('staff_roles').where('member_id', '=', member).execute()
  if (role) await tx.insertInto('staff_roles').values({ member_id: member, role }).execute()
}

export async function hasMember(db: Db, member: number): Promise<boolean> {
  return (
    (await db.selectFrom('members').select('id').where('id', '=', member).executeTakeFirst()) !== undefined
  )
}

/** Lists whoever has a role. */
export async function listStaffIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('staff_roles').select('member_id').execute()
  return rows.map(({ member_id }) => member_id)
}
