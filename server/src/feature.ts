/** A feature as the rest of the server knows it: everything that it adds, declared in its own folder. */
import type { EventReader } from './platform/events.ts'
import type { GroupEnding } from './platform/group-endings.ts'
import type { Invariant } from './platform/invariant.ts'
import type { JobKind } from './platform/jobs.ts'
import type { Leaving } from './platform/leaving.ts'
import type { MailKinds } from './platform/mail/post-office.ts'
import type { MediaUse } from './platform/media/uses.ts'
import type { NotificationKind } from './platform/notification-kinds.ts'
import type { Platform } from './platform/platform.ts'
import type { TopicRules } from './platform/realtime/topics.ts'
import type { ReportKinds } from './platform/report-kinds.ts'
import type { SearchKind } from './platform/search-kinds.ts'

export interface Feature {
  /** Who hears each kind of topic that its page of the contract adds. */
  readonly topics?: TopicRules
  /** What members' files are for, and who sees them. */
  readonly media?: readonly MediaUse[]
  /** The mails that it composes, also of what all features tell. */
  readonly mails?: MailKinds | ((notifications: readonly NotificationKind[]) => MailKinds)
  /** What it does when something has happened here or in another feature. */
  readonly readers?: (platform: Platform) => readonly EventReader[]
  /** Its work behind the answers. */
  readonly jobs?: (platform: Platform) => ReadonlyArray<JobKind<never>>
  /** What always holds of what it keeps beside the ledger. Where one is broken, money stops. */
  readonly invariants?: readonly Invariant[]
  /** What of it members can report. */
  readonly reports?: ReportKinds
  /** What of it members are told of. */
  readonly notifications?: readonly NotificationKind[]
  /** What of it members can search. */
  readonly searches?: readonly SearchKind[]
  /** Writes what it still holds in memory; the database closes afterwards. */
  readonly close?: (platform: Platform) => Promise<void>
  /** What it does before a group goes. */
  readonly groupEndings?: readonly GroupEnding[]
  /** What of it members take along when they leave, and what is removed then. */
  readonly leaving?: Leaving
}
