import { add_post } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { postMedia } from './posts.media.ts'
import { tellOfMentions } from '../../mentions/mentions.news.ts'
import { findMentions } from '../../mentions/mentions.queries.ts'
import { checkMayWrite, hintGroup, refuseWriting } from './posts.groups.ts'
import { postAgain } from './posts.page.ts'
import { listReasons } from '../../tags/reasons.rules.ts'
import { postShape } from './posts.shape.ts'
import { findShown, showsSomething } from './posts.shown.ts'
import { cleanTags, tagsWith } from '../../tags/tags.rules.ts'
import { addFilePost, addPost } from './posts.writing.queries.ts'

export default handle(add_post, {
  async before({ message = '', group_id, survey_id, reel_id, alt, nsfw, hashtag }, context) {
    const { files, db, member, platform, refuse } = context
    const { file, captions } = files
    const shows = { survey: survey_id, reel: reel_id }
    if (message === '' && !file && !showsSomething(shows)) refuse('post_empty')
    // Validated before a file is taken in, which would be for nothing.
    listReasons(nsfw)
    cleanTags(hashtag)
    if (!file && captions) refuse('captions_without_video')
    const group = group_id ?? null
    if (group !== null) await checkMayWrite(group, context)
    const beside = { comments: new Map(), shown: await findShown(shows, context) }
    const mentions = await findMentions(db, member.id, message)
    const placed = { mentions, group, shows, beside }
    if (!file) return { ...placed, file: undefined }
    const taking = { use: postMedia, owner: member.id, alt, captions }
    return { ...placed, file: await platform.mediaRoad.accept(file, taking) }
  },

  // Hints for a post in a group need another statement.
  isOneStatement: ({ group }) => group === null,
  again: postAgain,
  emits: ['post.added', 'member.mentioned'],

  async run(
    { message = '', post_type = 'public', hashtag, nsfw },
    {
      tx,
      key,
      before: { mentions, group, shows, beside, file },
      member,
      viewer,
      platform,
      refuse,
      emit,
      hint,
      hintOnly,
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
    if (file) {
      const attaching = await platform.mediaRoad.attaching(tx, file)
      const added =
        (await addFilePost(tx, post, attaching, key())) ??
        (await refuseWriting(group, { db: tx, member, refuse }))
      if ('refusal' in added) throw attaching.noRoom(added.refusal)
      // Others get the hint when its file is ready.
      say('done.post_waits')
      hintOnly([member.id])
      return { recdata: postShape(added, viewer, new Map(), beside) }
    }
    const added = await addPost(tx, { ...post, author: member.id, mediaId: null, waits: false }, key())
    const row = added ?? (await refuseWriting(group, { db: tx, member, refuse }))
    hintOnly(group === null ? (row.hinted ?? undefined) : [member.id])
    await hintGroup({ db: tx, hint }, row.card, true)
    emit('post.added', { post: row.id, author: member.id })
    tellOfMentions({ emit }, row.heard_by, { by: member.id, kind: 'post', object: row.id })
    return { recdata: postShape(row, viewer, new Map(), beside) }
  },

  async undo({ file }, { mediaRoad }) {
    if (file) await mediaRoad.discard(file)
  },
})
