import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhotoVideo, IconSend2 } from '@tabler/icons-react'
import { useEffect, useId, useRef, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react'
import { useSession } from '../api/session.ts'
import { useOwnAvatar } from '../api/use-own-avatar.ts'
import { Delayed } from '../ui/Delayed.tsx'
import { MemberAvatar } from '../ui/MemberAvatar.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CharactersLeft } from '../ui/CharactersLeft.tsx'
import { EmojiButton } from '../compose/emoji/EmojiButton.tsx'
import { FilePicker } from '../compose/FilePicker.tsx'
import { acceptedMedia, filesIn } from '../compose/media-file.ts'
import { focusArea, useFocusBack } from '../ui/use-focus-back.ts'
import { CommentMedia } from './CommentMedia.tsx'
import classes from './CommentWriting.module.css'
import { MentionTextarea } from '../compose/mention/MentionTextarea.tsx'
import { addField, focusField, leaveField } from './field-focus.ts'
import { PendingComments } from './PendingComments.tsx'
import type { SaidTo } from './discussed.ts'
import type { Said } from './said.ts'
import { useWriter, type WriterState } from './use-writer.ts'

export interface CommentWritingProps {
  to: SaidTo
  /** Names the field among all others. */
  name: string
  label: string
  /** What stands above: of what has arrived nothing is shown twice. */
  shown: readonly Said[]
  /** Whether there is a field; else only what is still under way. */
  isWriting: boolean
  onOpen: (isOpen: boolean) => void
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const isIdle = ({ draft, uploads }: WriterState) => draft.text === '' && !draft.media && uploads.length === 0

/** Enter sends, Shift and Enter is a new line, and Escape leaves the field; an empty one goes with that. */
function useFieldKeys(writer: WriterState, onClose: () => void) {
  return (event: KeyboardEvent) => {
    // Enter that ends a word of an input method, as Safari tells it after that has ended.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') {
      // What is around it closes by the next one.
      event.stopPropagation()
      leaveField(event.currentTarget)
      if (isIdle(writer)) onClose()
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

interface FieldProps extends Pick<CommentWritingProps, 'name' | 'label'> {
  writer: WriterState
  small: boolean
  onClose: () => void
}

function Field({ name, label, writer, small, onClose }: FieldProps) {
  const { t } = useLingui()
  const session = useSession()
  const picture = useOwnAvatar()
  const { draft } = writer
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const onKeyDown = useFieldKeys(writer, onClose)
  const picker = useFocusBack(draft.media)
  useEffect(() => (field.current ? addField(name, field.current) : undefined), [name])

  const isEmpty = draft.text.trim() === '' && !draft.media
  const isTooLong =
    (writer.charactersLeft ?? 0) < 0 || (draft.media !== undefined && (writer.altLeft ?? 0) < 0)
  const onPaste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    writer.addFiles(files)
  }
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return
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
      <MemberAvatar name={session?.full_name ?? ''} src={picture} size={small ? 28 : 36} />
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
              onText={writer.setText}
              onKeyDown={onKeyDown}
            />
          </div>
          <EmojiButton field={field} onText={writer.setText} size={20} />
          <FilePicker
            accept={acceptedMedia}
            disabled={false}
            onPick={(file) => writer.addFiles([file])}
            buttonRef={picker}
            label={t`Picture or video`}
          >
            <IconPhotoVideo size={20} stroke={1.75} aria-hidden="true" />
          </FilePicker>
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

/** What is under way, and the field for the next comment. */
export default function CommentWriting({ to, name, label, shown, isWriting, onOpen }: CommentWritingProps) {
  const writer = useWriter(to)
  const edit = () => {
    onOpen(true)
    focusField(name)
  }
  return (
    <>
      <PendingComments to={to} writer={writer} shown={shown} onEdit={edit} />
      {isWriting && (
        <Field
          name={name}
          label={label}
          writer={writer}
          small={to.commentId !== undefined}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  )
}
