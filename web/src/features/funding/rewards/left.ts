import type { RewardTier } from '@commons/contract/projects/projects.ts'

/** Returns how many of a reward are left; undefined without a limit. */
export const leftOf = ({ limit, taken }: RewardTier): number | undefined =>
  limit === null ? undefined : Math.max(limit - taken, 0)

export const isGone = (tier: RewardTier): boolean => leftOf(tier) === 0
