import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ClipboardEvent, ReactNode, Ref } from 'react'
import { Delayed } from '../../ui/Delayed.tsx'
import classes from './Composer.module.css'
import { CharactersLeft } from './CharactersLeft.tsx'
import { ComposerMedia } from './ComposerMedia.tsx'
import { ComposerOutcome } from './ComposerOutcome.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { filesIn } from './media-file.ts'
import { postByKey } from './post-by-key.ts'
import type { ComposerState } from './use-composer.ts'
import { useFocusBack } from './use-focus-back.ts'

interface ComposerFormProps {
  composer: ComposerState
  textRef?: Ref<HTMLTextAreaElement>
  /** In the sheet the button stands above. */
  sheet?: boolean
  children?: ReactNode
}

export function PostButton({ composer }: { composer: ComposerState }) {
  const { charactersLeft = 0, altLeft = 0, draft } = composer
  // After Cancel and Retry, which go away when they are pressed.
  const button = useFocusBack(composer.sending !== undefined)
  const tooLong = charactersLeft < 0 || (draft.media !== undefined && altLeft < 0)
  return (
    <Button
      ref={button}
      onClick={composer.post}
      disabled={composer.isEmpty || tooLong || composer.looking || composer.sending !== undefined}
    >
      {composer.sending ? <Trans>Processing…</Trans> : <Trans>Post</Trans>}
    </Button>
  )
}

/** Text, file and audience of a post, and what became of sending it. */
export function ComposerForm({ composer, textRef, sheet = false }: ComposerFormProps) {
  const { t } = useLingui()
  const { draft, charactersLeft } = composer
  const busy = composer.sending !== undefined

  const onPaste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    composer.addFiles(files)
  }
  return (
    <div className={clsx(classes.form, sheet && classes.tall)} onPaste={onPaste}>
      <div className={classes.content} data-busy={busy || undefined}>
        {/* The shadow of the text in ::after makes the field as high as its words. */}
        <div className={classes.grow} data-value={draft.text}>
          <textarea
            ref={textRef}
            className={classes.text}
            aria-label={t`What's on your mind?`}
            placeholder={t`What's on your mind?`}
            value={draft.text}
            rows={sheet && !draft.media ? 6 : 2}
            readOnly={busy}
            data-autofocus={sheet || undefined}
            onChange={(event) => composer.setText(event.currentTarget.value)}
            onKeyDown={(event) => postByKey(event, composer)}
          />
        </div>
        <CharactersLeft left={charactersLeft} />
        {composer.looking && (
          <Delayed>
            <p className={classes.note} role="status">
              <Trans>Opening the file…</Trans>
            </p>
          </Delayed>
        )}
        <ComposerMedia composer={composer} />
      </div>
      {composer.restored && !busy && (
        <p className={classes.note} role="status">
          <Trans>Draft restored</Trans>
          <span aria-hidden="true"> · </span>
          <button type="button" className={classes.discard} onClick={composer.discard}>
            <Trans>Discard</Trans>
          </button>
        </p>
      )}
      {composer.tookOne && (
        <p className={classes.note} role="status">
          <Trans>A post takes one picture or one video; the first was taken.</Trans>
        </p>
      )}
      <ComposerOutcome composer={composer} />
      <ComposerTools composer={composer}>{!sheet && <PostButton composer={composer} />}</ComposerTools>
    </div>
  )
}
