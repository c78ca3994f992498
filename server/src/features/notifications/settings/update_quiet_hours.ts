import { update_quiet_hours } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isTimeZone, setPreferences } from './settings.queries.ts'

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export default handle(update_quiet_hours, async ({ quiet_from, quiet_to, time_zone }, context) => {
  const { tx, member, refuseFields, hintOnly } = context
  hintOnly([member.id])
  if (quiet_from === '' && quiet_to === '') {
    await setPreferences(tx, member.id, { quiet_from: null, quiet_to: null })
    return {}
  }
  if (quiet_from === '') refuseFields({ quiet_from: 'clock_invalid' })
  if (quiet_to === '' || quiet_to === quiet_from) refuseFields({ quiet_to: 'clock_invalid' })
  if (time_zone !== undefined && !(await isTimeZone(tx, time_zone)))
    refuseFields({ time_zone: 'time_zone_invalid' })
  await setPreferences(tx, member.id, {
    quiet_from: minutesOf(quiet_from),
    quiet_to: minutesOf(quiet_to),
    ...(time_zone === undefined ? {} : { time_zone }),
  })
  return {}
})
