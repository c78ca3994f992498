import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconPhotoVideo, IconX } from '@tabler/icons-react'
import { useEffect, useRef, type ClipboardEvent, type ReactNode } from 'react'
import { EmojiButton } from '../../../compose/emoji/EmojiButton.tsx'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { LinkCardField } from '../../../compose/link-card/LinkCardField.tsx'
import { acceptedMedia, filesIn } from '../../../compose/media-file.ts'
import { MentionTextarea } from '../../../compose/mention/MentionTextarea.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import composerClasses from './Composer.module.css'
import { ComposerMedia } from './ComposerMedia.tsx'
import classes from './ComposerThread.module.css'
import { LeftOut } from './LeftOut.tsx'
import { postByKey } from './post-by-key.ts'
import type { DraftPart } from './post-draft.ts'
import { isBlankPart, postsIn } from './thread-draft.ts'
import { stateOfPart, type ComposerState } from './use-composer.ts'

interface ButtonProps {
  name: 'up' | 'down' | 'remove'
  label: string
  /** A disabled button would lose the focus at the last step. */
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function PartButton({ name, label, disabled = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      data-part-action={name}
      className={classes.button}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  )
}

const partElement = (from: Element | null, id: number) =>
  from?.closest('[data-thread]')?.querySelector<HTMLElement>(`[data-part="${id}"]`)

interface PartHeadProps {
  composer: ComposerState
  id: number
  /** Called with what was just done, in words. */
  onDone: (what: string) => void
}

/** Where a post of a thread stands, and what moves or removes it. */
export function PartHead({ composer, id, onDone }: PartHeadProps) {
  const { t } = useLingui()
  const all = postsIn(composer.draft)
  const at = all.findIndex((part) => part.id === id)
  const part = all[at]
  const [place, count] = [at + 1, all.length]
  const busy = composer.sending !== undefined
  if (!part) return null
  function move(button: 'up' | 'down') {
    const here = document.activeElement
    const thread = here?.closest('[data-thread]') ?? null
    const by = button === 'up' ? -1 : 1
    const to = place + by
    composer.movePart(id, by)
    onDone(t`Moved to place ${to} of ${count}`)
    // The first post is a field of its own: the button is another one afterwards.
    requestAnimationFrame(() =>
      thread
        ?.querySelector<HTMLElement>(`[data-part="${id}"] [data-part-action="${button}"]`)
        ?.focus({ preventScroll: false }),
    )
  }
  function remove() {
    const next = all[at + 1] ?? all[at - 1]
    const thread = document.activeElement?.closest('[data-thread]') ?? null
    const undo = composer.removePart(id)
    // The toast says it, too.
    if (part && !isBlankPart(part)) toast.undo(t`Post removed`, undo)
    else onDone(t`Post removed`)
    requestAnimationFrame(() =>
      thread?.querySelector<HTMLElement>(`[data-part="${next?.id}"] textarea`)?.focus(),
    )
  }
  return (
    <div className={classes.head}>
      <span className={classes.place}>
        <span aria-hidden="true">{`${place}/${count}`}</span>
        <VisuallyHidden>
          <Trans>
            Post {place} of {count}
          </Trans>
        </VisuallyHidden>
      </span>
      {!busy && (
        <>
          <PartButton
            name="up"
            label={t`Move post ${place} up`}
            disabled={at === 0}
            onClick={() => move('up')}
          >
            <IconArrowUp size={18} aria-hidden="true" />
          </PartButton>
          <PartButton
            name="down"
            label={t`Move post ${place} down`}
            disabled={place === count}
            onClick={() => move('down')}
          >
            <IconArrowDown size={18} aria-hidden="true" />
          </PartButton>
          <PartButton name="remove" label={t`Remove post ${place}`} onClick={remove}>
            <IconX size={18} aria-hidden="true" />
          </PartButton>
        </>
      )}
    </div>
  )
}

interface PartProps {
  composer: ComposerState
  part: DraftPart
  place: number
  count: number
  onDone: PartHeadProps['onDone']
}

/** One of the other posts of a thread: its text, files and link. */
function Part({ composer: all, part, place, count, onDone }: PartProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const composer = stateOfPart(all, part)
  const busy = composer.sending !== undefined
  const onPaste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    // Pasted here, they aren't for the first post.
    event.stopPropagation()
    if (files.length === 0) return
    event.preventDefault()
    composer.addFiles(files)
  }
  return (
    <li className={classes.part} data-part={part.id} onPaste={onPaste}>
      <PartHead composer={all} id={part.id} onDone={onDone} />
      <div className={composerClasses.grow} data-value={part.text}>
        <MentionTextarea
          ref={field}
          className={composerClasses.text}
          aria-label={t`Post ${place} of ${count}`}
          placeholder={t`What's next?`}
          value={part.text}
          rows={2}
          readOnly={busy}
          onText={composer.setText}
          onKeyDown={(event) => postByKey(event, all)}
        />
      </div>
      <CharactersLeft left={composer.charactersLeft} />
      {part.files.length > 0 && <ComposerMedia composer={composer} />}
      <LinkCardField text={part.text} removed={part.withoutCard} onRemoved={composer.setWithoutCard} />
      {composer.leftOut && <LeftOut of={composer.leftOut} />}
      <div className={classes.tools}>
        <FilePicker accept={acceptedMedia} disabled={busy} onPickAll={composer.addFiles}>
          <IconPhotoVideo size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Picture or video</Trans>
        </FilePicker>
        <EmojiButton field={field} onText={composer.setText} disabled={busy} />
      </div>
    </li>
  )
}

/** The posts of a thread after the first, as they are written. */
export default function ComposerThread({ composer, onDone }: Omit<PartHeadProps, 'id'>) {
  const { t } = useLingui()
  const { parts } = composer.draft
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(parts.length)
  const last = parts.at(-1)
  useEffect(() => {
    // It was loaded with the first of them, or one more was added: that is what its author writes next.
    const isMore = parts.length > before.current || (parts.length === 1 && last && isBlankPart(last))
    before.current = parts.length
    const around = list.current?.closest('[data-thread]')?.contains(document.activeElement)
    if (isMore && around && last && isBlankPart(last))
      partElement(list.current, last.id)?.querySelector('textarea')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only when one comes or goes
  }, [parts.length])
  return (
    <ol ref={list} className={classes.parts} aria-label={t`More posts of the thread`}>
      {parts.map((part, at) => (
        <Part
          key={part.id}
          composer={composer}
          part={part}
          place={at + 2}
          count={parts.length + 1}
          onDone={onDone}
        />
      ))}
    </ol>
  )
}
