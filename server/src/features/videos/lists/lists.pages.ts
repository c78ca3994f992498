/** Pages of videos as sent on the wire. */
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { nextOf, type Page } from '../../../platform/call/page.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { videoShape } from '../videos.shape.ts'
import type { ListedVideoRow } from './lists.queries.ts'

export function videosPage(
  rows: readonly ListedVideoRow[],
  { viewer, page }: { readonly viewer: Viewer; readonly page: Page },
): { videos: SiteVideo[]; next?: string } {
  const cursors = rows.map(({ at }) => at)
  return { videos: rows.map((row) => videoShape(row, viewer)), ...nextOf(cursors, page) }
}
