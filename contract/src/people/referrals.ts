import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Id } from '../shared/id.ts'
import { Next, PageByMomentIn } from '../shared/page.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Members who signed up with a member's invitation. */
    referrals: true
  }
}

/** Inviting others with a link, and the members who signed up with it. */

export const show_referral_code = defineCall({
  name: 'show_referral_code',
  doc: 'The caller’s referral code, and the link that carries it.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ referral_code: z.string(), referral_link: z.string() }),
  refusals: [],
})

export const referral_count = defineCall({
  name: 'referral_count',
  doc: 'How many members signed up by the caller’s code, how many of these referrals are complete, and the caller’s contribution score. A referral is complete once the new member’s email is verified; both sides then get one point.',
  auth: 'member',
  effect: 'read',
  topics: ['referrals:{me}', 'graph:{me}'],
  input: z.object({}),
  output: z.object({ referral_count: Count, complete_count: Count, contribution_score: Count }),
  refusals: [],
})

export const ReferredMember = z.object({
  id: Id,
  ...Author,
  status: z.enum(['pending', 'complete']),
  /** How long ago they signed up, in the viewer's language. */
  duration: z.string(),
})
export type ReferredMember = z.infer<typeof ReferredMember>

export const referral_list = defineCall({
  name: 'referral_list',
  doc: 'The members who signed up by the caller’s code, latest first.',
  auth: 'member',
  effect: 'read',
  topics: ['referrals:{me}', 'graph:{me}'],
  input: z.object(PageByMomentIn),
  output: z.object({ recdata: z.array(ReferredMember), next: Next }),
  refusals: [],
})

export const referral_click = defineCall({
  name: 'referral_click',
  doc: 'Say that a referral link was followed. The browser keeps its code in a cookie for 24 hours, and `register` takes it from there if none is given. Nothing is stored on the server. The answer says who invites.',
  auth: 'visitor',
  effect: 'write',
  topics: [],
  input: z.object({
    referral_code: z
      .string('referral_code_invalid')
      .trim()
      .min(1, 'referral_code_invalid')
      .max(64, 'referral_code_invalid'),
  }),
  output: z.object({ full_name: z.string() }),
  refusals: ['referral_code_unknown'],
})
