import { decimalText } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { type Sum, Sums } from '../../../money/Sums.tsx'
import { type MilestoneMoney, shareOut } from './milestone-money.ts'

/** Both in percent. Only the freelancer knows the tax; to the client it is 0. */
export interface Fees {
  readonly feePercent: string
  readonly taxPercent: string
}

interface SharesProps {
  units: bigint
  money: MilestoneMoney
  fees: Fees
  /** Who gets the rest; undefined for the reader. */
  payee: string | undefined
}

/** What becomes of tokens that are released: our fee, tax, and what the freelancer gets. */
export function Shares({ units, money, fees, payee }: SharesProps) {
  const { fee, tax, net } = shareOut(units, money, fees)
  const { feePercent, taxPercent } = fees
  const sum = (name: string, label: Sum['label'], amount: bigint): Sum => ({
    name,
    label,
    amount: decimalText(amount, 'FCELL'),
    currency: 'FCELL',
  })
  return (
    <Sums
      sums={[
        sum('released', <Trans>Released</Trans>, units),
        sum('fee', <Trans>Our fee, {feePercent}%</Trans>, fee),
        ...(taxPercent === '0' ? [] : [sum('tax', <Trans>Tax withheld, {taxPercent}%</Trans>, tax)]),
        sum('net', payee === undefined ? <Trans>Paid to you</Trans> : <Trans>Paid to {payee}</Trans>, net),
      ]}
    />
  )
}
