/** What somebody is rewarded for, which counts it. */
export type RewardedFor = { readonly postId: number } | { readonly reelId: number }
