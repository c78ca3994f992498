/** Watches each minute what needs somebody, and mails admins when it begins and when it is over. */
import type { AlertName } from '@commons/contract/staff/running.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { text } from '../../../platform/language.ts'
import type { Compose, MailKinds } from '../../../platform/mail/post-office.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { alertsOf, conditions } from './running.alerts.ts'
import { type AlertRow, listAdmins, lockAlerts, setAlert } from './running.alerts.queries.ts'
import { find } from './running.health.ts'
import { addLevels, thinSamples } from './running.samples.queries.ts'

const kind = 'staff.alert'
/** An alert that comes and goes is mailed once in this time. */
const quietMs = 24 * 3_600_000

/** Returns what becomes of an alert: `mail` is what admins are told now. */
export function nextOf(
  row: AlertRow,
  holds: boolean,
  at: Date,
): { readonly row: AlertRow; readonly mail?: 'begun' | 'over' } {
  if (!holds)
    return { row: { ...row, since: null, is_told: false }, ...(row.is_told && { mail: 'over' as const }) }
  const since = row.since ?? at
  const { lastsMs = 0 } = conditions[row.name]
  const isDue =
    !row.is_told &&
    at.getTime() - since.getTime() >= lastsMs &&
    (row.told_at === null || at.getTime() - row.told_at.getTime() >= quietMs)
  if (!isDue) return { row: { ...row, since } }
  return { row: { ...row, since, is_told: true, told_at: at }, mail: 'begun' }
}

/** Looks once. */
export async function watch(platform: Platform): Promise<void> {
  const found = await find(platform)
  await addLevels(platform.database.db, found.row, now())
  await thinSamples(platform.database.db, now())
  await write(platform, async ({ tx }) => {
    const at = now()
    const holding = new Set(alertsOf(found, at))
    const known = new Map((await lockAlerts(tx)).map((row) => [row.name, row]))
    for (const name of Object.keys(conditions) as AlertName[]) {
      const before = known.get(name)
      if (!before?.since && !holding.has(name)) continue
      const fresh: AlertRow = { name, since: null, is_told: false, told_at: null }
      const { row, mail } = nextOf(before ?? fresh, holding.has(name), at)
      await setAlert(tx, row)
      if (mail) await tell(platform, tx, name, mail)
    }
  })
}

/** Returns the alerts that hold now, as this process sees it. */
export const findAlertNames = async (
  platform: Pick<Platform, 'chains' | 'config' | 'database' | 'room'>,
): Promise<ReadonlySet<AlertName>> => new Set(alertsOf(await find(platform), now()))

async function tell({ mail }: Platform, tx: Tx, name: AlertName, state: 'begun' | 'over'): Promise<void> {
  for (const { id, email, language } of await listAdmins(tx))
    await mail.order(tx, { kind, address: email, language, memberId: id, details: { name, state } })
}

const compose: Compose = async (_tx, { language, details }, origin) => {
  const name = details['name'] as AlertName
  const what = text(language, `alert.${name}`)
  const isOver = details['state'] === 'over'
  return {
    language,
    subject: text(language, isOver ? 'mail.alert.over_subject' : 'mail.alert.subject', { what }),
    greeting: text(language, 'mail.greeting_nameless'),
    paragraphs: isOver
      ? [text(language, 'mail.alert.over')]
      : [text(language, 'mail.alert.text'), text(language, `alert.${name}.do`)],
    action: { label: text(language, 'mail.alert.action'), url: `${origin}/#/admin` },
    aside: { text: text(language, 'mail.alert.aside') },
  }
}

export const alertMails: MailKinds = { [kind]: compose }

export const watchHealth = (platform: Platform): JobKind<object> => ({
  name: 'staff.watch-health',
  every: '* * * * *',
  retries: 0,
  work: () => watch(platform),
})
