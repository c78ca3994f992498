/** Members whom a text names as `@username`. */
import { type Mention, mostMentions } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { notHidden } from '../../visibility/members.ts'
import { visiblePost } from '../../visibility/posts.ts'

/** So many names of a text are looked up; some may be nobody's. */
const mostNames = 100

// What stands in an address is a part of it, and names nobody.
const addresses = /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+/giu
// Behind a letter it is an e-mail address, behind a slash a path; before another @ a name elsewhere.
const names = /(?<![\p{L}\p{N}\p{M}_@/.%+&=-])@([a-z0-9_]{3,30})(?![\p{L}\p{N}\p{M}_@])/giu

/** The usernames that a text has, in lower case and in its order. */
export function namesIn(text: string): string[] {
  if (!text.includes('@')) return []
  const found = [...text.replaceAll(addresses, ' ').matchAll(names)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  return [...new Set(found)].slice(0, mostNames)
}

const listNamed = prepared<[author: number, names: string[], most: number], Mention>(
  'list_named_members',
  (author, asked, most) => sql`
    select m.username, m.id as user_id
    from unnest(${asked}::text[]) with ordinality as named (name, place)
    join members m on m.username = named.name collate "C"
    where ${notHidden(author, sql.ref('m.id'))}
    order by named.place limit ${most}::int`,
)

/** Whom `author` names in a text: members that there are, and that are not hidden from them. */
export async function findMentions(db: Db, author: number, text: string): Promise<Mention[]> {
  const asked = namesIn(text)
  return asked.length > 0 ? listNamed(db, author, asked, mostMentions) : []
}

const listWhoSee = prepared<[post: number, members: number[]], { id: number }>(
  'list_mentioned_who_see_post',
  (post, members) => sql`
    select m.id from members m
    where m.id = any (${members}::bigint[])
      and (select ${visiblePost(sql.ref('m.id'))} from posts p where p.id = ${post}) is true
    order by m.id`,
)

/** Who is to hear that `by` mentions them in a post: those who may see it, and not themselves. */
export async function listMentionable(
  db: Db,
  { post, by, mentions }: { post: number; by: number; mentions: readonly Mention[] },
): Promise<number[]> {
  const others = mentions.map(({ user_id }) => user_id).filter((id) => id !== by)
  if (others.length === 0) return []
  return (await listWhoSee(db, post, others)).map(({ id }) => id)
}
