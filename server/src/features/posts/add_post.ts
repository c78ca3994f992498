import { add_post } from '@commons/contract/posts/posts.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { asksApproval } from './drafts/approval.queries.ts'
import { heldAgain, holdForApproval } from './drafts/approval.ts'
import { addDraft } from './drafts/drafts.queries.ts'
import { momentOf } from './drafts/drafts.rules.ts'
import { keepingOf, requireRoomForDraft } from './drafts/drafts.keeping.ts'
import { bringsFile, discardFiles, takeFiles } from './posts.files.ts'
import { checkMayWrite, hintGroup, refuseWriting } from './posts.groups.ts'
import { addLink, linkOf } from '../../shown-links/shown-links.ts'
import { postAgain, wholePost } from './posts.page.ts'
import { findPost } from './posts.queries.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { postShape } from './posts.shape.ts'
import { findShown, showsSomething } from './posts.shown.ts'
import { cleanTags, tagsWith } from '../../tags/tags.rules.ts'
import { addSurveyTo, keepWrittenSurvey, writtenSurvey } from './posts.survey.ts'
import { setTopic } from './posts.topics.queries.ts'
import { addFilePost, addMoreFiles, addPost } from './posts.writing.queries.ts'

export default handle(add_post, {
  async before(
    { message = '', link_card, group_id, survey_id, reel_id, nsfw, hashtag, publish_at, is_draft, ...more },
    context,
  ) {
    const { files, db, member, platform, refuse } = context
    const shows = { survey: survey_id, reel: reel_id }
    const survey = writtenSurvey({ survey_id, ...more }, context)
    if (message === '' && !bringsFile(files) && !showsSomething(shows) && !survey) refuse('post_empty')
    // Validated before a file is taken in, which would be for nothing.
    const keeping = keepingOf({ publish_at, is_draft })
    if (keeping?.publishAt && bringsFile(files)) momentOf(keeping.publishAt)
    listReasons(nsfw)
    cleanTags(hashtag)
    const group = group_id ?? null
    if (group === null && typeof more.group_topic_id === 'number') refuse('group_topic_not_found')
    if (group !== null) await checkMayWrite(group, context)
    const beside = { comments: new Map(), shown: await findShown(shows, context) }
    const mentions = await findMentions(db, member.id, message)
    const link = linkOf({ message, link_card }, platform)
    return { mentions, group, shows, beside, link, keeping, survey, taken: await takeFiles(more, context) }
  },

  // Hints for a post in a group need another statement, and so do a second picture and the card of a link.
  // A draft has a row besides, and so has a survey that is written in it.
  isOneStatement: ({ group, taken, link, keeping, survey }) =>
    group === null && taken.size <= 1 && link === undefined && keeping === undefined && survey === undefined,
  again: { ...postAgain, answer: heldAgain },
  emits: ['post.added', 'post.held', 'member.mentioned'],

  async run(
    { message = '', post_type = 'public', hashtag, nsfw, group_topic_id: topic = null },
    {
      tx,
      key,
      before: { mentions, group, shows, beside, link, keeping, survey, taken },
      member,
      viewer,
      platform,
      refuse,
      emit,
      hint,
      hintOnly,
      publishesLater,
      say,
    },
  ) {
    const post = {
      message,
      audience: post_type,
      hashtags: tagsWith(hashtag, message),
      nsfw: listReasons(nsfw),
      group,
      shows,
      mentions,
    }
    /** Gives a post that was just added its topic. */
    const fileUnder = async (id: number) => {
      if (topic === null) return
      if (group === null || !(await setTopic(tx, { member: member.id, post: id, group }, topic)))
        refuse('group_topic_not_found')
    }
    /** Returns a post that was just added as its author sees it, with its topic, once its survey is kept or made. */
    const shapeOf = async (
      row: Parameters<typeof postShape>[0] & { readonly id: number },
      isPublished: boolean,
    ) => {
      await fileUnder(row.id)
      if (!survey && topic === null) return postShape(row, viewer, new Map(), beside)
      if (!survey)
        return (
          (await wholePost(tx, await findPost(tx, member.id, row.id), viewer)) ?? refuse('post_not_found')
        )
      if (!isPublished) await keepWrittenSurvey(tx, row.id, survey)
      else if (!(await addSurveyTo({ tx, emit }, row.id, survey)))
        await refuseWriting(group, { db: tx, member, refuse })
      return (await wholePost(tx, await findPost(tx, member.id, row.id), viewer)) ?? refuse('post_not_found')
    }
    const [file, ...more] = taken.values()
    // Read before anything is locked: the lists of a member are locked before a group. What was sent a moment before the
    // group began to approve posts was sent before.
    const isHeld = group !== null && !keeping && (await asksApproval(tx, group, member.id))
    if (keeping || isHeld || (file && more.length > 0)) {
      // Only here, once it is known that it wasn't sent before: sent again, its time may have passed.
      if (keeping?.publishAt) momentOf(keeping.publishAt)
      if (keeping || isHeld) await requireRoomForDraft(tx, member.id, { refuse })
      const mediaId = file ? await platform.mediaRoad.attach(tx, file) : null
      const waiting = { ...post, author: member.id, mediaId, waits: true }
      const added = await addPost(tx, waiting, key())
      const { id } = added ?? (await refuseWriting(group, { db: tx, member, refuse }))
      const ids: string[] = []
      for (const each of more) ids.push(await platform.mediaRoad.attach(tx, each))
      await addMoreFiles(tx, id, ids)
      await fileUnder(id)
      if (link) await addLink(tx, { post: id }, link, { member, platform })
      if (survey) await keepWrittenSurvey(tx, id, survey)
      if (keeping) {
        await addDraft(tx, { author: member.id, post: id, publishAt: keeping.publishAt })
        publishesLater()
        say(keeping.publishAt ? 'done.scheduled' : 'done.draft_saved')
      } else if (isHeld) {
        await addDraft(tx, { author: member.id, post: id, publishAt: null })
        await holdForApproval({ tx, emit, hint }, id, group)
        say('done.post_held')
      } else say('done.post_waits')
      hintOnly([member.id])
      const whole = await wholePost(tx, await findPost(tx, member.id, id), viewer)
      return { recdata: whole ?? refuse('post_not_found'), waits_for_approval: flag(isHeld) }
    }
    if (file) {
      const attaching = await platform.mediaRoad.attaching(tx, file)
      const added =
        (await addFilePost(tx, post, attaching, key())) ??
        (await refuseWriting(group, { db: tx, member, refuse }))
      if ('refusal' in added) throw attaching.noRoom(added.refusal)
      if (link) added.card.link_card = await addLink(tx, { post: added.id }, link, { member, platform })
      // Others get the hint when its file is ready.
      say('done.post_waits')
      hintOnly([member.id])
      return { recdata: await shapeOf(added, false), waits_for_approval: 0 as const }
    }
    const added = await addPost(tx, { ...post, author: member.id, mediaId: null, waits: false }, key())
    const row = added ?? (await refuseWriting(group, { db: tx, member, refuse }))
    if (link) row.card.link_card = await addLink(tx, { post: row.id }, link, { member, platform })
    hintOnly(group === null ? (row.hinted ?? undefined) : [member.id])
    await hintGroup({ db: tx, hint }, row.card, true)
    emit('post.added', { post: row.id, author: member.id })
    tellOfMentions({ emit }, row.heard_by, { by: member.id, kind: 'post', object: row.id })
    return { recdata: await shapeOf(row, true), waits_for_approval: 0 as const }
  },

  undo: ({ taken }, platform) => discardFiles(taken, platform),
})
