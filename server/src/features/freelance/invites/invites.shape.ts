/** Invites to bid as sent on the wire. */
import type { Invite } from '@commons/contract/freelance/invites.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { now } from '../../../platform/clock.ts'
import { duration } from '../../../platform/language.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { jobShape } from '../jobs/jobs.shape.ts'
import type { InviteRow } from './invites.queries.ts'

export const inviteShape = (row: InviteRow, viewer: Viewer): Invite => ({
  invite_id: row.invite_id,
  project: jobShape(row, viewer),
  ...authorShape(row.other.id, row.other, viewer.media),
  message: row.message,
  duration: duration(viewer.language, row.invited_at, now()),
  created_at: row.invited_at.toISOString(),
  bid: row.bid && {
    id: row.bid.id,
    price: decimalText(BigInt(row.bid.price), 'USD'),
    timeline: row.bid.days,
    status: row.bid.state,
  },
})
