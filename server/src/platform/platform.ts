/** Everything below the features, opened once per process and passed to each call. */
import type { TopicKind } from '@commons/contract/call.ts'
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { Captcha } from './captcha.ts'
import type { ConnectedChain } from './chains/chains.ts'
import type { Config } from './config.ts'
import type { Database } from './db/db.ts'
import type { Replicas } from './db/replicas.ts'
import type { EventBook } from './events.ts'
import type { FileStore } from './files.ts'
import type { GroupEnding } from './group-endings.ts'
import type { Invariant } from './invariant.ts'
import type { Invitations } from './session/invitation.ts'
import type { Jobs } from './jobs.ts'
import type { Leaving } from './leaving.ts'
import type { Log } from './log.ts'
import type { LinkCards } from './link-cards/link-cards.ts'
import type { Limits } from './call/limits.ts'
import type { Web } from './outside/web.ts'
import type { FindMediaAccess } from './media/access.ts'
import type { MediaAddresses } from './media/address.ts'
import type { KindLimits } from './media/incoming.ts'
import type { MediaRoad } from './media/media-service.ts'
import type { Room } from './media/disk-space.ts'
import type { MediaStore } from './media/store/store.ts'
import type { MediaWorkers } from './media/worker/media-workers.ts'
import type { GroupedKind } from './notification-kinds.ts'
import type { Metrics } from './metrics.ts'
import type { PostOffice } from './mail/post-office.ts'
import type { Passwords } from './passwords.ts'
import type { Bus } from './realtime/bus.ts'
import type { VisibleTopics } from './realtime/topics.ts'
import type { ReportKind, ReportKindName } from './report-kinds.ts'
import type { SearchKind } from './search-kinds.ts'
import type { WordRules } from './published/word-rules.ts'
import type { Sessions } from './session/sessions.ts'
import type { Announcements } from './settings/announcements.ts'
import type { Settings } from './settings/settings.ts'
import type { Signing } from './signing.ts'
import type { Site } from './site.ts'
import type { UploadLocks } from './uploads/upload-locks.ts'
import type { Uploads } from './uploads/uploads.ts'

export interface Platform {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: Database
  /** Where reads go that the contract declares for replicas. */
  readonly replicas: Replicas
  readonly bus: Bus
  /** What admins set the network to. */
  readonly settings: Settings
  /** What admins announce. */
  readonly announcements: Announcements
  /** Rules about words that members publish. */
  readonly wordRules: WordRules
  /** The chains whose coins come in and go out. */
  readonly chains: readonly ConnectedChain[]
  readonly events: EventBook
  readonly jobs: Jobs
  readonly sessions: Sessions
  readonly visibleTopics: VisibleTopics
  /** The kinds of topics whose hints are about the moment only. */
  readonly fleetingTopics: ReadonlySet<TopicKind>
  readonly limits: Limits
  readonly captcha: Captcha
  /** Referral links that browsers remember. */
  readonly invitations: Invitations
  readonly signing: Signing
  readonly passwords: Passwords
  readonly site: Site
  readonly mail: PostOffice
  readonly media: MediaAddresses
  readonly mediaRoad: MediaRoad
  readonly linkCards: LinkCards
  /** The servers of strangers. */
  readonly web: Web
  /** Makes and signs with the secrets of members' webhooks. */
  readonly webhookKey: Buffer
  readonly mediaAccess: FindMediaAccess
  readonly mediaStore: MediaStore
  readonly mediaWorkers: MediaWorkers
  readonly incoming: FileStore
  /** Large files that arrive in pieces, ahead of their calls. */
  readonly uploads: Uploads
  readonly uploadLocks: UploadLocks
  /** The largest file of each kind, in bytes. */
  readonly kindLimits: KindLimits
  /** Disk space for uploads. */
  readonly room: Room
  /** The features of the network that kinds of reports are parts of. */
  readonly partOfReport: ReadonlyMap<string, NetworkFeature>
  readonly reportKinds: Readonly<Record<ReportKindName, ReportKind>>
  /** Each feature's tables with members' data, for exports and for members who leave. */
  readonly leaving: readonly Leaving[]
  /** What features do before a group is deleted. */
  readonly groupEndings: readonly GroupEnding[]
  /** Rules for the data that features keep beside the ledger. */
  readonly invariants: readonly Invariant[]
  readonly notificationKinds: readonly GroupedKind[]
  readonly searchKinds: readonly SearchKind[]
}
