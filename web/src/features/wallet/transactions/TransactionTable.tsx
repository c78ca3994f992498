import type { Transaction } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChainHash } from '../ChainHash.tsx'
import { CopyIcon } from '../../../money/CopyIcon.tsx'
import { Money } from '../../../money/Money.tsx'
import { openReceipt } from '../open.ts'
import classes from './Transactions.module.css'

/** On wide screens: the documented columns, each row with its receipt. */
export function TransactionTable({ rows, labelledBy }: { rows: readonly Transaction[]; labelledBy: string }) {
  const { t, i18n } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={classes.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Trx Number</Trans>
            </th>
            <th scope="col">
              <Trans>Trx Date</Trans>
            </th>
            <th scope="col">
              <Trans>Trx Type</Trans>
            </th>
            <th scope="col" className={classes.amount}>
              <Trans>Trx Amount</Trans>
            </th>
            <th scope="col">
              <Trans>Hash</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.trx_number} ${row.trx_amount}`}>
              <td>
                <button
                  type="button"
                  className={classes.number}
                  aria-haspopup="dialog"
                  aria-label={t`Receipt of transaction ${row.trx_number}`}
                  onClick={() => void openReceipt(row.trx_number, row.currency)}
                >
                  {row.trx_number}
                </button>
              </td>
              <td className={classes.date}>
                <time dateTime={row.trx_date}>
                  {i18n.date(new Date(row.trx_date), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </td>
              <td>
                {row.trx_type}
                <span className={classes.other}>
                  <bdi>{row.reward_to}</bdi>
                </span>
              </td>
              <td className={classes.amount}>
                <Money amount={row.trx_amount} currency={row.currency} signed />
              </td>
              <td>
                {row.hash !== '' && (
                  <span className={classes.hash}>
                    <ChainHash hash={row.hash} short={row.short_hash} link={row.hash_link} />
                    <CopyIcon text={row.hash} label={t`Copy hash ${row.short_hash}`} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
