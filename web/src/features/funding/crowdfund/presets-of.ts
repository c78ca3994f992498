import type { RewardTier } from '@commons/contract/projects/projects.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { isGone } from '../rewards/left.ts'

const usual = ['5', '10', '25', '50', '100']
const most = 5

interface Within {
  /** What the member has. */
  readonly balance: string
  /** What the chosen reward needs, if one is chosen. */
  readonly least: string | undefined
}

const units = (amount: string) => unitsOf(amount, 'FCELL') ?? 0n

/** Returns the amounts that a pledge can be made with at one press: those of rewards first, then usual ones. */
export function presetsOf(tiers: readonly RewardTier[], { balance, least = '0' }: Within): string[] {
  const ofTiers = tiers.filter((tier) => !isGone(tier)).map(({ amount }) => amount)
  const fits = (amount: string) => units(amount) <= units(balance) && units(amount) >= units(least)
  const kept = new Map([...ofTiers, ...usual].filter(fits).map((amount) => [units(amount), amount] as const))
  return [...kept]
    .slice(0, most)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, amount]) => amount)
}
