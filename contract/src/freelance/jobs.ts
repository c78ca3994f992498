import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Attachment, attachmentFiles, attachmentRefusals } from '../shared/attachment.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import {
  biddingDays,
  jobBudgets,
  jobPays,
  jobStatuses,
  longestBidding,
  longestJobDescription,
  longestJobKind,
  longestJobTitle,
  longestSkill,
} from '../shared/job.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { SearchTextIn, TextIn } from '../shared/text.ts'
import { SkillsIn } from './skills.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A job with what is bid for it. */
    job: true
    /** A member's own jobs. */
    jobs: true
  }
}

/** Jobs, which the documents call freelance projects: publishing, changing and finding them. */

export const JobStatus = z.enum(jobStatuses)
const Pay = z.enum(jobPays)

const common = {
  id: Id,
  /** The client. */
  ...Author,
  title: z.string(),
  description: z.string(),
  /** JSON of a list of texts, as documented. */
  skills_required: z.string(),
  skills: z.array(z.string()),
  /** A range in US dollars, as `5-20`: an hour or for all, as `pay_by` says. */
  cost_estimation: z.string(),
  pay_by: Pay,
  project_industry: z.string(),
  project_purpose: z.string(),
  status: JobStatus,
  /** How long ago it was published, in the viewer's language. */
  duration: z.string(),
  created_at: z.iso.datetime(),
  /** Null for a draft. */
  bidding_ends: z.iso.datetime().nullable(),
  bid_count: Count,
  /** In US dollars; null without a bid. */
  average_bid: Amount.nullable(),
}

/** A job in a list. */
export const Job = z.object(common)
export type Job = z.infer<typeof Job>

/** What is known of a client, so that bidders can tell whom they would work for. */
const Client = z.object({
  /** 1: the e-mail address is confirmed. */
  is_email_verified: Flag,
  /** 1: the client's tokens cover the upper end of this job's budget at today's rate. */
  is_covered: Flag,
  /** Of the client's jobs that no longer take bids, how many were awarded, in percent; null without any. */
  hire_rate: Count.nullable(),
  /** Minutes from a bid to the client's first answer, the median of the latest; null before there are 3. */
  answer_minutes: Count.nullable(),
  /** Jobs published so far. */
  job_count: Count,
  open_job_count: Count,
  member_since: z.iso.datetime(),
})

/** An attachment of a job, by its place. */
const JobFile = z.object({ file_id: Id, ...Attachment.shape })

export const JobDetail = z.object({
  ...common,
  /** The address of the first attachment, as documented; null without any. */
  file: z.string().nullable(),
  files: z.array(JobFile),
  client: Client,
  is_own: Flag,
  edited_at: z.iso.datetime().nullable(),
})
export type JobDetail = z.infer<typeof JobDetail>

const budgets: readonly string[] = [...new Set(Object.values(jobBudgets).flat())]

const BiddingEnds = z.iso
  .datetime({ offset: true, error: 'bidding_ends_invalid' })
  .transform((text) => new Date(text))
  .describe(
    `When it stops taking bids, with its time zone, at most ${longestBidding} days ahead; after ${biddingDays} days if missing.`,
  )

const Written = {
  title: TextIn(longestJobTitle, 'job_title_too_long')
    .refine((title) => title !== '', 'job_title_missing')
    .describe(`1 to ${longestJobTitle} characters.`),
  description: TextIn(longestJobDescription, 'job_description_too_long')
    .refine((description) => description !== '', 'job_description_missing')
    .describe(`1 to ${longestJobDescription} characters.`),
  skills_required: SkillsIn.optional(),
  project_industry: TextIn(longestJobKind, 'job_kind_too_long')
    .optional()
    .describe(`What is to be made, as Website. At most ${longestJobKind} characters.`),
  project_purpose: TextIn(longestJobKind, 'job_kind_too_long')
    .optional()
    .describe(`What it is for, as E-commerce. At most ${longestJobKind} characters.`),
  pay_by: z
    .enum(jobPays, 'pay_by_invalid')
    .optional()
    .describe('hourly, or fixed: one price for all. fixed if missing.'),
  cost_estimation: z
    .string('cost_estimation_missing')
    .refine((range) => range !== '', { error: 'cost_estimation_missing', abort: true })
    .refine((range) => budgets.includes(range), 'cost_estimation_invalid')
    .describe(
      `In US dollars. hourly: ${jobBudgets.hourly.join(', ')}. fixed: ${jobBudgets.fixed.join(', ')}.`,
    ),
  bidding_ends: BiddingEnds.optional(),
}

/** Where somebody can't be invited to bid for a new job. */
const inviteRefusals = ['not_oneself', 'member_not_found', 'too_many_invites'] as const

export const add_project = defineCall({
  name: 'add_project',
  doc: 'Publish a job, or keep it as a draft.',
  auth: 'member',
  effect: 'write',
  topics: ['jobs:{me}', 'invites:{me}', 'invites:{invited_user_id}'],
  input: z.object({
    ...Written,
    status: z
      .enum(['open', 'draft', ''], 'job_status_invalid')
      .optional()
      .describe('open, or draft: seen by nobody else. open if missing.'),
    invited_user_id: IdIn.optional().describe('Whom it is offered to: invited to bid, unless it is a draft.'),
  }),
  limit: 'upload',
  files: attachmentFiles,
  output: z.object({ data: JobDetail }),
  publishes: { texts: ['title', 'description'], as: 'job:{data.id}' },
  refusals: ['job_not_found', ...inviteRefusals, ...attachmentRefusals],
  message: 'done.job_published',
})

/** The `file_id`s of attachments. */
const RemovedFiles = z
  .string('file_ids_invalid')
  .regex(/^([1-9]\d{0,3}(,[1-9]\d{0,3}){0,4})?$/, 'file_ids_invalid')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .describe('The `file_id` of attachments to remove, separated by commas.')

export const edit_project = defineCall({
  name: 'edit_project',
  doc: 'Change the caller’s own job, or publish a draft. What is missing stays as it is. Its files are added to the attachments, of which there are up to 5. Once there are bids, how it is paid stays.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{project_id}', 'jobs:{me}'],
  input: z.object({
    project_id: IdIn,
    ...z.object(Written).partial().shape,
    status: z.enum(['open', ''], 'job_status_invalid').optional().describe('open: publishes a draft.'),
    removed_files: RemovedFiles.optional(),
  }),
  limit: 'upload',
  files: attachmentFiles,
  output: z.object({ data: JobDetail }),
  publishes: { texts: ['title', 'description'], as: 'job:{project_id}' },
  refusals: ['job_not_found', 'job_over', 'job_has_bids', 'too_many_attachments', ...attachmentRefusals],
  message: 'done.job_updated',
})

export const close_project = defineCall({
  name: 'close_project',
  doc: 'Close the caller’s own job: it takes no more bids, and its bidders get theirs back.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{project_id}', 'jobs:{me}'],
  input: z.object({ project_id: IdIn }),
  output: z.object({ data: JobDetail }),
  refusals: ['job_not_found', 'job_over'],
  message: 'done.job_closed',
})

export const delete_project = defineCall({
  name: 'delete_project',
  doc: 'Delete the caller’s own job; one that takes bids is closed with it. It can be restored for 30 days.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{project_id}', 'jobs:{me}'],
  input: z.object({ project_id: IdIn }),
  output: z.object({}),
  refusals: ['job_not_found', 'job_awarded'],
  message: 'done.job_deleted',
})

export const restore_project = defineCall({
  name: 'restore_project',
  doc: 'Take the deletion of the caller’s own job back. A closed one stays closed.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{project_id}', 'jobs:{me}'],
  input: z.object({ project_id: IdIn }),
  output: z.object({ data: JobDetail }),
  refusals: ['job_not_found', 'hidden_by_moderators'],
  message: 'done.job_restored',
})

export const get_single_project = defineCall({
  name: 'get_single_project',
  doc: 'A job with what is known of its client.',
  auth: 'member',
  effect: 'read',
  offline: 5,
  topics: ['job:{project_id}', 'jobs:{me}'],
  input: z.object({ project_id: IdIn }),
  output: z.object({ response: JobDetail }),
  refusals: ['job_not_found'],
})

const List = z.object({ response: z.array(Job), next: Next })

export const get_all_projects = defineCall({
  name: 'get_all_projects',
  doc: 'Jobs that take bids, newest first; with another status, those that have it.',
  auth: 'anyone',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: [],
  input: z.object({
    status: z
      .enum(['open', 'ended', 'awarded', 'closed', ''], 'job_status_invalid')
      .optional()
      .describe('open if missing.'),
    ...PageIn,
  }),
  output: List,
  refusals: [],
})

const Dollars = z
  .union(
    [
      z.int('budget_invalid').min(0, 'budget_invalid').max(1_000_000, 'budget_invalid'),
      z
        .string()
        .regex(/^[0-9]{1,6}$/, 'budget_invalid')
        .transform(Number),
      z.literal('').transform(() => undefined),
    ],
    'budget_invalid',
  )
  .optional()

/** How jobs are chosen from; saved searches keep the same. */
export const JobFilters = {
  search: SearchTextIn(longestSearch)
    .optional()
    .describe('Words of its title, skills and description, or their beginnings.'),
  skills: SkillsIn.optional().describe('Jobs that ask for one of these: a list of up to 5, or its JSON.'),
  budget_from: Dollars.describe('In US dollars: jobs that may pay so much.'),
  budget_to: Dollars.describe('In US dollars: jobs that may cost no more.'),
  pay_by: z
    .union([Pay, z.literal('').transform(() => undefined)], 'pay_by_invalid')
    .optional()
    .describe('Only hourly or only fixed ones.'),
  client_verified: z
    .union([z.literal([0, 1, '0', '1', '']), z.boolean()], 'flag_invalid')
    .transform((flag): 0 | 1 => (flag === 1 || flag === '1' || flag === true ? 1 : 0))
    .optional()
    .describe('1: only of clients who have confirmed their e-mail address.'),
}

export const search_projects = defineCall({
  name: 'search_projects',
  doc: 'Jobs that take bids, newest first, by words and filters.',
  auth: 'anyone',
  effect: 'read',
  replica: true,
  topics: [],
  input: z.object({ ...JobFilters, ...PageIn }),
  output: List,
  refusals: [],
})

export const skill_list = defineCall({
  name: 'skill_list',
  doc: 'Up to 10 skills that jobs ask for most, or those that begin with a text.',
  auth: 'member',
  effect: 'read',
  topics: [],
  input: z.object({
    search: z.string('text_invalid').trim().max(longestSkill, 'skill_too_long').optional(),
  }),
  output: z.object({ response: z.array(z.object({ name: z.string(), job_count: Count })) }),
  refusals: [],
})
