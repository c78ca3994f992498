import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { ReelPreview } from '../../reels/in-place/public.ts'
import classes from './ComposerMedia.module.css'
import type { ComposerState } from './use-composer.ts'

/** The reel that the post will show. */
export default function ComposerReel({ composer, id }: { composer: ComposerState; id: number }) {
  const { t } = useLingui()
  return (
    <div className={classes.reel}>
      <ReelPreview reelId={id} by={composer.draft.reelBy} />
      {!composer.sending && (
        <button
          type="button"
          className={classes.removeReel}
          aria-label={t`Remove the reel`}
          onClick={() => composer.setReel(undefined)}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
