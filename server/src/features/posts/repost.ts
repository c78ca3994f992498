import { repost } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { tagsInText } from '../../tags/tags.rules.ts'
import { asksApproval } from './drafts/approval.queries.ts'
import { postAgain, wholePost } from './posts.page.ts'
import { hintGroup } from './posts.groups.ts'
import { audienceOf, findPost, listMentionable } from './posts.queries.ts'
import { addRepost, findOriginal } from './posts.reposts.queries.ts'

export default handle(repost, {
  again: postAgain,

  async run({ post_id, repost_comment = '' }, { tx, member, viewer, refuse, emit, hint, hintOnly }) {
    const original = (await findOriginal(tx, member.id, post_id)) ?? refuse('post_not_found')
    const closed = original.audience === 'group' ? original.group : null
    if (closed !== null && repost_comment !== '' && (await asksApproval(tx, closed, member.id)))
      refuse('remark_needs_approval')
    const mentions = await findMentions(tx, member.id, repost_comment)
    const { id, isNew } = await addRepost(tx, {
      author: member.id,
      original: original.id,
      audience: original.audience,
      group: closed,
      message: repost_comment,
      mentions,
      hashtags: tagsInText(repost_comment),
    })
    if (original.audience === 'private') {
      hintOnly(await audienceOf(tx, { author: member.id, audience: 'private' }))
      // The original and its repost have different audiences.
      hint(`post:${original.id}`, await audienceOf(tx, original))
    }
    if (original.audience === 'group') {
      // The repost stays in the group, whose topic reaches those who see into it.
      hintOnly([member.id])
      await hintGroup({ db: tx, hint }, { id: original.id, audience: 'group', group_id: original.group })
    }
    if (isNew) {
      emit('post.reminded', { post: original.id, repost: id, author: original.author, member: member.id })
      const naming = { object: id, by: member.id }
      tellOfMentions({ emit }, await listMentionable(tx, { ...naming, mentions }), {
        ...naming,
        kind: 'post',
      })
    }
    const post = await wholePost(tx, await findPost(tx, member.id, id), viewer)
    return { recdata: post ?? refuse('post_not_found') }
  },
})
