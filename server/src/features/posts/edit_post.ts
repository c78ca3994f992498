import { edit_post } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { touchDraft } from './drafts/drafts.queries.ts'
import { hintApproval } from './drafts/approval.ts'
import { listWrittenSurveys, makeWrittenSurvey } from './posts.survey.ts'
import { altsOf, discardFiles, filesAfter, type NextFile, readOrder, takeFiles } from './posts.files.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { editLink } from '../../shown-links/shown-links.ts'
import { postAgain, wholePost } from './posts.page.ts'
import { checkMayWrite, hintGroup, isClosedNow } from './posts.groups.ts'
import { audienceOf, findPost, listMentionable } from './posts.queries.ts'
import { recheckPost } from './posts.rechecks.ts'
import { publishReady } from './threads/threads.publishing.ts'
import { setAudience } from './threads/threads.queries.ts'
import { findPointer } from './posts.reposts.queries.ts'
import { setAlt } from '../../shown-files/shown-file.queries.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { isSameWriting } from './posts.rules.ts'
import { cleanTags, tagsWith } from '../../tags/tags.rules.ts'
import { setTopic } from './posts.topics.queries.ts'
import {
  type EarlierFile,
  type EditedRow,
  editPost,
  forgetFileFailure,
  lockOwnPost,
} from './posts.writing.queries.ts'

/** One that is replaced by one is kept until that is ready. Of several, those that stay are seen meanwhile. */
function earlierFiles(old: EditedRow, next: readonly NextFile[]): EarlierFile {
  const staying = new Set(next.map(({ kept }) => kept?.id))
  if (old.files.every(({ id }) => staying.has(id))) return 'stays'
  const [only, ...more] = old.files
  const isReplaced = more.length === 0 && next.length === 1 && next[0]?.taken !== undefined
  return isReplaced && old.is_published && only?.ready ? 'waits' : 'goes'
}

export default handle(edit_post, {
  async before({ nsfw, hashtag, file_order, ...alts }, context) {
    // Validated before a file is taken in, which would be for nothing.
    listReasons(nsfw)
    cleanTags(hashtag)
    const order = readOrder(file_order, context)
    return { order, taken: await takeFiles(alts, context, order) }
  },

  async run(
    {
      post_id,
      group_id,
      group_topic_id: topic,
      message = '',
      post_type = 'public',
      hashtag,
      nsfw,
      link_card,
      old_file_path = '',
      ...alts
    },
    {
      tx,
      before: { order, taken },
      member,
      viewer,
      platform,
      refuse,
      refuseFields,
      emit,
      recheck,
      hint,
      hintOnly,
      publishesLater,
      say,
    },
  ) {
    const old = (await lockOwnPost(tx, member.id, post_id)) ?? refuse('post_not_found')
    if (group_id !== undefined && group_id !== old.group_id) refuse('group_not_found')
    // A member removed from the group must not write there anymore.
    if (old.group_id !== null) await checkMayWrite(old.group_id, { db: tx, member, refuse })
    if (taken.size > 0 && old.is_repost) refuseFields({ file: 'file_not_taken' })
    // A repost has only its remark, and its audience is never wider than its original's.
    const showsAnother = old.shows !== null || old.is_repost
    const keeps = old_file_path !== ''
    const files = old.is_repost
      ? []
      : filesAfter(old.files, { taken, order, keeps }, { refuse, refuseFields })
    if (
      message === '' &&
      files.length === 0 &&
      !showsAnother &&
      !(await listWrittenSurveys(tx, [post_id])).has(post_id)
    )
      refuse('post_empty')
    // Without its remark it would duplicate the member's other repost.
    if (message === '' && old.message !== '' && old.original_id !== null) {
      const author = member.id
      if (await findPointer(tx, { author, original: old.original_id })) refuse('reminded_already')
    }
    const mediaIds: string[] = []
    for (const each of files)
      mediaIds.push(each.kept ? each.kept.id : await platform.mediaRoad.attach(tx, each.taken))
    const isReady = !old.is_published && !old.is_draft && files.every(({ kept }) => kept?.ready)
    const written = {
      message,
      mentions: await findMentions(tx, member.id, message),
      audience:
        old.group_id !== null ? old.audience : old.original_audience === 'private' ? 'private' : post_type,
      hashtags: tagsWith(old.is_repost ? undefined : hashtag, message),
      nsfw: old.is_repost ? [] : [...new Set([...listReasons(nsfw), ...old.nsfw_kept])],
      mediaIds,
      // It was waiting for a file that the edit has removed.
      publishes: isReady && (old.thread === undefined || old.is_imported),
    }
    // In a group the audience stays, but a text written while the group is closed is for members only.
    const isNarrowed =
      old.group_id !== null && !isSameWriting(old, written) && (await isClosedNow(tx, old.group_id))
    const next = { ...written, ...(isNarrowed && { audience: 'group' as const }) }
    // The form doesn't know the description until the file is ready: an empty one then means no change.
    const said = altsOf(alts)
    for (const [at, { kept }] of files.entries()) {
      const alt = said[at]
      const saysAlt = alt !== undefined && (alt !== '' || kept?.ready)
      if (kept && saysAlt && alt !== kept.alt) await setAlt(tx, kept.id, alt)
    }
    if (!isSameWriting(old, next)) await editPost(tx, post_id, next, earlierFiles(old, files))
    else if (old.file_failure !== null) await forgetFileFailure(tx, post_id)
    // A repost shows its original's card.
    if (!old.is_repost) await editLink(tx, { post: post_id }, { message, link_card }, { member, platform })
    if (old.audience !== next.audience) {
      await recheckPost({ tx, recheck }, post_id)
      // A thread has one audience.
      const others =
        old.thread === undefined
          ? []
          : await setAudience(tx, old.thread, { post: post_id, audience: next.audience })
      const to =
        old.audience === 'private'
          ? await audienceOf(tx, { audience: next.audience, author: member.id })
          : undefined
      for (const id of others) {
        await recheckPost({ tx, recheck }, id)
        hint(`post:${id}`, to)
      }
    }
    if (isReady && old.thread !== undefined) await publishReady({ tx, emit, hint }, old.thread)
    // Nobody hears of what comes from elsewhere.
    const appears = next.publishes && !old.is_imported
    if (old.is_published || appears) {
      const named = new Set(old.is_published ? old.mentions.map(({ user_id }) => user_id) : [])
      const fresh = next.mentions.filter(({ user_id }) => !named.has(user_id))
      const naming = { object: post_id, by: member.id }
      const mentioned = await listMentionable(tx, { ...naming, mentions: fresh })
      tellOfMentions({ emit }, mentioned, { ...naming, kind: 'post' })
    }
    if (appears) {
      await makeWrittenSurvey({ tx, emit }, post_id)
      emit('post.added', { post: post_id, author: member.id })
    }
    // With a changed audience it is a new post to some; other edits don't change the feed.
    if (appears || (old.is_published && old.audience !== next.audience)) {
      hint('feed', await audienceOf(tx, { audience: next.audience, author: member.id }))
    }
    if (!old.is_published && !appears) hintOnly([member.id])
    // Where it was public, everyone gets the hint, including those who can no longer see it.
    else if (old.audience === 'private')
      hintOnly(await audienceOf(tx, { audience: next.audience, author: member.id }))
    // Nobody else has seen what isn't published.
    if (old.is_published || appears)
      await hintGroup({ db: tx, hint }, { ...old, id: post_id }, next.publishes)
    if (old.is_draft) {
      await touchDraft(tx, post_id)
      // Those who are asked to approve it see it already.
      if (!(await hintApproval({ tx, hint }, post_id))) publishesLater()
    } else if (taken.size > 0) say('done.edit_waits')
    // After the group, which whoever removes a topic locks first.
    if (topic !== undefined && !old.is_repost) {
      if (old.group_id === null && topic !== null) refuse('group_topic_not_found')
      const { group_id: group } = old
      if (group !== null) {
        const changed =
          (await setTopic(tx, { member: member.id, post: post_id, group }, topic)) ??
          refuse('group_topic_not_found')
        if (old.is_published) for (const id of changed) if (id !== post_id) hint(`post:${id}`)
      }
    }
    const post = await wholePost(tx, await findPost(tx, member.id, post_id), viewer)
    return { recdata: post ?? refuse('post_not_found') }
  },

  again: postAgain,

  undo: ({ taken }, platform) => discardFiles(taken, platform),
})
