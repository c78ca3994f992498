/** Shares of what a channel earns, as sent on the wire. */
import type { ChannelShare } from '@commons/contract/videos/shares.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { ChannelShareRow } from './shares.queries.ts'

export const channelShareShape = (row: ChannelShareRow, { media }: Pick<Viewer, 'media'>): ChannelShare => ({
  ...authorShape(row.id, row, media),
  role: row.role,
  percent: row.percent,
  proposed: row.proposed,
  earned: decimalText(BigInt(row.earned), 'FCELL'),
})
