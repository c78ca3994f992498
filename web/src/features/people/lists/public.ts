/** The lists of whom a member follows and who follows them. */
export { MemberList } from './MemberList.tsx'
