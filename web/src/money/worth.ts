import { decimalText } from '@commons/contract/shared/units.ts'

/** As many digits as a price has behind its point. */
const priceScale = 20

/** What so many smallest units of tokens are worth at the price of one, in ETH: as the server computes it. */
export function worthInEth(units: bigint, price: string): string {
  const [whole = '0', fraction = ''] = price.split('.')
  const scaled = BigInt(whole + fraction.padEnd(priceScale, '0'))
  return decimalText((units * scaled) / 10n ** BigInt(priceScale), 'ETH')
}
