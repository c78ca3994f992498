/** SQL of appeals as moderators work through them. */
import type { Barred } from '@commons/contract/moderation/queue.ts'
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  barredFromAnswering,
  type Moderator,
  named,
  type NamedRow,
  type StaffDecisionRow,
  staffDecisionColumns,
} from '../queue/queue.queries.ts'

export interface StaffAppealRow extends StaffDecisionRow {
  readonly appeal_id: number
  readonly member: NamedRow | null
  readonly report_id: number | null
  readonly barred: Barred | null
  readonly seats: { readonly taken: number; readonly voted: number } | null
}

/** Lists appeals with their decisions: what waits oldest first, what is answered latest first. */
export async function listAppeals(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  { state, language }: { state: 'waiting' | 'jury' | 'answered'; language: 'en' | 'cs' },
  { before, limit, offset, isFirst }: Page,
): Promise<StaffAppealRow[]> {
  const isAnswered = state === 'answered'
  // The cursor of what waits is the last id shown; of the first page it is later than all.
  const passes = isAnswered
    ? sql`its.answered_at is not null and its.id < ${before}`
    : sql`its.answered_at is null and its.state = ${state} and its.id > ${isFirst || offset > 0 ? 0 : before}`
  const order = isAnswered ? sql`desc` : sql`asc`
  const { rows } = await sql<StaffAppealRow>`
    select its.id as appeal_id, ${staffDecisionColumns(language)}, ${named(sql.ref('de.member_id'))} as member,
      (select max(sent.id) from reports sent where sent.decision_id = de.id) as report_id,
      ${barredFromAnswering(kinds, moderator)} as barred,
      case when its.state = 'jury' then (
        select json_build_object('taken', count(*) filter (where ju.state in ('accepted', 'voted')),
          'voted', count(*) filter (where ju.state = 'voted'))
        from jurors ju where ju.appeal_id = its.id) end as seats
    from appeals its join decisions de on de.id = its.decision_id join rule_versions ru on ru.id = de.rule_version
    where ${passes} order by its.id ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}
