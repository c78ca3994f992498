import { add_post } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postMedia } from './posts.media.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { listReasons } from './posts.rules.ts'
import { postShape } from './posts.shape.ts'
import { cleanTags } from './tags/tags.rules.ts'
import { addPost } from './posts.writing.queries.ts'

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
    return { mentions, file: await platform.mediaRoad.accept(file, taking) }
  },

  isOneStatement: ({ file }) => file === undefined,
  emits: ['post.added', 'member.mentioned'],

  async run(
    { message = '', post_type = 'public', hashtag, nsfw },
    { tx, before: { mentions, file }, member, viewer, platform, emit, hintOnly, say },
  ) {
    if (file) await platform.mediaRoad.attach(tx, file)
    const row = await addPost(tx, {
      author: member.id,
      message,
      audience: post_type,
      hashtags: cleanTags(hashtag),
      nsfw: listReasons(nsfw),
      mediaId: file?.id ?? null,
      mentions,
      waits: file !== undefined,
    })
    if (file) {
      // The others hear of it when its file is ready.
      say('done.post_waits')
      hintOnly([member.id])
    } else {
      hintOnly(row.hinted ?? undefined)
      emit('post.added', { post: row.id, author: member.id })
      tellOfMentions({ emit }, row.heard_by, { by: member.id, kind: 'post', object: row.id })
    }
    return { recdata: postShape(row, viewer) }
  },

  async undo({ file }, { mediaRoad }) {
    if (file) await mediaRoad.discard(file)
  },
})
