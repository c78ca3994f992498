/** The pictures and videos of posts. */
import { sql } from 'kysely'
import type { MediaUse } from '../../platform/media/uses.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { visiblePost } from '../../visibility/posts.ts'
import { hintGroup } from './posts.groups.ts'
import { audienceOf, listMentionable } from './posts.queries.ts'
import { recheckPost } from './posts.rechecks.ts'
import { dropKept, findAttached, publishWaiting, showEarlierFile } from './posts.writing.queries.ts'

export const postMedia: MediaUse = {
  name: 'post',
  audience: {
    open: sql`(select p.audience = 'public' and p.group_id is null and p.deleted_at is null from posts p where p.media_id = m.id)`,
    visible: (viewer) => sql`(select ${visiblePost(viewer)} from posts p where p.media_id = m.id)`,
  },
  // A phone's column, the column at 2x, the full-screen viewer.
  widths: [480, 960, 1440],
  async settled({ tx, emit, hint, recheck }, { id, owner, state }) {
    hint(`waiting:${owner}`, [owner])
    const post = state === 'ready' ? await publishWaiting(tx, id) : undefined
    if (!post) {
      // An edit gave the file to a published post, which now shows it or, if it failed, the earlier one
      // again.
      const edited = await findAttached(tx, id)
      if (!edited) return
      if (state === 'ready') await dropKept(tx, edited.id)
      else if (await showEarlierFile(tx, id)) {
        if (edited.group_id === null) edited.audience = 'private'
        await recheckPost({ tx, recheck }, edited.id)
      }
      await hintGroup({ db: tx, hint }, edited)
      return hint(`post:${edited.id}`, await audienceOf(tx, edited))
    }
    if (post.is_deleted) return
    emit('post.added', { post: post.id, author: post.author })
    const naming = { object: post.id, by: post.author, mentions: post.mentions }
    tellOfMentions({ emit }, await listMentionable(tx, naming), {
      by: post.author,
      kind: 'post',
      object: post.id,
    })
    const to = post.group_id === null ? await audienceOf(tx, post) : [post.author]
    await hintGroup({ db: tx, hint }, post, true)
    for (const topic of ['feed', `timeline:${post.author}`, `post:${post.id}`] as const) hint(topic, to)
  },
}
