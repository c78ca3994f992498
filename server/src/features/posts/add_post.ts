import { add_post } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { bytesText } from '../../platform/language.ts'
import { postWidths, type StoredPicture } from '../../platform/media/picture.ts'
import { addPicture, addPost, countMediaBytes, listAudience } from './posts.queries.ts'
import { cleanTags, listItems } from './posts.rules.ts'
import { postShape } from './posts.shape.ts'

export default handle(add_post, {
  async before(
    { message = '', group_id },
    { db, files, member, platform, refuse },
  ): Promise<StoredPicture | undefined> {
    if (message === '' && !files.file) refuse('post_empty')
    // There are no groups yet, so no id is one.
    if (group_id !== undefined) refuse('group_not_found')
    if (!files.file) return undefined
    const quota = platform.config.MEMBER_QUOTA_MB * 1024 * 1024
    if ((await countMediaBytes(db, member.id)) + files.file.bytes > quota) {
      refuse('quota_exceeded', { values: { limit: bytesText(quota) } })
    }
    return platform.pictures.make(files.file, postWidths)
  },

  async run(
    { message = '', post_type = 'public', hashtag, nsfw },
    { tx, before: picture, member, language, platform, emit, hintOnly },
  ) {
    const post = await addPost(tx, {
      author: member.id,
      message,
      audience: post_type,
      hashtags: cleanTags(hashtag),
      nsfw: listItems(nsfw),
      mediaId: picture ? await addPicture(tx, member.id, picture) : null,
    })
    if (post_type === 'private') hintOnly(await listAudience(tx, member.id))
    emit('post.added', { post: post.id, author: member.id })
    return { recdata: postShape(post, { member, language, media: platform.media }) }
  },

  async undo(picture, { pictures }) {
    if (picture) await pictures.remove(picture.key)
  },
})
