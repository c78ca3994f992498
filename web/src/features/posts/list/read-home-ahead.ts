import type { QueryClient } from '@tanstack/react-query'
import { readPagesAhead } from '../../../api/use-pages.ts'
import { deviceSetting } from '../../../ui/device-settings.ts'
import { loadContentOf } from '../card/content-pieces.ts'
import { postRows } from './post-rows.ts'

/** Posts that are seen without scrolling, at most. */
const inSight = 3

/** Reads the posts that Home begins with before it is drawn, and loads what they show. */
export async function readHomeAhead(client: QueryClient): Promise<void> {
  const input = deviceSetting('feed') === 'all' ? {} : ({ feed: 'following' } as const)
  const posts = await readPagesAhead(client, { name: 'timeline', input, rows: postRows })
  loadContentOf(posts.slice(0, inSight))
}
