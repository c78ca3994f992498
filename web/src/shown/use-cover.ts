import { useRead } from '../api/use-call.ts'
import { reasonsIn } from './nsfw-reasons.ts'

/**
 * Returns the cover of a post with these reasons: none if the member has chosen to see all of them, one that
 * opens, one that stays closed (the member is too young), or, until that is known, one that waits.
 */
export function useCover(reasons: string): 'none' | 'opens' | 'closed' | 'waits' {
  // Read once: its topic reports changes made in Settings.
  const { data, error } = useRead('show_nsfw_setting', {}, { staleTime: Infinity })
  // Offline, content loaded earlier may be opened; for members who are too young, none was loaded.
  if (!data) return error ? 'opens' : 'waits'
  const { age, nsfw_setting } = data
  if (age === 'minor') return 'closed'
  const listed = reasonsIn(reasons)
  const shown = new Set(nsfw_setting.filter(({ setting }) => setting === 'show').map(({ nsfw }) => nsfw))
  const isChosen = age === 'adult' && listed.length > 0 && listed.every((reason) => shown.has(reason))
  return isChosen ? 'none' : 'opens'
}
