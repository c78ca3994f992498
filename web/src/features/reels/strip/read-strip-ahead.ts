import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { shownInStrip } from './shown-in-strip.ts'

/** Reads what the row of reels shows before it is drawn. */
export const readStripAhead = (client: QueryClient): Promise<void> =>
  client.prefetchQuery({
    queryKey: ['reel_timeline', shownInStrip],
    queryFn: () => call('reel_timeline', shownInStrip),
  })
