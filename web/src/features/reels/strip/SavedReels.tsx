import { useRead } from '../../../api/use-call.ts'
import { ReelShelf } from './ReelShelf.tsx'

/** The member's saved reels, latest first. */
export function SavedReels() {
  const { data } = useRead('saved_reel_list', { limit: 50 })
  return <ReelShelf reels={data?.reels} />
}
