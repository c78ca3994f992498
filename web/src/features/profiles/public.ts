/** Exports of the profiles feature for other features. */
export { education } from './about/about-kinds.ts'
export { MemberAbsent, MemberHidden } from './Absent.tsx'
export { EditPicture } from './pictures/EditPicture.tsx'
