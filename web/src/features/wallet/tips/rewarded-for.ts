/** What somebody is rewarded for: a post, which counts it, or else what a note says of it. */
export type RewardedFor = { readonly postId: number } | { readonly username: string; readonly note: string }
