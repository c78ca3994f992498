import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Moment } from '../agreement/agreement-texts.tsx'
import classes from './Dispute.module.css'
import type { DisputeSides } from './dispute-sides.ts'
import { SplitShown } from './SplitShown.tsx'

interface OffersProps {
  dispute: Dispute
  sides: DisputeSides
}

/** The last offer of one side, and what the reader can do about it. */
function OfferOf({ side, dispute, sides }: OffersProps & { side: 'client' | 'freelancer' }) {
  const { acts, offers } = dispute
  const offer = offers[side]
  const isOwn = side === sides.role
  const name = sides[side]
  return (
    <li className={classes.offer} data-own={isOwn || undefined}>
      <h3 className={classes.who}>{isOwn ? <Trans>Your offer</Trans> : <Trans>Offer by {name}</Trans>}</h3>
      {offer ? (
        <>
          <SplitShown of={offer.split} sides={sides} />
          <p className={classes.facts}>
            <Moment at={offer.offered_at} />
          </p>
        </>
      ) : (
        <p className={classes.facts}>
          <Trans>No offer yet</Trans>
        </p>
      )}
      {isOwn && acts.includes('offer_split') && (
        <OnlineButton
          size="sm"
          variant={offer ? 'default' : 'filled'}
          className={classes.act}
          onClick={() => void openDialog(() => import('./OfferDialog.tsx'), { dispute, sides })}
        >
          {offer ? <Trans>Change your offer</Trans> : <Trans>Offer a split</Trans>}
        </OnlineButton>
      )}
      {offer?.can_accept === 1 && acts.includes('accept_split') && (
        <OnlineButton
          size="sm"
          className={classes.act}
          onClick={() => void openDialog(() => import('./AcceptSplitDialog.tsx'), { offer, sides })}
        >
          <Trans>Accept offer</Trans>
        </OnlineButton>
      )}
    </li>
  )
}

/** Both last offers side by side, the reader's first. */
export function Offers({ dispute, sides }: OffersProps) {
  const heading = useId()
  const order =
    sides.role === 'client' ? (['client', 'freelancer'] as const) : (['freelancer', 'client'] as const)
  return (
    <Card as="section" aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans context="in a dispute">Offers</Trans>
      </h2>
      <ul className={classes.offers}>
        {order.map((side) => (
          <OfferOf key={side} side={side} dispute={dispute} sides={sides} />
        ))}
      </ul>
    </Card>
  )
}
