/** What groups offer to the rest of the server. */
export { groupAvatarMedia, groupBannerMedia } from './groups.media.ts'
export { addGroup, setGroup } from './groups.writing.queries.ts'
export { setStanding } from './members/members.queries.ts'
