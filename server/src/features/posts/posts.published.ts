/** What others hear of a post that has just been published after it had waited. */
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import type { WriteContext } from '../../platform/write.ts'
import { hintGroup } from './posts.groups.ts'
import { audienceOf, listMentionable } from './posts.queries.ts'
import type { PublishedRow } from './posts.writing.queries.ts'

/** Notifies mentioned members, and makes lists read again. */
export async function tellPublished(
  { tx, emit, hint }: Pick<WriteContext, 'tx' | 'emit' | 'hint'>,
  post: PublishedRow,
): Promise<void> {
  const { id, author, mentions } = post
  emit('post.added', { post: id, author })
  const naming = { object: id, by: author }
  tellOfMentions({ emit }, await listMentionable(tx, { ...naming, mentions }), { ...naming, kind: 'post' })
  const to = post.group_id === null ? await audienceOf(tx, post) : [author]
  await hintGroup({ db: tx, hint }, post, true)
  for (const topic of ['feed', `timeline:${author}`, `post:${id}`] as const) hint(topic, to)
}
