/** SQL that compares texts with the rules about words. */
import { sql } from 'kysely'
import { type Db, prepared } from '../db/prepared.ts'

export async function hasWordRules(db: Db): Promise<boolean> {
  const { rows } = await sql`select from word_rules limit 1`.execute(db)
  return rows.length > 0
}

export interface BrokenRule {
  readonly field: string
  readonly id: number
  readonly act: 'refuse' | 'report'
}

/** The rules as one expression: PostgreSQL compiles it once, and most texts meet none of them. */
const anyRule = sql`(select string_agg(pattern, '|') from word_rules)`

const broken = prepared<[fields: readonly string[], texts: readonly string[]], BrokenRule>(
  'broken_word_rules',
  (fields, texts) => sql`
  select w.field, wr.id, wr.act
  from unnest(${fields}::text[], ${texts}::text[]) as w(field, text)
    cross join lateral (select rule_text(w.text) as text) as plain
    join word_rules wr on plain.text ~* wr.pattern
  where plain.text ~* ${anyRule}
  order by wr.id`,
)

/** Lists the rules that these texts break. */
export const listBroken = (
  db: Db,
  written: ReadonlyArray<{ readonly field: string; readonly text: string }>,
): Promise<BrokenRule[]> =>
  broken(
    db,
    written.map(({ field }) => field),
    written.map(({ text }) => text),
  )
