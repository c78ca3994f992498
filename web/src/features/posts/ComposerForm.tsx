import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import {
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import classes from './Composer.module.css'
import { ComposerPicture } from './ComposerPicture.tsx'
import { ComposerProblem } from './ComposerProblem.tsx'
import { ComposerSending } from './ComposerSending.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { fileIn } from './picture-file.ts'
import type { ComposerState } from './use-composer.ts'

interface ComposerFormProps {
  composer: ComposerState
  textRef?: Ref<HTMLTextAreaElement>
  /** In the sheet the button stands above. */
  sheet?: boolean
  children?: ReactNode
}

export function PostButton({ composer }: { composer: ComposerState }) {
  const tooLong = composer.charactersLeft !== undefined && composer.charactersLeft < 0
  return (
    <Button onClick={composer.post} disabled={composer.isEmpty || tooLong || composer.sending !== undefined}>
      {composer.sending ? <Trans>Processing…</Trans> : <Trans>Post</Trans>}
    </Button>
  )
}

/** Text, picture and audience of a post, and what became of sending it. */
export function ComposerForm({ composer, textRef, sheet = false }: ComposerFormProps) {
  const { t } = useLingui()
  const { draft, sending, charactersLeft } = composer
  const [dragging, setDragging] = useState(false)
  const depth = useRef(0)
  const busy = sending !== undefined

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const file = fileIn(data)
    if (!file || busy) return
    event.preventDefault()
    composer.addPicture(file)
  }
  const drag = (event: DragEvent, step: 1 | -1) => {
    if (!event.dataTransfer.types.includes('Files')) return
    depth.current += step
    setDragging(depth.current > 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    composer.post()
  }

  return (
    <div
      className={clsx(classes.form, sheet && classes.tall)}
      data-dragging={dragging || undefined}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragEnter={(event) => drag(event, 1)}
      onDragLeave={(event) => drag(event, -1)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        depth.current = 0
        setDragging(false)
        take(event, event.dataTransfer)
      }}
    >
      {composer.restored && !busy && (
        <p className={classes.restored} role="status">
          <Trans>Draft restored</Trans>
          <span aria-hidden="true"> · </span>
          <button type="button" className={classes.discard} onClick={composer.discard}>
            <Trans>Discard</Trans>
          </button>
        </p>
      )}
      <div className={classes.content} data-busy={busy || undefined}>
        {/* The shadow of the text in ::after makes the field as high as its words. */}
        <div className={classes.grow} data-value={draft.text}>
          <textarea
            ref={textRef}
            className={classes.text}
            aria-label={t`What's on your mind?`}
            placeholder={t`What's on your mind?`}
            value={draft.text}
            rows={sheet ? 6 : 2}
            readOnly={busy}
            data-autofocus={sheet || undefined}
            onChange={(event) => composer.setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {composer.pictureUrl && (
          <ComposerPicture url={composer.pictureUrl} disabled={busy} onRemove={composer.removePicture} />
        )}
      </div>
      {charactersLeft !== undefined && (
        <p className={classes.counter} data-over={charactersLeft < 0 || undefined} role="status">
          {charactersLeft < 0 ? (
            <Plural value={-charactersLeft} one="# character too many" other="# characters too many" />
          ) : (
            <Plural value={charactersLeft} one="# character left" other="# characters left" />
          )}
        </p>
      )}
      {sending && <ComposerSending sending={sending} onCancel={composer.cancel} />}
      {composer.problem && <ComposerProblem problem={composer.problem} onRetry={composer.post} />}
      <ComposerTools composer={composer}>{!sheet && <PostButton composer={composer} />}</ComposerTools>
    </div>
  )
}
