import { useStore } from '../ui/store.ts'
import { recentList } from './recent-list.ts'

/** The member's recent searches, latest first. */
export const recentSearches = recentList('commons.searches', 6)

export const useRecentSearches = (): readonly string[] => useStore(recentSearches)
