import type { Funding, OwnPledge } from '@commons/contract/funding/funding.ts'
import { isRunning } from '@commons/contract/shared/project-figures.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { Money } from '../../../money/Money.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { usePayment } from '../../../money/use-payment.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import type { PanelProps } from '../panel-props.ts'
import { Delivery } from '../rewards/Delivery.tsx'
import classes from '../Panel.module.css'

/** The viewer's pledges, with a way to take them back. */
export function OwnPledgesPanel({ funding }: PanelProps) {
  const heading = useId()
  if (!funding || funding.pledges.length === 0) return null
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        <Trans>Your pledges</Trans>
      </h2>
      <ul className={classes.rows}>
        {funding.pledges.map((pledge) => (
          <Row key={pledge.pledge_id} pledge={pledge} funding={funding} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ pledge, funding }: { pledge: OwnPledge; funding: Funding }) {
  const confirm = useConfirm()
  const stop = useMoneyStop(undefined)
  const payment = usePayment('pledge_take_back')
  const { amount, returned, reward, delivery, picture, state, is_unnamed } = pledge
  async function takeBack() {
    const isSure = await confirm(<Trans>Take this pledge back?</Trans>, {
      about: <Money amount={amount} currency="FCELL" full always />,
    })
    if (isSure) void payment.pay({ pledge_id: pledge.pledge_id })
  }
  return (
    <li className={classes.row}>
      {picture && (
        <div className={classes.thumbnail}>
          {/* The reward is named beside it. */}
          <PictureView picture={picture} alt="" share={1} sizes="56px" />
        </div>
      )}
      <div className={classes.about}>
        <p className={classes.name}>
          <Money amount={amount} currency="FCELL" full />
        </p>
        <p className={classes.aside}>
          <RelativeTime at={pledge.made_at} />
          {reward !== '' && ` · ${reward}`}
          {is_unnamed === 1 && (
            <>
              {' · '}
              <Trans>without your name</Trans>
            </>
          )}
        </p>
        {delivery !== null && state !== 'returned' && (
          <p className={classes.aside}>
            <Delivery month={delivery} />
          </p>
        )}
        {state === 'returned' && (
          <p className={classes.aside}>
            <Trans>
              <Money amount={returned} currency="FCELL" full /> came back to your wallet.
            </Trans>
          </p>
        )}
        <FailureNote failure={payment.failure} />
      </div>
      {state === 'open' && isRunning(funding) ? (
        <Button
          variant="default"
          loading={payment.pending}
          disabled={stop !== undefined}
          title={stop}
          onClick={() => void takeBack()}
        >
          <Trans>Take back</Trans>
        </Button>
      ) : (
        <span className={classes.badge}>
          <PledgeState state={state} />
        </span>
      )}
    </li>
  )
}

function PledgeState({ state }: { state: OwnPledge['state'] }) {
  if (state === 'paid') return <Trans context="pledge">Paid out</Trans>
  if (state === 'returned') return <Trans context="pledge">Returned</Trans>
  return <Trans context="pledge">In escrow</Trans>
}
