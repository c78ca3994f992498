/** The part of an amount that these percent are, rounded up: a fee is never less than what was said. */
export function feeOf(units: bigint, percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.')
  const share = units * BigInt(whole + fraction)
  const all = 100n * 10n ** BigInt(fraction.length)
  return (share + all - 1n) / all
}
