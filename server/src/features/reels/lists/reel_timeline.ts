import { reel_timeline } from '@commons/contract/reels/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { reelsPage } from './lists.pages.ts'
import { followed, newest } from './lists.queries.ts'
import { forYouPage } from './ranking.ts'

export default handle(reel_timeline, async ({ feed = 'for_you' }, { db, viewer, page }) => {
  if (feed === 'for_you') return forYouPage({ db, viewer, page })
  const { before, ...rest } = page
  const listing = feed === 'newest' ? newest : followed
  return reelsPage(listing, { db, viewer, page: { ...rest, before: before.below }, of: [] })
})
