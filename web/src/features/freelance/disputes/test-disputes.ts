import type {
  Dispute,
  DisputeCase,
  DisputeEvent,
  DisputeLine,
  DisputeOffer,
  DisputeSplit,
} from '@commons/contract/freelance/disputes.ts'
import type { DisputeSides } from './dispute-sides.ts'

/** What both get of 200 tokens at half a dollar, where the freelancer gets so many. */
export const aSplit = (tokens: number): DisputeSplit => ({
  freelancer: { tokens: String(tokens), usd: String(tokens / 2) },
  client: { tokens: String(200 - tokens), usd: String(100 - tokens / 2) },
})

export const anOffer = (change: Partial<DisputeOffer> = {}): DisputeOffer => ({
  offer_id: 61,
  split: aSplit(50),
  offered_at: '2026-11-25T09:00:00.000Z',
  can_accept: 1,
  ...change,
})

export const aDisputeEvent = (change: Partial<DisputeEvent> = {}): DisputeEvent => ({
  id: 71,
  kind: 'opened',
  by: 'client',
  is_own: 0,
  message: 'The base has a crack',
  split: null,
  files: [],
  at: '2026-11-25T08:00:00.000Z',
  ...change,
})

/** A dispute about milestone 31 that its client has opened, as its freelancer sees it in a list. */
const aLine: DisputeLine = {
  id: 51,
  milestone_id: 31,
  payment_id: 21,
  project_id: 5,
  title: 'An oven of clay',
  description: 'The base of the oven',
  status: 'open',
  role: 'freelancer',
  client: { user_id: 7, username: 'ada', full_name: 'Ada Nováková', profile_pic: null },
  freelancer: { user_id: 9, username: 'bob', full_name: 'Bob', profile_pic: null },
  opened_by: 'client',
  opened_at: '2026-11-25T08:00:00.000Z',
  frozen: { tokens: '200', usd: '100' },
  rate: '0.5',
  next: { role: 'freelancer', is_own: 1, until: '2099-12-02T08:00:00.000Z', otherwise: aSplit(0) },
  ruling: null,
  outcome: null,
}

/** The same, with what is in it. */
export const aDispute = (change: Partial<Dispute> = {}): Dispute => ({
  ...aLine,
  is_own: 0,
  offers: { client: null, freelancer: null },
  acts: ['add_evidence', 'offer_split'],
  log: [aDisputeEvent()],
  history: [],
  ...change,
})

/** The same as staff have it in their list, once it was handed to them and before one of them takes it. */
export function aCase(change: Partial<DisputeCase> = {}): DisputeCase {
  const { role: _, ...line } = aLine
  return {
    ...line,
    status: 'escalated',
    next: null,
    ruling: { until: '2099-12-25T08:00:00.000Z', otherwise: aSplit(100), is_taken: 0 },
    escalated_at: '2026-11-25T10:00:00.000Z',
    assignee: null,
    is_own: 0,
    can_take: 1,
    ...change,
  }
}

export const disputeSides = (role: 'client' | 'freelancer' | 'staff' = 'freelancer'): DisputeSides => ({
  role,
  client: 'Ada Nováková',
  freelancer: 'Bob',
  other: role === 'client' ? 'Bob' : 'Ada Nováková',
})
