import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconPaperclip, IconPhotoVideo, IconSend2 } from '@tabler/icons-react'
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
import { acceptedAttachments } from '../compose/attachments/attachment-file.ts'
import { FilePicker } from '../compose/FilePicker.tsx'
import { acceptedMedia, filesIn } from '../compose/media-file.ts'
import { MentionTextarea } from '../compose/mention/MentionTextarea.tsx'
import { CharactersLeft } from '../ui/fields/CharactersLeft.tsx'
import { Delayed } from '../ui/states/Delayed.tsx'
import { focusArea, useFocusBack } from '../ui/layout/use-focus-back.ts'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import { CommentMedia } from './CommentMedia.tsx'
import classes from './CommentWriting.module.css'
import { addField, leaveField } from './field-focus.ts'
import { OverLong } from './OverLong.tsx'
import type { WriterState } from './use-writer.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const isIdle = ({ draft, uploads }: WriterState) => draft.text === '' && !draft.media && uploads.length === 0

type Keys = Pick<WritingFieldProps, 'writer' | 'onClose' | 'onEscape' | 'onEmptyUp'>

/** Enter sends, Shift+Enter starts a new line, and Escape leaves the field and closes it if it is empty. */
function useFieldKeys({ writer, onClose, onEscape, onEmptyUp }: Keys) {
  return (event: KeyboardEvent) => {
    // An Enter that ends a word of an input method; Safari sends it after the composition has ended.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') {
      // A second Escape closes what is around the field.
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
  /** The field's unique name. */
  name: string
  label: string
  writer: WriterState
  /** The longest text, if the excess is to be marked. */
  longest?: number | undefined
  /** Shown before the field. */
  face?: ReactNode
  /** Shown in place of Send while nothing is written. */
  empty?: ReactNode
  /** The file that an edited comment has; whether the field saves an edit. */
  file?: ReactNode
  saves?: boolean
  /** Whether files cannot be added. */
  wordsOnly?: boolean | undefined
  /** Closes the empty field. */
  onClose?: (() => void) | undefined
  /** Whether the field is what the page was opened for. */
  takesFocus?: boolean | undefined
  /** Replaces leaving the field for what is around it. */
  onEscape?: (() => void) | undefined
  /** Called on Arrow Up while nothing is written. */
  onEmptyUp?: (() => void) | undefined
}

/** A field for text and a file, with a button that sends them. */
export function WritingField({
  name,
  label,
  writer,
  longest,
  face,
  empty,
  wordsOnly = false,
  file,
  saves = false,
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
  const AddIcon = writer.takesAttachments ? IconPaperclip : IconPhotoVideo
  useEffect(() => (field.current ? addField(name, field.current) : undefined), [name])

  const isEmpty = draft.text.trim() === '' && !draft.media && !draft.keepsFile
  const hasFile = draft.media !== undefined || draft.keepsFile
  const isTooLong = (writer.charactersLeft ?? 0) < 0 || (hasFile && (writer.altLeft ?? 0) < 0)
  const onPaste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length === 0 || wordsOnly) return
    event.preventDefault()
    writer.addFiles(files)
  }
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event) || wordsOnly) return
    // Dropped here, it is for the comment; elsewhere on the page, the composer takes it.
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
          {/* A copy of the text in ::after makes the field as high as its text. */}
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
              accept={writer.takesAttachments ? `${acceptedMedia},${acceptedAttachments}` : acceptedMedia}
              disabled={false}
              onPick={(file) => writer.addFiles([file])}
              buttonRef={picker}
              label={writer.takesAttachments ? t`Picture, video or file` : t`Picture or video`}
            >
              <AddIcon size={20} stroke={1.75} aria-hidden="true" />
            </FilePicker>
          )}
          {(isEmpty && !writer.looking && empty) || (
            <button
              type="button"
              className={classes.send}
              aria-label={saves ? t`Save` : t`Send`}
              disabled={isEmpty || isTooLong || writer.looking}
              onClick={() => {
                if (writer.send()) field.current?.focus()
              }}
            >
              {saves ? (
                <IconCheck size={20} stroke={2} aria-hidden="true" />
              ) : (
                <IconSend2 size={20} stroke={1.75} aria-hidden="true" />
              )}
            </button>
          )}
        </div>
        <VisuallyHidden>
          <span id={hint}>
            {saves ? (
              <Trans>Enter saves, Shift+Enter starts a new line.</Trans>
            ) : (
              <Trans>Enter sends, Shift+Enter starts a new line.</Trans>
            )}
          </span>
        </VisuallyHidden>
        {draft.keepsFile && !draft.media && file}
        <CommentMedia writer={writer} />
        <Notes writer={writer} />
      </div>
    </div>
  )
}
