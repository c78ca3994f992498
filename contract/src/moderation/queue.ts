import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { NsfwReason, nsfwReasons } from '../shared/nsfw.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { Named, Reason } from '../staff/staff.ts'
import { Act, acts, Decision, restrictions } from './decisions.ts'
import { ReportReason, reportReasons, ReportType } from './moderation.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The reports that moderators work through. */
    report_queue: true
  }
}

/** Reports as moderators work through them: those of one object are one case, decided together. */

/**
 * Why somebody decides nothing about a case: it is about them, theirs to lead, about an admin, or reported by them; an
 * appeal also where it is against their own decision.
 */
export const Barred = z.enum(['own', 'involved', 'admin', 'reporter', 'decider'])
export type Barred = z.infer<typeof Barred>

const Case = z.object({
  /** The latest report of the case. */
  report_id: Id,
  report_type: ReportType,
  reported_id: Id.nullable(),
  /** Whose it is. */
  member: Named,
  /** What they use Commons in. */
  language: z.enum(['en', 'cs']).nullable(),
  /** The beginning of what the reporter saw. */
  shown: z.string(),
  reasons: z.array(ReportReason),
  /** Members who reported it. */
  reporters: Count,
  /** The words of the rules that found it; none if members alone did. */
  word_rules: z.array(z.string()),
  state: z.enum(['open', 'reviewing', 'upheld', 'dismissed']),
  assigned_to: Named,
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  decision_id: Id.nullable(),
  /** Null: the caller may decide. */
  barred: Barred.nullable(),
})
export type Case = z.infer<typeof Case>

/** How long a case may have waited. */
export const waitingTimes = ['day', 'three_days', 'week'] as const

const topics = ['report_queue:{me}'] as const

export const admin_report_list = defineCall({
  name: 'admin_report_list',
  doc: 'The cases that wait, or those that are decided: what members reported, latest first, each once however many reported it. What waits and only muted members reported is left out, unless it’s asked for or with the caller. `counts` says how many cases wait.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({
    state: z
      .enum(['waiting', 'decided', ''], 'case_state_invalid')
      .optional()
      .describe('waiting if missing.'),
    kind: z.enum([...ReportType.options, ''], 'report_type_invalid').optional(),
    reason: z.enum([...reportReasons, ''], 'report_reason_invalid').optional(),
    assigned: z
      .enum(['me', 'nobody', ''], 'assigned_invalid')
      .optional()
      .describe('Only cases that the caller, or that nobody looks at.'),
    language: z
      .enum(['en', 'cs', ''], 'author_language_invalid')
      .optional()
      .describe('Only what somebody wrote who uses Commons in this language.'),
    waits: z
      .enum([...waitingTimes, ''], 'waits_invalid')
      .optional()
      .describe('Only cases with a report that is older than this.'),
    muted: z
      .enum(['only', ''], 'muted_invalid')
      .optional()
      .describe('only: what only muted members reported, which is left out otherwise.'),
    view_user_id: IdIn.optional().describe('Only what is of this member.'),
    word_rule_id: IdIn.optional().describe('Only what this rule found.'),
    ...PageIn,
  }),
  output: z.object({
    recdata: z.array(Case),
    counts: z.object({ open: Count, reviewing: Count, mine: Count, muted: Count }),
    next: Next,
  }),
  refusals: [],
})

export const StaffNote = z.object({
  note_id: Id,
  author: Named,
  message: z.string(),
  created_at: z.iso.datetime(),
})
export type StaffNote = z.infer<typeof StaffNote>

export const StaffDecision = z.object({
  ...Decision.shape,
  moderator: Named,
  undone_by: Named,
  undone_reason: z.string(),
  /** Whether it is to be, or was, removed for good. */
  purge: z.object({ asked_by: Named, reason: z.string(), purged_at: z.iso.datetime().nullable() }).nullable(),
  /** The act that made this decision with others at once, and how many of them stand; null: it was made alone. */
  wave: z.object({ wave_id: Id, standing: Count }).nullable(),
})
export type StaffDecision = z.infer<typeof StaffDecision>

export const CaseDetail = z.object({
  ...Case.shape,
  /** What the latest reporter saw, whole. */
  shown: z.string(),
  shown_file_type: z.enum(['image', 'video', 'audio', 'attachment']).nullable(),
  /** What it says now; null if it is gone. */
  text_now: z.string().nullable(),
  /** Whether it is deleted, and by whom. */
  standing: z.enum(['there', 'deleted', 'hidden', 'gone']),
  nsfw_now: z.array(NsfwReason),
  /** Its path in the web client; null if it isn't there. */
  link: z.string().nullable(),
  /** What the caller can do with it, besides a warning. */
  acts: z.array(Act),
  /** 1: `read_reported_messages` has the messages around it. */
  has_messages: Flag,
  reports: z.array(
    z.object({
      report_id: Id,
      reporter: Named,
      /** 1: nobody reported it, a rule found it. `description` has the rule’s words. */
      is_found: Flag,
      reason: ReportReason,
      description: z.string(),
      created_at: z.iso.datetime(),
      /** How many reports they sent, and how many of those were upheld and dismissed. */
      sent: Count,
      upheld: Count,
      dismissed: Count,
      /** Until when the reporter is muted; null: they aren’t. */
      muted_until: z.iso.datetime().nullable(),
    }),
  ),
  /** The latest decisions about the same member, this one's included. */
  decisions: z.array(StaffDecision),
  notes: z.array(StaffNote),
})
export type CaseDetail = z.infer<typeof CaseDetail>

export const admin_report_detail = defineCall({
  name: 'admin_report_detail',
  doc: 'A case: the object as it was and as it is, who reported it, and what was decided before about the same member.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({ report_id: IdIn }),
  output: z.object({ recdata: CaseDetail }),
  refusals: ['report_not_found'],
})

export const read_reported_messages = defineCall({
  name: 'read_reported_messages',
  doc: 'The two messages before and after a reported message, or the last five of a reported conversation, as they were when it was reported. No others are ever read. Each reading is in the log.',
  auth: 'moderator',
  effect: 'write',
  answersSecret: true,
  topics,
  input: z.object({ report_id: IdIn }),
  output: z.object({
    recdata: z.array(
      z.object({
        sender: Named,
        message: z.string(),
        file_type: z.enum(['image', 'video', 'audio', 'attachment']).nullable(),
        created_at: z.iso.datetime(),
        is_reported: Flag,
      }),
    ),
  }),
  refusals: ['report_not_found', 'case_barred'],
})

/** The most cases in one act. */
export const mostCasesAtOnce = 100

const ReportIds = z
  .array(IdIn, 'report_ids_invalid')
  .min(1, 'report_ids_invalid')
  .max(mostCasesAtOnce, 'report_ids_invalid')
  .transform((ids) => [...new Set(ids)])
  .describe('1 to 100 ids; each stands for its whole case.')

export const assign_reports = defineCall({
  name: 'assign_reports',
  doc: 'Say who looks at cases that wait: the caller, another moderator, or with 0 nobody.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({
    report_ids: ReportIds,
    moderator_user_id: z
      .union([IdIn, z.literal([0, '0']).transform(() => 0)], 'id_invalid')
      .optional()
      .describe('The caller if missing.'),
  }),
  output: z.object({}),
  refusals: ['report_not_found', 'report_decided', 'moderator_not_found'],
  message: 'done.reports_assigned',
})

/** The longest answer to reporters, in graphemes. */
export const longestAnswer = 500

/** The longest time for which somebody is suspended or limited, in days; longer is for good. */
export const longestRestriction = 3650

const Until = z.iso
  .datetime({ offset: true, error: 'until_invalid' })
  .transform((text) => new Date(text))
  .optional()
  .describe('With `suspend` or `limit`: when they end. For good if missing.')

export const DecideInput = z.object({
  report_ids: ReportIds,
  acts: z
    .array(z.enum(acts, 'acts_invalid'), 'acts_invalid')
    .max(acts.length, 'acts_invalid')
    .transform((given) => [...new Set(given)])
    .describe('None: nothing was wrong.'),
  nsfw: z
    .array(z.enum(nsfwReasons, 'nsfw_invalid'), 'nsfw_invalid')
    .max(nsfwReasons.length, 'nsfw_invalid')
    .optional()
    .describe('With `label`: all the reasons for which it isn’t safe for work; none if it is.'),
  until: Until,
  rule_id: IdIn,
  reason: Reason.describe('Why, for the member whose it is.'),
  answer: TextIn(longestAnswer, 'answer_too_long').optional().describe('What the reporters read.'),
  wave_id: IdIn.optional().describe(
    'Where one act takes several calls: what the first of them answered. All of it can be taken back with `undo_wave`.',
  ),
})

export const decide_reports = defineCall({
  name: 'decide_reports',
  doc: 'Decide cases: each gets a decision of its own, and all of its reports get its outcome. Both sides are told. A member is suspended or limited once, by one of the decisions about them; where nothing else is done, the others warn. Nobody decides about themself, a group or channel that they run, what they reported, or, unless they are one, an admin.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: DecideInput,
  output: z.object({
    recdata: z.array(z.object({ decision_id: Id, report_type: ReportType })),
    wave_id: Id.nullable().describe('Of several decisions; null of one alone.'),
  }),
  refusals: [
    'report_not_found',
    'report_decided',
    'case_barred',
    'rule_not_found',
    'act_impossible',
    'reported_gone',
    'hidden_already',
    'until_impossible',
    'last_admin',
    'wave_not_found',
  ],
  message: 'done.reports_decided',
})

export const DecideMemberInput = z.object({
  view_user_id: IdIn,
  acts: z
    .array(z.enum(['warn', ...restrictions], 'acts_invalid'), 'acts_invalid')
    .min(1, 'acts_invalid')
    .max(3, 'acts_invalid')
    .transform((given) => [...new Set(given)]),
  until: Until,
  rule_id: IdIn,
  reason: Reason.describe('Why, for the member.'),
})

export const decide_member = defineCall({
  name: 'decide_member',
  doc: 'Decide about a member without a report: warn, suspend or limit them. It is a decision like those about reports, for which the same rules hold.',
  auth: 'moderator',
  effect: 'write',
  topics: ['staff:{me}', ...topics],
  input: DecideMemberInput,
  output: z.object({ decision_id: Id }),
  refusals: ['member_not_found', 'case_barred', 'rule_not_found', 'until_impossible', 'last_admin'],
  message: 'done.member_decided',
})

export const MemberRecord = z.object({
  member: Named,
  /** In which they read what is decided about them. */
  language: z.enum(['en', 'cs']),
  /** Where they are suspended or limited: until when, with null for good. */
  suspended: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  limited: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  /** Null: the caller may decide about them. */
  barred: Barred.nullable(),
  /** The latest 50, those that found nothing wrong included. */
  decisions: z.array(StaffDecision),
  notes: z.array(StaffNote),
})
export type MemberRecord = z.infer<typeof MemberRecord>

export const member_record = defineCall({
  name: 'member_record',
  doc: 'What moderators decided and noted about a member, latest first, and whether they are suspended or limited.',
  auth: 'moderator',
  effect: 'read',
  topics: ['staff:{me}', ...topics],
  input: z.object({ view_user_id: IdIn }),
  output: z.object({ recdata: MemberRecord }),
  refusals: ['member_not_found'],
})

/** What two accounts may have in common. Which network or domain it is isn't said. */
export const relations = ['network', 'inviter', 'domain', 'name'] as const

/** The most related members that are listed. */
export const mostRelated = 50

const RelatedMember = z.object({
  user_id: Id,
  full_name: z.string(),
  username: z.string(),
  joined_at: z.iso.datetime(),
  /** 1: they are suspended already. */
  is_suspended: Flag,
  signals: z
    .array(z.enum(relations))
    .describe(
      '`network`: seen in the same network, and joined within 7 days of each other. `inviter`: invited by the same member. `domain`: an email address under the same domain, one that few have. `name`: joined within 7 days, and their names look alike, but for numbers.',
    ),
})
export type RelatedMember = z.infer<typeof RelatedMember>

export const related_members = defineCall({
  name: 'related_members',
  doc: 'Members who may belong together with one, by what they have in common: those with the most of it first, at most 50. It proves nothing: a family has one network, too.',
  auth: 'moderator',
  effect: 'read',
  topics: ['staff:{me}', ...topics],
  input: z.object({ view_user_id: IdIn }),
  output: z.object({ recdata: z.array(RelatedMember) }),
  refusals: ['member_not_found'],
})

export const undo_decision = defineCall({
  name: 'undo_decision',
  doc: 'Take a decision back, with all that it did. Its reports wait again.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ decision_id: IdIn, reason: Reason }),
  output: z.object({}),
  refusals: [
    'decision_not_found',
    'decision_undone',
    'decision_purged',
    'decision_superseded',
    'case_barred',
  ],
  message: 'done.decision_undone',
})

/** The most decisions that one `undo_moderator` or `undo_wave` takes back. */
export const mostUndoneAtOnce = 200

export const UndoModeratorInput = z.object({
  moderator_user_id: IdIn,
  from: z.iso.datetime({ offset: true, error: 'until_invalid' }).transform((text) => new Date(text)),
  to: z.iso.datetime({ offset: true, error: 'until_invalid' }).transform((text) => new Date(text)),
  reason: Reason,
})

/** What a step took back of many decisions. */
const undoneMany = z.object({
  undone: Count,
  kept: z.array(z.object({ decision_id: Id, reason: z.enum(['purged', 'superseded', ...Barred.options]) })),
  /** 1: there are more. Calling again goes on with them. */
  has_more: Flag,
})
export type UndoneMany = z.infer<typeof undoneMany>

export const undo_wave = defineCall({
  name: 'undo_wave',
  doc: 'Take back all decisions that were made in one act, the latest first, with all that they did; at most 200 in a call. Those that can’t be taken back are listed with the reason.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ wave_id: IdIn, reason: Reason }),
  output: undoneMany,
  refusals: ['wave_not_found', 'decision_undone'],
  message: 'done.moderator_undone',
})

export const undo_moderator = defineCall({
  name: 'undo_moderator',
  doc: 'Take back all that a moderator decided between two times, the latest first, with all that it did; at most 200 decisions. Those that can’t be taken back are listed with the reason.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: UndoModeratorInput,
  output: undoneMany,
  refusals: ['member_not_found', 'range_impossible'],
  message: 'done.moderator_undone',
})

const ofNotes = {
  view_user_id: IdIn.optional().describe('About this member.'),
  report_id: IdIn.optional().describe('Or about the object of this report.'),
}

/** The longest note, in graphemes. */
export const longestNote = 2000

export const add_staff_note = defineCall({
  name: 'add_staff_note',
  doc: 'Note something for other staff, about a member or about what was reported. Members never see it.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({
    ...ofNotes,
    message: TextIn(longestNote, 'note_too_long').refine((text) => text !== '', 'note_required'),
  }),
  output: z.object({ recdata: StaffNote }),
  refusals: ['report_not_found', 'member_not_found', 'note_about_nothing'],
  message: 'done.note_added',
})

export const staff_note_list = defineCall({
  name: 'staff_note_list',
  doc: 'What staff noted about a member or a reported object, latest first; at most 50.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object(ofNotes),
  output: z.object({ recdata: z.array(StaffNote) }),
  refusals: ['report_not_found', 'note_about_nothing'],
})
