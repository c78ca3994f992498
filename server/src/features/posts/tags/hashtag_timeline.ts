import { hashtag_timeline } from '@commons/contract/posts-tags.ts'
import { pageSize } from '@commons/contract/shared/page.ts'
import { handle } from '../../../platform/call/handle.ts'
import { pageStart } from '../../../platform/call/page.ts'
import { unmutedPage } from '../posts.page.ts'
import { findTag, listTagged } from './tags.queries.ts'
import { cleanTag, isTooLong } from './tags.rules.ts'
import { tagShape } from './tags.shape.ts'

export default handle(
  hashtag_timeline,
  async ({ hashtag, limit = pageSize, ...asked }, { db, member, language, platform }) => {
    const { before, offset } = pageStart({ ...asked, limit })
    const text = cleanTag(hashtag)
    if (text === '' || isTooLong(text)) return { recdata: [], tag: null }
    const [tag, rows] = await Promise.all([
      findTag(db, member.id, text),
      listTagged(db, member.id, text, before, limit, offset),
    ])
    const page = await unmutedPage(db, rows, limit, before, { member, language, media: platform.media })
    return { ...page, tag: tag ? tagShape(tag) : null }
  },
)
