import { add_post } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postMedia } from './posts.media.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { postAgain } from './posts.page.ts'
import { listReasons } from './posts.rules.ts'
import { postShape } from './posts.shape.ts'
import { cleanTags } from './tags/tags.rules.ts'
import { addFilePost, addPost } from './posts.writing.queries.ts'

export default handle(add_post, {
  async before(
    { message = '', group_id, alt, nsfw, hashtag },
    { files: { file, captions }, db, member, platform, refuse },
  ) {
    if (message === '' && !file) refuse('post_empty')
    // There are no groups yet, so no id is one.
    if (group_id !== undefined) refuse('group_not_found')
    // Before a file is taken in for nothing.
    listReasons(nsfw)
    cleanTags(hashtag)
    if (!file && captions) refuse('captions_without_video')
    const mentions = await findMentions(db, member.id, message)
    if (!file) return { mentions, file: undefined }
    const taking = { use: postMedia, owner: member.id, alt, captions }
    return { mentions, file: await platform.mediaRoad.store(file, taking) }
  },

  isOneStatement: () => true,
  again: postAgain,
  emits: ['post.added', 'member.mentioned'],

  async run(
    { message = '', post_type = 'public', hashtag, nsfw },
    { tx, key, before: { mentions, file }, member, viewer, platform, emit, hintOnly, say },
  ) {
    const post = {
      message,
      audience: post_type,
      hashtags: cleanTags(hashtag),
      nsfw: listReasons(nsfw),
      mentions,
    }
    if (file) {
      const queueing = await platform.mediaRoad.queueing(tx, file)
      const added = await addFilePost(tx, post, { ...file, queueing }, key())
      if ('refusal' in added) throw platform.mediaRoad.noRoom(added.refusal, file)
      // The others hear of it when its file is ready.
      say('done.post_waits')
      hintOnly([member.id])
      return { recdata: postShape(added, viewer) }
    }
    const row = await addPost(tx, { ...post, author: member.id, mediaId: null, waits: false }, key())
    hintOnly(row.hinted ?? undefined)
    emit('post.added', { post: row.id, author: member.id })
    tellOfMentions({ emit }, row.heard_by, { by: member.id, kind: 'post', object: row.id })
    return { recdata: postShape(row, viewer) }
  },

  async undo({ file }, { mediaRoad }) {
    if (file) await mediaRoad.forget(file)
  },
})
