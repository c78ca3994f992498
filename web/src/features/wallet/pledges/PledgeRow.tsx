import type { OpenPledge } from '@commons/contract/funding/funding.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Money } from '../../../money/Money.tsx'
import { paths } from '../../../paths.ts'
import classes from './Pledges.module.css'

/** A pledge: the project, what is held, and until when. */
export function PledgeRow({ pledge: { project, held, is_running, ends_at } }: { pledge: OpenPledge }) {
  const { i18n } = useLingui()
  const date = i18n.date(ends_at, { dateStyle: 'long' })
  return (
    <li className={classes.row}>
      <p className={classes.top}>
        {project ? (
          <Link to={paths.group(project.group_id)} className={classes.name}>
            <bdi>{project.name}</bdi>
          </Link>
        ) : (
          <span className={classes.gone}>
            <Trans>A project you can't see any more</Trans>
          </span>
        )}
        <Money amount={held} currency="FCELL" />
      </p>
      <p className={classes.about}>
        {is_running === 1 ? (
          <Trans>Ends on {date}. You can take it back until then.</Trans>
        ) : project ? (
          <Trans>Ended on {date}. It's held until it's paid out or comes back.</Trans>
        ) : (
          <Trans>It's held until it comes back.</Trans>
        )}
      </p>
    </li>
  )
}
