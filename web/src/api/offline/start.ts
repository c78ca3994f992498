import { queryClient } from '../query-client.ts'
import { keepReads } from './keep-reads.ts'

const kept = keepReads(queryClient)

/** What a member's pages need before they are drawn where there is no network. */
export function startOffline(): Promise<void> {
  return kept.restore()
}
