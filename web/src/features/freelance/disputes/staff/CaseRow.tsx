import type { DisputeCase } from '@commons/contract/freelance/disputes.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../../paths.ts'
import { Moment } from '../../agreement/agreement-texts.tsx'
import { Worth } from '../../payment/milestone-texts.tsx'
import classes from '../Dispute.module.css'
import { useDisputeSides } from '../dispute-sides.ts'
import { DisputeBadge, Standing } from '../dispute-texts.tsx'
import { Taken } from './Taken.tsx'

export const caseRows = classes.rows

/** A dispute in the list of staff. */
export function CaseRow({ of }: { of: DisputeCase }) {
  const line = { ...of, role: 'staff' } as const
  const sides = useDisputeSides(line)
  const { client, freelancer } = sides
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Link to={paths.adminDispute(of.id)} className={classes.link}>
          <bdi>{of.description}</bdi>
        </Link>
        <DisputeBadge status={of.status} />
      </div>
      <p className={classes.facts}>
        <Trans>
          {client} and {freelancer}
        </Trans>
        {' · '}
        <Worth of={of.frozen} />
        {' · '}
        <Trans>
          opened <Moment at={of.opened_at} />
        </Trans>
      </p>
      <p className={classes.next}>
        <Standing of={line} sides={sides} />
      </p>
      <Taken of={of} />
    </li>
  )
}
