import { add_post } from '@commons/contract/posts/posts.ts'
import { add_thread } from '@commons/contract/posts/threads.ts'
import { altFields } from '@commons/contract/posts/post-files.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { findMentions } from '../../../mentions/mentions.queries.ts'
import { handle } from '../../../platform/call/handle.ts'
import { countOfNewcomer } from '../../../platform/call/newcomers.ts'
import { countTexts } from '../../../platform/published/word-rules.ts'
import { addLink, linkOf } from '../../../shown-links/shown-links.ts'
import { listReasons } from '../../../tags/reasons.rules.ts'
import { cleanTags, tagsWith } from '../../../tags/tags.rules.ts'
import { asksApproval } from '../drafts/approval.queries.ts'
import { heldAgain, holdForApproval } from '../drafts/approval.ts'
import { keepingOf, requireRoomForDraft } from '../drafts/drafts.keeping.ts'
import { addDraft } from '../drafts/drafts.queries.ts'
import { momentOf } from '../drafts/drafts.rules.ts'
import { checkMayWrite, refuseWriting } from '../posts.groups.ts'
import { postAgain, wholePost } from '../posts.page.ts'
import { findPost } from '../posts.queries.ts'
import { findShown, showsSomething } from '../posts.shown.ts'
import { keepWrittenSurvey, writtenSurvey } from '../posts.survey.ts'
import { setTopic } from '../posts.topics.queries.ts'
import { addMoreFiles, addPost } from '../posts.writing.queries.ts'
import { discardThreadFiles, takeThreadFiles } from './threads.files.ts'
import { publishReady } from './threads.publishing.ts'
import { addPart, beginThread, isThreadWaiting } from './threads.queries.ts'

const published = add_post.publishes ?? { texts: [] }

export default handle(add_thread, {
  async before(
    { parts, group_id, survey_id, reel_id, nsfw, hashtag, publish_at, is_draft, ...more },
    context,
  ) {
    const { files, db, member, platform, refuse } = context
    const shows = { survey: survey_id, reel: reel_id }
    const survey = writtenSurvey({ survey_id, ...more }, context)
    for (const [nth, { message = '', files: count = 0 }] of parts.entries()) {
      const showsMore = nth === 0 && (showsSomething(shows) || survey !== undefined)
      if (message === '' && count === 0 && !showsMore) refuse('post_empty')
    }
    const keeping = keepingOf({ publish_at, is_draft })
    if (keeping?.publishAt && Object.keys(files).length > 0) momentOf(keeping.publishAt)
    listReasons(nsfw)
    cleanTags(hashtag)
    const group = group_id ?? null
    if (group === null && typeof more.group_topic_id === 'number') refuse('group_topic_not_found')
    if (group !== null) await checkMayWrite(group, context)
    await findShown(shows, context)
    const written = []
    const ofFirst = { hashtag, survey_title: more.survey_title, survey_options: more.survey_options }
    for (const [nth, { message = '', link_card, alts = [] }] of parts.entries()) {
      // One by one, so that a rule reports the post that it is about.
      const described = Object.fromEntries(alts.map((alt, at) => [altFields[at], alt]))
      const texts = { message, ...described, ...(nth === 0 && ofFirst) }
      written.push({
        message,
        mentions: await findMentions(db, member.id, message),
        link: linkOf({ message, link_card }, platform),
        judged: await platform.wordRules.check(published, texts),
      })
    }
    return { group, shows, keeping, survey, written, taken: await takeThreadFiles(parts, context) }
  },

  again: {
    ...postAgain,
    async answer(id, context) {
      const answer = await heldAgain(id, context)
      const waits = answer.waits_for_approval === 0 && (await isThreadWaiting(context.db, id))
      if (waits) context.say('done.thread_waits')
      return { ...answer, waits_for_files: flag(waits) }
    },
  },
  emits: ['post.added', 'post.held', 'member.mentioned', 'words.found'],

  async run(
    { post_type = 'public', hashtag, nsfw, group_topic_id: topic = null },
    {
      tx,
      before: { group, shows, keeping, survey, written, taken },
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
    const isHeld = group !== null && !keeping && (await asksApproval(tx, group, member.id))
    if (keeping?.publishAt) momentOf(keeping.publishAt)
    if (keeping || isHeld) await requireRoomForDraft(tx, member.id, { refuse })
    const ids: number[] = []
    for (const [nth, { message, mentions, link }] of written.entries()) {
      const [mediaId = null, ...more] = await attachAll(nth)
      const id: number =
        ids[0] === undefined
          ? await begin(mediaId)
          : await addPart(tx, ids[0], {
              message,
              mentions,
              mediaId,
              hashtags: tagsWith(undefined, message),
            })
      ids.push(id)
      if (more.length > 0) await addMoreFiles(tx, id, more)
      if (link) await addLink(tx, { post: id }, link, { member, platform })
      if (
        topic !== null &&
        (group === null || !(await setTopic(tx, { member: member.id, post: id, group }, topic)))
      )
        refuse('group_topic_not_found')
      if (keeping || isHeld)
        await addDraft(tx, {
          author: member.id,
          post: id,
          publishAt: nth === 0 ? (keeping?.publishAt ?? null) : null,
        })
    }
    const [first = refuse('post_not_found')] = ids
    await beginThread(tx, first)
    if (survey) await keepWrittenSurvey(tx, first, survey)
    let waits = false
    if (keeping) {
      publishesLater()
      say(keeping.publishAt ? 'done.scheduled' : 'done.draft_saved')
    } else if (isHeld && group !== null) {
      await holdForApproval({ tx, emit, hint }, first, group)
      say('done.post_held')
    } else {
      const { posts, isWhole } = await publishReady({ tx, emit, hint }, first)
      if (!isWhole) await refuseWriting(group, { db: tx, member, refuse })
      waits = posts.length === 0
      if (waits) say('done.thread_waits')
    }
    // The call counts as one of them. Others get their hints with the publishing.
    if (!keeping)
      for (let nth = 1; nth < ids.length; nth++) await countOfNewcomer(tx, member, 'posts', platform)
    hintOnly([member.id])
    const whole = await wholePost(tx, await findPost(tx, member.id, first), viewer)
    if (!keeping) await noteWords()
    return {
      recdata: whole ?? refuse('post_not_found'),
      waits_for_approval: flag(isHeld),
      waits_for_files: flag(waits),
    }

    async function attachAll(nth: number): Promise<string[]> {
      const attached: string[] = []
      for (const each of taken[nth]?.values() ?? []) attached.push(await platform.mediaRoad.attach(tx, each))
      return attached
    }

    async function begin(mediaId: string | null): Promise<number> {
      const [{ message, mentions } = refuse('post_empty')] = written
      const post = {
        author: member.id,
        message,
        mentions,
        audience: post_type,
        hashtags: tagsWith(hashtag, message),
        nsfw: listReasons(nsfw),
        group,
        shows,
        mediaId,
        waits: true,
      }
      return ((await addPost(tx, post)) ?? (await refuseWriting(group, { db: tx, member, refuse }))).id
    }

    /** Counts the texts for floods as the last thing: the same text waits there for the one before. */
    async function noteWords(): Promise<void> {
      for (const [nth, { judged }] of written.entries()) {
        const id = ids[nth]
        if (id === undefined) continue
        const counted = judged.counted.map(({ text }) => ({ field: 'parts', text }))
        const floods =
          counted.length === 0
            ? []
            : await countTexts(tx, counted, { member: member.id, about: `post:${id}` })
        const rules = [...judged.rules, ...floods]
        if (rules.length > 0) emit('words.found', { kind: 'post', id, author: member.id, rules })
      }
    }
  },

  undo: ({ taken }, platform) => discardThreadFiles(taken, platform),
})
