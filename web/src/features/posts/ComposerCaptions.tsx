import { Trans, useLingui } from '@lingui/react/macro'
import { IconBadgeCc, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './Composer.module.css'
import { acceptedCaptions } from './media-file.ts'
import type { ComposerState } from './use-composer.ts'
import { useFocusBack } from './use-focus-back.ts'

/** The words that are spoken in a video, as a file. */
export function ComposerCaptions({ composer }: { composer: ComposerState }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const busy = composer.sending !== undefined
  const { captions } = composer.draft
  // One of the two buttons takes the place of the other.
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
    <div className={classes.captions}>
      <button
        ref={button}
        type="button"
        className={classes.add}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Add captions</Trans>
        <span className={classes.hint}>.vtt, .srt</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={acceptedCaptions}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) composer.addCaptions(file)
        }}
      />
    </div>
  )
}
