/** A kind of membership, as the room that renews them knows it. Each feature declares its own. */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { WriteContext } from '../platform/write.ts'
import type { DueMembership, MembershipRow } from './memberships.queries.ts'
import type { Period } from './periods.ts'

/** How a membership goes on. */
export interface Renewal {
  readonly period: Period
  readonly price: bigint
  /** The plan that it becomes or stays. */
  readonly plan_id?: number
}

/** A payment for a period of a membership. */
export interface Charge {
  readonly membership: number
  readonly member: number
  readonly plan_id: number | null
  readonly channel_id: number | null
  readonly period: MembershipRow['period']
  /** The start of the paid period. */
  readonly from: Date
  /** Negative if the member gets something back. */
  readonly due: bigint
  /** The member has just asked for it, so it counts towards their daily limit. */
  readonly isSpending: boolean
}

export interface MembershipKind {
  /** The features of the network that it is a part of: without them nobody pays on. */
  readonly partOf: readonly NetworkFeature[]
  /** Whether a membership is of this kind. */
  readonly has: (row: Pick<MembershipRow, 'plan_id' | 'channel_id'>) => boolean
  /** Notifications of what happens to it. */
  readonly told: Readonly<Record<'renewed' | 'waits' | 'ended', NotificationKindName>>
  /** Returns how a membership goes on when its period is over; undefined where it ends. */
  readonly renewal: (tx: Tx, row: DueMembership, at: Date) => Promise<Renewal | undefined>
  /** Pays a period; refuses with `balance_too_low`, `over_daily_limit` or `money_stopped`. */
  readonly charge: (context: Pick<WriteContext, 'tx' | 'emit' | 'hint'>, due: Charge) => Promise<void>
  /** Tells pages of a member whose membership has changed. */
  readonly follow: (context: WriteContext, row: MembershipRow) => Promise<void> | void
}
