/** The sidebar panels about other members. */
export { FollowRequests } from './FollowRequests.tsx'
export { Follows } from './Follows.tsx'
export { Friends } from './Friends.tsx'
export { SuggestedForYou } from './SuggestedForYou.tsx'
