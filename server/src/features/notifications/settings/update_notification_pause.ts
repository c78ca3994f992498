import { update_notification_pause } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getNotificationPreferences, isTimeZone, setPause } from './settings.queries.ts'

export default handle(update_notification_pause, async ({ pause, time_zone }, context) => {
  const { tx, member, refuseFields, hintOnly } = context
  if (time_zone !== undefined && !(await isTimeZone(tx, time_zone)))
    refuseFields({ time_zone: 'time_zone_invalid' })
  hintOnly([member.id])
  const zone = time_zone ?? (await getNotificationPreferences(tx, member.id)).time_zone
  await setPause(tx, member.id, pause, zone)
  return {}
})
