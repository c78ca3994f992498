import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  GroupCropsIn,
  GroupDescription,
  GroupName,
  groupPictures,
  GroupSearchIn,
  ListedGroup,
  ProjectOfGroup,
} from '../groups/groups.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { FlagIn } from '../shared/flag.ts'
import { milestoneStates } from '../shared/funding-figures.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { FileState, pictureRefusals } from '../shared/media.ts'
import { Amount, AmountIn } from '../shared/money.ts'
import { Next, PageByMomentIn, PageOfMovingIn } from '../shared/page.ts'
import {
  longestExperience,
  longestIndustry,
  longestLocation,
  longestPricePoint,
  type ProjectDays,
  projectDays,
  projectPays,
  projectSorts,
  projectStages,
  projectStates,
} from '../shared/project-figures.ts'
import { Picture } from '../shared/picture.ts'
import { longestSearch } from '../shared/search.ts'
import { SearchTextIn, TextIn } from '../shared/text.ts'
import { Video } from '../shared/video.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A project's pledges and state. */
    project: true
    /** Members' questions about a project, by its `discussion_id`. */
    project_discussion: true
  }
}

/** Projects: groups with a funding target. Members, posts and chat are the group's; `group_id` is the project's id. */

const Listed = {
  ...ListedGroup.shape,
  ...ProjectOfGroup.shape,
  /** The total of its pledges so far, in tokens. */
  pledged: Amount,
  backer_count: Count,
  /** Days until it ends, rounded up; 0 once it has ended. */
  days_left: Count,
  ends_at: z.iso.datetime(),
  /**
   * all_or_nothing: pledges are returned unless they reach the target. keep: the owner gets what was pledged.
   */
  pays: z.enum(projectPays),
  /** running: can be backed. settling: its money is being moved. */
  state: z.enum(projectStates),
}

export const ListedProject = z.object(Listed)
export type ListedProject = z.infer<typeof ListedProject>

/** A milestone: a part in which a project is paid. */
export const Part = z.object({
  nth: Id,
  title: z.string(),
  percent: Id,
  /** waiting: not reported yet. reported: backers vote. released: paid. returned: the money went back. */
  state: z.enum(milestoneStates),
})

const Tier = z.object({
  reward_tier_id: Id,
  title: z.string(),
  description: z.string(),
  /** The smallest pledge that earns it. */
  amount: Amount,
  /** How many there are; null without a limit. */
  limit: Count.nullable(),
  taken: Count,
  /** The month in which it is to be delivered, as 2027-03; null if its owner hasn't said. */
  delivery: z.string().nullable(),
  picture: Picture.nullable(),
})
export type RewardTier = z.infer<typeof Tier>

const StretchGoal = z.object({
  stretch_goal_id: Id,
  /** What all pledges have to come to; more than the target. */
  amount: Amount,
  title: z.string(),
  description: z.string(),
  /** When pledges came to it; it stays reached where some are taken back. Null: not yet. */
  reached_at: z.iso.datetime().nullable(),
})
export type StretchGoal = z.infer<typeof StretchGoal>

const StoryPicture = z.object({
  story_picture_id: Id,
  /** How many paragraphs of the description come before it; it may have fewer by now. */
  after: Count,
  caption: z.string(),
  picture: Picture,
})
export type StoryPicture = z.infer<typeof StoryPicture>

/** What stands in the description of a project and above it. */
export const ProjectStory = z.object({
  /** The reasons why it isn’t safe for work, separated by commas; empty: it is. */
  nsfw: z.string(),
  /** Until it is ready, only the owner is told of it. */
  video: z
    .object({
      file_state: FileState,
      /** Progress of the processing in percent. */
      file_progress: z.int().min(0).max(100),
      /** Why it can’t be shown, in the owner’s language. */
      file_failure: z.string().nullable(),
      video: Video.nullable(),
    })
    .nullable(),
  /** In their order. */
  pictures: z.array(StoryPicture),
})
export type ProjectStory = z.infer<typeof ProjectStory>

/** A project with its terms, as everybody sees it. */
export const Project = z.object({
  ...Listed,
  created_at: z.iso.datetime(),
  /** Null where the caller doesn't see them: a block is between the two, or their account is deactivated. */
  owner: z.object(Author).nullable(),
  /** The fee on payments to the owner, in percent. */
  fee_percent: z.string(),
  /** The parts in which the owner is paid as backers accept; empty if all is paid at once. */
  milestones: z.array(Part),
  tiers: z.array(Tier),
  /** Further amounts, smallest first. */
  stretch_goals: z.array(StretchGoal),
  story: ProjectStory,
})
export type Project = z.infer<typeof Project>

const Days = z
  .union(
    [z.literal(projectDays), z.literal(projectDays.map(String)), z.literal('').transform(() => undefined)],
    'project_days_invalid',
  )
  .transform((days): ProjectDays | undefined => projectDays.find((each) => String(each) === String(days)))
  .describe('30 or 90.')
const Target = AmountIn.describe('In tokens, at most 1,000,000,000,000.')
const Pays = z.enum(projectPays, 'pays_invalid')
const about = {
  location: TextIn(longestLocation, 'location_too_long').optional().describe('At most 120 characters.'),
  experience: TextIn(longestExperience, 'experience_too_long')
    .optional()
    .describe('What the owner has done before. At most 1,000 characters.'),
  industry: TextIn(longestIndustry, 'industry_too_long').optional().describe('At most 80 characters.'),
  price_point: TextIn(longestPricePoint, 'price_point_too_long')
    .optional()
    .describe('What the result is going to cost. At most 80 characters.'),
}

export const project_create = defineCall({
  name: 'project_create',
  doc: 'Make a project: a group with a funding target, which can be backed from now on for 30 or 90 days. The caller owns it.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['groups:{me}'],
  input: z.object({
    group_name: GroupName,
    is_closed_group: FlagIn.optional().describe('0, for an open one, if missing.'),
    description: GroupDescription.optional(),
    days: Days.optional().describe('30 or 90; 30 if missing.'),
    funding_target: Target.optional().describe('In tokens, at most 1,000,000,000,000. It must be there.'),
    ...about,
    pays: Pays.optional().describe(
      'keep: the owner gets what came in, also where the target is not met. all_or_nothing if missing.',
    ),
    ...GroupCropsIn,
  }),
  files: groupPictures,
  output: z.object({ recdata: ListedProject }),
  publishes: { texts: ['group_name', 'description'], as: 'project:{recdata.id}' },
  refusals: ['too_many_groups', 'project_not_found', ...pictureRefusals],
  message: 'done.project_created',
})

export const project_update = defineCall({
  name: 'project_update',
  doc: 'Change what a project shows of itself. What is missing stays. Target and days are fixed as soon as somebody has backed it. For its owner.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['group:{group_id}', 'project:{group_id}', 'groups:{me}'],
  input: z.object({
    group_id: IdIn,
    group_name: GroupName.optional(),
    description: GroupDescription.optional(),
    days: Days.optional(),
    funding_target: Target.optional(),
    ...about,
    ...GroupCropsIn,
  }),
  files: groupPictures,
  output: z.object({ recdata: ListedProject }),
  publishes: { texts: ['group_name', 'description'], as: 'project:{group_id}' },
  refusals: ['project_not_found', 'group_forbidden', 'project_fixed', 'project_ended', ...pictureRefusals],
  message: 'done.project_updated',
})

export const project_list = defineCall({
  name: 'project_list',
  doc: 'The projects that the caller is in, latest joined first, or those of a member whom the caller follows. Closed ones of others are listed where the caller is a member, too.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['groups:{me}', 'groups:{view_user_id}'],
  input: z.object({ view_user_id: MemberIdIn.optional(), search: GroupSearchIn, ...PageByMomentIn }),
  output: z.object({ recdata: z.array(ListedProject), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

/** Inputs for a list of all projects. */
export const ProjectListIn = {
  search: GroupSearchIn,
  sort: z
    .union([z.enum(projectSorts), z.literal('').transform(() => undefined)], 'project_sort_invalid')
    .optional()
    .describe('newest if missing; ending: of running ones those that end soonest, of others latest ended.'),
  stage: z
    .union([z.enum(projectStages), z.literal('').transform(() => undefined)], 'project_stage_invalid')
    .optional()
    .describe(
      'running, those that can be backed, if missing; funded: those whose owners were paid, or are being paid part by part; ended: all that have ended.',
    ),
  ended: FlagIn.optional().describe('1: as `stage` ended, where that is missing.'),
  industry: SearchTextIn(longestSearch)
    .optional()
    .describe('Only those with these words, or their beginnings, in their industries.'),
  location: SearchTextIn(longestSearch)
    .optional()
    .describe('Only those with these words, or their beginnings, in their locations.'),
  ...PageOfMovingIn,
}

export const all_project_list = defineCall({
  name: 'all_project_list',
  doc: 'All projects that can be backed, or those that were funded, or have ended.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['groups:{me}'],
  input: z.object(ProjectListIn),
  output: z.object({ recdata: z.array(ListedProject), next: Next }),
  refusals: [],
})
