/** What other features may use of who follows and blocks whom. */
export { blockedHere, useBlockedHere, useUnfollowedHere } from './members-here.ts'
export { FollowButton } from './FollowButton.tsx'
export { SuggestedMembers } from './SuggestedMembers.tsx'
export { useBlock } from './use-block.ts'
export { useFollow } from './use-follow.ts'
export { useSuggested } from './use-suggested.ts'
