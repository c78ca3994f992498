/** SQL that compares texts with the rules about words. */
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../db/prepared.ts'

export interface KindsOfRules {
  readonly hasWords: boolean
  readonly hasFloods: boolean
}

/** Returns what kinds of rules there are. */
export async function findKindsOfRules(db: Db): Promise<KindsOfRules> {
  const { rows } = await sql<{ has_words: boolean; has_floods: boolean }>`
    select exists (select from word_rules where pattern is not null) as has_words,
      exists (select from word_rules where most is not null) as has_floods`.execute(db)
  return { hasWords: rows[0]?.has_words ?? false, hasFloods: rows[0]?.has_floods ?? false }
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
    cross join lateral (select equal_key(w.text) collate pg_unicode_fast as text) as plain
    join word_rules wr on plain.text ~ wr.pattern
  where plain.text ~ ${anyRule}
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

export interface BrokenFlood {
  /** Which of the texts, from 1 on. */
  readonly place: number
  readonly id: number
  readonly act: 'refuse' | 'report'
  readonly most: number
  readonly hours: number
}

const flooding = prepared<[member: number, about: string, texts: readonly string[]], BrokenFlood>(
  'note_texts',
  (member, about, texts) =>
    sql`select * from note_texts(${member}::bigint, ${about}::text, ${texts}::text[])`,
)

/** Notes what was published, and returns the rules about floods that it breaks. */
export const noteTexts = (
  tx: Tx,
  { member, about, texts }: { member: number; about: string; texts: readonly string[] },
): Promise<BrokenFlood[]> => flooding(tx, member, about, texts)
