import { useReadMore } from '../api/use-read-more.ts'
import type { Discussed } from './discussed.ts'
import { LeftBehind } from './LeftBehind.tsx'
import { ofBlocked } from './object-calls.ts'

/** Comments on the viewer's own object by members whom a block hides from them. */
export default function BlockedComments({ about }: { about: Discussed }) {
  const { read, more } = useReadMore('comment_blocked_list', { object_id: about.id, limit: 20 })
  const rows = (read.data ?? []).flatMap(({ recdata }) => recdata.map(ofBlocked))
  return <LeftBehind about={about} rows={rows} more={more} />
}
