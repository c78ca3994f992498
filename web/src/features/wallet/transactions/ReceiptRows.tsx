import type { Receipt } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChainHash } from '../ChainHash.tsx'
import { CopyIcon } from '../../../money/CopyIcon.tsx'
import { Money } from '../../../money/Money.tsx'
import { paths } from '../../../paths.ts'
import classes from './Receipt.module.css'

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function PartyName({ party: { name, member } }: { party: Receipt['from'] }) {
  if (!member) return <bdi>{name}</bdi>
  return (
    <Link to={paths.timeline(member.user_id)}>
      <bdi>{member.full_name}</bdi> @{member.username}
    </Link>
  )
}

function Purpose({ receipt: { post_id, link, to } }: { receipt: Receipt }) {
  if (link.startsWith('/'))
    return (
      <Link to={link}>
        <Trans>Open</Trans>
      </Link>
    )
  // A tip for a post went to its author.
  return post_id === null || !to.member ? null : (
    <Link to={paths.timeline(to.member.user_id, post_id)}>
      <Trans>Post {post_id}</Trans>
    </Link>
  )
}

/** The full receipt, with every decimal. */
export function ReceiptRows({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui()
  const { gross, fee, tax, rate, moved, note, address, hash, hash_link, currency } = receipt
  const isFor = receipt.link !== '' || (receipt.post_id !== null && receipt.to.member !== null)
  return (
    <dl className={classes.rows}>
      <Row name={<Trans>Trx Number</Trans>}>{receipt.trx_number}</Row>
      <Row name={<Trans>Trx Date</Trans>}>
        <time dateTime={receipt.trx_date}>
          {i18n.date(new Date(receipt.trx_date), { dateStyle: 'long', timeStyle: 'medium' })}
        </time>
      </Row>
      <Row name={<Trans>Trx Type</Trans>}>{receipt.trx_type}</Row>
      <Row name={<Trans context="sender">From</Trans>}>
        <PartyName party={receipt.from} />
      </Row>
      {receipt.to.name !== address && (
        <Row name={<Trans context="receiver">To</Trans>}>
          <PartyName party={receipt.to} />
        </Row>
      )}
      {address !== '' && (
        <Row name={<Trans>Address</Trans>}>
          <code>{address}</code> <CopyIcon text={address} label={t`Copy the address`} />
        </Row>
      )}
      {receipt.divided !== null && (
        <Row name={<Trans context="what a payment came to before it was divided">Paid in all</Trans>}>
          <Money amount={receipt.divided} currency={currency} full />
        </Row>
      )}
      {gross !== null && (
        <Row name={<Trans context="before fee and tax">Released</Trans>}>
          <Money amount={gross} currency={currency} full />
        </Row>
      )}
      <Row name={<Trans>Fee</Trans>}>
        <Money amount={fee} currency={currency} full />
      </Row>
      {tax !== null && (
        <Row name={<Trans>Tax withheld ({tax.percent}%)</Trans>}>
          <Money amount={tax.amount} currency={currency} full />
        </Row>
      )}
      {gross !== null && (
        <Row name={<Trans context="after fee and tax">Net</Trans>}>
          <Money amount={receipt.trx_amount} currency={currency} full />
        </Row>
      )}
      {rate !== null && (
        <Row name={<Trans>Rate</Trans>}>
          <Money amount={rate} currency="ETH" full /> <Trans>for 1 token</Trans>
        </Row>
      )}
      <Row name={<Trans>Balance</Trans>}>
        {moved.map((each) => (
          <span key={each.currency} className={classes.moved}>
            <Money amount={each.balance_before} currency={each.currency} full /> →{' '}
            <Money amount={each.balance_after} currency={each.currency} full />
          </span>
        ))}
      </Row>
      <Row name={<Trans>Settled</Trans>}>{receipt.settled}</Row>
      {note !== '' && (
        <Row name={<Trans>Note</Trans>}>
          <bdi>{note}</bdi>
        </Row>
      )}
      {isFor && (
        <Row name={<Trans>For</Trans>}>
          <Purpose receipt={receipt} />
        </Row>
      )}
      {hash !== '' && (
        <Row name={<Trans>Hash</Trans>}>
          <ChainHash hash={hash} short={hash} link={hash_link} />{' '}
          <CopyIcon text={hash} label={t`Copy hash ${receipt.short_hash}`} />
        </Row>
      )}
    </dl>
  )
}
