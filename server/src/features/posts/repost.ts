import { repost } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { wholePost } from './posts.page.ts'
import { findPost, listAudience, listMentionable } from './posts.queries.ts'
import { addRepost, findOriginal } from './posts.reposts.queries.ts'

export default handle(
  repost,
  async (
    { post_id, repost_comment = '' },
    { tx, member, language, platform, refuse, emit, hintOnly, afterCommit },
  ) => {
    const original = (await findOriginal(tx, member.id, post_id)) ?? refuse('post_not_found')
    const mentions = await findMentions(tx, member.id, repost_comment)
    const { id, isNew } = await addRepost(tx, {
      author: member.id,
      original: original.id,
      audience: original.audience,
      message: repost_comment,
      mentions,
    })
    if (original.audience === 'private') {
      hintOnly(await listAudience(tx, member.id))
      // Those who see the original are others than those who see its repost.
      const to = await listAudience(tx, original.author)
      afterCommit(async () => platform.bus.hint([{ topic: `post:${original.id}`, to }]))
    }
    if (isNew) {
      emit('post.reminded', { post: original.id, repost: id, author: original.author, member: member.id })
      const naming = { object: id, by: member.id }
      tellOfMentions({ emit }, await listMentionable(tx, { ...naming, mentions }), {
        ...naming,
        kind: 'post',
      })
    }
    const post = await wholePost(tx, await findPost(tx, member.id, id), {
      member,
      language,
      media: platform.media,
    })
    return { recdata: post ?? refuse('post_not_found') }
  },
)
