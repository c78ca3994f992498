/** The post or reel that a tip is for and that counts it. */
export type RewardedFor = { readonly postId: number } | { readonly reelId: number }
