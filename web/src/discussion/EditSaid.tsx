import { Trans, useLingui } from '@lingui/react/macro'
import { IconMovie, IconPhoto } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { isSameDraft } from '../compose/draft.ts'
import { commentDraft } from './comment-draft.ts'
import { CommentFile } from './CommentMedia.tsx'
import classes from './CommentWriting.module.css'
import { nameOf, type Discussed, type WaitingWords } from './discussed.ts'
import { editAt, editOf } from './edit-said.ts'
import { focusField } from './field-focus.ts'
import { Upload, Waiting } from './PendingComments.tsx'
import { TextButton } from './PendingRow.tsx'
import type { Said } from './said.ts'
import { useWriter, type WriterState } from './use-writer.ts'
import { WritingField } from './WritingField.tsx'

/** The file that the comment has, until another one is chosen or it is taken off. */
function OwnFile({ said: { picture, video }, writer }: { said: Said; writer: WriterState }) {
  const { t } = useLingui()
  const source = (video?.poster ?? picture)?.sources[0]
  return (
    <CommentFile writer={writer} isVideo={video !== null} onRemove={writer.removeFile}>
      {source ? (
        <span className={classes.thumb}>
          <img src={source.url} alt={video ? t`Your video` : t`Your picture`} />
        </span>
      ) : (
        // It isn't ready, or can't be shown.
        <span className={classes.tile}>
          {video ? <IconMovie size={22} stroke={1.5} /> : <IconPhoto size={22} stroke={1.5} />}
        </span>
      )}
    </CommentFile>
  )
}

interface EditSaidProps {
  about: Discussed
  said: Said
  /** The edits that wait to be sent. */
  waiting: readonly WaitingWords[]
  /** Whether it is being edited; otherwise only the edits being sent are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The field in which a member edits their comment, in place of it, and the edits being sent. */
export default function EditSaid({ about, said, waiting, isOpen, onOpen }: EditSaidProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const to = editAt(about, said)
  const name = nameOf(to)
  const writer = useWriter(to)
  const { begin, uploads } = writer
  const latest = waiting.at(-1)?.text
  const begun = editOf(latest === undefined ? said : { ...said, text: latest })
  const isSending = uploads.length > 0

  // Other words may have come from another device since the last edit here.
  const { text, alt, keepsFile } = begun
  useEffect(() => begin({ ...commentDraft.blank, text, alt, keepsFile }), [begin, text, alt, keepsFile])

  const close = () => {
    place.current?.closest('li')?.focus({ preventScroll: true })
    onOpen(false)
  }
  // An edit with a file stays here until it has arrived.
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending) onOpen(false)
    wasSending.current = isSending
  }, [isSending, onOpen])

  const save = () => {
    const isChanged = !isSameDraft(writer.draft, begun, ['sentAs'])
    const hasMedia = writer.draft.media !== undefined
    if (isChanged && !writer.send()) return false
    if (!hasMedia) close()
    return isChanged
  }
  const edit = () => {
    onOpen(true)
    focusField(name)
  }
  return (
    <div ref={place} className={classes.editing}>
      {waiting.map((each) => (
        <Waiting key={each.key} waiting={each} outbox={to.about.calls.outbox} writer={writer} onEdit={edit} />
      ))}
      {uploads.map((each) => (
        <Upload key={each.key} about={to.about} upload={each} writer={writer} onEdit={edit} />
      ))}
      {isOpen && !isSending && (
        <>
          <WritingField
            name={name}
            label={said.commentId === undefined ? t`Edit your comment` : t`Edit your reply`}
            writer={{ ...writer, send: save }}
            wordsOnly={about.wordsOnly}
            saves
            file={<OwnFile said={said} writer={writer} />}
            onEscape={close}
          />
          <p className={classes.state}>
            <TextButton
              onClick={() => {
                writer.discard()
                close()
              }}
            >
              <Trans>Cancel</Trans>
            </TextButton>
          </p>
        </>
      )}
    </div>
  )
}
