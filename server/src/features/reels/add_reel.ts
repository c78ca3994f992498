import { add_reel } from '@commons/contract/reels/reels.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { handle } from '../../platform/call/handle.ts'
import { mediaName } from '../../platform/media/store/store.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { reelAgain } from './reels.again.ts'
import { reelCoverMedia, reelMedia } from './reels.media.ts'
import { tagsOf } from '../../tags/tags.rules.ts'
import { addReel, findSoundToUse, holdSound } from './reels.writing.queries.ts'

export default handle(add_reel, {
  async before(
    { message = '', alt, nsfw, hashtag, trim_start: from, trim_end: to, sound_id },
    { files, db, member, platform, refuse },
  ) {
    const { file, captions, cover } = files
    if (!file) return refuse('reel_without_file')
    // Validated before a file is taken in, which would be for nothing.
    const written = { nsfw: listReasons(nsfw), hashtags: tagsOf(hashtag, message) }
    const mentions = await findMentions(db, member.id, message)
    if (sound_id !== undefined) {
      const isLent = (await findSoundToUse(db, member.id, sound_id)) ?? refuse('reel_sound_not_found')
      if (!isLent) refuse('reel_sound_kept')
    }
    const { mediaRoad } = platform
    const cut = from === undefined && to === undefined ? undefined : { from: from ?? 0, to }
    const taken = await mediaRoad.accept(file, { use: reelMedia, owner: member.id, alt, captions, cut })
    try {
      if (cover && taken.kind !== 'video') refuse('cover_without_video')
      if (sound_id !== undefined && taken.kind !== 'video') refuse('sound_without_video')
      const shown = cover && (await mediaRoad.accept(cover, { use: reelCoverMedia, owner: member.id }))
      return { ...written, mentions, file: taken, cover: shown }
    } catch (error) {
      await mediaRoad.discard(taken)
      throw error
    }
  },

  again: reelAgain,

  async run({ message = '', post_type = 'public', cover_at: posterAt, sound_id, lets_use_sound }, context) {
    const { tx, before, member, platform, refuse, hintOnly } = context
    const { file, cover, ...written } = before
    const sound =
      sound_id === undefined
        ? undefined
        : ((await holdSound(tx, member.id, sound_id)) ?? refuse('reel_sound_not_found'))
    if (sound?.is_lent === false) refuse('reel_sound_kept')
    const soundFile = sound && mediaName(sound.key, `${sound.heights[0]}p.mp4`)
    const mediaId = await platform.mediaRoad.attach(tx, file, { posterAt, soundFile })
    const coverId = cover ? await platform.mediaRoad.attach(tx, cover) : null
    const id = await addReel(tx, {
      ...written,
      author: member.id,
      message,
      audience: post_type,
      mediaId,
      coverId,
      waits: true,
      soundFrom: sound_id,
      lendsSound: lets_use_sound !== 0,
    })
    // Others get the hint when its file is ready.
    hintOnly([member.id])
    return reelAgain.answer(id ?? refuse('reel_not_found'), { ...context, db: tx })
  },

  async undo({ file, cover }, { mediaRoad }) {
    await mediaRoad.discard(file)
    if (cover) await mediaRoad.discard(cover)
  },
})
