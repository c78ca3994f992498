import { Trans, useLingui } from '@lingui/react/macro'
import { IconBadgeCc, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import composerClasses from './Composer.module.css'
import classes from './ComposerMedia.module.css'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { acceptedCaptions } from '../../../compose/media-file.ts'
import type { ComposerState } from './use-composer.ts'
import { useFocusBack } from '../../../ui/layout/use-focus-back.ts'

/** The captions file of a video. */
export function ComposerCaptions({ composer }: { composer: ComposerState }) {
  const { t } = useLingui()
  const busy = composer.sending !== undefined
  const { captions } = composer.draft
  // Each of the two buttons replaces the other.
  const button = useFocusBack(captions)
  if (captions)
    return (
      <p className={classes.captions}>
        <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
        <span className={classes.captionsName}>
          <Trans>Captions: {captions.name}</Trans>
        </span>
        {!busy && (
          <button
            ref={button}
            type="button"
            className={classes.removeCaptions}
            aria-label={t`Remove the captions`}
            onClick={composer.removeCaptions}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        )}
      </p>
    )
  return (
    <div className={clsx(classes.captions, classes.picker)}>
      <FilePicker accept={acceptedCaptions} disabled={busy} onPick={composer.addCaptions} buttonRef={button}>
        <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Add captions</Trans>
        <span className={composerClasses.hint}>.vtt, .srt</span>
      </FilePicker>
    </div>
  )
}
