import { Suspense, type ComponentType } from 'react'
import { quietPiece } from '../../../ui/states/piece.tsx'
import { useNotPublished, type NotPublished } from './use-not-published.ts'

const loadOwnReels = async () => ({ default: (await import('./OwnReels.tsx')).OwnReels })
const LateOwnReels = quietPiece(loadOwnReels)

interface NotPublishedProps {
  OwnReels?: ComponentType<NotPublished>
}

/** The member's own reels that nobody else sees yet; nothing if there are none. */
export function NotPublishedReels({ OwnReels = LateOwnReels }: NotPublishedProps) {
  const own = useNotPublished()
  if (own.uploads.length + own.unsent.length + own.processed.length === 0) return null
  return (
    <Suspense>
      <OwnReels {...own} />
    </Suspense>
  )
}

/** Returns them with all that they are drawn with, for pages on which they must be there at once. */
export async function loadNotPublished(): Promise<ComponentType> {
  const { default: OwnReels } = await loadOwnReels()
  return () => <NotPublishedReels OwnReels={OwnReels} />
}
