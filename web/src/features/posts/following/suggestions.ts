import { quietPiece } from '../../../ui/states/piece.tsx'

// They are shown at the end of a feed or in an empty one, so no first page should wait for them.
const load = () => import('./SuggestedHere.tsx')

export const Suggestions = quietPiece(async () => ({ default: (await load()).Suggestions }))
export const SuggestionsAtEnd = quietPiece(async () => ({ default: (await load()).SuggestionsAtEnd }))
