/** SQL of the log of acts as admins read it. */
import type { StaffRole } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import type { Page } from '../../platform/call/page.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { StaffObject } from '../../platform/staff-log/staff-log.queries.ts'

export interface NamedRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
}

export interface ActRow {
  readonly seq: number
  readonly at: Date
  readonly actor_id: number | null
  readonly actor_role: StaffRole | 'operator'
  readonly act: string
  readonly object_kind: StaffObject | null
  readonly object_id: string | null
  readonly reason: string
  readonly before: object | null
  readonly actor: NamedRow | null
  readonly member: NamedRow | null
}

export interface ActFilter {
  readonly actor: number | undefined
  readonly target: number | undefined
  readonly act: string | undefined
}

export async function listActs(
  db: Db,
  { actor, target, act }: ActFilter,
  { before, limit, offset }: Page,
): Promise<ActRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- admins see everybody
  const { rows } = await sql<ActRow>`
    select a.seq, a.at, a.actor_id, a.actor_role, a.act, a.object_kind, a.object_id, a.reason, a.before,
      case when m.id is not null then json_build_object('user_id', m.id, 'full_name', m.full_name,
        'username', m.username) end as actor,
      case when om.id is not null then json_build_object('user_id', om.id, 'full_name', om.full_name,
        'username', om.username) end as member
    from staff_log.acts a
    left join members m on m.id = a.actor_id
    left join members om on om.id = case when a.object_kind = 'member' then a.object_id::bigint end
    where a.seq < ${before}
      ${actor === undefined ? sql`` : sql`and a.actor_id = ${actor}`}
      ${target === undefined ? sql`` : sql`and a.object_kind = 'member' and a.object_id = ${String(target)}`}
      ${act === undefined ? sql`` : sql`and a.act = ${act}`}
    order by a.seq desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}
