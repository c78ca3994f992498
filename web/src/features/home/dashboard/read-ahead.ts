import { hasEarly } from '../../../api/early.ts'
import '../../../api/member-calls.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isAbsent } from '../../../ui/network.ts'
import { readHomeAhead } from '../../posts/home-feed/public.ts'
import { readStripAhead } from '../../reels/strip/public.ts'
import { decideAhead } from './home-start.ts'

/**
 * Where a visit begins with Home, hands it what theme.js has asked for before it is drawn: drawn once with all of it,
 * it is there earlier than drawn in parts. What fails is asked for again by Home itself.
 */
export function readAhead(): void {
  if (!hasEarly() || !navigator.onLine) return
  const began = [decideAhead(queryClient), readHomeAhead(queryClient)]
  if (!isAbsent('reels')) began.push(readStripAhead(queryClient))
  void Promise.allSettled(began)
}
