/** Limits, states and deadlines of disputes about milestones. */

/** In graphemes: what is said in a dispute, and the reason of a ruling. */
export const longestDisputeMessage = 5_000

/** How often each side may say or offer something in one dispute. */
export const mostSayings = 50

/** Days in which the side whose turn it is has to say something, or it loses, and those on which it is reminded. */
export const daysToSpeak = 7
export const disputeReminderDays = [4, 6] as const

/** Days after which a dispute that was handed to staff ends in the middle of both last offers. */
export const daysToDecide = 30

/**
 * open: the two talk, in turns. escalated: staff decide. withdrawn: by who opened it. agreed: a split was
 * accepted. forfeited: a side said nothing in its time. decided: by staff. halved: in the middle of both last
 * offers, since staff hadn't decided in time.
 */
export const disputeStatuses = [
  'open',
  'escalated',
  'withdrawn',
  'agreed',
  'forfeited',
  'decided',
  'halved',
] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** What may be done in a dispute: the last three by staff. */
export const disputeActs = [
  'add_evidence',
  'offer_split',
  'accept_split',
  'withdraw',
  'escalate',
  'take',
  'read_chat',
  'decide',
] as const
export type DisputeAct = (typeof disputeActs)[number]

/** What has happened in a dispute, as its log says. */
export const disputeEvents = [
  'opened',
  'evidence',
  'offered',
  'escalated',
  'taken',
  'chat_read',
  'withdrawn',
  'agreed',
  'forfeited',
  'decided',
  'halved',
] as const
export type DisputeEventKind = (typeof disputeEvents)[number]

/** Who takes part: the two, and staff who decide. */
export const disputeRoles = ['client', 'freelancer', 'staff'] as const
export type DisputeRole = (typeof disputeRoles)[number]
