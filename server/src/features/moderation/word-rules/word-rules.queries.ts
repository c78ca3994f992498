/** SQL of the rules about words, as moderators keep them. */
import type { floodKinds, WordRuleInput } from '@commons/contract/moderation/word-rules.ts'
import {
  daysTried,
  lettersOfFlood,
  mostReportedEarlier,
  mostTried,
} from '@commons/contract/moderation/word-rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { ReportKinds } from '../../../platform/report-kinds.ts'
import { isOpenComment } from '../../../visibility/comments.ts'
import { posts } from '../../../visibility/posts.ts'
import { named, type NamedRow } from '../queue/queue.queries.ts'

type Input = z.output<typeof WordRuleInput>

export interface WordRuleRow extends Pick<Input, 'kind' | 'act'> {
  readonly id: number
  readonly words: string
  readonly most: number | null
  readonly hours: number | null
  readonly note: string
  readonly added_by: NamedRow | null
  readonly created_at: Date
  readonly waiting: number
}

export async function listWordRules(db: Db): Promise<WordRuleRow[]> {
  const { rows } = await sql<WordRuleRow>`
    select wr.id, wr.kind, wr.words, wr.most, wr.hours, wr.act, wr.note, ${named(sql.ref('wr.added_by'))} as added_by, wr.created_at,
      (select count(*) from reports r where r.word_rule_id = wr.id and r.state in ('open', 'reviewing')) as waiting
    from word_rules wr order by lower(wr.words), wr.id`.execute(db)
  return rows
}

/** Words or a domain, with the spellings in which they are found. */
interface SoughtWords {
  readonly kind: Exclude<Input['kind'], SoughtFlood['kind']>
  readonly words: string
  readonly spellings: readonly string[]
}

/** The same text, more often than `most` times in so many hours. */
interface SoughtFlood {
  readonly kind: (typeof floodKinds)[number]
  readonly words: string
  readonly most: number
  readonly hours: number
}

/** What a rule is about. */
export type Sought = SoughtWords | SoughtFlood

const patternOf = ({ kind, spellings }: SoughtWords) => sql<string>`(
  select string_agg(${kind === 'words' ? sql`word_rule_pattern(each)` : sql`domain_rule_pattern(each)`}, '|')
  from unnest(${spellings}::text[]) as each)`

/** Adds a rule, or puts it in place of the one about the same; returns what that did. */
export async function setWordRule(
  tx: Tx,
  sought: Sought,
  { act, note, member }: Pick<Input, 'act'> & { readonly note: string; readonly member: number },
): Promise<{ id: number; before: string | null }> {
  const { kind, words } = sought
  const [pattern, most, hours] =
    'most' in sought ? [null, sought.most, sought.hours] : [patternOf(sought), null, null]
  const { rows } = await sql<{ id: number; before: string | null }>`
    insert into word_rules (kind, words, pattern, most, hours, act, note, added_by)
    values (${kind}, ${words}, ${pattern}, ${most}, ${hours}, ${act}, ${note}, ${member})
    on conflict (kind, lower(words)) do update set words = excluded.words, pattern = excluded.pattern,
      act = excluded.act, note = excluded.note, added_by = excluded.added_by, created_at = now()
    returning id, old.act as before`.execute(tx)
  return rows[0] as { id: number; before: string | null }
}

export async function countWordRules(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from word_rules`.execute(tx)
  return rows[0]?.count ?? 0
}

export const removeWordRule = (
  tx: Tx,
  id: number,
): Promise<{ kind: string; words: string; act: string } | undefined> =>
  tx.deleteFrom('word_rules').where('id', '=', id).returning(['kind', 'words', 'act']).executeTakeFirst()

/** Returns the words of those of these rules that are still there. */
export async function listWordsOf(
  db: Db,
  ids: readonly number[],
): Promise<Array<{ id: number; words: string }>> {
  const { rows } = await sql<{ id: number; words: string }>`
    select id, words from word_rules where id = any (${ids}::bigint[]) order by id`.execute(db)
  return rows
}

export interface TriedRow {
  readonly kind: 'post' | 'comment' | 'reply'
  readonly id: number
  readonly author: NamedRow | null
  readonly message: string
  readonly created_at: Date
  readonly link: string | null
}

export interface Tried {
  readonly posts: number
  readonly comments: number
  readonly latest: readonly TriedRow[]
}

/** Whether an error says that looking through what members wrote took too long. */
export const isOutOfTime = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['57014', '55P03'].includes(String(error.code))

/** Looking takes this long at most: it reads all that was written in a month. */
export const longestLookMs = 5_000

/** SQL of the posts and comments of the last days that a rule would have found. */
async function foundBy(tx: Tx, kinds: ReportKinds, sought: Sought) {
  const isFound = 'most' in sought ? isLongEnough : await isMatched(tx, sought)
  const of = (
    row: 'p' | 'c',
    kind: RawBuilder<string>,
    isOpen: RawBuilder<boolean>,
    link: RawBuilder<string | null> | undefined,
  ) => sql`
    select ${kind} as kind, ${sql.ref(`${row}.id`)} as id, ${sql.ref(`${row}.author_id`)} as author_id,
      ${sql.ref(`${row}.message`)} as message, ${sql.ref(`${row}.media_id`)} as media_id,
      ${sql.ref(`${row}.created_at`)} as created_at, ${isOpen} as is_open, ${link ?? sql`null`} as link
    from ${sql.table(row === 'p' ? 'posts' : 'comments')} ${sql.raw(row)}
    where ${sql.ref(`${row}.created_at`)} > now() - interval '${sql.raw(String(daysTried))} days'
      and ${sql.ref(`${row}.deleted_at`)} is null and ${isFound(row)}`
  const all = sql`
    ${of('p', sql`'post'`, posts.isOpen, kinds.post?.link)} union all
    ${of('c', sql`case when c.parent_id is null then 'comment' else 'reply' end`, isOpenComment(), kinds.comment?.link)}`
  return 'most' in sought ? beyond(sought, all) : all
}

/** True where a text of these rows has the words. */
async function isMatched(tx: Tx, sought: SoughtWords) {
  const { rows } = await sql<{ pattern: string }>`select ${patternOf(sought)} as pattern`.execute(tx)
  const pattern = rows[0]?.pattern ?? ''
  return (row: string) => sql<boolean>`has_words(${sql.ref(`${row}.message`)}, ${pattern})`
}

/** True where a text isn't certainly too short to count; `same_text` knows it exactly, but takes longer. */
const isLongEnough = (row: string) =>
  sql<boolean>`length(${sql.ref(`${row}.message`)}) >= ${sql.lit(lettersOfFlood)}`

/** SQL of those of these texts before which the same had been published often enough. */
const beyond = ({ kind, most, hours }: SoughtFlood, texts: RawBuilder<unknown>) => sql`
  select kind, id, author_id, message, media_id, created_at, is_open, link
  from (
    select marked.*, count(*) over (
      partition by ${kind === 'flood' ? sql`author_id, same` : sql`same`} order by created_at
      range between make_interval(hours => ${hours}) preceding and current row) as nth
    from (select its.*, same_text(its.message) as same from (${texts}) as its) as marked
    where same is not null) as counted
  where nth > ${most}`

/** Looks through posts and comments of the last days. */
export async function tryRule(tx: Tx, kinds: ReportKinds, sought: Sought): Promise<Tried> {
  const { rows } = await sql<{ posts: number; comments: number; latest: TriedRow[] | null }>`
    with found as materialized (${await foundBy(tx, kinds, sought)}),
    latest as (
      select kind, id, ${named(sql.ref('found.author_id'))} as author, message, created_at, link
      from found where is_open order by created_at desc limit ${sql.lit(mostTried)})
    select count(*) filter (where kind = 'post')::int as posts,
      count(*) filter (where kind <> 'post')::int as comments,
      (select json_agg(latest order by latest.created_at desc) from latest) as latest
    from found`.execute(tx)
  const [row] = rows
  return { posts: row?.posts ?? 0, comments: row?.comments ?? 0, latest: row?.latest ?? [] }
}

/** Reports the latest posts and comments of the last days that a rule finds; returns how many. */
export async function reportEarlier(
  tx: Tx,
  kinds: ReportKinds,
  sought: Sought,
  rule: number,
): Promise<number> {
  const { rows } = await sql`
    insert into reports (word_rule_id, kind, reported_id, member_id, shown, reason, description)
    select ${rule}::bigint, found.kind, found.id, found.author_id,
      jsonb_build_object('message', found.message, 'file_type', me.kind, 'is_open', found.is_open), 'spam', ${sought.words}
    from (${await foundBy(tx, kinds, sought)}) as found left join media me on me.id = found.media_id
    order by found.created_at desc limit ${sql.lit(mostReportedEarlier)}
    on conflict (coalesce(reporter_id, 0), kind, reported_id) where state in ('open', 'reviewing') do nothing
    returning id`.execute(tx)
  return rows.length
}

/** Forgets what was published longer ago than the rules about floods look back. */
export async function forgetTexts(db: Db): Promise<void> {
  await sql`
    delete from published_texts
    where at < now() - make_interval(hours => coalesce((select max(hours) from word_rules), 0))`.execute(db)
}
