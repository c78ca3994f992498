import { notification_setting_list } from '@commons/contract/notifications/settings.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { text } from '../../../platform/language.ts'
import { getNotificationPreferences, getPause, listSwitches } from './settings.queries.ts'

const clock = (minutes: number | null) =>
  minutes === null
    ? ''
    : [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export default handle(notification_setting_list, async (_input, { db, member, language, platform }) => {
  const kinds = platform.notificationKinds.filter(({ partOf }) => !platform.settings.isAbsent(partOf))
  const [switches, preferences, pause] = await Promise.all([
    listSwitches(db, member.id),
    getNotificationPreferences(db, member.id),
    getPause(db, member.id),
  ])
  return {
    recdata: kinds.map(({ name, group, category, tells }) => {
      const own = switches.get(name)
      return {
        kind: name,
        group,
        category,
        label: text(language, `told.${name}`),
        in_app: flag(own?.in_app ?? tells.in_app),
        mail: flag(own?.mail ?? tells.mail),
        push: flag(own?.push ?? tells.push),
      }
    }),
    quiet_from: clock(preferences.quiet_from),
    quiet_to: clock(preferences.quiet_to),
    time_zone: preferences.time_zone,
    is_paused: flag(pause.is_paused),
    paused_until: pause.paused_until?.toISOString() ?? null,
  }
})
