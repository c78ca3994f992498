import type { Showcase } from '@commons/contract/freelance/showcases.ts'
import type { Agreement, AgreementVersion } from '@commons/contract/freelance/agreements.ts'
import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { Job, JobDetail } from '@commons/contract/freelance/jobs.ts'
import type { MyBid } from '@commons/contract/freelance/my-projects.ts'
import type { Review } from '@commons/contract/freelance/reviews.ts'

const client = { user_id: 7, username: 'ada', full_name: 'Ada Nováková', profile_pic: null }

/** An open job of member 7 without bids, for tests. */
export function aJob(change: Partial<Job> = {}): Job {
  return {
    id: 5,
    ...client,
    title: 'An oven of clay',
    description: 'For twelve loaves, in a garden.',
    skills_required: '["Clay"]',
    skills: ['Clay'],
    cost_estimation: '200-300',
    pay_by: 'fixed',
    project_industry: 'Website',
    project_purpose: 'E-commerce',
    status: 'open',
    duration: '2h',
    created_at: '2026-11-20T08:00:00.000Z',
    bidding_ends: '2099-01-01T00:00:00.000Z',
    bid_count: 0,
    average_bid: null,
    ...change,
  }
}

export function aJobDetail(change: Partial<JobDetail> = {}): JobDetail {
  return {
    ...aJob(),
    file: null,
    files: [],
    client: {
      is_email_verified: 1,
      is_covered: 0,
      hire_rate: null,
      answer_minutes: null,
      job_count: 1,
      open_job_count: 1,
      member_since: '2026-01-01T08:00:00.000Z',
    },
    is_own: 0,
    edited_at: null,
    ...change,
  }
}

/** A bid of member 9, as its client sees it. */
export function aBid(change: Partial<Bid> = {}): Bid {
  return {
    id: 3,
    project_id: 5,
    user_id: 9,
    username: 'bob',
    full_name: 'Bob',
    profile_pic: null,
    rating: '0.0',
    review_count: 0,
    jobs_done: 0,
    price: '250',
    net: '225',
    timeline: 7,
    message: 'clay '.repeat(30).trim(),
    status: 'open',
    reason: '',
    is_own: 0,
    duration: '1h',
    created_at: '2026-11-21T08:00:00.000Z',
    edited_at: null,
    is_returned: 0,
    ...change,
  }
}

/** A bid as its bidder finds it in their tables. */
export const aMyBid = (change: Partial<MyBid> = {}): MyBid => ({
  id: 3,
  price: '250',
  net: '225',
  timeline: 7,
  status: 'open',
  reason: '',
  duration: '1h',
  created_at: '2026-11-21T08:00:00.000Z',
  edited_at: null,
  is_returned: 0,
  project: aJob(),
  ...change,
})

const terms = {
  pay_by: 'fixed',
  amount: '250',
  net: '225',
  delivery: 7,
  weekly_hours: null,
  total: '250',
  description: 'Twelve loaves at once',
} as const

/** The offer of {@link anAgreement}, its first version. */
export const aVersion = (change: Partial<AgreementVersion> = {}): AgreementVersion => ({
  change_id: 11,
  version: 1,
  ...terms,
  status: 'accepted',
  proposed_by: 'client',
  is_own: 0,
  message: '',
  proposed_at: '2026-11-22T08:00:00.000Z',
  answer_until: '2026-11-29T08:00:00.000Z',
  answered_at: '2026-11-22T09:00:00.000Z',
  ...change,
})

/** An agreement under way between member 7, its client, and the reader, member 9. */
export const anAgreement = (change: Partial<Agreement> = {}): Agreement => ({
  id: 21,
  project_id: 5,
  bid_id: 3,
  bidder_id: 9,
  title: 'An oven of clay',
  ...terms,
  status: 'active',
  version: 1,
  role: 'freelancer',
  client,
  freelancer: { user_id: 9, username: 'bob', full_name: 'Bob', profile_pic: null },
  offered_at: '2026-11-22T08:00:00.000Z',
  accepted_at: '2026-11-22T09:00:00.000Z',
  due_at: '2026-11-29T09:00:00.000Z',
  ended_at: null,
  ended_by: null,
  reason: '',
  next: null,
  is_reviewable: 0,
  versions: [aVersion()],
  change: null,
  can_chat: 1,
  ...change,
})

/** A review of member 9 by their client, which both see. */
export const aReview = (change: Partial<Review> = {}): Review => ({
  id: 31,
  project_id: 5,
  title: 'An oven of clay',
  role: 'client',
  author: client,
  review_user_id: 9,
  rating: 4,
  comment: 'Warm bread ever since',
  answer: '',
  answered_at: null,
  created_at: '2026-11-25T08:00:00.000Z',
  shown_at: '2026-12-09T08:00:00.000Z',
  is_shown: 1,
  is_own: 0,
  is_uncounted: 0,
  ...change,
})

export const aShowcase = (parts: Partial<Showcase>): Showcase => ({
  id: 3,
  title: 'A dome of clay',
  description: 'Fired twice.',
  link: 'https://clay.example/dome',
  file: null,
  picture: null,
  client: { user_id: 8, username: 'ada', full_name: 'Ada Nováková', profile_pic: null },
  freelancer: { user_id: 9, username: 'bob', full_name: 'Bob', profile_pic: null },
  status: 'proposed',
  is_own: 0,
  proposed_at: '2026-11-01T10:00:00.000Z',
  published_at: null,
  acts: [],
  ...parts,
})
