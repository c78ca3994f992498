/** SQL of members whose names match a typed text, shared by every search by name. */
import { type RawBuilder, sql } from 'kysely'
import type { Who } from '../visibility/members.ts'
import { beginsWith, canBeMisspelt, typedWords } from './words.ts'

/**
 * How many members with a single typed word are searched: all match, the most followed first. And how many
 * with the rarest of several words.
 */
const withOneWord = 200
const withWordOfMany = 1_000
/** How many members are read per near spelling of a word, and for all spellings. */
const withSpelling = 20
const withSpellings = 500
/** With this many matches, no word is taken as misspelt. */
export const mostMembers = 20

const havingWord = (word: Who, limit: number) => sql`
  select nw.member_id as id from member_words nw where ${beginsWith(sql.ref('nw.word'), word)}
  order by nw.word, nw.fame desc, nw.member_id limit ${sql.lit(limit)}`

/**
 * One row: the `words` of the text, their number `many`, and the patterns `beginnings` and `wholes` to match
 * names against.
 */
export const askedWords = (text: Who) => sql`
  select words, cardinality(words) as many,
    array(select '% ' || word || '%' from unnest(words) as word) as beginnings,
    array(select '% ' || word || ' %' from unnest(words) as word) as wholes
  from (select ${typedWords(text)} as words) as typed`

interface Among {
  /** Rows: ids of members to search besides those with the rarest word. */
  readonly among: RawBuilder<unknown>
  /** True where the member with this id can be in the caller's list. */
  readonly isListed: (id: Who) => RawBuilder<boolean>
  /** How many members with a single typed word are searched: all match, but few may be in the list. */
  readonly withOneWord?: number
}

/**
 * The last CTEs of a statement that has {@link askedWords} as `asked`: `found`, rows of `id`, `name`, `fame`
 * and `typos` of members whose names have every word. May include members who can't be in the list.
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
