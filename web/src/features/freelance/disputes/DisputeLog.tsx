import type { DisputeEvent } from '@commons/contract/freelance/disputes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { AttachmentList } from '../../../shown/attachments/AttachmentList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Moment } from '../agreement/agreement-texts.tsx'
import classes from './Dispute.module.css'
import type { DisputeSides } from './dispute-sides.ts'
import { DisputeDoer, useDisputeEvents } from './dispute-texts.tsx'
import { SplitShown } from './SplitShown.tsx'

interface DisputeLogProps {
  log: readonly DisputeEvent[]
  sides: DisputeSides
}

/** Everything that happened in a dispute, the latest first. Both sides and staff see the same. */
export function DisputeLog({ log, sides }: DisputeLogProps) {
  const { t } = useLingui()
  const heading = useId()
  const names = useDisputeEvents(sides)
  return (
    <Card as="section" aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans context="of a dispute">Log</Trans>
      </h2>
      <p className={classes.facts}>
        {sides.role === 'staff' ? (
          <Trans>Both of them see the same. It never says which of our staff did something.</Trans>
        ) : (
          <Trans>Both of you see the same, and so do our staff once it's handed to them.</Trans>
        )}
      </p>
      <ol className={classes.events}>
        {log.map((event) => (
          <li key={event.id} className={classes.event} data-own={event.is_own === 1 || undefined}>
            <p className={classes.what}>
              <strong>
                <DisputeDoer of={event} sides={sides} />
              </strong>
              {' · '}
              {names[event.kind]}
            </p>
            <p className={classes.facts}>
              <Moment at={event.at} />
            </p>
            {event.message !== '' && (
              <p dir="auto" className={classes.text}>
                {event.message}
              </p>
            )}
            <AttachmentList attachments={event.files} label={t`Files that show it`} />
            {event.split && <SplitShown of={event.split} sides={sides} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}
