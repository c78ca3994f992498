import { add_post } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postMedia } from './posts.media.ts'
import { addPost, listAudience } from './posts.queries.ts'
import { cleanTags, listItems } from './posts.rules.ts'
import { postShape } from './posts.shape.ts'

export default handle(add_post, {
  async before({ message = '', group_id, alt }, { files: { file, captions }, member, platform, refuse }) {
    if (message === '' && !file) refuse('post_empty')
    // There are no groups yet, so no id is one.
    if (group_id !== undefined) refuse('group_not_found')
    if (!file) return captions ? refuse('captions_without_video') : undefined
    return platform.mediaRoad.accept(file, { use: postMedia, owner: member.id, alt, captions })
  },

  async run(
    { message = '', post_type = 'public', hashtag, nsfw },
    { tx, before: taken, member, language, platform, emit, hintOnly, say },
  ) {
    if (taken) await platform.mediaRoad.attach(tx, taken)
    const post = await addPost(tx, {
      author: member.id,
      message,
      audience: post_type,
      hashtags: cleanTags(hashtag),
      nsfw: listItems(nsfw),
      mediaId: taken?.id ?? null,
      waits: taken !== undefined,
    })
    if (taken) {
      // The others hear of it when its file is ready.
      say('done.post_waits')
      hintOnly([member.id])
    } else {
      if (post_type === 'private') hintOnly(await listAudience(tx, member.id))
      emit('post.added', { post: post.id, author: member.id })
    }
    return { recdata: postShape(post, { member, language, media: platform.media }) }
  },

  async undo(taken, { mediaRoad }) {
    if (taken) await mediaRoad.discard(taken)
  },
})
