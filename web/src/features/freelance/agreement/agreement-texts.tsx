import type { AgreementVersion, Payment } from '@commons/contract/freelance/agreements.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Dollars } from '../Dollars.tsx'
import classes from '../JobStatusBadge.module.css'

/** What state an offer or agreement is in. */
export function AgreementBadge({ status }: { status: Payment['status'] }) {
  const { t } = useLingui()
  const names: Record<Payment['status'], string> = {
    pending: t({ message: 'Offered', context: 'an agreement' }),
    active: t({ message: 'Under way', context: 'an agreement' }),
    declined: t({ message: 'Declined', context: 'an agreement' }),
    withdrawn: t({ message: 'Withdrawn', context: 'an agreement' }),
    lapsed: t({ message: 'Ran out', context: 'an agreement' }),
    ended: t({ message: 'Ended', context: 'an agreement' }),
  }
  const tone = status === 'active' ? 'open' : status === 'pending' ? 'awarded' : 'closed'
  return (
    <span className={classes.badge} data-status={tone}>
      {names[status]}
    </span>
  )
}

/** A moment with its time zone, as money depends on it. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={at}>
      {i18n.date(new Date(at), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      })}
    </time>
  )
}

interface TermsLineProps {
  of: AgreementVersion | Payment
  /** What all comes to is shown elsewhere. */
  isWithoutTotal?: boolean
}

/** Price and time of terms, in a line. */
export function TermsLine({
  of: { pay_by, amount, delivery, weekly_hours, total },
  isWithoutTotal = false,
}: TermsLineProps) {
  const price = <Dollars amount={amount} />
  if (pay_by === 'fixed')
    return (
      <>
        {price}
        {' · '}
        <Plural value={delivery} one="in # day" other="in # days" />
      </>
    )
  const all = <Dollars amount={total} />
  return (
    <>
      <Trans>{price} an hour</Trans>
      {' · '}
      <Plural value={delivery} one="# hour" other="# hours" />
      {weekly_hours !== null && (
        <>
          {' · '}
          <Trans>at most {weekly_hours} a week</Trans>
        </>
      )}
      {!isWithoutTotal && (
        <>
          {' · '}
          <Trans>{all} in total</Trans>
        </>
      )}
    </>
  )
}

/** Who has to act next, and until when. */
export function NextAct({ of: { next, client, freelancer } }: { of: Payment }) {
  if (!next) return null
  const moment = <Moment at={next.until} />
  const name = (next.role === 'client' ? client : freelancer)?.full_name ?? ''
  const isOffer = next.act === 'answer_offer'
  if (next.is_own === 1)
    return isOffer ? (
      <Trans>You can accept until {moment}.</Trans>
    ) : (
      <Trans>A change waits for your answer until {moment}.</Trans>
    )
  return isOffer ? (
    <Trans>
      {name} can accept until {moment}.
    </Trans>
  ) : (
    <Trans>
      {name} can answer the change until {moment}.
    </Trans>
  )
}
