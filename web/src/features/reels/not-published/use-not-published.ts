import { useEffect } from 'react'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { useStore } from '../../../ui/store.ts'
import { useAllGone } from '../menu/gone-reels.ts'
import { hasSentReels } from '../waiting/sent-mark.ts'
import { reelUploads } from '../waiting/upload-store.ts'
import { waitingReels } from '../waiting/waiting-reels.ts'

/** Lists reels whose upload an earlier session or page began as failed uploads. */
function useSentReels(): void {
  const member = useSession()?.id
  useEffect(() => {
    if (member !== undefined && hasSentReels(member))
      void import('../waiting/reel-uploads.ts').then(
        ({ restoreSentReels }) => restoreSentReels(),
        // They stay noted, and are found at the next start.
        () => {},
      )
  }, [member])
}

/**
 * Returns the member's own reels that nobody else sees yet: being sent, waiting for a network, and being
 * processed.
 */
export function useNotPublished() {
  useSentReels()
  const uploads = useStore(reelUploads)
  const gone = useAllGone()
  const unsent = waitingReels.useAll()
  const { data } = useRead('waiting_reels', {})
  const processed = data?.reels.filter(({ reel_id }) => !gone.has(reel_id)) ?? []
  return { uploads: [...uploads.values()], unsent, processed }
}

export type NotPublished = ReturnType<typeof useNotPublished>
