import type { ChannelShare } from '@commons/contract/videos/shares.ts'

/** A collaborator without a share, for tests. */
export const aShare = (
  user_id: number,
  full_name: string,
  change: Partial<ChannelShare> = {},
): ChannelShare => ({
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  profile_pic: null,
  role: 'editor',
  percent: 0,
  proposed: null,
  earned: '0',
  ...change,
})
