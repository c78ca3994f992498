import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { bidStatuses } from '../shared/bid.ts'
import { Count } from '../shared/count.ts'
import { Id, IdIn } from '../shared/id.ts'
import { longestInvite, mostInvitesOfDay, mostInvitesOfJob } from '../shared/invite.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { JobLine, JobSearchIn, projectRoles } from './my-projects.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Who a member has invited to bid, and who has invited them. */
    invites: true
  }
}

/** Invites: a client asks a freelancer for a bid, which the documents call a quote. */

export const Invite = z.object({
  invite_id: Id,
  project: JobLine,
  /** The other side: who is invited, or the client. */
  ...Author,
  message: z.string(),
  duration: z.string(),
  created_at: z.iso.datetime(),
  /** The bid that answers it; null without one. */
  bid: z
    .object({
      id: Id,
      /** In US dollars: for all, or an hour, as the job is paid. */
      price: Amount,
      /** In days. */
      timeline: Count,
      status: z.enum(bidStatuses),
    })
    .nullable(),
})
export type Invite = z.infer<typeof Invite>

export const project_invite = defineCall({
  name: 'project_invite',
  doc: `Invite a member to bid for the caller's own job: up to ${mostInvitesOfJob} for a job, and ${mostInvitesOfDay} in 24 hours.`,
  auth: 'member',
  effect: 'write',
  topics: ['invites:{me}', 'invites:{invited_user_id}'],
  input: z.object({
    project_id: IdIn,
    invited_user_id: IdIn,
    message: TextIn(longestInvite, 'text_too_long')
      .optional()
      .describe(`At most ${longestInvite} characters.`),
  }),
  output: z.object({}),
  refusals: [
    'job_not_found',
    'job_over',
    'not_oneself',
    'member_not_found',
    'already_invited',
    'has_bid',
    'too_many_invites',
  ],
  message: 'done.invited_to_bid',
})

export const project_invite_list = defineCall({
  name: 'project_invite_list',
  doc: 'Invites to bid, latest first: those that the caller got, or as a client has sent, each with the bid that answers it.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  topics: ['invites:{me}', 'bids:{me}'],
  input: z.object({
    role: z
      .enum([...projectRoles, ''], 'project_role_invalid')
      .optional()
      .describe('freelancer if missing.'),
    search: JobSearchIn,
    ...PageIn,
  }),
  output: z.object({ response: z.array(Invite), next: Next }),
  refusals: [],
})
