import { useRead } from '../../../api/use-call.ts'
import { useMayPlay } from '../../../ui/video/use-may-play.ts'

/** Returns whether videos may autoplay: the member wants it, and device and network allow it. */
export function useAutoplay(): boolean {
  const possible = useMayPlay()
  const { data } = useRead('show_autoplay', {}, { enabled: possible })
  return possible && data?.autoplay === '1'
}
