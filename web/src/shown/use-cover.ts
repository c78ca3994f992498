import { useRead } from '../api/use-call.ts'
import { reasonsIn } from './nsfw-reasons.ts'

/**
 * What stands before a post with these reasons: nothing where the member has chosen to see all of them,
 * a lock that opens, one that does not (the member is too young), or, until that is known, one that waits.
 */
export function useCover(reasons: string): 'none' | 'opens' | 'closed' | 'waits' {
  // Read once; the choice made in Settings tells by its topic.
  const { data, error } = useRead('show_nsfw_setting', {}, { staleTime: Infinity })
  // Who is offline may have what was loaded before; nothing was loaded for who is too young.
  if (!data) return error ? 'opens' : 'waits'
  const { age, nsfw_setting } = data
  if (age === 'minor') return 'closed'
  const listed = reasonsIn(reasons)
  const shown = new Set(nsfw_setting.filter(({ setting }) => setting === 'show').map(({ nsfw }) => nsfw))
  const isChosen = age === 'adult' && listed.length > 0 && listed.every((reason) => shown.has(reason))
  return isChosen ? 'none' : 'opens'
}
