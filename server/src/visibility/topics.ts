/** Which topics a member may listen to: what a hint names, its listener may see. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { notHidden } from './members.ts'
import { visiblePost } from './posts.ts'

const listVisible = prepared<[viewer: number, posts: number[], members: number[]], { topic: string }>(
  'list_visible_topics',
  (viewer, posts, members) => sql`
    select 'post:' || p.id as topic from posts p
    where p.id = any (${posts}::bigint[]) and ${visiblePost(viewer)}
    union all
    select 'member:' || m.id from members m
    where m.id = any (${members}::bigint[]) and ${notHidden(viewer, sql.ref('m.id'))}`,
)

/** What only the member themself listens to. */
const own = new Set(['graph', 'account', 'waiting', 'saved', 'mutes', 'tags', 'reports'])
/** What is heard by who sees the post, or the member, that it names. */
const ofPosts = ['post', 'comments']
const ofMembers = ['member', 'timeline']

/** The topics of `asked` that `viewer` may hear, by one statement however many are asked. */
export async function visibleTopics(db: Db, viewer: number, asked: readonly string[]): Promise<string[]> {
  const named = asked.map((topic) => {
    const [kind = '', ...rest] = topic.split(':')
    const id = rest.join(':')
    return { topic, kind, id: /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined }
  })
  const idsOf = (kinds: readonly string[]) =>
    named.flatMap(({ kind, id }) => (kinds.includes(kind) && id !== undefined ? [id] : []))
  const posts = idsOf(ofPosts)
  const members = idsOf(ofMembers)
  const rows = posts.length + members.length > 0 ? await listVisible(db, viewer, posts, members) : []
  const seen = new Set(rows.map((row) => row.topic))
  return named.flatMap(({ topic, kind, id }) => {
    const visible =
      kind === 'feed' ||
      (own.has(kind) && id === viewer) ||
      (ofPosts.includes(kind) && seen.has(`post:${id}`)) ||
      (ofMembers.includes(kind) && seen.has(`member:${id}`))
    return visible ? [topic] : []
  })
}
