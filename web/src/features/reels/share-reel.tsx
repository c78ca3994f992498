import type { Reel } from '@commons/contract/reels/reels.ts'
import { Trans } from '@lingui/react/macro'
import { paths } from '../../paths.ts'
import { share } from '../../ui/share/share.ts'

/** Returns the address of a reel, for sharing. */
export const reelLink = (id: number): string => new URL(`/#${paths.reel(id)}`, location.origin).href

export const shareReel = ({ reel_id, post_type }: Reel) =>
  share({
    link: reelLink(reel_id),
    title: <Trans>Share this reel</Trans>,
    note:
      post_type === 'private' ? (
        <Trans>This reel is private. Only its author's friends can open the link.</Trans>
      ) : (
        <Trans>People who open the link need to log in first.</Trans>
      ),
  })
