/** Pages of channels as sent on the wire. */
import type { Channel } from '@commons/contract/videos/channels.ts'
import { nextOf, type Page } from '../../../platform/call/page.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { ListedChannelRow } from './channels.queries.ts'
import { channelShape } from './channels.shape.ts'

interface Asked {
  readonly db: Db
  readonly viewer: Viewer
  readonly page: Page
}

type List = (
  db: Db,
  viewer: number,
  before: number,
  limit: number,
  offset: number,
) => Promise<ListedChannelRow[]>

export async function channelsPage(
  list: List,
  { db, viewer, page }: Asked,
): Promise<{ response: Channel[]; next?: string }> {
  const rows = await list(db, viewer.member.id, page.before, page.limit, page.offset)
  const cursors = rows.map(({ at }) => at)
  return { response: rows.map((row) => channelShape(row, viewer)), ...nextOf(cursors, page) }
}
