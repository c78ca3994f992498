/** Agreements as sent on the wire. */
import type { Agreement, AgreementVersion, Payment } from '@commons/contract/freelance/agreements.ts'
import { totalOf } from '@commons/contract/shared/agreement.ts'
import { paidToBidder } from '@commons/contract/shared/bid.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { AuthorRow } from '../../../authors/author.queries.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { now } from '../../../platform/clock.ts'
import type { MediaAddresses } from '../../../platform/media/address.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { AgreementDetailRow, AgreementRow, TermsRow, VersionRow } from './agreements.queries.ts'
import { dueOf } from './agreements.rules.ts'

type Role = 'client' | 'freelancer'

function termsShape({ pay_by, price, delivery, weekly_hours, description }: TermsRow) {
  const cents = BigInt(price)
  return {
    pay_by,
    amount: decimalText(cents, 'USD'),
    net: decimalText(paidToBidder(cents).net, 'USD'),
    delivery,
    weekly_hours,
    total: decimalText(totalOf(pay_by, cents, delivery), 'USD'),
    description,
  }
}

const isoOf = (time: string): string => new Date(time).toISOString()

/** Whether the version still waits: once its time is over it has lapsed, also before a job says so. */
const isOpen = ({ state, answer_until }: VersionRow): boolean =>
  state === 'proposed' && now() < new Date(answer_until)

function versionShape(row: VersionRow, role: Role): AgreementVersion {
  const proposedBy = row.by_client ? 'client' : 'freelancer'
  return {
    change_id: row.id,
    version: row.version,
    ...termsShape(row),
    status: row.state === 'proposed' && !isOpen(row) ? 'lapsed' : row.state,
    proposed_by: proposedBy,
    is_own: flag(proposedBy === role),
    message: row.message,
    proposed_at: isoOf(row.proposed_at),
    answer_until: isoOf(row.answer_until),
    answered_at: row.answered_at === null ? null : isoOf(row.answered_at),
  }
}

export const partyShape = (id: number | null, row: AuthorRow | null, media: MediaAddresses) =>
  id === null || row === null ? null : authorShape(id, row, media)

const roleOf = (row: AgreementRow, member: number): Role =>
  member === row.client_id ? 'client' : 'freelancer'

/** Who acts next, and until when. */
function nextShape({ state, proposed }: AgreementRow, role: Role): Payment['next'] {
  if (!proposed || !isOpen(proposed) || (state !== 'pending' && state !== 'active')) return null
  const by = proposed.by_client ? 'freelancer' : 'client'
  return {
    role: by,
    is_own: flag(by === role),
    act: state === 'pending' ? 'answer_offer' : 'answer_change',
    until: isoOf(proposed.answer_until),
  }
}

export function paymentShape(row: AgreementRow, { member, media }: Viewer): Payment {
  const role = roleOf(row, member.id)
  const isLapsed = row.state === 'pending' && row.proposed !== null && !isOpen(row.proposed)
  return {
    id: row.id,
    project_id: row.job_id,
    bid_id: row.bid_id,
    bidder_id: row.freelancer_id,
    title: row.title,
    ...termsShape(row),
    status: isLapsed ? 'lapsed' : row.state,
    version: row.version,
    role,
    client: partyShape(row.client_id, row.client, media),
    freelancer: partyShape(row.freelancer_id, row.freelancer, media),
    offered_at: row.offered_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
    due_at: dueOf(row)?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ended_by === null ? null : row.ended_by === row.client_id ? 'client' : 'freelancer',
    reason: row.reason,
    next: nextShape(row, role),
    is_reviewable: flag(row.earned_at !== null),
  }
}

export function agreementShape(row: AgreementDetailRow, viewer: Viewer): Agreement {
  const role = roleOf(row, viewer.member.id)
  const isChange = row.state === 'active' && row.proposed !== null && isOpen(row.proposed)
  return {
    ...paymentShape(row, viewer),
    versions: row.versions.map((version) => versionShape(version, role)),
    change: isChange && row.proposed ? versionShape(row.proposed, role) : null,
    can_chat: flag(row.can_chat),
  }
}
