import { Plural } from '@lingui/react/macro'
import { bytesText } from '../../../compose/media-file.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './Composer.module.css'
import { mostPictures } from './draft-files.ts'
import type { ComposerState } from './use-composer.ts'

function Limits({ limits }: Pick<ComposerState, 'limits'>) {
  const [picture, video] = [bytesText(limits.image_bytes), bytesText(limits.video_bytes)]
  const minutes = Math.floor(limits.video_seconds / 60)
  return (
    <Plural
      value={minutes}
      one={`Up to ${mostPictures} pictures of ${picture}, or a video up to ${video} and # minute`}
      other={`Up to ${mostPictures} pictures of ${picture}, or a video up to ${video} and # minutes`}
    />
  )
}

interface LimitsHintProps extends Pick<ComposerState, 'limits'> {
  id: string
  isSeen: boolean
}

/** The limits for files: visible once they matter, and always announced at the button that chooses a file. */
export function LimitsHint({ id, limits, isSeen }: LimitsHintProps) {
  const hint = (
    <span id={id} className={classes.hint}>
      <Limits limits={limits} />
    </span>
  )
  return isSeen ? hint : <VisuallyHidden>{hint}</VisuallyHidden>
}
