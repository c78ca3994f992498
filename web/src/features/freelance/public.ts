/** The button with which a client invites a freelancer, and reviews of agreements. */
export { InviteButton } from './invite/InviteButton.tsx'
export { ReviewRow } from './reviews/ReviewRow.tsx'
/** A page of freelancing where something is found, and its parts. */
export { Browse, FoundRows } from './browse/Browse.tsx'
export { Dollars, wholeDollars } from './Dollars.tsx'
export { SkillsField } from './post/SkillsField.tsx'
export { Skills } from './Skills.tsx'
/** Disputes as staff see and decide them, and the classes of a list of them. */
export { CaseRow, caseRows } from './disputes/staff/CaseRow.tsx'
export { CaseShown } from './disputes/staff/CaseShown.tsx'
/** What a freelancer has done. */
export { RecordLine } from './record/RecordLine.tsx'
/** Work that two show together, and the class of a list of it. */
export { ShowcaseRow, showcaseRows } from './showcases/ShowcaseRow.tsx'
