/** Opens everything below the features, in order of dependency, and closes it in reverse. */
import path from 'node:path'
import { largestArchive } from '@commons/contract/posts/imports.ts'
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { longestVoice } from '@commons/contract/shared/voice.ts'
import type pg from 'pg'
import type { Feature } from './feature.ts'
import { openLimits } from './platform/call/limits.ts'
import { FilePool } from './platform/backup/file-pool.ts'
import { openCaptcha } from './platform/captcha.ts'
import { type ConnectedChain, openChains } from './platform/chains/chains.ts'
import type { Config } from './platform/config.ts'
import { cachedKinds, forgetAll, forgetTopics } from './platform/db/versioned-cache.ts'
import { openDatabase } from './platform/db/db.ts'
import { openReplicas } from './platform/db/replicas.ts'
import { directWay } from './platform/db/pooler.ts'
import { EventBook } from './platform/events.ts'
import { FileStore, type KeepCopy } from './platform/files.ts'
import { LinkCards } from './platform/link-cards/link-cards.ts'
import type { LinkUse } from './platform/link-cards/link-use.ts'
import { openWeb, type Web } from './platform/outside/web.ts'
import { openJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { openCarrier } from './platform/mail/carrier.ts'
import { type MailKinds, PostOffice, type TextKinds } from './platform/mail/post-office.ts'
import { openTextCarrier } from './platform/mail/text-carrier.ts'
import { mediaAccess } from './platform/media/access.ts'
import { mediaAddresses } from './platform/media/address.ts'
import { failureValues, MediaRoad } from './platform/media/media-service.ts'
import { DiskRoom } from './platform/media/disk-space.ts'
import { openMediaStore } from './platform/media/store/open-store.ts'
import { isPassing } from './platform/media/store/store.ts'
import type { MediaUse } from './platform/media/uses.ts'
import { videoBytes } from './platform/media/video-limits.ts'
import { openMediaWorkers } from './platform/media/worker/workers.ts'
import { openMetrics, watchCaptchas, watchRoom } from './platform/metrics.ts'
import { openPasswords } from './platform/passwords.ts'
import type { Platform } from './platform/platform.ts'
import { WordRules } from './platform/published/word-rules.ts'
import { Bus } from './platform/realtime/bus.ts'
import { nameOnNats } from './platform/realtime/nats-name.ts'
import { type TopicRules, visibleTopics } from './platform/realtime/topics.ts'
import { openInvitations } from './platform/session/invitation.ts'
import { openSecrets } from './platform/secrets.ts'
import { speakFor } from './platform/language.ts'
import { Announcements } from './platform/settings/announcements.ts'
import { networkFacts } from './platform/settings/network.ts'
import { saidByConfig, Settings } from './platform/settings/settings.ts'
import { openSigning } from './platform/signing.ts'
import { Sessions } from './platform/session/sessions.ts'
import { openSite } from './platform/site.ts'
import { UploadLocks } from './platform/uploads/upload-locks.ts'
import { Uploads } from './platform/uploads/uploads.ts'
import { isAway } from './visibility/members.ts'

export interface OpenPlatform extends Platform {
  close(): Promise<void>
}

/** With a folder for backups, returns the function that copies each file there before its row is written. */
function keepCopies({ BACKUP_DIR }: Config, log: Log): KeepCopy | undefined {
  if (BACKUP_DIR === undefined) return undefined
  const pool = new FilePool(BACKUP_DIR)
  return async (name, content) => {
    // A backup made until it is removed includes it.
    if (isPassing(name)) return
    // Members can continue while the backups' disk is full or missing; the next backup catches up.
    await pool
      .add(name, content)
      .catch((error: unknown) => log.error({ err: error }, 'A file could not be backed up'))
  }
}

/**
 * Opens the platform over a migrated database; `ownChains` are those that aren't configured, and `web` is another one
 * in tests alone.
 */
export async function openPlatform(
  config: Config,
  log: Log,
  connection: pg.ClientConfig,
  features: readonly Feature[],
  ownChains: readonly ConnectedChain[] = [],
  web: Web = openWeb,
): Promise<OpenPlatform> {
  const declared = gather(features)
  const chains = [...(await openChains(config)), ...ownChains]
  const metrics = openMetrics(config.COMMONS_ROLE)
  const database = openDatabase(connection, {
    poolSize: config.DATABASE_POOL_SIZE,
    statements: metrics.statements,
    deadlocks: metrics.deadlocks,
    pooler: config.DATABASE_POOLER,
  })
  const replicas = openReplicas({
    primary: database,
    connections: config.DATABASE_REPLICA_URLS.map((connectionString) => ({ connectionString })),
    poolSize: config.DATABASE_POOL_SIZE,
    metrics,
    log,
  })
  const databases = [database, ...replicas.databases]
  const direct = directWay(config, connection)
  const onDisk = new FileStore(path.join(config.DATA_DIR, 'media'), keepCopies(config, log))
  const incoming = new FileStore(path.join(config.DATA_DIR, 'incoming'))
  await Promise.all([onDisk.ready(), incoming.ready()])
  const mediaStore = await openMediaStore(config, { media: onDisk, incoming })
  const secrets = await openSecrets(database.db, [
    'captcha',
    'media',
    'invitations',
    'signing',
    'webhooks',
    'bus',
  ])
  const bus = new Bus({
    pool: database.pool,
    connection: direct,
    log,
    metrics,
    nats: config.BUS_URL && {
      servers: config.BUS_URL,
      installation: await nameOnNats(database.db, secrets('bus')),
    },
    fleetingTopics: declared.fleetingTopics,
  })
  const [passwords, jobs] = await Promise.all([
    openPasswords({ atOnce: config.PASSWORD_HASHES_AT_ONCE }),
    openJobs({ connection: direct, roles: config.COMMONS_ROLE, bus, log }),
  ])
  const site = openSite(config)
  const outbox = path.join(config.DATA_DIR, 'outbox')
  const carrier = openCarrier(config.MAIL_URL, outbox, log)
  const settings = new Settings(database.db, { ...saidByConfig(config), log })
  const mail = new PostOffice({
    settings,
    db: database.db,
    jobs,
    carrier,
    textCarrier: openTextCarrier(smsGateway(config), outbox, log),
    site,
    log,
    from: config.MAIL_FROM,
    kinds: declared.mails,
    textKinds: declared.texts,
  })
  const sessions = new Sessions(database.db, config.SESSION_DAYS)
  const wordRules = new WordRules(database.db)
  const announcements = new Announcements(database.db)
  bus.subscribe({
    kinds: cachedKinds(),
    hints: (hints) => databases.forEach(({ db }) => forgetTopics(db, hints)),
    ended: (ended) => ended.forEach(({ id }) => sessions.forget(id)),
    changed: (ids) => ids.forEach((id) => sessions.forget(id)),
    rechecked: () => undefined,
    settingsChanged() {
      settings.readSoon()
      wordRules.forget()
      announcements.forget()
    },
    consentAsked() {
      sessions.forgetAll()
      // Each process tells its own pages, so none asks before its session is read again.
      bus.hintHere([{ topic: 'network' }])
    },
    missedHints: () => databases.forEach(({ db }) => forgetAll(db)),
    connected(yes) {
      settings.trustBus(yes)
      wordRules.trustBus(yes)
      announcements.trustBus(yes)
      sessions.trustBus(yes)
      for (const { db } of databases) forgetAll(db)
    },
  })
  await bus.open()
  await settings.read()
  const noteGroups = () => databases.forEach((each) => each.noteGroups(!settings.isAbsent('groups')))
  noteGroups()
  settings.onChange(noteGroups)
  speakFor(networkFacts(settings))
  settings.onChange(() => speakFor(networkFacts(settings)))
  settings.onChange(() => bus.hintHere([{ topic: 'network' }]))
  const limits = openLimits({ factor: config.RATE_LIMIT_FACTOR, database, log, exchange: bus.counts })
  watchCaptchas(metrics, limits.captchaDifficulty)
  const mediaWorkers = openMediaWorkers({
    bounds: {
      imageMegapixels: config.IMAGE_MAX_MEGAPIXELS,
      videoMegapixels: config.VIDEO_MAX_MEGAPIXELS,
      videoSeconds: config.VIDEO_MAX_MINUTES * 60,
    },
    streamSeconds: config.STREAM_MAX_MINUTES * 60,
    scratch: incoming.root,
    videosAtOnce: config.VIDEOS_AT_ONCE,
    log,
  })
  const room = new DiskRoom({
    folders: [incoming.root, onDisk.root],
    reserveBytes: config.DISK_RESERVE_MB * megabyte,
  })
  watchRoom(metrics, () => room.state())
  const parts = {
    config,
    log,
    metrics,
    database,
    replicas,
    bus,
    settings,
    wordRules,
    chains,
    announcements,
    events: new EventBook(log),
    jobs,
    sessions,
    limits,
    captcha: openCaptcha(secrets('captcha'), {
      cost: config.CAPTCHA_COST,
      difficulty: limits.captchaDifficulty,
    }),
    invitations: openInvitations(secrets('invitations')),
    signing: openSigning(secrets('signing')),
    web,
    webhookKey: secrets('webhooks'),
    passwords,
    site,
    mail,
    media: mediaAddresses(secrets('media'), (reason, streams) => failureValues(config, reason, streams)),
    mediaStore,
    mediaWorkers,
    incoming,
    uploads: new Uploads({ db: database.db, incoming, limits: kindLimits(config, declared.media) }),
    uploadLocks: new UploadLocks({ db: database.db, log }),
    kindLimits: kindLimits(config, declared.media),
    room,
    mediaAccess: mediaAccess([...declared.media, ...declared.attachments, ...declared.captions], {
      isAway,
      isAbsent: (use) => settings.isAbsent(declared.partOfUse.get(use)),
    }),
    visibleTopics: visibleTopics(declared.topics),
    fleetingTopics: declared.fleetingTopics,
    reportKinds: declared.reports,
    partOfReport: declared.partOfReport,
    searchKinds: declared.searches,
    notificationKinds: declared.notifications,
    leaving: declared.leaving,
    groupEndings: declared.groupEndings,
    invariants: declared.invariants,
  }
  const platform = addRoads(parts, declared, async (road) => {
    // The work of its child processes is started again after the next start.
    road.close()
    const settled = jobs.settle()
    await mediaWorkers.close()
    carrier.close()
    for (const { close } of features) await close?.(platform)
    await settled
    settings.close()
    // What other processes begin again must have ended here: a mail, say, is otherwise one that may have been sent.
    await jobs.close()
    await bus.close()
    await limits.close()
    await replicas.close()
    await database.close()
  })
  platform.events.add(features.flatMap(({ readers }) => readers?.(platform) ?? []))
  for (const { open, openIn } of features)
    if (openIn === undefined || config.COMMONS_ROLE.has(openIn)) open?.(platform)
  return platform
}

const smsGateway = ({ SMS_URL: url, SMS_BODY: body, SMS_TOKEN: token }: Config) =>
  url === undefined ? undefined : { url, body, token }

/** Combines what all features declare. */
function gather(features: readonly Feature[]) {
  const notifications = features.flatMap(({ notifications: kinds = [], partOf }) =>
    kinds.map((kind) => ({ ...kind, ...(partOf && { partOf }) })),
  )
  return {
    notifications,
    topics: Object.assign({}, ...features.map(({ topics }) => topics)) as TopicRules,
    fleetingTopics: new Set(features.flatMap(({ fleetingTopics = [] }) => fleetingTopics)),
    mails: Object.assign(
      {},
      ...features.map(({ mails }) => (typeof mails === 'function' ? mails(notifications) : mails)),
    ) as MailKinds,
    texts: Object.assign({}, ...features.map(({ texts }) => texts)) as TextKinds,
    media: features.flatMap(({ media = [] }) => media),
    links: features.flatMap(({ links = [] }) => links),
    attachments: features.flatMap(({ attachments = [] }) => attachments),
    captions: features.flatMap(({ captions = [] }) => captions),
    partOfUse: new Map(
      features.flatMap(({ partOf, media = [], attachments = [], captions = [] }) =>
        partOf ? [...media, ...attachments, ...captions].map(({ name }) => [name, partOf] as const) : [],
      ),
    ),
    partOfReport: new Map(
      features.flatMap(({ partOf, reports = {} }) =>
        partOf ? Object.keys(reports).map((kind) => [kind, partOf] as const) : [],
      ),
    ),
    reports: Object.assign({}, ...features.map(({ reports }) => reports)) as Platform['reportKinds'],
    leaving: features.flatMap(({ leaving = [] }) => leaving),
    groupEndings: features.flatMap(({ groupEndings = [] }) => groupEndings),
    invariants: features.flatMap(({ invariants = [] }) => invariants),
    searches: features.flatMap(({ searches = [], partOf }) =>
      searches.map((kind) => ({ ...kind, ...(partOf && { partOf }) })),
    ),
  }
}

interface RoadUses {
  readonly media: readonly MediaUse[]
  readonly links: readonly LinkUse[]
}

/** Adds the media road and the cards of links, which need the rest of the platform and are parts of it. */
function addRoads(
  parts: Omit<Platform, 'mediaRoad' | 'linkCards'>,
  { media, links }: RoadUses,
  close: (road: MediaRoad) => Promise<void>,
): OpenPlatform {
  const mediaRoad = new MediaRoad(parts, media)
  const linkCards = new LinkCards(parts, links, parts.web)
  return { ...parts, mediaRoad, linkCards, close: () => close(mediaRoad) }
}

const megabyte = 1024 * 1024

/** Returns how large files may be that are for any of these uses. */
function kindLimits(config: Config, uses: readonly MediaUse[]): Platform['kindLimits'] {
  const video = Math.max(videoBytes(config), ...uses.map(({ streams }) => videoBytes(config, streams)))
  return {
    image: config.IMAGE_MAX_MB * megabyte,
    video,
    audio: longestVoice.bytes,
    captions: megabyte / 2,
    document: largestAttachment.bytes,
    archive: Math.min(largestArchive.bytes, video),
  }
}
