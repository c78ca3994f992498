import type { Mute } from '@commons/contract/posts/lists.ts'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { call, type Answer } from '../../../api/call.ts'

const day = 24 * 3600 * 1000

/** Returns what is muted now; undefined if that is unknown. */
export async function listMutes(client: QueryClient): Promise<readonly Mute[] | undefined> {
  // The request would wait for the network, and the caller with it.
  if (!onlineManager.isOnline()) return undefined
  try {
    const { recdata } = await client.fetchQuery<Answer<'mute_list'>>({
      queryKey: ['mute_list', {}],
      queryFn: ({ signal }) => call('mute_list', {}, { signal }),
    })
    return recdata
  } catch {
    return undefined
  }
}

export const hasEnded = ({ ends_at }: Mute): boolean => ends_at !== null && Date.parse(ends_at) <= Date.now()

/** Returns the input that mutes it again until it was to end. Days are whole, so rounded up. */
export function inputOf({ mute_type, word, ends_at }: Mute) {
  const days = ends_at && Math.max(1, Math.ceil((Date.parse(ends_at) - Date.now()) / day))
  return { mute_type, word, ...(days ? { days } : {}) }
}
