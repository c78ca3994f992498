import type { Project } from '@commons/contract/projects/projects.ts'
import { reportDays, voteDays } from '@commons/contract/shared/funding-figures.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import classes from './Panel.module.css'
import { useFeeText } from './use-fee-text.ts'

/** The terms of pledges, as they concern the project's owner. */
export function OwnTerms({ of: project }: { of: Project }) {
  const { i18n } = useLingui()
  const { pays, state, fee_percent: fee, ends_at, milestones } = project
  const until = i18n.date(new Date(ends_at), { dateStyle: 'medium', timeStyle: 'short' })
  const feeShown = useFeeText(fee)
  return (
    <ul className={classes.terms}>
      {state === 'running' && (
        <li>
          <Trans>Pledges are kept safe until {until}. Your backers can take them back until then.</Trans>
        </li>
      )}
      <li>
        {pays === 'keep' ? (
          <Trans>You get what comes in, even if the target isn't reached.</Trans>
        ) : (
          <Trans>If the target isn't reached, your backers get everything back.</Trans>
        )}
      </li>
      {milestones.length > 0 && (
        <li>
          <Plural value={milestones.length} one="You're paid in # part." other="You're paid in # parts." />{' '}
          <Trans>
            Backers have {voteDays} days to vote on each report, and larger pledges count more. A part is paid
            unless more is voted against it than for it. After two refused reports, or {reportDays} days
            without one, the rest goes back.
          </Trans>
        </li>
      )}
      <li>
        {fee === '0' ? (
          <Trans>No fee: you get all of it.</Trans>
        ) : (
          <Trans>Commons keeps {feeShown} % of what you're paid.</Trans>
        )}
      </li>
    </ul>
  )
}
