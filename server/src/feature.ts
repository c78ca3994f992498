/** A feature as the rest of the server knows it: everything it adds, declared in its own folder. */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { TopicKind } from '@commons/contract/call.ts'
import type { MembershipKind } from './memberships/membership-kind.ts'
import type { EventReader } from './platform/events.ts'
import type { GroupEnding } from './platform/group-endings.ts'
import type { Invariant } from './platform/invariant.ts'
import type { JobKind } from './platform/jobs.ts'
import type { LinkUse } from './platform/link-cards/link-use.ts'
import type { Leaving } from './platform/leaving.ts'
import type { MailKinds, TextKinds } from './platform/mail/post-office.ts'
import type { AttachmentUse, FileUse, MediaUse } from './platform/media/uses.ts'
import type { GroupedKind } from './platform/notification-kinds.ts'
import type { Platform } from './platform/platform.ts'
import type { TopicRules } from './platform/realtime/topics.ts'
import type { Role } from './platform/roles.ts'
import type { ReportKinds } from './platform/report-kinds.ts'
import type { SearchKind } from './platform/search-kinds.ts'

export interface Feature {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  /** Who may subscribe to each kind of topic that its page of the contract adds. */
  readonly topics?: TopicRules
  /** Those of its topics whose hints are about the moment only: a page that subscribes later isn't told. */
  readonly fleetingTopics?: readonly TopicKind[]
  /** Uses of members' files, and who sees them. */
  readonly media?: readonly MediaUse[]
  /** Uses of files that are only downloaded, exactly as they were sent. */
  readonly attachments?: readonly AttachmentUse[]
  /** Uses of captions that are files of their own. */
  readonly captions?: readonly FileUse[]
  /** What of it shows cards of links. */
  readonly links?: readonly LinkUse[]
  /** Mails it composes; some are built from the notifications of all features. */
  readonly mails?: MailKinds | ((notifications: readonly GroupedKind[]) => MailKinds)
  /** Text messages it composes. */
  readonly texts?: TextKinds
  /** Handlers of events from this or other features. */
  readonly readers?: (platform: Platform) => readonly EventReader[]
  /** Background jobs. */
  readonly jobs?: (platform: Platform) => ReadonlyArray<JobKind<never>>
  /** Kinds of memberships that it sells. */
  readonly memberships?: readonly MembershipKind[]
  /** Invariants of data it keeps outside the ledger. If one is broken, money stops, unless it spares money. */
  readonly invariants?: readonly Invariant[]
  /** Kinds of things members can report. */
  readonly reports?: ReportKinds
  /** Kinds of notifications. */
  readonly notifications?: readonly GroupedKind[]
  /** Kinds of things members can search for. */
  readonly searches?: readonly SearchKind[]
  /** Begins what it does all the time, once the platform is open. */
  readonly open?: (platform: Platform) => void
  /** The role of the processes that begin it; by default all do. */
  readonly openIn?: Role
  /** Writes what it still holds in memory, before the database closes. */
  readonly close?: (platform: Platform) => Promise<void>
  /** Steps before a group is deleted. */
  readonly groupEndings?: readonly GroupEnding[]
  /** What of it members can export, and what is removed when they leave. */
  readonly leaving?: Leaving
}
