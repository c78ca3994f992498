import { edit_post } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postMedia } from './posts.media.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { postAgain, wholePost } from './posts.page.ts'
import { checkMayWrite, hintGroup, isClosedNow } from './posts.groups.ts'
import { audienceOf, findPost, listMentionable } from './posts.queries.ts'
import { recheckPost } from './posts.rechecks.ts'
import { findPointer } from './posts.reposts.queries.ts'
import { setAlt } from '../../shown-files/shown-file.queries.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { isSameWriting } from './posts.rules.ts'
import { cleanTags, tagsWith } from '../../tags/tags.rules.ts'
import { editPost, forgetFileFailure, lockOwnPost } from './posts.writing.queries.ts'

export default handle(edit_post, {
  async before({ alt, nsfw, hashtag }, { files: { file, captions }, member, platform, refuse }) {
    // Validated before a file is taken in, which would be for nothing.
    listReasons(nsfw)
    cleanTags(hashtag)
    if (!file) return captions ? refuse('captions_without_video') : undefined
    return platform.mediaRoad.accept(file, { use: postMedia, owner: member.id, alt, captions })
  },

  async run(
    { post_id, group_id, message = '', post_type = 'public', hashtag, nsfw, alt, old_file_path = '' },
    { tx, before: taken, member, viewer, platform, refuse, refuseFields, emit, recheck, hint, hintOnly, say },
  ) {
    const old = (await lockOwnPost(tx, member.id, post_id)) ?? refuse('post_not_found')
    if (group_id !== undefined && group_id !== old.group_id) refuse('group_not_found')
    // A member removed from the group must not write there anymore.
    if (old.group_id !== null) await checkMayWrite(old.group_id, { db: tx, member, refuse })
    if (taken && old.is_repost) refuseFields({ file: 'file_not_taken' })
    // A repost has only its remark, and its audience is never wider than its original's.
    const keptFile = old_file_path === '' ? null : old.media_id
    const showsAnother = old.shows !== null || old.is_repost
    if (message === '' && !taken && keptFile === null && !showsAnother) refuse('post_empty')
    // Without its remark it would duplicate the member's other repost.
    if (message === '' && old.message !== '' && old.original_id !== null) {
      const author = member.id
      if (await findPointer(tx, { author, original: old.original_id })) refuse('reminded_already')
    }
    const attached = taken && (await platform.mediaRoad.attach(tx, taken))
    const mediaId = old.is_repost ? null : (attached ?? keptFile)
    const written = {
      message,
      mentions: await findMentions(tx, member.id, message),
      audience:
        old.group_id !== null ? old.audience : old.original_audience === 'private' ? 'private' : post_type,
      hashtags: tagsWith(old.is_repost ? undefined : hashtag, message),
      nsfw: old.is_repost ? [] : [...new Set([...listReasons(nsfw), ...old.nsfw_kept])],
      mediaId,
      // It was waiting for a file that the edit has removed.
      publishes: !old.is_published && mediaId === null,
    }
    // In a group the audience stays, but a text written while the group is closed is for members only.
    const isNarrowed =
      old.group_id !== null && !isSameWriting(old, written) && (await isClosedNow(tx, old.group_id))
    const next = { ...written, ...(isNarrowed && { audience: 'group' as const }) }
    // The form doesn't know the description until the file is ready: an empty one then means no change.
    const saysAlt = alt !== undefined && (alt !== '' || old.media_ready)
    if (mediaId !== null && !taken && saysAlt && alt !== old.media_alt) await setAlt(tx, mediaId, alt)
    const otherFile = taken && old.is_published && old.media_ready ? 'waits' : 'goes'
    if (!isSameWriting(old, next))
      await editPost(tx, post_id, next, mediaId === old.media_id ? 'stays' : otherFile)
    else if (old.file_failure !== null) await forgetFileFailure(tx, post_id)
    if (old.audience !== next.audience) await recheckPost({ tx, recheck }, post_id)
    if (old.is_published || next.publishes) {
      const named = new Set(old.is_published ? old.mentions.map(({ user_id }) => user_id) : [])
      const fresh = next.mentions.filter(({ user_id }) => !named.has(user_id))
      const naming = { object: post_id, by: member.id }
      const mentioned = await listMentionable(tx, { ...naming, mentions: fresh })
      tellOfMentions({ emit }, mentioned, { ...naming, kind: 'post' })
    }
    if (next.publishes) emit('post.added', { post: post_id, author: member.id })
    // With a changed audience it is a new post to some; other edits don't change the feed.
    if (next.publishes || (old.is_published && old.audience !== next.audience)) {
      hint('feed', await audienceOf(tx, { audience: next.audience, author: member.id }))
    }
    if (!old.is_published && !next.publishes) hintOnly([member.id])
    // Where it was public, everyone gets the hint, including those who can no longer see it.
    else if (old.audience === 'private')
      hintOnly(await audienceOf(tx, { audience: next.audience, author: member.id }))
    await hintGroup({ db: tx, hint }, { ...old, id: post_id }, next.publishes)
    if (taken) say('done.edit_waits')
    const post = await wholePost(tx, await findPost(tx, member.id, post_id), viewer)
    return { recdata: post ?? refuse('post_not_found') }
  },

  again: postAgain,

  async undo(taken, { mediaRoad }) {
    if (taken) await mediaRoad.discard(taken)
  },
})
