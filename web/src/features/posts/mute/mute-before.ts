import type { Mute } from '@commons/contract/posts-lists.ts'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { call, type Answer } from '../../../api/call.ts'

const day = 24 * 3600 * 1000

/** What is muted by now; undefined where that cannot be told. */
export async function listMutes(client: QueryClient): Promise<readonly Mute[] | undefined> {
  // It would wait for the network, and who asks with it.
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

/** What mutes it again for as long as it was to last: days are whole, and rather too long than too short. */
export function inputOf({ mute_type, word, ends_at }: Mute) {
  const days = ends_at && Math.max(1, Math.ceil((Date.parse(ends_at) - Date.now()) / day))
  return { mute_type, word, ...(days ? { days } : {}) }
}
