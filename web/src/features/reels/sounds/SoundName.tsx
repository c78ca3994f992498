import type { ReelSound } from '@commons/contract/reels/reels.ts'
import { Trans } from '@lingui/react/macro'

/** The name of a sound; without its author's where its reel is gone, or not for this member. */
export function SoundName({ username }: Pick<ReelSound, 'username'>) {
  if (username === null) return <Trans>Original sound</Trans>
  return (
    <Trans>
      Original sound · <bdi>@{username}</bdi>
    </Trans>
  )
}
