/** Exports of the people feature for other features. */
export {
  blockedHere,
  mutedPeopleHere,
  useBlockedHere,
  useFollowedHere,
  useUnfollowedHere,
} from './members-here.ts'
export { FollowButton } from './FollowButton.tsx'
export { MutualFriends } from './mutual/MutualFriends.tsx'
export { muteMember, useUnmuteMember } from './mute/use-mute-member.ts'
export { useBlock, useUnblock } from './use-block.ts'
export { useFollow } from './use-follow.ts'
