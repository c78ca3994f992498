import { useReadMore } from '../../../api/use-read-more.ts'
import type { Discussed } from '../../../discussion/discussed.ts'
import { LeftBehind } from '../../../discussion/LeftBehind.tsx'
import { ofBlocked } from './reel-calls.ts'

/** What members whom a block hides have said below one's own reel. */
export default function BlockedComments({ about }: { about: Discussed }) {
  const { read, more } = useReadMore('reel_comment_blocked_list', { reel_id: about.id, limit: 20 })
  const rows = (read.data ?? []).flatMap(({ recdata }) => recdata.map(ofBlocked))
  return <LeftBehind about={about} rows={rows} more={more} />
}
