/** Exports of the people feature for other features. */
export { blockedHere, useBlockedHere, useUnfollowedHere } from './members-here.ts'
export { FollowButton } from './FollowButton.tsx'
export { SuggestedMembers } from './SuggestedMembers.tsx'
export { useBlock, useUnblock } from './use-block.ts'
export { useFollow } from './use-follow.ts'
export { useSuggested } from './use-suggested.ts'
