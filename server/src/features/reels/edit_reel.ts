import { edit_reel } from '@commons/contract/reels.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { handle } from '../../platform/call/handle.ts'
import { listReasons } from '../posts/public.ts'
import { reelAgain } from './reels.again.ts'
import { audienceOf, listMentionable } from './reels.queries.ts'
import { recheckReel } from './reels.rechecks.ts'
import { tagsOf } from './reels.rules.ts'
import { lockOwnReel, setAlt, setWritten } from './reels.writing.queries.ts'

export default handle(edit_reel, {
  again: reelAgain,

  async run({ reel_id, message = '', post_type = 'public', hashtag, nsfw, alt }, context) {
    const { tx, member, refuse, emit, hint, hintOnly } = context
    const nextTags = tagsOf(hashtag, message)
    const reasons = listReasons(nsfw)
    const old = (await lockOwnReel(tx, member.id, reel_id)) ?? refuse('reel_not_found')
    const mentions = await findMentions(tx, member.id, message)
    await setWritten(tx, reel_id, {
      message,
      mentions,
      audience: post_type,
      hashtags: nextTags,
      nsfw: reasons,
    })
    if (alt !== undefined && old.media_id !== null) await setAlt(tx, old.media_id, alt)
    if (!old.is_published) hintOnly([member.id])
    else {
      if (old.audience !== post_type) {
        await recheckReel(context, reel_id)
        // To some it is a new reel.
        hint('reel_feed', await audienceOf(tx, { audience: post_type, author: member.id }))
      }
      const named = new Set(old.mentions.map(({ user_id }) => user_id))
      const naming = {
        object: reel_id,
        by: member.id,
        mentions: mentions.filter(({ user_id }) => !named.has(user_id)),
      }
      tellOfMentions({ emit }, await listMentionable(tx, naming), {
        by: member.id,
        kind: 'reel',
        object: reel_id,
      })
      // Who has lost the reel must learn it as well, where it was everybody's.
      if (old.audience === 'private')
        hintOnly(await audienceOf(tx, { audience: post_type, author: member.id }))
    }
    return reelAgain.answer(reel_id, { ...context, db: tx })
  },
})
