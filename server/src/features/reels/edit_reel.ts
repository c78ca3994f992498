import { edit_reel } from '@commons/contract/reels/reels.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { handle } from '../../platform/call/handle.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { reelAgain } from './reels.again.ts'
import { reelCoverMedia } from './reels.media.ts'
import { audienceOf, listMentionable } from './reels.queries.ts'
import { recheckReel } from './reels.rechecks.ts'
import { setAlt } from '../../shown-files/shown-file.queries.ts'
import { tagsOf } from '../../tags/tags.rules.ts'
import { findOwnFile, lockOwnReel, setCover, setLendsSound, setWritten } from './reels.writing.queries.ts'

export default handle(edit_reel, {
  async before({ reel_id, message = '', hashtag, nsfw, cover_at: at }, context) {
    const { files, db, member, platform, refuse } = context
    // Validated before a file is taken in, which would be for nothing.
    const written = { hashtags: tagsOf(hashtag, message), nsfw: listReasons(nsfw) }
    const taking = { use: reelCoverMedia, owner: member.id }
    if (files.cover) return { written, cover: await platform.mediaRoad.accept(files.cover, taking) }
    if (at === undefined) return { written }
    const video = (await findOwnFile(db, member.id, reel_id)) ?? refuse('reel_not_found')
    if (video.kind !== 'video') return refuse('cover_without_video')
    // While it is processed, its own poster can still be that frame.
    if (video.state !== 'ready') return { written, posterAt: at }
    return { written, frame: await platform.mediaRoad.still(video, at, taking) }
  },

  again: reelAgain,

  async run({ reel_id, message = '', post_type = 'public', alt, removes_cover, lets_use_sound }, context) {
    const { tx, before, member, platform, refuse, emit, hint, hintOnly } = context
    const { written, cover, frame, posterAt } = before
    const old = (await lockOwnReel(tx, member.id, reel_id)) ?? refuse('reel_not_found')
    const mentions = await findMentions(tx, member.id, message)
    await setWritten(tx, reel_id, { message, mentions, audience: post_type, ...written })
    if (cover && old.media_kind !== 'video') refuse('cover_without_video')
    const coverId = cover
      ? await platform.mediaRoad.attach(tx, cover)
      : frame
        ? await platform.mediaRoad.addReady(tx, member.id, frame)
        : null
    if (posterAt !== undefined && old.media_id !== null)
      await platform.mediaRoad.choosePoster(tx, old.media_id, posterAt)
    if (coverId !== null || posterAt !== undefined || removes_cover === 1)
      await setCover(tx, reel_id, coverId)
    if (lets_use_sound !== undefined) await setLendsSound(tx, reel_id, lets_use_sound === 1)
    if (alt !== undefined && old.media_id !== null) await setAlt(tx, old.media_id, alt)
    if (!old.is_published) hintOnly([member.id])
    else {
      if (old.audience !== post_type) {
        await recheckReel(context, reel_id)
        // It is a new reel to some.
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
      // Where it was public, everyone gets the hint, including those who can no longer see it.
      if (old.audience === 'private')
        hintOnly(await audienceOf(tx, { audience: post_type, author: member.id }))
    }
    return reelAgain.answer(reel_id, { ...context, db: tx })
  },

  async undo({ cover, frame }, { mediaRoad }) {
    if (cover) await mediaRoad.discard(cover)
    if (frame) await mediaRoad.unmake(frame)
  },
})
