import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { AgreementBadge, NextAct, TermsLine } from './agreement-texts.tsx'
import classes from './AgreementPage.module.css'
import { OfferActions } from './OfferActions.tsx'
import { useOffer } from './use-offer.ts'

/** The offer of a job that counts, for its client and for whom it was offered to. */
export function JobOffers({ job }: { job: JobDetail }) {
  const offer = useOffer(job)
  if (!offer) return null
  const { id, status, role, freelancer, client } = offer
  const name = (role === 'client' ? freelancer : client)?.full_name ?? ''
  return (
    <Card as="section" aria-labelledby={`offer-${id}`} className={classes.part}>
      <div className={classes.head}>
        <h2 id={`offer-${id}`} className={classes.name}>
          {status === 'active' || status === 'ended' ? (
            <Trans>Agreement with {name}</Trans>
          ) : role === 'client' ? (
            <Trans>Offered to {name}</Trans>
          ) : (
            <Trans>{name} offers you this project</Trans>
          )}
        </h2>
        <AgreementBadge status={status} />
      </div>
      <p className={classes.facts}>
        <TermsLine of={offer} />
      </p>
      {offer.next && (
        <p className={classes.next}>
          <NextAct of={offer} />
        </p>
      )}
      <OfferActions offer={offer} />
      <div>
        <Link to={paths.agreement(id)} className={classes.link}>
          <Trans>Terms and dates</Trans>
        </Link>
      </div>
    </Card>
  )
}
