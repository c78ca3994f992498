import type { Dispute, DisputeSplit } from '@commons/contract/freelance/disputes.ts'
import { decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { tokensOf } from '../payment/milestone-money.ts'

/** Returns the tokens that were typed for the freelancer, which may be none; undefined unless they are frozen. */
export function partUnits(text: string, { frozen }: Pick<Dispute, 'frozen'>): bigint | undefined {
  const typed = typedAmount(text, 'FCELL')
  if (typed.state === 'wrong' && typed.problem === 'amount_zero') return 0n
  return typed.state === 'amount' && typed.units <= tokensOf(frozen.tokens) ? typed.units : undefined
}

/** Returns what the freelancer gets by a share in percent. */
export function percentText(percent: number, { frozen }: Pick<Dispute, 'frozen'>): string {
  return decimalText((tokensOf(frozen.tokens) * BigInt(percent)) / 100n, 'FCELL')
}

/** Returns how many whole percent of what is frozen a part is. */
export function percentOf(units: bigint, { frozen }: Pick<Dispute, 'frozen'>): number {
  const all = tokensOf(frozen.tokens)
  return all === 0n ? 0 : Number((units * 100n) / all)
}

/** Returns what both get if the freelancer gets this many tokens, as the server says it. */
export function splitOf(units: bigint, { frozen }: Pick<Dispute, 'frozen'>): DisputeSplit {
  const all = tokensOf(frozen.tokens)
  const cents = unitsOf(frozen.usd, 'USD') ?? 0n
  const worth = all === 0n ? 0n : (2n * cents * units + all) / (2n * all)
  return {
    freelancer: { tokens: decimalText(units, 'FCELL'), usd: decimalText(worth, 'USD') },
    client: { tokens: decimalText(all - units, 'FCELL'), usd: decimalText(cents - worth, 'USD') },
  }
}
