import { quietPiece } from '../../../ui/piece.tsx'

// They stand where a feed ends, or has nothing yet: no first page waits for them.
const load = () => import('./SuggestedHere.tsx')

export const Suggestions = quietPiece(async () => ({ default: (await load()).Suggestions }))
export const SuggestionsAtEnd = quietPiece(async () => ({ default: (await load()).SuggestionsAtEnd }))
