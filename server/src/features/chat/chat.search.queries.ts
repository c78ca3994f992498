/**
 * SQL that finds conversations by the other member's name, or by what several people call theirs. Its cost depends neither on how many conversations
 * a member has nor on how many members have the name: it searches the latest of the list, and the most
 * followed members with the rarest word.
 */
import { chatFilters } from '@commons/contract/chat/chat.ts'
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import { askedWords, foundByName } from '../../search/names.ts'
import { isAway, notHidden, type Who } from '../../visibility/members.ts'
import {
  eachStanding,
  type Filter,
  filters,
  holdsAnything,
  inAnyOrder,
  inOrder,
  listed,
  ofEachList,
  ofKind,
} from './chat.queries.ts'
import { chatColumns, type ChatRow, chatTables, lastAt } from './chat.rows.ts'

const latestListed = 1_000
const withOneWord = 1_000

type SearchArguments = [viewer: number, text: string, at: number, id: number, limit: number, offset: number]

/** The conversations of `viewer` with the members `found`, at most one of each kind. */
const withFound = (viewer: Who) => sql`
  found
  cross join lateral (select conversation_id from conversation_members
    where member_id = ${viewer} and peer_id = found.id limit 2) as own
  cross join lateral (select * from listed_chats
    where conversation_id = own.conversation_id and member_id = ${viewer} limit 1) as l`

/** True where each of the words is in `text`. */
const hasWords = (text: Who, asked: Who) => sql<boolean>`
  (not exists (select from unnest(typed_words(${asked}::text)) as word where strpos(search_key(${text}), word) = 0))`

/** The chats of several people of `viewer`, each as `l`, whose name or one of whose people has the words. */
const ofSeveral = (viewer: Who, asked: Who) => sql`
  (select own.conversation_id from conversation_members own join conversations titled on titled.id = own.conversation_id
    where own.member_id = ${viewer} and own.entry is not null and cardinality(typed_words(${asked}::text)) > 0
      and (${hasWords(sql`titled.title`, asked)} or exists (
        select from conversation_members entrant join members person on person.id = entrant.member_id and ${notHidden(viewer, sql`person.id`)}
        where entrant.conversation_id = own.conversation_id and entrant.member_id <> ${viewer} and ${hasWords(sql`person.full_name`, asked)}))
    limit ${sql.lit(latestListed)}) as own
  cross join lateral (select * from listed_chats
    where conversation_id = own.conversation_id and member_id = ${viewer} limit 1) as l`

/** A search of the list finds what is archived, too. */
const searched = Object.fromEntries(
  chatFilters.map((filter) => [
    filter,
    filter === 'all'
      ? {
          inOrder: inAnyOrder,
          full: (viewer: Who) => sql`(${inAnyOrder(viewer)} and s.standing = 'accepted')`,
        }
      : { inOrder: inOrder[filter], full: filters[filter] },
  ]),
) as Record<Filter, Record<'inOrder' | 'full', (viewer: Who) => RawBuilder<unknown>>>

// Members found only by correcting a typo come last: their `at` is in milliseconds.
const searchOf = (filter: Filter, kind: keyof typeof ofKind) =>
  prepared<SearchArguments, ChatRow>(
    `search_chats_${filter}_${kind}`,
    (viewer, text, at, id, limit, offset) => sql`
      with asked as materialized (${askedWords(text)}),
      ${foundByName({
        among: sql`
          select own.peer_id as id from asked cross join lateral (
            select l.conversation_id from listed_chats l where ${searched[filter].inOrder(viewer)} and ${ofKind[kind]}
            order by l.last_at desc, l.conversation_id desc limit ${sql.lit(latestListed)}) as latest
          cross join lateral (select peer_id from conversation_members
            where conversation_id = latest.conversation_id and member_id = ${viewer} limit 1) as own
          where asked.many > 0`,
        // A value, since the planner turns `exists` into a join and reads all of the member's conversations.
        isListed: (member) => sql`(select true from conversation_members
          where member_id = ${viewer} and peer_id = ${member} limit 1) is not null`,
        withOneWord,
      })},
      page as materialized (
        select id, at from (
          select l.conversation_id as id, ${lastAt(sql`l.last_at`)} / case found.typos when 0 then 1 else 1000 end as at
          from ${listed(viewer, withFound(viewer))}
          where ${searched[filter].full(viewer)} and ${ofKind[kind]} and ${holdsAnything}
            and not s.is_blocked and not ${isAway(sql`found.id`)}
          union all
          select l.conversation_id, ${lastAt(sql`l.last_at`)}
          from ${listed(viewer, ofSeveral(viewer, text))}
          where ${searched[filter].full(viewer)} and ${ofKind[kind]} and ${holdsAnything}) as each
        where (at, id) < (${at}::bigint, ${id}::bigint)
        order by at desc, id desc limit ${limit}::int offset ${offset}::int)
      select ${chatColumns(viewer, sql`page.at`)}
      from unnest(array(select id from page)) as shown (id)
      join page on page.id = shown.id
      join conversations c on c.id = shown.id ${eachStanding(viewer)} ${chatTables(viewer)}
      order by page.at desc, c.id desc`,
  )

/** Lists conversations with members whose names have each of the words, latest first. */
export const searchChats = ofEachList(searchOf)
