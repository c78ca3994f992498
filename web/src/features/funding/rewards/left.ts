import type { RewardTier } from '@commons/contract/projects.ts'

/** How many there are of a reward; undefined without a limit. */
export const leftOf = ({ limit, taken }: RewardTier): number | undefined =>
  limit === null ? undefined : Math.max(limit - taken, 0)

export const isGone = (tier: RewardTier): boolean => leftOf(tier) === 0
