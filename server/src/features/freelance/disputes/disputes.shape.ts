/** Disputes as sent on the wire. */
import type {
  Dispute,
  DisputeCase,
  DisputeEvent,
  DisputeLine,
  DisputeMessage,
  DisputeOffer,
  DisputeSplit,
} from '@commons/contract/freelance/disputes.ts'
import { type DisputeRole, disputeActs } from '@commons/contract/shared/dispute.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { now } from '../../../platform/clock.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { partyShape } from '../agreements/agreements.shape.ts'
import { eventShape, isoOf, roleOf, sumShape } from '../milestones/milestones.shape.ts'
import { otherOf, type Role } from '../milestones/milestones.transitions.ts'
import type {
  ChatRow,
  DisputeCaseRow,
  DisputeEventRow,
  DisputeLineRow,
  DisputeRow,
} from './disputes.queries.ts'
import {
  awardWithout,
  canAct,
  type Disputed,
  frozenCents,
  isTimeOver,
  middleOf,
  splitCents,
} from './disputes.rules.ts'
import { saidOf } from './disputes.writing.queries.ts'

const disputedOf = (row: DisputeLineRow): Disputed => ({
  state: row.state,
  opener: roleOf(row.by_client),
  units: BigInt(row.units),
  turn: row.turn_of_client === null ? null : roleOf(row.turn_of_client),
  until: row.answer_until ?? row.decide_until,
  assignee: row.assignee_id,
  sides: { client: saidOf(row.said.client), freelancer: saidOf(row.said.freelancer) },
})

const frozenOf = (row: DisputeLineRow) => ({
  frozen: BigInt(row.units),
  all: { units: BigInt(row.all_units), price: BigInt(row.price) },
})

/** What both get where the freelancer gets so many tokens. */
function splitShape(award: bigint, row: DisputeLineRow): DisputeSplit {
  const frozen = frozenOf(row)
  const cents = splitCents(award, frozen)
  return {
    freelancer: sumShape({ units: award, cents: cents.freelancer }),
    client: sumShape({ units: frozen.frozen - award, cents: cents.client }),
  }
}

function roleIn(row: DisputeLineRow, member: number): DisputeRole {
  if (member === row.client_id) return 'client'
  return member === row.freelancer_id ? 'freelancer' : 'staff'
}

function nextShape(
  row: DisputeLineRow,
  { turn, until, units }: Disputed,
  role: DisputeRole,
): DisputeLine['next'] {
  if (turn === null || until === null) return null
  const otherwise = splitShape(awardWithout(turn, { units }), row)
  return { role: turn, is_own: flag(turn === role), until: until.toISOString(), otherwise }
}

function outcomeShape(row: DisputeLineRow): DisputeLine['outcome'] {
  if (row.settled_at === null) return null
  const award = row.awarded === null ? null : BigInt(row.awarded)
  const silent = row.state === 'forfeited' ? (award === 0n ? 'freelancer' : 'client') : null
  return {
    by: row.ending?.by_role ?? null,
    split: award === null ? null : splitShape(award, row),
    silent,
    reason: row.ending?.message ?? '',
    at: row.settled_at.toISOString(),
  }
}

export function disputeLineShape(row: DisputeLineRow, { member, media }: Viewer): DisputeLine {
  const dispute = disputedOf(row)
  const frozen = frozenOf(row)
  const role = roleIn(row, member.id)
  return {
    id: row.id,
    milestone_id: row.milestone_id,
    payment_id: row.agreement_id,
    project_id: row.job_id,
    title: row.title,
    description: row.description,
    status: row.state,
    role,
    client: partyShape(row.client_id, row.client, media),
    freelancer: partyShape(row.freelancer_id, row.freelancer, media),
    opened_by: dispute.opener,
    opened_at: row.opened_at.toISOString(),
    frozen: sumShape({ units: frozen.frozen, cents: frozenCents(frozen) }),
    rate: row.rate,
    next: nextShape(row, dispute, role),
    ruling: row.decide_until && {
      until: row.decide_until.toISOString(),
      otherwise: splitShape(middleOf(dispute), row),
      is_taken: flag(row.assignee_id !== null),
    },
    outcome: outcomeShape(row),
  }
}

function offerShape(row: DisputeRow, side: Role, canAccept: boolean): DisputeOffer | null {
  const { offer } = row.said[side]
  return (
    offer && {
      offer_id: offer.id,
      split: splitShape(BigInt(offer.units), row),
      offered_at: isoOf(offer.at),
      can_accept: flag(canAccept),
    }
  )
}

function logShape(
  event: DisputeEventRow,
  row: DisputeRow,
  role: DisputeRole,
  { member, media }: Viewer,
): DisputeEvent {
  return {
    id: event.id,
    kind: event.kind,
    by: event.by_role,
    is_own: flag(event.by_role === 'staff' ? event.staff_id === member.id : event.by_role === role),
    message: event.message,
    split: event.units === null ? null : splitShape(BigInt(event.units), row),
    files: event.files.map((file) => media.attachment(file, member.id)),
    at: isoOf(event.at),
  }
}

export function disputeShape(row: DisputeRow, viewer: Viewer): Dispute {
  const dispute = disputedOf(row)
  const line = disputeLineShape(row, viewer)
  const { role } = line
  const acting = { actor: role, member: viewer.member.id, at: now() }
  const acts = disputeActs.filter((act) => canAct(act, dispute, acting))
  const accepts = (side: Role) => role === otherOf(side) && acts.includes('accept_split')
  const of = { units: row.all_units, price: row.price }
  return {
    ...line,
    is_own: flag(line.opened_by === role),
    offers: {
      client: offerShape(row, 'client', accepts('client')),
      freelancer: offerShape(row, 'freelancer', accepts('freelancer')),
    },
    acts,
    log: row.log.map((event) => logShape(event, row, role, viewer)),
    history: row.history.map((event) => eventShape(event, of, 'staff', viewer)),
  }
}

export function caseShape(row: DisputeCaseRow, viewer: Viewer): DisputeCase {
  const { role: _, ...line } = disputeLineShape(row, viewer)
  const dispute = disputedOf(row)
  const isOwn = row.assignee_id === viewer.member.id
  const acting = { actor: 'staff', member: viewer.member.id, at: now() } as const
  return {
    ...line,
    escalated_at: row.escalated_at?.toISOString() ?? null,
    assignee: partyShape(row.assignee_id, row.assignee, viewer.media),
    is_own: flag(isOwn),
    can_take: flag(!isOwn && canAct('take', dispute, acting) && !isTimeOver(dispute, acting.at)),
  }
}

const fileKinds = ['image', 'video', 'audio'] as const

export const messageShape = (
  row: ChatRow,
  { client, freelancer }: { client: number | null; freelancer: number | null },
): DisputeMessage => ({
  id: row.id,
  by:
    row.author_id === null
      ? null
      : row.author_id === client
        ? 'client'
        : row.author_id === freelancer
          ? 'freelancer'
          : null,
  message: row.message,
  file: row.file === null ? null : (fileKinds.find((kind) => kind === row.file) ?? 'other'),
  at: row.at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted_at: row.deleted_at?.toISOString() ?? null,
})
