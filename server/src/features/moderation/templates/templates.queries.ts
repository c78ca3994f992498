/** SQL of templates of decisions. */
import type { Act } from '@commons/contract/moderation/decisions.ts'
import { type Template, mostTemplates } from '@commons/contract/moderation/templates.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

const columns = sql`id as template_id, name, rule_id, acts, reason_en, reason_cs, answer_en, answer_cs`

export async function listTemplates(db: Db): Promise<Template[]> {
  const { rows } = await sql<Template>`
    select ${columns} from decision_templates order by lower(name) limit ${mostTemplates}`.execute(db)
  return rows
}

export interface NewTemplate {
  readonly name: string
  readonly rule_id: number
  readonly acts: readonly Act[]
  readonly reason_en: string
  readonly reason_cs: string
  readonly answer_en: string
  readonly answer_cs: string
}

/** Has those who change templates wait for each other: names are taken once, and their number has a limit. */
export async function lockTemplates(tx: Tx): Promise<void> {
  await sql`lock table decision_templates in share row exclusive mode`.execute(tx)
}

/** Counts templates, and whether one other than `id` has this name. */
export async function findTaken(
  tx: Tx,
  name: string,
  id: number | null = null,
): Promise<{ count: number; is_taken: boolean }> {
  const { rows } = await sql<{ count: number; is_taken: boolean }>`
    select count(*)::int as count,
      coalesce(bool_or(equal_key(name) = equal_key(${name}) and id is distinct from ${id}::bigint), false) as is_taken
    from decision_templates`.execute(tx)
  return rows[0] ?? { count: 0, is_taken: false }
}

/** The row of a template. Its columns are named: what a call takes has more, such as the call's key. */
const rowOf = ({ name, rule_id, acts, reason_en, reason_cs, answer_en, answer_cs }: NewTemplate) => ({
  name,
  rule_id,
  acts: [...acts],
  reason_en,
  reason_cs,
  answer_en,
  answer_cs,
})

export async function addTemplate(tx: Tx, template: NewTemplate): Promise<number> {
  const { id } = await tx
    .insertInto('decision_templates')
    .values(rowOf(template))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns a template; undefined if there is none. */
export async function findTemplate(tx: Tx, id: number): Promise<Template | undefined> {
  const { rows } = await sql<Template>`
    select ${columns} from decision_templates where id = ${id}`.execute(tx)
  return rows[0]
}

export async function setTemplate(tx: Tx, id: number, template: NewTemplate): Promise<void> {
  await tx.updateTable('decision_templates').set(rowOf(template)).where('id', '=', id).execute()
}

export async function removeTemplate(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('decision_templates').where('id', '=', id).execute()
}
