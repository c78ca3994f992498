/** Kinds of notifications: each feature declares its own. docs/decisions/023 has the reasons. */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type {
  NotificationCategory,
  NotificationKindName,
} from '@commons/contract/notifications/notifications.ts'
import type { NotificationGroup } from '@commons/contract/notifications/settings.ts'
import { longestExcerpt, shortenedRead } from '@commons/contract/shared/text/cutting.ts'
import type { RawBuilder } from 'kysely'
import { textBeginning } from './db/text-beginning.ts'
import type { EventName } from './events.ts'

/** A member's id as SQL. */
type Who = RawBuilder<unknown>

/** Where members are notified. */
export type Channel = 'in_app' | 'mail' | 'push'

/** Its SQL refers to `a`, a row of `notification_acts`. Its text is the message `notification.{name}`. */
export interface NotificationKind {
  readonly name: NotificationKindName
  /** The feature of the network that it is a part of: without it members aren't told. */
  readonly partOf?: NetworkFeature
  readonly category: NotificationCategory
  /**
   * The event after which acts of this kind are gathered. The acts themselves are written in the transaction
   * they are about, by a trigger or an insert into `notification_outbox`.
   */
  readonly event: EventName
  /** True if what the act `a` reports is still so, and `viewer` may see it. */
  readonly stands: (viewer: Who) => RawBuilder<boolean>
  /** The path in the client that the notification opens. */
  readonly link: RawBuilder<string>
  /** The text it is about, by {@link excerptBeginning} where that can be long. */
  readonly excerpt?: RawBuilder<string>
  /** The post to like or answer from the notification. */
  readonly post?: RawBuilder<number | null>
  /** The comment that an answer replies to. */
  readonly comment?: RawBuilder<number | null>
  /** Whether webhooks hear of it otherwise, as of each message. */
  readonly isHookedElsewhere?: true
  /** Which channels are on by default. */
  readonly tells: Readonly<Record<Channel, boolean>>
}

/** A kind in the settings, where members choose by what it is about. */
export type GroupedKind = NotificationKind & { readonly group: NotificationGroup }

/** Returns kinds as a feature declares them: about this. */
export const about = (group: NotificationGroup, kinds: readonly NotificationKind[]): GroupedKind[] =>
  kinds.map((kind) => ({ ...kind, group }))

/** Column: what an excerpt reads of a text; {@link shownExcerpt} cuts it. */
export const excerptBeginning = (text: RawBuilder<unknown>) => textBeginning(text, longestExcerpt)

export const shownExcerpt = (read: string | null): string => shortenedRead(read ?? '', longestExcerpt)
