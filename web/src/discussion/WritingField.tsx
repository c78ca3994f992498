import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhotoVideo, IconSend2 } from '@tabler/icons-react'
import {
  useEffect,
  useId,
  useRef,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { EmojiButton } from '../compose/emoji/EmojiButton.tsx'
import { FilePicker } from '../compose/FilePicker.tsx'
import { acceptedMedia, filesIn } from '../compose/media-file.ts'
import { MentionTextarea } from '../compose/mention/MentionTextarea.tsx'
import { CharactersLeft } from '../ui/CharactersLeft.tsx'
import { Delayed } from '../ui/Delayed.tsx'
import { focusArea, useFocusBack } from '../ui/use-focus-back.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CommentMedia } from './CommentMedia.tsx'
import classes from './CommentWriting.module.css'
import { addField, leaveField } from './field-focus.ts'
import { OverLong } from './OverLong.tsx'
import type { WriterState } from './use-writer.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const isIdle = ({ draft, uploads }: WriterState) => draft.text === '' && !draft.media && uploads.length === 0

type Keys = Pick<WritingFieldProps, 'writer' | 'onClose' | 'onEscape' | 'onEmptyUp'>

/** Enter sends, Shift and Enter is a new line, and Escape leaves the field; an empty one goes with that. */
function useFieldKeys({ writer, onClose, onEscape, onEmptyUp }: Keys) {
  return (event: KeyboardEvent) => {
    // Enter that ends a word of an input method, as Safari tells it after that has ended.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') {
      // What is around it closes by the next one.
      event.stopPropagation()
      if (onEscape) return onEscape()
      leaveField(event.currentTarget)
      if (isIdle(writer)) onClose?.()
    } else if (event.key === 'ArrowUp' && writer.draft.text === '' && onEmptyUp) {
      event.preventDefault()
      onEmptyUp()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (!event.repeat) writer.send()
    }
  }
}

function Notes({ writer }: { writer: WriterState }) {
  return (
    <>
      <CharactersLeft left={writer.charactersLeft} />
      {writer.looking && (
        <Delayed>
          <p className={classes.note} role="status">
            <Trans>Opening the file…</Trans>
          </p>
        </Delayed>
      )}
      {writer.problem !== undefined && (
        <p className={classes.problem} role="alert">
          {writer.problem}
        </p>
      )}
      {writer.restored && (
        <p className={classes.note} role="status">
          <Trans>Draft restored</Trans>
          <span aria-hidden="true"> · </span>
          <button type="button" className={classes.textButton} onClick={writer.discard}>
            <Trans>Discard</Trans>
          </button>
        </p>
      )}
    </>
  )
}

interface WritingFieldProps {
  /** Names the field among all others. */
  name: string
  label: string
  writer: WriterState
  /** The longest text, where what is beyond is marked. */
  longest?: number | undefined
  /** What stands before the field. */
  face?: ReactNode
  /** Stands in the place of Send while nothing is written. */
  empty?: ReactNode
  /** No file can go with the words. */
  wordsOnly?: boolean | undefined
  /** What is closed with an empty field. */
  onClose?: (() => void) | undefined
  /** One comes to the page for it. */
  takesFocus?: boolean | undefined
  /** In place of leaving the field for what is around it. */
  onEscape?: (() => void) | undefined
  /** The arrow upwards, where nothing is written. */
  onEmptyUp?: (() => void) | undefined
}

/** A field for words and a file, which sends them. */
export function WritingField({
  name,
  label,
  writer,
  longest,
  face,
  empty,
  wordsOnly = false,
  takesFocus,
  onClose,
  onEscape,
  onEmptyUp,
}: WritingFieldProps) {
  const { t } = useLingui()
  const { draft } = writer
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const onKeyDown = useFieldKeys({ writer, onClose, onEscape, onEmptyUp })
  const picker = useFocusBack(draft.media)
  useEffect(() => (field.current ? addField(name, field.current) : undefined), [name])

  const isEmpty = draft.text.trim() === '' && !draft.media
  const isTooLong =
    (writer.charactersLeft ?? 0) < 0 || (draft.media !== undefined && (writer.altLeft ?? 0) < 0)
  const onPaste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length === 0 || wordsOnly) return
    event.preventDefault()
    writer.addFiles(files)
  }
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event) || wordsOnly) return
    // Here it is for the comment; elsewhere on the page the composer takes it.
    event.preventDefault()
    writer.addFiles(filesIn(event.dataTransfer))
  }
  return (
    <div
      className={classes.writing}
      data-anchor
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault()
      }}
      {...focusArea}
    >
      {face}
      <div className={classes.form}>
        <div className={classes.field}>
          {/* The shadow of the text in ::after makes the field as high as its words. */}
          <div className={classes.grow} data-value={draft.text}>
            <MentionTextarea
              ref={field}
              className={classes.text}
              aria-label={label}
              aria-describedby={hint}
              placeholder={label}
              value={draft.text}
              rows={1}
              enterKeyHint="send"
              data-takes-focus={takesFocus || undefined}
              onText={writer.setText}
              onKeyDown={onKeyDown}
            />
            {longest !== undefined && isTooLong && (
              <OverLong text={draft.text} longest={longest} field={field} />
            )}
          </div>
          <EmojiButton field={field} onText={writer.setText} size={20} />
          {!wordsOnly && (
            <FilePicker
              accept={acceptedMedia}
              disabled={false}
              onPick={(file) => writer.addFiles([file])}
              buttonRef={picker}
              label={t`Picture or video`}
            >
              <IconPhotoVideo size={20} stroke={1.75} aria-hidden="true" />
            </FilePicker>
          )}
          {(isEmpty && !writer.looking && empty) || (
            <button
              type="button"
              className={classes.send}
              aria-label={t`Send`}
              disabled={isEmpty || isTooLong || writer.looking}
              onClick={() => {
                if (writer.send()) field.current?.focus()
              }}
            >
              <IconSend2 size={20} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
        <VisuallyHidden>
          <span id={hint}>
            <Trans>Enter sends, Shift+Enter starts a new line.</Trans>
          </span>
        </VisuallyHidden>
        <CommentMedia writer={writer} />
        <Notes writer={writer} />
      </div>
    </div>
  )
}
