import type { MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dollars } from '../Dollars.tsx'
import { Worth } from './milestone-texts.tsx'
import { tokensOf } from './milestone-money.ts'
import classes from './Payment.module.css'

type Sum = MilestoneSummary['released']

const isSome = (sum: Sum | null): sum is Sum => sum !== null && tokensOf(sum.tokens) > 0n

/** What all milestones of an agreement come to. What never happened isn't listed. */
export function PaymentSummary({ of }: { of: MilestoneSummary }) {
  const { agreed, requested, in_progress, released, refunded, fee, tax, paid, fee_percent: feePercent } = of
  const parts: Array<[name: string, label: ReactNode, sum: Sum | null]> = [
    ['refunded', <Trans key="refunded">Refunded</Trans>, refunded],
    ['fee', <Trans key="fee">Our fee, {feePercent}%</Trans>, fee],
    ['tax', <Trans key="tax">Tax withheld</Trans>, tax],
    ['paid', <Trans key="paid">Paid to you</Trans>, paid],
  ]
  return (
    <>
      <dl className={classes.totals}>
        <div>
          <dt>
            <Trans context="sum of milestones">Requested</Trans>
          </dt>
          <dd>
            <Dollars amount={requested} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans context="sum of milestones">In Progress</Trans>
          </dt>
          <dd>
            <Worth of={in_progress} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Released to freelancer</Trans>
          </dt>
          <dd>
            <Worth of={released} />
          </dd>
        </div>
      </dl>
      <dl className={classes.sums}>
        <div>
          <dt>
            <Trans>Agreed price</Trans>
          </dt>
          <dd>
            <Dollars amount={agreed} />
          </dd>
        </div>
        {parts.map(
          ([name, label, sum]) =>
            isSome(sum) && (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <Worth of={sum} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
