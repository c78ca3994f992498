/** SQL of who changed which setting last: the log of acts has it. */
import { settingNames, type SettingName } from '@commons/contract/staff/settings.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'
import type { NamedRow } from '../staff.log.queries.ts'

export interface ChangeRow {
  readonly name: SettingName
  readonly at: Date
  readonly reason: string
  readonly previous: string | null
  readonly actor: NamedRow | null
}

export async function listLastChanges(db: Db): Promise<ChangeRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- admins see everybody
  const { rows } = await sql<ChangeRow>`
    select named.name, a.at, a.reason, a.before ->> 'value' as previous,
      case when m.id is not null then json_build_object('user_id', m.id, 'full_name', m.full_name,
        'username', m.username) end as actor
    from unnest(${settingNames}::text[]) named (name)
    cross join lateral (
      select a.at, a.reason, a.before, a.actor_id from staff_log.acts a
      where a.object_kind = 'setting' and a.object_id = named.name order by a.seq desc limit 1) a
    left join members m on m.id = a.actor_id`.execute(db)
  return rows
}
