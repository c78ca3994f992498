/** SQL of news for all backers of a project: sent in batches, to each backer once. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'

/** A goal that is reached is written by the trigger `reach_stretch_goals`. */
export type BackerNews =
  | 'project_funded'
  | 'pledge_paid'
  | 'milestone_reported'
  | 'backer_update'
  | 'stretch_reached'

/** Queues news for everybody who has backed the project. */
export async function addNews(tx: Tx, group: number, kind: BackerNews, item: number): Promise<void> {
  await sql`insert into backer_news (group_id, kind, item_id) values (${group}, ${kind}, ${item})`.execute(tx)
}

/** Notifies some more backers; returns their project, or undefined if no news is left. */
export async function tellSome(tx: Tx, most: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
    group_id: number
    kind: string
    item_id: number
    told_up_to: number
  }>`
    select * from backer_news order by id limit 1 for update skip locked`.execute(tx)
  const [news] = rows
  if (!news) return undefined
  // A backer may have pledges in several batches; gathering drops the duplicates.
  const { rows: told } = await sql<{ up_to: number | null }>`
    with due as materialized (
      select id, member_id from pledges
      where group_id = ${news.group_id} and state in ('open', 'paid', 'returned') and id > ${news.told_up_to}
      order by id limit ${most}),
    written as (
      insert into notification_outbox (kind, member_id, about_id, item_id)
      select distinct ${news.kind}, member_id, ${news.group_id}::bigint, ${news.item_id}::bigint
      from due where member_id is not null)
    select max(id) as up_to from due`.execute(tx)
  const upTo = told[0]?.up_to ?? null
  if (upTo === null) await sql`delete from backer_news where id = ${news.id}`.execute(tx)
  else await sql`update backer_news set told_up_to = ${upTo} where id = ${news.id}`.execute(tx)
  return news.group_id
}
