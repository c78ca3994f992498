import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { moneyRefusals } from '../wallet/transfers.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's plan, and how they pay. */
    plan: true
  }
}

/** Plus and Pro: prices, perks, and the caller's own plan. */

/** From the smallest to the largest; a plan’s id is its position, from 1. */
export const planCodes = ['plus', 'pro'] as const
export const PlanCode = z.enum(planCodes)
export type PlanCode = z.infer<typeof PlanCode>

/** A year or a month. */
export const durations = ['y', 'm'] as const
export const Duration = z.enum(durations)
export type Duration = z.infer<typeof Duration>

/** Days for which a plan continues without the tokens for its next period. */
export const graceDays = 3

const Perks = z.object({
  /** Room for uploads, in bytes. */
  upload_bytes: z.int().positive(),
  /** The fee of a withdrawal, in percent. */
  withdraw_fee_percent: z.string(),
  /** 1: videos in the feed can autoplay. */
  autoplay: Flag,
  /** 1: the plan is shown beside the member's name on their page. */
  badge: Flag,
  /** 1: members give their page a look of its own, and choose the currency they are paid in. */
  own_page: Flag,
})
export type Perks = z.infer<typeof Perks>

/** What choosing this plan for this period does. */
export const changes = ['start', 'upgrade', 'later', 'resume', 'pay', 'none'] as const

const Offer = z.object({
  /**
   * `start`: it begins now. `upgrade`: it begins now, and what is unused of the current plan is credited.
   * `later`: it begins when the current period ends. `resume`: it continues and is renewed again. `pay`: pays
   * an overdue period. `none`: it is the current choice already.
   */
  change: z.enum(changes),
  charge: Amount,
  /** Credit for the unused whole days of the current period, in whole tokens or all of its price. */
  credit: Amount,
  /** What leaves the wallet now; negative if the credit is larger, and the difference is paid back. */
  due: Amount,
  balance_after: Amount,
  /** The tokens missing for it; 0 if there are enough. */
  missing: Amount,
  /** When the chosen period begins. */
  starts_at: z.iso.datetime(),
  next_charge_at: z.iso.datetime(),
  next_charge: Amount,
})
export type Offer = z.infer<typeof Offer>

const Fiat = z.object({ usd: Amount.nullable(), czk: Amount.nullable() })

export const Plan = z.object({
  id: Id,
  code: PlanCode,
  name: z.string(),
  yearly_charges: Amount,
  monthly_charges: Amount,
  yearly_fiat: Fiat,
  monthly_fiat: Fiat,
  /** What a year saves over twelve months, in whole percent. */
  save_percent: z.int().min(0),
  /** The tokens that the caller can spend. */
  token_balance: Amount,
  yearly: Offer,
  monthly: Offer,
  perks: Perks,
})
export type Plan = z.infer<typeof Plan>

export const plan_price = defineCall({
  name: 'plan_price',
  doc: 'What the plans cost and bring, Plus first and Pro second, with what the caller would pay for each now. `free` is what members without a plan have.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['plan:{me}', 'wallet:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Plan), free: Perks }),
  refusals: [],
})

export const planStates = ['active', 'grace'] as const

export const OwnPlan = z.object({
  plan_id: Id,
  code: PlanCode,
  name: z.string(),
  duration: Duration,
  /** `grace`: the period is over and the next one isn’t paid. */
  state: z.enum(planStates),
  is_trial: Flag,
  started_at: z.iso.datetime(),
  /** When the paid period ends. */
  ends_at: z.iso.datetime(),
  /** When the plan ends if it isn’t paid; null outside `grace`. */
  grace_until: z.iso.datetime().nullable(),
  /** 0: the plan ends with its period. */
  renews: Flag,
  /** The plan that follows when the period ends; null if it stays the same. */
  next_code: PlanCode.nullable(),
  next_duration: Duration.nullable(),
  /** The price of the renewal; null if the plan isn’t renewed. */
  next_charge: Amount.nullable(),
})
export type OwnPlan = z.infer<typeof OwnPlan>

const PlanDetail = z.object({
  /** Null without a plan. */
  plan: OwnPlan.nullable(),
  /** 1: the caller never had the trial month, and has no plan. */
  can_try_plus: Flag,
})

export const plan_detail = defineCall({
  name: 'plan_detail',
  doc: 'The plan that the caller has, when its period ends and what its renewal costs.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['plan:{me}'],
  input: z.object({}),
  output: z.object({ recdata: PlanDetail }),
  refusals: [],
})

const Changed = z.object({ recdata: PlanDetail })
const PlanIdIn = z
  .union([z.literal(1), z.literal(2), z.literal('1'), z.literal('2')], 'plan_invalid')
  .transform(Number) // oxlint-disable-line commons/no-float-near-money -- an id
  .describe('1 Plus, 2 Pro.')

export const plan_update = defineCall({
  name: 'plan_update',
  doc: 'Take a plan for a month or a year. A larger plan or a longer period begins at once, and unused whole days of the present one count; a smaller or shorter one begins when the present period ends. `due` is checked against the server’s own figure.',
  auth: 'member',
  effect: 'write',
  topics: ['plan:{me}', 'wallet:{me}', 'member:{me}', 'account:{me}'],
  input: z.object({
    plan_id: PlanIdIn,
    duration: z.enum(durations, 'duration_invalid').describe('`y` a year, `m` a month.'),
    due: z
      .string('amount_invalid')
      .regex(/^-?\d{1,30}(\.\d{1,18})?$/, 'amount_invalid')
      .optional()
      .describe('The `due` of the offer in `plan_price`.'),
  }),
  output: Changed,
  refusals: [...moneyRefusals, 'tokens_missing', 'plan_unchanged', 'price_changed'],
  message: 'done.plan_begun',
})

export const plan_cancel = defineCall({
  name: 'plan_cancel',
  doc: 'End the plan when its period ends; an overdue one ends at once.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['plan:{me}', 'member:{me}', 'account:{me}'],
  input: z.object({}),
  output: Changed,
  refusals: ['plan_not_found'],
  message: 'done.plan_cancelled',
})

export const start_plus_trial = defineCall({
  name: 'start_plus_trial',
  doc: 'Begin the free month of Plus, once a member. Afterwards Plus is renewed by the month while the tokens suffice.',
  auth: 'member',
  effect: 'write',
  topics: ['plan:{me}', 'member:{me}', 'account:{me}'],
  input: z.object({}),
  output: Changed,
  refusals: ['email_not_verified', 'trial_used', 'plan_in_force'],
  message: 'done.trial_begun',
})

export const RecurringPayment = z.object({
  recurring_payment_id: Id,
  /** The name of the plan, or of the channel. */
  name: z.string(),
  /** The channel that it pays; null for a plan. */
  channel_id: Id.nullable(),
  duration: Duration,
  amount: Amount,
  next_at: z.iso.datetime(),
  is_trial: Flag,
})
export type RecurringPayment = z.infer<typeof RecurringPayment>

export const recurring_payment_list = defineCall({
  name: 'recurring_payment_list',
  doc: 'What the caller pays again and again: the plan and the memberships of channels that are renewed, the next to be paid first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['plan:{me}', 'own_channels:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(RecurringPayment) }),
  refusals: [],
})

export const SubscriptionTier = z.object({
  /** Null for the tier without a plan. */
  plan_id: Id.nullable(),
  name: z.string(),
  monthly_charges: Amount,
  yearly_charges: Amount,
  /** 1: the caller's tier. */
  is_current: Flag,
  perks: Perks,
})
export type SubscriptionTier = z.infer<typeof SubscriptionTier>

export const subscription_tier_list = defineCall({
  name: 'subscription_tier_list',
  doc: 'The tiers that members are on: none, Plus and Pro, with what each costs and brings and which one is the caller’s. Another one is asked for by `contact_support`.',
  auth: 'member',
  effect: 'read',
  topics: ['plan:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(SubscriptionTier) }),
  refusals: [],
})

export const recurring_payment_delete = defineCall({
  name: 'recurring_payment_delete',
  doc: 'Stop a recurring payment. What is paid stays until its period ends.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['plan:{me}', 'member:{me}', 'account:{me}', 'own_channels:{me}'],
  input: z.object({ recurring_payment_id: IdIn }),
  output: z.object({}),
  refusals: ['recurring_payment_not_found'],
  message: 'done.payment_stopped',
})
