import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './Freelancer.module.css'

/** What clients say of a freelancer. Only paid work can be reviewed, so there is none yet. */
export function Reviews() {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <Trans>Reviews</Trans>
      </h2>
      <p className={classes.empty}>
        <Trans>No reviews to see here!</Trans>
      </p>
    </Card>
  )
}
