/** Limits and states of the milestones of agreements: parts of a job that are paid on their own. */

/** How many an agreement may have. */
export const mostJobMilestones = 100

/** Both in graphemes. */
export const longestJobMilestone = 1_000
export const longestMilestoneMessage = 5_000

/** Days without an answer after which submitted work is released, and those on which both are reminded. */
export const daysToRelease = 14
export const reminderDays = [7, 13] as const

/** Days in which a request for a refund can be answered; then it is granted. So long a proposed change waits, too. */
export const daysToAnswerRefund = 7

/**
 * pending: one side asked for it, the other hasn't answered. accepted: both want it, and it waits for the
 * client's money. funded: the money is held. submitted: the work waits for the client's answer.
 * changes_requested: the client wants changes. disputed: nothing moves until it is settled. released: all that
 * was held has left, and some of it went to the freelancer. refunded: all of it went back. declined: by the
 * other side. cancelled: before there was money.
 */
export const milestoneStatuses = [
  'pending',
  'accepted',
  'funded',
  'submitted',
  'changes_requested',
  'disputed',
  'released',
  'refunded',
  'declined',
  'cancelled',
] as const
export type MilestoneStatus = (typeof milestoneStatuses)[number]

/** What the two may do to a milestone. */
export const milestoneActs = [
  'accept',
  'decline',
  'update',
  'cancel',
  'fund',
  'submit',
  'request_changes',
  'release',
  'request_refund',
  'answer_refund',
  'withdraw_refund',
  'give_refund',
  'answer_change',
  'withdraw_change',
  'dispute',
] as const
export type MilestoneAct = (typeof milestoneActs)[number]

/** What has happened to a milestone. */
export const milestoneEvents = [
  'requested',
  'changed',
  'accepted',
  'declined',
  'cancelled',
  'funded',
  'submitted',
  'changes_requested',
  'released',
  'refund_requested',
  'refund_declined',
  'refund_withdrawn',
  'refunded',
  'change_proposed',
  'change_accepted',
  'change_declined',
  'change_withdrawn',
  'disputed',
  'dispute_withdrawn',
  'dispute_released',
  'dispute_refunded',
  'hours_logged',
] as const
export type MilestoneEventKind = (typeof milestoneEvents)[number]

export const refundStatuses = ['accepted', 'declined', 'withdrawn'] as const
