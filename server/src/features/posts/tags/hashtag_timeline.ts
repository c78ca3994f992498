import { flag } from '@commons/contract/shared/flag.ts'
import { hashtag_timeline } from '@commons/contract/posts/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { unmutedPage } from '../posts.page.ts'
import { findTag, listTagged } from './tags.queries.ts'
import { cleanTag, isTooLong } from '@commons/contract/shared/text/tags.ts'
import { tagShape } from './tags.shape.ts'

export default handle(hashtag_timeline, async ({ hashtag }, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const text = cleanTag(hashtag)
  if (text === '' || isTooLong(text)) return { recdata: [], tag: null, is_blocked: flag(false) }
  const [tag, rows] = await Promise.all([
    findTag(db, member.id, text),
    listTagged(db, member.id, text, before, limit, offset),
  ])
  return {
    ...(await unmutedPage(db, rows, page, viewer)),
    tag: tag?.is_known ? tagShape(tag) : null,
    is_blocked: flag(tag?.is_blocked === true),
  }
})
