import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { isDay } from '../shared/day.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import {
  daysToAcceptWeek,
  hoursActs,
  hoursPauses,
  longestWorkLog,
  minutesOfDay,
  mostFundedHours,
} from '../shared/job-hours.ts'
import { Amount, AmountIn } from '../shared/money.ts'
import { TextIn } from '../shared/text.ts'
import { moneyRefusals } from '../wallet/transfers.ts'
import { Milestone, milestoneStateRefusals, Sum } from './milestones.ts'

/**
 * Hourly work: the client funds hours ahead, and the freelancer logs them by day within the week (UTC, Monday to
 * Sunday). A week that has ended becomes a milestone, whose money is released, refunded and disputed as any other's.
 */

const WorkLog = z.object({
  id: Id,
  /** As YYYY-MM-DD (UTC). */
  day: z.string(),
  minutes: Count,
  /** What was done; empty where the freelancer has left Commons. */
  description: z.string(),
  /** 1: the caller can change or delete it. */
  is_editable: Flag,
  written_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
})
export type WorkLog = z.infer<typeof WorkLog>

const Hours = z.object({
  payment_id: Id,
  role: z.enum(['client', 'freelancer']),
  /** In US dollars for an hour: of hours that are funded from now on. */
  amount: Amount,
  /** Hours that can be logged in a week at most. */
  weekly_hours: Count,
  /** All that were ever funded. */
  funded_minutes: Count,
  /** Funded, and neither logged nor gone back; and what is held for them. */
  left_minutes: Count,
  left: Sum,
  /** Logged in a week that is no milestone yet; and what is held for them. */
  logged_minutes: Count,
  logged: Sum,
  /** Why nothing can be logged; null where something can. */
  pause: z.enum(hoursPauses).nullable(),
  /** When a week without a log paused the hours, or is going to; null where none does. */
  pause_at: z.iso.datetime().nullable(),
  /** What the caller may do now. */
  acts: z.array(z.enum(hoursActs)),
  /** As YYYY-MM-DD (UTC). */
  today: z.string(),
  week: z.object({
    /** Its Monday. */
    starts_on: z.string(),
    ends_at: z.iso.datetime(),
    /** 1: it is under way, so its logs can change. */
    is_current: Flag,
    minutes: Count,
    /** What more can be logged in it. */
    left_minutes: Count,
    /** By day. */
    logs: z.array(WorkLog),
  }),
})
export type Hours = z.infer<typeof Hours>

const Changed = z.object({ data: Hours })
/** An answer of a call that moves money. `fcell_balance` is what the caller can spend now. */
const Moved = z.object({ data: Hours, fcell_balance: Amount })

const topics = ['agreement:{data.payment_id}', 'agreements:{me}'] as const
const moneyTopics = [...topics, 'wallet:{me}'] as const

const wholeTo = (most: number, problem: string) =>
  z
    .union([z.int(problem), z.string(problem).regex(/^[0-9]{1,5}$/, problem)], problem)
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, problem)

const HoursIn = wholeTo(mostFundedHours, 'hours_invalid').describe(`A whole number, 1 to ${mostFundedHours}.`)
const MinutesIn = wholeTo(minutesOfDay, 'minutes_invalid').describe(`1 to ${minutesOfDay}.`)
const DescriptionIn = TextIn(longestWorkLog, 'work_log_too_long')
  .refine((text) => text !== '', 'work_log_missing')
  .describe(`What was done. 1 to ${longestWorkLog} characters.`)
const WorkDayIn = z
  .string('day_invalid')
  .trim()
  .refine(isDay, 'day_invalid')
  .describe('YYYY-MM-DD (UTC), of the week that is under way, and not after today.')
const WeekIn = z
  .string('day_invalid')
  .trim()
  .refine(isDay, 'day_invalid')
  .describe('Any day of it, as YYYY-MM-DD.')

/** Refusals of every call about the hours of an agreement. */
const common = ['agreement_not_found', 'agreement_fixed', 'agreement_over', 'other_side_only'] as const

export const hours_quote = defineCall({
  name: 'hours_quote',
  doc: 'What hours cost in tokens, at the agreed price of an hour; held for 30 seconds.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ payment_id: IdIn, hours: HoursIn }),
  output: z.object({
    data: z.object({
      quote_id: Id,
      payment_id: Id,
      hours: Count,
      /** In US dollars. */
      amount: Amount,
      /** What leaves the client, rounded up. */
      tokens: Amount,
      /** In US dollars, for one token. */
      rate: Amount,
      /** What the caller can spend. */
      fcell_balance: Amount,
      expires_at: z.iso.datetime(),
    }),
  }),
  refusals: [...common, 'rate_stale', 'money_stopped'],
})

export const fund_hours = defineCall({
  name: 'fund_hours',
  doc: 'Pay for hours ahead, as the client: their tokens are held until their week is released, or go back. Resumes hours that are paused.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({
    payment_id: IdIn,
    hours: HoursIn,
    amount: AmountIn.optional().describe('In tokens: checked against the server’s own figure.'),
    quote_id: IdIn.optional().describe('Of `hours_quote`. Without it, the rate is that of this moment.'),
  }),
  output: Moved,
  refusals: [...common, ...moneyRefusals, 'party_away', 'rate_stale', 'price_changed', 'quote_expired'],
  message: 'done.hours_funded',
})

export const take_back_hours = defineCall({
  name: 'take_back_hours',
  doc: 'Take back the tokens of all hours that are funded and not logged, as the client, at once.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({ payment_id: IdIn }),
  output: Moved,
  refusals: [...common, 'no_hours_left', 'money_stopped'],
  message: 'done.hours_taken_back',
})

export const resume_hours = defineCall({
  name: 'resume_hours',
  doc: 'Resume hours that a week without a log has paused, as the client. Funding more resumes them, too.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ payment_id: IdIn }),
  output: Changed,
  refusals: [...common, 'hours_not_paused'],
  message: 'done.hours_resumed',
})

export const add_work_log = defineCall({
  name: 'add_work_log',
  doc: 'Log the work of a day, as the freelancer, once a day: within the week, its hours at most, and what is funded.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    payment_id: IdIn,
    day: WorkDayIn,
    minutes: MinutesIn,
    description: DescriptionIn,
  }),
  output: Changed,
  refusals: [
    ...common,
    'hours_paused',
    'day_ahead',
    'week_over',
    'work_log_exists',
    'over_weekly_hours',
    'over_funded_hours',
  ],
  message: 'done.work_log_added',
})

const logCommon = ['work_log_not_found', 'other_side_only', 'agreement_over', 'week_over'] as const

export const update_work_log = defineCall({
  name: 'update_work_log',
  doc: 'Change what is logged of a day, as the freelancer, until its week has ended. What is missing stays as it is.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    work_log_id: IdIn,
    minutes: MinutesIn.optional(),
    description: DescriptionIn.optional(),
  }),
  output: Changed,
  refusals: [...logCommon, 'nothing_changed', 'over_weekly_hours', 'over_funded_hours'],
  message: 'done.work_log_updated',
})

export const delete_work_log = defineCall({
  name: 'delete_work_log',
  doc: 'Delete what is logged of a day, as the freelancer, until its week has ended.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ work_log_id: IdIn }),
  output: Changed,
  refusals: logCommon,
  message: 'done.work_log_deleted',
})

export const get_work_logs = defineCall({
  name: 'get_work_logs',
  doc: 'The hours of an agreement for its two: what is funded and left, and the log of a week.',
  auth: 'member',
  effect: 'read',
  offline: 3,
  topics: ['agreements:{me}', 'agreement:{payment_id}'],
  input: z.object({
    payment_id: IdIn,
    week: WeekIn.optional().describe('Any day of it, as YYYY-MM-DD; the week that is under way if missing.'),
  }),
  output: z.object({ data: Hours }),
  refusals: ['agreement_not_found', 'agreement_fixed'],
})

export const accept_work_logs = defineCall({
  name: 'accept_work_logs',
  doc: `Accept what was logged in a week that has ended, as the client: it is paid to the freelancer, and can’t be taken back. Without an answer it is released ${daysToAcceptWeek} days after the week.`,
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({ payment_id: IdIn, week: WeekIn }),
  output: z.object({ data: Milestone, fcell_balance: Amount }),
  refusals: [
    'agreement_not_found',
    'agreement_fixed',
    'other_side_only',
    'week_under_way',
    'no_work_logged',
    ...milestoneStateRefusals,
    'milestone_not_found',
    'money_stopped',
  ],
  message: 'done.week_accepted',
})
