// What was kept is found by its calls.
import '../member-calls.ts'
import { queryClient } from '../query-client.ts'
import { keepReads } from './keep-reads.ts'

const kept = keepReads(queryClient)

/** Loads what members' pages need before they are drawn offline. */
export function startOffline(): Promise<void> {
  return kept.restore()
}
