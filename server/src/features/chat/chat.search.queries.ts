/**
 * SQL that finds conversations by the other member's name. Its cost depends neither on how many conversations
 * a member has nor on how many members have the name: it searches the latest of the list, and the most
 * followed members with the rarest word.
 */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import { askedWords, foundByName } from '../../search/names.ts'
import { isAway, type Who } from '../../visibility/members.ts'
import {
  eachStanding,
  type Filter,
  filters,
  holdsAnything,
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

// Members found only by correcting a typo come last: their `at` is in milliseconds.
const searchOf = (filter: Filter, kind: keyof typeof ofKind) =>
  prepared<SearchArguments, ChatRow>(
    `search_chats_${filter}_${kind}`,
    (viewer, text, at, id, limit, offset) => sql`
      with asked as materialized (${askedWords(text)}),
      ${foundByName({
        among: sql`
          select own.peer_id as id from asked cross join lateral (
            select l.conversation_id from listed_chats l where ${inOrder[filter](viewer)} and ${ofKind[kind]}
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
          where ${filters[filter](viewer)} and ${ofKind[kind]} and ${holdsAnything}
            and not s.is_blocked and not ${isAway(sql`found.id`)}) as each
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
