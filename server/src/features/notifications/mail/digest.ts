/** The mail that sums up unread notifications: at most once a day, and only if there are any. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { facesOf } from '../../../authors/faces.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { type Language, text } from '../../../platform/language.ts'
import type { Draft, WaitingMail } from '../../../platform/mail/post-office.ts'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { notificationsOf } from '../notifications.queries.ts'
import { getPause, setPreferences } from '../settings/settings.queries.ts'
import { titleOf } from '../notifications.shape.ts'
import { isAway } from '../../../visibility/members.ts'

export const digestMail = 'notifications.digest'
const mostNamed = 10
const mostAtOnce = 500

interface Due {
  id: number
  email: string
  language: Language
  /** When they were last mailed, as PostgreSQL text. Earlier news isn't repeated. */
  since: string
  full_name: string
}

/**
 * Takes members to be mailed: they have unread news of the last day, want mail and can get it. The news is
 * over an hour old, as members who look in anyway read it by then. `after`: the id to continue after.
 */
async function takeDue(tx: Tx, after: number): Promise<Due[]> {
  // oxlint-disable-next-line commons/members-in-sight -- the member who gets the mail
  const { rows } = await sql<Due>`
    with due as (
      select m.id, m.email, m.language, m.full_name,
        coalesce(p.digested_at, now() - interval '1 day')::text as since
      from members m left join notification_preferences p on p.member_id = m.id
      where m.id > ${after} and m.email_notifications and m.email_verified_at is not null and not ${isAway(sql.ref('m.id'))}
        and not is_paused(m.id)
        and (p.digested_at is null or p.digested_at < now() - interval '23 hours')
        and exists (
          select from notifications n
          where n.member_id = m.id and not n.is_read
            and n.acted_at > coalesce(p.digested_at, now() - interval '1 day')
            and n.acted_at < now() - interval '1 hour')
      order by m.id limit ${mostAtOnce}),
    marked as (
      insert into notification_preferences (member_id, digested_at) select id, now() from due
      on conflict (member_id) do update set digested_at = excluded.digested_at)
    select * from due order by id`.execute(tx)
  return rows
}

export const mailNews = (platform: Platform): JobKind<object> => ({
  name: digestMail,
  every: '23 * * * *',
  async work() {
    let after = 0
    for (;;) {
      const due = await platform.database.db.transaction().execute(async (tx) => {
        const rows = await takeDue(tx, after)
        for (const { id, email, language, full_name, since } of rows)
          if (await hasNews(tx, platform, id, new Date(since)))
            await platform.mail.order(tx, {
              kind: digestMail,
              address: email,
              language,
              memberId: id,
              details: { since, name: full_name },
            })
        return rows
      })
      after = due.at(-1)?.id ?? after
      if (due.length < mostAtOnce) return
    }
  },
})

async function hasNews(
  db: Db,
  { notificationKinds: kinds, settings }: Pick<Platform, 'notificationKinds' | 'settings'>,
  member: number,
  since: Date,
): Promise<boolean> {
  return (await listNews(db, kinds, settings, { member, since })).length > 0
}

/** Lists what a member hasn't read, without what is of features that the network does without. */
async function listNews(
  db: Db,
  kinds: readonly NotificationKind[],
  { isAbsent }: Pick<Settings, 'isAbsent'>,
  { member, since }: { readonly member: number; readonly since: Date },
) {
  const rows = await notificationsOf(kinds).forMail(db, member, since)
  return rows.filter((row) => !isAbsent(kinds.find(({ name }) => name === row.kind)?.partOf))
}

/**
 * Makes the function that composes the mail from what its reader may see at that moment; undefined if they
 * have read all of it.
 */
export const composeDigest =
  (kinds: readonly NotificationKind[]) =>
  async (
    tx: Tx,
    { memberId, language, details }: WaitingMail,
    origin: string,
    settings: Settings,
  ): Promise<Draft | undefined> => {
    if (memberId === undefined) return undefined
    const since = new Date(details['since'] ?? 0)
    if ((await getPause(tx, memberId)).is_paused) {
      // Paused since it was ordered: the first mail after the pause has it all.
      await setPreferences(tx, memberId, { digested_at: since })
      return undefined
    }
    const rows = await listNews(tx, kinds, settings, { member: memberId, since })
    if (rows.length === 0) return undefined
    const actors = [...new Set(rows.flatMap((row) => row.actors ?? []))]
    const faces = await facesOf(
      tx,
      actors.map((id) => ({ id })),
    )
    const said = rows.slice(0, mostNamed).flatMap((row) => {
      const kind = kinds.find(({ name }) => name === row.kind)
      const names = (row.actors ?? []).flatMap((id) => faces.get(id)?.full_name ?? [])
      return kind ? [`• ${titleOf(language, kind, row, names)}`] : []
    })
    const code = await unsubscribeCode(tx, memberId)
    return {
      language,
      subject: text(language, 'mail.digest.subject', { count: Math.min(rows.length, mostNamed) }),
      greeting: text(language, 'mail.greeting', { name: details['name'] ?? '' }),
      paragraphs: [
        text(language, 'mail.digest.text'),
        ...said,
        ...(rows.length > mostNamed ? [text(language, 'mail.digest.more')] : []),
      ],
      action: { label: text(language, 'mail.digest.action'), url: `${origin}/#/AllNotification` },
      aside: {
        text: text(language, 'mail.digest.aside'),
        link: {
          label: text(language, 'mail.digest.unsubscribe'),
          url: `${origin}/#/unsubscribe/${code}`,
        },
      },
    }
  }

/** Returns a member's code. It is the same in each mail, so that old links work, too. */
async function unsubscribeCode(tx: Tx, member: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    insert into notification_preferences (member_id, unsubscribe_code)
    values (${member}, ${randomBytes(24).toString('base64url')})
    on conflict (member_id) do update
      set unsubscribe_code = coalesce(notification_preferences.unsubscribe_code, excluded.unsubscribe_code)
    returning unsubscribe_code as code`.execute(tx)
  return rows[0]?.code ?? ''
}
