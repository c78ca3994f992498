import { useMemo } from 'react'
import { useStore } from '../../../ui/store.ts'
import type { OwnMedia } from './own-media.ts'

/** Returns the member's own camera as a stream; null while it is off. */
export function useOwnPicture(media: OwnMedia): MediaStream | null {
  const camera = useStore(media.state, (state) => state.camera)
  return useMemo(() => (camera ? new MediaStream([camera]) : null), [camera])
}
