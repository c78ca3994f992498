/** Returns a percentage of an amount, rounded up: a fee must not be lower than announced. */
export function feeOf(units: bigint, percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.')
  const share = units * BigInt(whole + fraction)
  const all = 100n * 10n ** BigInt(fraction.length)
  return (share + all - 1n) / all
}
