/** Decisions about agreements, without I/O. */
import { daysToAnswerOffer } from '@commons/contract/shared/agreement.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'

const day = 24 * 60 * 60_000

/** Returns until when an offer or a change of this moment can be answered. */
export const answerUntil = (at: Date): Date => new Date(at.getTime() + daysToAnswerOffer * day)

interface Dated {
  readonly pay_by: JobPay
  readonly delivery: number
  readonly accepted_at: Date | null
}

/** Returns when a fixed price is to be delivered: so many days after it was accepted. */
export const dueOf = ({ pay_by, delivery, accepted_at }: Dated): Date | null =>
  pay_by === 'fixed' && accepted_at ? new Date(accepted_at.getTime() + delivery * day) : null

export interface Terms {
  readonly payBy: JobPay
  /** In cents of US dollars. */
  readonly price: bigint
  readonly delivery: number
  /** Null for a fixed price. */
  readonly weeklyHours: number | null
  readonly description: string
}

/** Returns whether two versions are the same. */
export const isSame = (one: Terms, other: Terms): boolean =>
  one.price === other.price &&
  one.delivery === other.delivery &&
  one.weeklyHours === other.weeklyHours &&
  one.description === other.description
