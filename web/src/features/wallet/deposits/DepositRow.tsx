import type { Deposit } from '@commons/contract/wallet/deposits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Money } from '../../../money/Money.tsx'
import { ChainHash } from '../ChainHash.tsx'
import classes from '../Flows.module.css'

function State({ deposit: { state, confirmations, needed } }: { deposit: Deposit }) {
  if (state === 'credited' || state === 'released') return <Trans>Credited</Trans>
  if (state === 'orphaned') return <Trans>Back on its way</Trans>
  if (state === 'written_off') return <Trans context="deposit">Taken back</Trans>
  if (state === 'frozen') return <Trans>Being checked</Trans>
  return (
    <Trans>
      {confirmations} of {needed} confirmations
    </Trans>
  )
}

/** A deposit with how far it is. */
export function DepositRow({ deposit }: { deposit: Deposit }) {
  const { i18n } = useLingui()
  const { amount, currency, state, hash, short_hash: short, hash_link: link, seen_at: seen } = deposit
  return (
    <li className={classes.row}>
      <p className={classes.top}>
        <Money amount={amount} currency={currency} />
        <span
          role="status"
          className={clsx(
            classes.state,
            (state === 'credited' || state === 'released') && classes.done,
            (state === 'frozen' || state === 'written_off') && classes.failed,
          )}
        >
          <State deposit={deposit} />
        </span>
      </p>
      <p className={classes.about}>
        <time dateTime={seen}>{i18n.date(new Date(seen), { dateStyle: 'medium', timeStyle: 'short' })}</time>{' '}
        <ChainHash hash={hash} short={short} link={link} />
      </p>
      {state === 'orphaned' && (
        <p className={classes.about}>
          <Trans>The blockchain took its block back. It counts again once it's in another one.</Trans>
        </p>
      )}
      {state === 'written_off' && (
        <p className={classes.about}>
          <Trans>
            The blockchain took its block back after it was credited, so it was taken back from your balance.
            You get it back if it comes into a block again.
          </Trans>
        </p>
      )}
      {state === 'frozen' && (
        <p className={classes.about}>
          <Trans>The blockchain took its block back after it was credited. The team looks into it.</Trans>
        </p>
      )}
    </li>
  )
}
