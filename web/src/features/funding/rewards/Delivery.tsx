import { Trans, useLingui } from '@lingui/react/macro'
import { dateOfMonth } from './months.ts'

/** When a reward is to be delivered. */
export function Delivery({ month }: { month: string }) {
  const { i18n } = useLingui()
  const written = i18n.date(dateOfMonth(month), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return <Trans>Estimated delivery: {written}</Trans>
}
