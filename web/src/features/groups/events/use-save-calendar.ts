import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { download } from '../../../ui/download.ts'

/** Saves an event, or all that a group plans, as a file for calendars. */
export function useSaveCalendar(of: { group_event_id: number } | { group_id: number }) {
  const [isReading, setIsReading] = useState(false)
  return {
    isReading,
    async save() {
      setIsReading(true)
      try {
        const { file_name, calendar } =
          'group_id' in of ? await call('group_calendar', of) : await call('group_event_calendar', of)
        download(file_name, calendar, 'text/calendar')
      } catch (error) {
        sayRefused(error)
      } finally {
        setIsReading(false)
      }
    },
  }
}
