/** What members are told of: each feature says so of what happens in it. docs/decisions/023 has the reasons. */
import type { NotificationCategory, NotificationKindName } from '@commons/contract/notifications.ts'
import type { RawBuilder } from 'kysely'
import type { EventName } from './events.ts'

/** A member's id as SQL. */
type Who = RawBuilder<unknown>

/** Where a member is told. */
export type Channel = 'in_app' | 'mail' | 'push'

/** SQL here speaks of `a`, a row of `notification_acts`. The kind's text is the message `notification.{name}`. */
export interface NotificationKind {
  readonly name: NotificationKindName
  readonly category: NotificationCategory
  /** After which it is looked for news of this kind. They are written with what has happened: by a trigger, or `tell`. */
  readonly event: EventName
  /** True where what `a` tells of still stands, and `viewer` may see it. */
  readonly stands: (viewer: Who) => RawBuilder<boolean>
  /** Where it leads: a path of the client. */
  readonly link: RawBuilder<string>
  /** The beginning of what it is about. */
  readonly excerpt?: RawBuilder<string>
  /** The post that it can be liked or answered on. */
  readonly post?: RawBuilder<number | null>
  /** The comment that an answer goes to. */
  readonly comment?: RawBuilder<number | null>
  /** Where it is told of by itself. */
  readonly tells: Readonly<Record<Channel, boolean>>
}
