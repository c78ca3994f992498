import { decimalText } from '@commons/contract/shared/units.ts'

/** Decimals of a price. */
const priceScale = 20

/** Returns the value in ETH of this many smallest units at a token's price, computed like the server does. */
export function worthInEth(units: bigint, price: string): string {
  const [whole = '0', fraction = ''] = price.split('.')
  const scaled = BigInt(whole + fraction.padEnd(priceScale, '0'))
  return decimalText((units * scaled) / 10n ** BigInt(priceScale), 'ETH')
}
