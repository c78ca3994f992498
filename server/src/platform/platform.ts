/** All that is below the features, opened once a process and handed to each call. */
import type { Captcha } from './captcha.ts'
import type { Config } from './config.ts'
import type { Database } from './db/db.ts'
import type { EventBook } from './events.ts'
import type { FileStore } from './files.ts'
import type { GroupEnding } from './group-endings.ts'
import type { Invariant } from './invariant.ts'
import type { Invitations } from './session/invitation.ts'
import type { Jobs } from './jobs.ts'
import type { Leaving } from './leaving.ts'
import type { Log } from './log.ts'
import type { Limits } from './call/limits.ts'
import type { FindMediaAccess } from './media/access.ts'
import type { MediaAddresses } from './media/address.ts'
import type { KindLimits } from './media/incoming.ts'
import type { MediaRoad } from './media/road.ts'
import type { Room } from './media/room.ts'
import type { MediaStore } from './media/store/store.ts'
import type { MediaWorkers } from './media/worker/tasks.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { Metrics } from './metrics.ts'
import type { PostOffice } from './mail/post-office.ts'
import type { Passwords } from './passwords.ts'
import type { Bus } from './realtime/bus.ts'
import type { VisibleTopics } from './realtime/topics.ts'
import type { ReportKind, ReportKindName } from './report-kinds.ts'
import type { SearchKind } from './search-kinds.ts'
import type { Sessions } from './session/sessions.ts'
import type { Site } from './site.ts'

export interface Platform {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database
  readonly bus: Bus
  readonly events: EventBook
  readonly jobs: Jobs
  readonly sessions: Sessions
  readonly visibleTopics: VisibleTopics
  readonly limits: Limits
  readonly captcha: Captcha
  /** What a browser keeps of a referral link. */
  readonly invitations: Invitations
  readonly passwords: Passwords
  readonly site: Site
  readonly mail: PostOffice
  readonly media: MediaAddresses
  readonly mediaRoad: MediaRoad
  readonly mediaAccess: FindMediaAccess
  readonly mediaStore: MediaStore
  readonly mediaWorkers: MediaWorkers
  readonly incoming: FileStore
  /** The largest file of each kind, in bytes. */
  readonly kindLimits: KindLimits
  /** What the disk still takes. */
  readonly room: Room
  /** What members can report. */
  readonly reportKinds: Readonly<Record<ReportKindName, ReportKind>>
  /** What each feature has of members, for those who leave. */
  readonly leaving: readonly Leaving[]
  /** What is done before a group goes. */
  readonly groupEndings: readonly GroupEnding[]
  /** What always holds of what features keep beside the ledger. */
  readonly invariants: readonly Invariant[]
  /** What members are told of. */
  readonly notificationKinds: readonly NotificationKind[]
  /** What members can search. */
  readonly searchKinds: readonly SearchKind[]
}
