import { createContext } from 'react'

/** Why the post that is commented on is covered: pictures of its comments are of the same kind. */
export const CoveredFor = createContext<string | undefined>(undefined)
