import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** When a survey closes or closed; with the time zone if `zone` is set. */
export function Closing({
  of: { closing_date, is_closed },
  zone = false,
}: {
  of: Pick<Survey, 'closing_date' | 'is_closed'>
  zone?: boolean
}) {
  const { i18n } = useLingui()
  const at = i18n.date(new Date(closing_date), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(zone ? { timeZoneName: 'short' } : {}),
  })
  const moment = <time dateTime={closing_date}>{at}</time>
  return is_closed === 1 ? <Trans>Closed {moment}</Trans> : <Trans>Closes {moment}</Trans>
}
