import type { Project } from '@commons/contract/projects/projects.ts'
import { reportDays, voteDays } from '@commons/contract/shared/funding-figures.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './Panel.module.css'
import { useFeeText } from './use-fee-text.ts'

/** The terms of a pledge, shown before pledging. */
export function Terms({ of: project }: { of: Project }) {
  const { i18n } = useLingui()
  const { pays, state, fee_percent: fee, ends_at, milestones } = project
  const until = i18n.date(new Date(ends_at), { dateStyle: 'medium', timeStyle: 'short' })
  const feeShown = useFeeText(fee)
  return (
    <ul className={classes.terms}>
      {state === 'running' && (
        <li>
          <Trans>Your tokens are kept safe until {until}. You can take them back until then.</Trans>
        </li>
      )}
      <li>
        {pays === 'keep' ? (
          <Trans>The owner gets what comes in, even if the target isn't reached.</Trans>
        ) : (
          <Trans>If the target isn't reached, you get everything back.</Trans>
        )}
      </li>
      {milestones.length > 0 && (
        <li>
          <Plural
            value={milestones.length}
            one="The owner is paid in # part."
            other="The owner is paid in # parts."
          />{' '}
          <Trans>
            Backers have {voteDays} days to vote on each report, and larger pledges count more. A part is paid
            unless more is voted against it than for it. After two refused reports, or {reportDays} days
            without one, the rest goes back.
          </Trans>
        </li>
      )}
      <li>
        {fee === '0' ? (
          <Trans>No fee: the owner gets all of it.</Trans>
        ) : (
          <Trans>Commons keeps {feeShown} % of what the owner is paid.</Trans>
        )}
      </li>
    </ul>
  )
}
