/** The pictures and videos of posts. */
import type { MediaUse } from '../../platform/media/uses.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { listAudience, listMentionable } from './posts.queries.ts'
import { recheckPost } from './posts.rechecks.ts'
import { dropKept, findAttached, publishWaiting, showEarlierFile } from './posts.writing.queries.ts'

export const postMedia: MediaUse = {
  name: 'post',
  // A phone's column, the column on a sharp screen, the viewer.
  widths: [480, 960, 1440],
  async settled({ tx, emit, hint, recheck }, { id, owner, state }) {
    const mine = { topic: `waiting:${owner}`, to: [owner] }
    hint(mine)
    const post = state === 'ready' ? await publishWaiting(tx, id) : undefined
    if (!post) {
      // An edit gave it to a post that is there already, and shows it now, or what it showed before.
      const edited = await findAttached(tx, id)
      if (!edited) return
      if (state === 'ready') await dropKept(tx, edited.id)
      else if (await showEarlierFile(tx, id)) {
        edited.audience = 'private'
        await recheckPost({ tx, recheck }, edited.id)
      }
      const to = edited.audience === 'private' ? { to: await listAudience(tx, edited.author) } : {}
      return hint({ topic: `post:${edited.id}`, ...to })
    }
    if (post.is_deleted) return
    emit('post.added', { post: post.id, author: post.author })
    const naming = { object: post.id, by: post.author, mentions: post.mentions }
    tellOfMentions({ emit }, await listMentionable(tx, naming), {
      by: post.author,
      kind: 'post',
      object: post.id,
    })
    const to = post.audience === 'private' ? { to: await listAudience(tx, post.author) } : {}
    for (const topic of ['feed', `timeline:${post.author}`, `post:${post.id}`]) hint({ topic, ...to })
  },
}
