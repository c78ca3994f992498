/** SQL of the rules as admins write them. */
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface RuleTexts {
  readonly title_en: string
  readonly title_cs: string
  readonly text_en: string
  readonly text_cs: string
}

export interface AdminRuleRow extends RuleTexts {
  readonly id: number
  readonly changed_at: Date
  readonly changed_by: { user_id: number; full_name: string; username: string } | null
  readonly retired_at: Date | null
}

// oxlint-disable-next-line commons/members-in-sight -- admins see everybody
const columns = sql`
  ru.id, v.title_en, v.title_cs, v.text_en, v.text_cs, v.changed_at, ru.retired_at,
  (select json_build_object('user_id', m.id, 'full_name', m.full_name, 'username', m.username)
    from members m where m.id = v.changed_by) as changed_by`

export async function listHolding(db: Db): Promise<AdminRuleRow[]> {
  const { rows } = await sql<AdminRuleRow>`
    select ${columns} from rules ru join rule_versions v on v.id = ru.version_id
    where ru.retired_at is null order by ru.place, ru.id`.execute(db)
  return rows
}

export async function listRetired(db: Db, { before, limit, offset }: Page): Promise<AdminRuleRow[]> {
  const { rows } = await sql<AdminRuleRow>`
    select ${columns} from rules ru join rule_versions v on v.id = ru.version_id
    where ru.retired_at is not null and ru.id < ${before}
    order by ru.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export interface StandingRule extends RuleTexts {
  readonly id: number
  readonly is_retired: boolean
}

/** Locks all rules: places, and how many there are, concern each other. Returns them in their order. */
export async function lockRules(tx: Tx): Promise<StandingRule[]> {
  await sql`lock table rules in share row exclusive mode`.execute(tx)
  const { rows } = await sql<StandingRule>`
    select ru.id, ru.retired_at is not null as is_retired, v.title_en, v.title_cs, v.text_en, v.text_cs
    from rules ru join rule_versions v on v.id = ru.version_id order by ru.place, ru.id`.execute(tx)
  return rows
}

/** Gives a rule new words, or adds it; returns its id. */
export async function putWords(
  tx: Tx,
  { id, by, ...texts }: RuleTexts & { readonly id: number | undefined; readonly by: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with its as (select ${id === undefined ? sql`nextval(pg_get_serial_sequence('rules', 'id'))` : sql`${id}::bigint`} as id),
    said as (
      insert into rule_versions (rule_id, title_en, title_cs, text_en, text_cs, changed_at, changed_by)
      select id, ${texts.title_en}, ${texts.title_cs}, ${texts.text_en}, ${texts.text_cs}, ${now()}, ${by} from its
      returning id, rule_id)
    insert into rules (id, version_id) overriding system value select rule_id, id from said
    on conflict (id) do update set version_id = excluded.version_id
    returning id`.execute(tx)
  if (!rows[0]) throw new Error('The rule was not saved')
  return rows[0].id
}

/** Puts those that hold in this order, and retires the others. */
export async function setHolding(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update rules ru set place = coalesce(holds.place, 0),
      retired_at = case when holds.place is null then coalesce(ru.retired_at, ${now()}) end
    from rules every left join unnest(${ids}::bigint[]) with ordinality holds (id, place) on holds.id = every.id
    where ru.id = every.id and (ru.place, ru.retired_at is null) is distinct from
      (coalesce(holds.place, 0)::int, holds.place is not null)`.execute(tx)
}
