import { useRead } from '../../../api/use-call.ts'
import { ReelShelf } from './ReelShelf.tsx'

/** The newest reels with a tag. */
export function ReelsWithTag({ tag }: { tag: string }) {
  const { data } = useRead('reel_hash_timeline', { hashtag: tag, limit: 12 })
  return <ReelShelf reels={data?.reels} />
}
