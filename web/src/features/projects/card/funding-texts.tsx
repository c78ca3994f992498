import type { ListedProject } from '@commons/contract/projects/projects.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { amountText } from '../../../money/shown-amount.ts'

type Funded = Pick<ListedProject, 'funded_percent' | 'funding_target' | 'pledged' | 'days_left' | 'state'>

/** "64% of 10,000 FCELL" */
export function useFundedText({ funded_percent: percent, funding_target }: Funded): string {
  const { t, i18n } = useLingui()
  const target = amountText(funding_target, { language: i18n.locale })
  return t`${percent}% of ${target} FCELL`
}

/** How long a project can still be backed, or how it ended. */
export function TimeLeft({ of: { days_left, state } }: { of: Funded }) {
  if (state === 'paid') return <Trans>Funded and paid</Trans>
  if (state === 'returned') return <Trans>Ended, pledges returned</Trans>
  if (state === 'cancelled') return <Trans>Cancelled</Trans>
  if (state === 'settling' || days_left === 0) return <Trans>Ended, being settled</Trans>
  return <Plural value={days_left} one="# day left" other="# days left" />
}
