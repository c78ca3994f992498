import type { Milestone, MilestoneEvent, MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import type { Funded } from './milestone-money.ts'
import type { Sides } from './sides.ts'

const sum = (tokens: string, usd: string) => ({ tokens, usd })
const none = sum('0', '0')

type Step = NonNullable<Milestone['next']>

/** What comes next for the reader's side, or with `is_own` 0 for the other one. */
export const aStep = ({
  role,
  is_own,
  act,
  until,
}: Pick<Step, 'role' | 'is_own' | 'act' | 'until'>): Step => ({ role, is_own, act, until, otherwise: null })

/** A milestone of agreement 21 that its client asked for, as its freelancer sees it. */
export const aMilestone = (change: Partial<Milestone> = {}): Milestone => ({
  id: 31,
  payment_id: 21,
  project_id: 5,
  place: 1,
  week: null,
  description: 'The base of the oven',
  amount: '100',
  due_date: '2026-12-03',
  date: '2026-11-23T08:00:00.000Z',
  asked_by: 'client',
  is_own: 0,
  status: 'pending',
  money: null,
  funded_at: null,
  submitted_at: null,
  next: aStep({ role: 'freelancer', is_own: 1, act: 'answer', until: null }),
  release_at: null,
  acts: ['accept', 'decline', 'update'],
  refund: null,
  change: null,
  dispute: null,
  history: [],
  ...change,
})

/** The same, paid in with 200 tokens at half a dollar. */
export const aFunded = (change: Partial<Funded> = {}): Funded => ({
  ...aMilestone(),
  status: 'funded',
  funded_at: '2026-11-24T08:00:00.000Z',
  next: aStep({ role: 'freelancer', is_own: 1, act: 'submit', until: null }),
  acts: ['update', 'cancel', 'submit', 'give_refund'],
  ...change,
  money: change.money ?? {
    funded: sum('200', '100'),
    rate: '0.5',
    held: sum('200', '100'),
    released: none,
    refunded: none,
    fee: none,
    tax: none,
    paid: none,
  },
})

export const anEvent = (change: Partial<MilestoneEvent> = {}): MilestoneEvent => ({
  id: 41,
  kind: 'submitted',
  by: 'freelancer',
  is_own: 1,
  message: '',
  sum: null,
  trx_number: null,
  invoice: null,
  files: [],
  at: '2026-11-25T08:00:00.000Z',
  ...change,
})

export const aSummary = (change: Partial<MilestoneSummary> = {}): MilestoneSummary => ({
  payment_id: 21,
  role: 'freelancer',
  agreed: '250',
  requested: '100',
  in_progress: none,
  released: none,
  refunded: none,
  fee: none,
  tax: none,
  paid: none,
  fee_percent: '10',
  tax_percent: '0',
  can_add: 1,
  can_reorder: 0,
  ...change,
})

export const theSides = (role: Sides['role']): Sides => ({
  role,
  client: 'Ada Nováková',
  freelancer: 'Bob',
  other: role === 'client' ? 'Bob' : 'Ada Nováková',
})
