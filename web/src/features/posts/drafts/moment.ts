import { useLingui } from '@lingui/react/macro'

/** Returns a function that says a moment as people do, in their own time zone: "Tue 3 Nov, 9:00". */
export function useMoment(): (at: string) => string {
  const { i18n } = useLingui()
  return (at) => {
    const moment = new Date(at)
    const isThisYear = moment.getFullYear() === new Date().getFullYear()
    return i18n.date(moment, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? {} : { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
    })
  }
}
