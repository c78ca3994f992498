/** Pages of reels as sent on the wire. */
import type { Reel } from '@commons/contract/reels/reels.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { reelShape } from '../reels.shape.ts'
import type { ListedReelRow } from './lists.queries.ts'

interface Asked<Of extends unknown[]> {
  readonly db: Db
  readonly viewer: Viewer
  readonly page: { readonly before: number; readonly limit: number; readonly offset: number }
  readonly of: Of
}

interface Listing<Of extends unknown[]> {
  page(
    db: Db,
    viewer: number,
    before: number,
    limit: number,
    offset: number,
    ...of: Of
  ): Promise<ListedReelRow[]>
  reach(db: Db, viewer: number, before: number, ...of: Of): Promise<number | undefined>
}

/**
 * Returns a page of a list with the cursor to the next. A short page isn't the last where the search stopped
 * early.
 */
export async function reelsPage<Of extends unknown[]>(
  listing: Listing<Of>,
  { db, viewer, page: { before, limit, offset }, of }: Asked<Of>,
): Promise<{ reels: Reel[]; next?: string }> {
  const { id } = viewer.member
  const rows = await listing.page(db, id, before, limit, offset, ...of)
  const reels = rows.map((row) => reelShape(row, viewer))
  const last = rows.at(-1)
  if (last && rows.length === limit) return { reels, next: String(last.at) }
  const reach = await listing.reach(db, id, before, ...of)
  return { reels, ...(reach !== undefined && { next: String(reach) }) }
}
