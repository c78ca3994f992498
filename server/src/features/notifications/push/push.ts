/** Web push: what a browser shows while Commons is closed. Only its push service gets it, and can't read it. */
import { sql } from 'kysely'
import webPush from 'web-push'
import { facesOf } from '../../../authors/faces.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Language } from '../../../platform/language.ts'
import { shownExcerpt } from '../../../platform/notification-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notificationsOf } from '../notifications.queries.ts'
import { getPause } from '../settings/settings.queries.ts'
import { titleOf } from '../notifications.shape.ts'
import { forgetSubscription, listSubscriptions, pushKeys, type Subscription } from './push.queries.ts'

const job = { name: 'notifications.push' }

interface Pushed {
  readonly notification: number
  readonly member: number
}

/** Orders pushes of these notifications to the browsers of their members. */
export async function orderPushes(
  { database, jobs }: Platform,
  told: ReadonlyArray<{ id: number; member_id: number }>,
): Promise<void> {
  if (told.length === 0) return
  await database.db.transaction().execute(async (tx) => {
    for (const { id, member_id } of told)
      await jobs.add(tx, job, { notification: id, member: member_id } satisfies Pushed)
  })
}

/** What the client's service worker gets. */
interface Payload {
  title: string
  body: string
  /** A path of the client. */
  link: string
  notification_id: number
}

export const pushNews = (platform: Platform): JobKind<Pushed> => ({
  ...job,
  retries: 4,
  async work({ notification, member }) {
    const payload = await composePush(platform, member, notification)
    // It was read or withdrawn, or the member may no longer see it.
    if (!payload) return
    const { db } = platform.database
    // Paused since it was ordered.
    if ((await getPause(db, member)).is_paused) return
    // All at once, so that a slow service doesn't delay other browsers.
    const sent = await Promise.allSettled(
      (await listSubscriptions(db, member)).map((browser) => send(platform, browser, payload)),
    )
    await db
      .updateTable('notifications')
      .set({ pushed_at: sql`now()` })
      .where('id', '=', notification)
      .execute()
    const failed = sent.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  },
})

async function composePush(
  { database: { db }, notificationKinds, settings }: Platform,
  member: number,
  id: number,
): Promise<Payload | undefined> {
  const [row] = await notificationsOf(notificationKinds).these(db, member, [id])
  const kind = notificationKinds.find(({ name }) => name === row?.kind)
  if (!row || !kind || row.is_read || settings.isAbsent(kind.partOf)) return undefined
  const { language } = await db
    .selectFrom('members')
    .select('language')
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  const faces = await facesOf(
    db,
    (row.actors ?? []).map((actor) => ({ id: actor })),
  )
  const names = (row.actors ?? []).flatMap((actor) => faces.get(actor)?.full_name ?? [])
  const title = titleOf(language as Language, kind, row, names)
  return { title, body: shownExcerpt(row.excerpt), link: row.link, notification_id: id }
}

const timeoutMs = 10_000
const dayInSeconds = 86_400

/**
 * Sends a push, encrypted for that browser alone. Forgets a subscription that is gone; throws on other
 * failures.
 */
async function send(platform: Platform, subscription: Subscription, payload: Payload): Promise<void> {
  const { db } = platform.database
  const { publicKey, privateKey } = await pushKeys(db)
  const { endpoint, p256dh, auth } = subscription
  const { origin, host } = platform.site
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      TTL: dayInSeconds,
      // Replaces an older push that wasn't delivered yet.
      topic: `n${payload.notification_id}`,
      vapidDetails: {
        subject: origin.startsWith('https:') ? origin : `mailto:no-reply@${host}`,
        publicKey,
        privateKey,
      },
    },
  )
  const answer = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  if (answer.status === 404 || answer.status === 410) return forgetSubscription(db, subscription.id)
  if (!answer.ok) throw new Error(`The push service answered ${answer.status}`)
}
