/**
 * The search for members, as all do it who look for one by name. What it costs does not depend on how many members
 * there are: those whom the searcher knows are looked through, the most followed of all, and of the rarest word typed
 * the most followed who have it. Only where that finds few, words are taken for misspelt.
 */
import { sql } from 'kysely'
import { hiddenMembers, notHidden, type Who } from '../visibility/members.ts'
import { beginsWith, canBeMisspelt, typedWords } from './words.ts'

/** So many of the latest followed are looked through, and of so many of these whom each followed last. */
const latestFollowed = 1_000
const askedFollowed = 100
const latestOfEach = 10
const mostFollowed = 300
/** Of a word that stands alone all who have it match, the most followed first. */
const withOneWord = 200
const withWordOfMany = 1_000
/** Of each way in which a word may be misspelt, and of all of them. */
const withSpelling = 20
const withSpellings = 500
export const mostMembers = 20

const order = sql`typos, closeness, is_username desc, is_whole desc, fame desc, id`

const havingWord = (word: Who, limit: number) => sql`
  select w.member_id as id from member_words w where ${beginsWith(sql.ref('w.word'), word)}
  order by w.word, w.fame desc, w.member_id limit ${sql.lit(limit)}`

/**
 * Rows: `id`, `closeness` (0: friend, 1: followed, 2: followed by somebody followed, 3: none of these) and `place` of
 * members whose names have each word of `text`, the best first; without a word nobody. Not oneself.
 */
export const matchingMembers = (viewer: Who, text: Who) => sql<{
  id: number
  closeness: number
  place: number
}>`
  with asked as materialized (
    select words, hidden, cardinality(words) as many,
      array(select '% ' || word || '%' from unnest(words) as word) as beginnings,
      array(select '% ' || word || ' %' from unnest(words) as word) as wholes,
      '%@' || array_to_string(words, '') as username
    from (select ${typedWords(text)} as words, array(${hiddenMembers(viewer)}) as hidden) as given),
  mine as materialized (
    select f.* from asked cross join lateral (
      select followed_id as id, created_at from follows where follower_id = ${viewer}
      order by created_at desc, followed_id desc limit ${sql.lit(latestFollowed)}) as f
    where asked.many > 0),
  theirs as materialized (
    select distinct f.id
    from (select id from mine order by created_at desc, id desc limit ${sql.lit(askedFollowed)}) as one
    cross join lateral (
      select followed_id as id from follows where follower_id = one.id
      order by created_at desc, followed_id desc limit ${sql.lit(latestOfEach)}) as f),
  rarest as materialized (
    select each.word, asked.many from asked cross join lateral unnest(asked.words) as each (word)
    cross join lateral (
      select count(*) as many from (${havingWord(sql.ref('each.word'), withWordOfMany)}) as counted) as having_it
    where having_it.many > 0 order by having_it.many limit 1),
  near as materialized (
    select id from mine
    union select id from theirs
    union select famous.id from asked cross join lateral (
      select member_id as id from member_counts order by followers desc, member_id
      limit ${sql.lit(mostFollowed)}) as famous where asked.many > 0
    union select one.id from rarest cross join lateral (
      ${havingWord(sql.ref('rarest.word'), withOneWord)}) as one where rarest.many = 1
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
      and (select count(*) from named where matches) < ${sql.lit(mostMembers)}
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
      where n.name like all (one.others) and n.member_id not in (select id from named where matches))
  select best.id, best.closeness, row_number() over (order by ${order}) as place
  from (
    select found.id, found.typos, found.fame, found.name like asked.username as is_username,
      found.name || ' ' like all (asked.wholes) as is_whole,
      case (select mutual from follows where follower_id = ${viewer} and followed_id = found.id)
        when true then 0 when false then 1
        else case when found.id in (select id from theirs) then 2 else 3 end end as closeness
    from asked cross join found
    where found.id <> ${viewer} and ${notHidden(viewer, sql.ref('found.id'), sql.ref('asked.hidden'))}) as best
  order by place limit ${sql.lit(mostMembers)}`

/** Rows: the same of the members whom `viewer` knows, friends and those followed last first. */
export const knownMembers = (viewer: Who) => sql<{ id: number; closeness: number; place: number }>`
  select id, closeness, row_number() over (order by closeness, created_at desc, id desc) as place from (
    select f.followed_id as id, case when f.mutual then 0 else 1 end as closeness, f.created_at
    from (select followed_id, mutual, created_at from follows where follower_id = ${viewer}
      order by created_at desc, followed_id desc limit ${sql.lit(askedFollowed)}) as f
    where ${notHidden(viewer, sql.ref('f.followed_id'), sql`array(${hiddenMembers(viewer)})`)}) as known
  order by place limit ${sql.lit(mostMembers)}`
