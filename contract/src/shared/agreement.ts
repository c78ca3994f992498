/** Limits and states of agreements: jobs that were offered to a bidder. */
import type { JobPay } from './job.ts'

/** What the form begins with: in days, or in hours. */
export const usualDelivery = 7
/** Days of a fixed price, or hours of work. */
export const longestDelivery = 999

/** Hours that may be worked in a week, of hourly work. */
export const usualWeeklyHours = 40
export const mostWeeklyHours = 80

/** In graphemes. */
export const longestTerms = 8_000
export const longestAgreementMessage = 1_000

/** Days in which an offer, or a proposed change, can be answered. */
export const daysToAnswerOffer = 7

/** How many versions of its terms an agreement may have. */
export const mostVersions = 100

/**
 * pending: offered, and not answered yet. active: accepted. declined: by the freelancer. withdrawn: by the
 * client, or with the job. lapsed: not answered in time. ended: was active.
 */
export const agreementStatuses = ['pending', 'active', 'declined', 'withdrawn', 'lapsed', 'ended'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

/** States of one version of the terms. */
export const versionStatuses = ['proposed', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const
export type VersionStatus = (typeof versionStatuses)[number]

/** Returns what terms come to in cents: a price for all, or that of an hour for all hours. */
export const totalOf = (payBy: JobPay, cents: bigint, delivery: number): bigint =>
  payBy === 'hourly' ? cents * BigInt(delivery) : cents
