/** SQL of members whose names match what is typed: what every search by name shares. */
import { type RawBuilder, sql } from 'kysely'
import type { Who } from '../visibility/members.ts'
import { beginsWith, canBeMisspelt, typedWords } from './words.ts'

/** Of a word that stands alone all who have it match, the most followed first. */
const withOneWord = 200
const withWordOfMany = 1_000
/** Of each way in which a word may be misspelt, and of all of them. */
const withSpelling = 20
const withSpellings = 500
/** Where as many match, no word is taken for misspelt. */
export const mostMembers = 20

const havingWord = (word: Who, limit: number) => sql`
  select w.member_id as id from member_words w where ${beginsWith(sql.ref('w.word'), word)}
  order by w.word, w.fame desc, w.member_id limit ${sql.lit(limit)}`

/** One row: the `words` of the text, how `many`, and the patterns of `beginnings` and `wholes` that a name is held to. */
export const askedWords = (text: Who) => sql`
  select words, cardinality(words) as many,
    array(select '% ' || word || '%' from unnest(words) as word) as beginnings,
    array(select '% ' || word || ' %' from unnest(words) as word) as wholes
  from (select ${typedWords(text)} as words) as typed`

interface Among {
  /** Rows: ids of members who are looked through beside those who have the rarest word. */
  readonly among: RawBuilder<unknown>
  /** True where the member of this id may be an answer at all. */
  readonly isListed: (id: Who) => RawBuilder<boolean>
  /** So many who have a word that stands alone are looked at: all match, but a list may hold few of them. */
  readonly withOneWord?: number
}

/**
 * The last of the `with` of a statement that has {@link askedWords} as `asked`: `found`, rows of `id`, `name`, `fame`
 * and `typos` of members whose names have each word. Those who are not listed may be among them.
 */
export const foundByName = ({ among, isListed, withOneWord: alone = withOneWord }: Among) => sql`
  rarest as materialized (
    select each.word, asked.many from asked cross join lateral unnest(asked.words) as each (word)
    cross join lateral (
      select count(*) as many from (${havingWord(sql.ref('each.word'), withWordOfMany)}) as counted) as having_it
    where having_it.many > 0 order by having_it.many limit 1),
  near as materialized (
    ${among}
    union select one.id from rarest cross join lateral (
      ${havingWord(sql.ref('rarest.word'), alone)}) as one where rarest.many = 1
    union select one.id from rarest cross join lateral (
      ${havingWord(sql.ref('rarest.word'), withWordOfMany)}) as one where rarest.many > 1),
  named as materialized (
    -- Through an array because of the planner (see posts.queries.ts).
    select n.member_id as id, n.name, n.fame, n.name like all (asked.beginnings) as matches
    from asked cross join unnest(array(select id from near)) as one (id) join member_names n on n.member_id = one.id),
  misspelt as materialized (
    select nth, word, array(
        select '% ' || other.word || '%' from unnest(asked.words) with ordinality as other (word, nth)
        where other.nth <> typed.nth) as others
    from asked cross join lateral unnest(asked.words) with ordinality as typed (word, nth)
    where ${canBeMisspelt(sql.ref('typed.word'))}
      and (select count(*) from named where matches and ${isListed(sql.ref('named.id'))}) < ${sql.lit(mostMembers)}
    order by char_length(word) desc),
  spellings as materialized (
    select nth, spelling, others from misspelt cross join lateral unnest(near_spellings(word)) as spelling),
  found as (
    select id, name, fame, 0 as typos from named where matches
    union select named.id, named.name, named.fame, 1 from misspelt cross join named
      cross join lateral unnest(words_in_name(named.name)) as own (word)
      where not named.matches and named.name like all (misspelt.others)
        and ((misspelt.nth, own.word) in (select nth, spelling from spellings)) is true
    union select n.member_id, n.name, n.fame, 1 from (
        select one.id, s.others from spellings s cross join lateral (
          ${havingWord(sql.ref('s.spelling'), withSpelling)}) as one
        limit ${sql.lit(withSpellings)}) as one
      join member_names n on n.member_id = one.id
      where n.name like all (one.others) and n.member_id not in (select id from named where matches))`
