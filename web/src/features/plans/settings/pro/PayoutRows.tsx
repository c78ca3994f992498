import type { Payout } from '@commons/contract/plans/payouts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useReadMore } from '../../../../api/use-read-more.ts'
import { amountText } from '../../../../money/shown-amount.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../../shown/Loaded.tsx'
import { MoreButton } from '../../../../shown/MoreButton.tsx'
import { openReceiptOf } from '../../../wallet/public.ts'

/** The past payouts, each with its receipt. */
export function PayoutRows() {
  const { read, more } = useReadMore('payout_list', { limit: 10 })
  return (
    <Loaded read={read}>
      {(pages) => {
        const payouts = pages.flatMap(({ recdata }) => recdata)
        if (payouts.length === 0)
          return (
            <p className={classes.text}>
              <Trans>No payouts yet.</Trans>
            </p>
          )
        return (
          <>
            <ul className={classes.rows}>
              {payouts.map((payout) => (
                <PayoutRow key={payout.payout_id} payout={payout} />
              ))}
            </ul>
            {more.isThere && <MoreButton more={more} />}
          </>
        )
      }}
    </Loaded>
  )
}

function PayoutRow({ payout: { amount, currency, tokens, paid_at, trx_number } }: { payout: Payout }) {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const given = amountText(tokens, { language })
  const date = i18n.date(paid_at, { dateStyle: 'long' })
  const got = `${amountText(amount, { language })} ${currency}`
  return (
    <li className={classes.row}>
      <div className={classes.rowBody}>
        <p className={classes.rowName}>{got}</p>
        <p className={classes.rowText}>
          <Trans>
            For {given} tokens, on {date}
          </Trans>
        </p>
      </div>
      <OnlineButton
        variant="default"
        size="sm"
        aria-label={t`Receipt of ${date}`}
        onClick={() => void openReceiptOf(trx_number, currency)}
      >
        <Trans>Receipt</Trans>
      </OnlineButton>
    </li>
  )
}
