/** Lists of members for other features. Kept apart from ../public.ts, which is part of Home's first load. */
export { MutedPeople } from '../mute/MutedPeople.tsx'
export { SuggestedMembers } from '../SuggestedMembers.tsx'
export { useSuggested } from '../use-suggested.ts'
