import { flag } from '@commons/contract/shared/flag.ts'
import { get_watch_history } from '@commons/contract/videos/watching.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from '../lists/lists.pages.ts'
import { isHistoryPaused, listHistory, searchHistory } from './watching.queries.ts'

export default handle(get_watch_history, async ({ search_term: text = '' }, context) => {
  const { db, member, page } = context
  const asked = [db, member.id, page.before, page.limit, page.offset] as const
  const [rows, isPaused] = await Promise.all([
    text === '' ? listHistory(...asked) : searchHistory(...asked, text),
    isHistoryPaused(db, member.id),
  ])
  return { ...videosPage(rows, context), is_paused: flag(isPaused) }
})
