import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Suspense, useEffect, useRef, useState, type ClipboardEvent, type Ref } from 'react'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import classes from './Composer.module.css'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { ComposerChips } from './ComposerChips.tsx'
import { ComposerOutcome } from './ComposerOutcome.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { filesIn } from '../../../compose/media-file.ts'
import { LeftOut } from './LeftOut.tsx'
import { LinkCardField } from '../../../compose/link-card/LinkCardField.tsx'
import { linkOf } from '../../../compose/link-card/written-link.ts'
import { MentionTextarea } from '../../../compose/mention/MentionTextarea.tsx'
import { postByKey } from './post-by-key.ts'
import { isThread, mostParts, postsIn } from './thread-draft.ts'
import { TopicField } from './TopicField.tsx'
import type { ComposerState } from './use-composer.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { useFocusBack } from '../../../ui/layout/use-focus-back.ts'

const ComposerMedia = piece(async () => ({ default: (await import('./ComposerMedia.tsx')).ComposerMedia }))
const ComposerThread = piece(() => import('./ComposerThread.tsx'))
const PartHead = piece(async () => ({ default: (await import('./ComposerThread.tsx')).PartHead }))
const ComposerReel = piece(() => import('./ComposerReel.tsx'))
const ComposerSurvey = piece(() => import('./ComposerSurvey.tsx'))
const EditConflict = piece(async () => ({
  default: (await import('../editing/EditConflict.tsx')).EditConflict,
}))

interface ComposerFormProps {
  composer: ComposerState
  textRef?: Ref<HTMLTextAreaElement>
  /** In a sheet, which has the Post button above. */
  sheet?: boolean
  /** In a dialog, which focuses the text first. */
  dialog?: boolean
  /** One line, as long as nothing is written. */
  isSmall?: boolean
  /** Called to make the form grow, or shrink to one line. */
  onGrow?: (isGrown: boolean) => void
}

/** Whether the edited post goes without a card of its link already. */
const isWithoutCard = ({ draft, edited }: ComposerState) =>
  edited?.link_card === null && linkOf(edited.message) === linkOf(draft.text)

export function PostButton({ composer }: { composer: ComposerState }) {
  const { edited } = composer
  // Takes the focus from Cancel and Retry, which disappear when pressed.
  const button = useFocusBack(composer.sending !== undefined)
  return (
    <Button
      ref={button}
      onClick={composer.post}
      disabled={
        composer.isEmpty ||
        composer.isTooLong ||
        composer.hasHalfSurvey ||
        composer.looking ||
        composer.isOutdated ||
        composer.sending !== undefined
      }
    >
      {composer.sending ? (
        <Trans>Processing…</Trans>
      ) : edited ? (
        <Trans>Save</Trans>
      ) : composer.draft.publishAt === undefined ? (
        <Trans>Post</Trans>
      ) : (
        <Trans>Schedule</Trans>
      )}
    </Button>
  )
}

/** The form of a post: text, file, tags and audience, and the state of sending. */
export function ComposerForm({
  composer,
  textRef,
  sheet = false,
  dialog = sheet,
  isSmall = false,
  onGrow,
}: ComposerFormProps) {
  const { t } = useLingui()
  const { draft, charactersLeft } = composer
  const busy = composer.sending !== undefined
  const hasFile = draft.files.length > 0
  const inThread = isThread(draft)
  const count = postsIn(draft).length
  // Numbered, so that the same is said once more.
  const [done, setDone] = useState({ nth: 0, what: '' })
  const say = (what: string) => setDone(({ nth }) => ({ nth: nth + 1, what }))
  const field = useRef<HTMLTextAreaElement>(null)
  const merged = useMergedRef(field, textRef)
  // Put the cursor at the end, to continue existing text.
  useEffect(() => {
    const end = field.current?.value.length ?? 0
    if (dialog) field.current?.setSelectionRange(end, end)
  }, [dialog])
  const question = composer.wordsOnly ? t`Your remark` : t`What's on your mind?`

  const leave = (text: HTMLTextAreaElement) => {
    onGrow?.(false)
    text.blur()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length === 0 || composer.wordsOnly) return
    event.preventDefault()
    composer.addFiles(files)
  }
  return (
    <div
      className={clsx(classes.form, sheet ? classes.tall : dialog && classes.floating)}
      data-thread
      onPaste={onPaste}
    >
      <div className={classes.content} data-busy={busy || undefined} data-part={draft.firstId}>
        <Suspense>{inThread && <PartHead composer={composer} id={draft.firstId} onDone={say} />}</Suspense>
        {/* A copy of the text in ::after makes the field as high as its text. */}
        <div className={classes.grow} data-value={draft.text}>
          <MentionTextarea
            ref={merged}
            className={classes.text}
            aria-label={inThread ? t`Post 1 of ${count}` : question}
            placeholder={question}
            value={draft.text}
            rows={isSmall ? 1 : sheet && !hasFile && !inThread && draft.reel === undefined ? 6 : 2}
            readOnly={busy}
            data-autofocus={dialog || undefined}
            onText={composer.setText}
            onFocus={() => onGrow?.(true)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && composer.isAtRest && onGrow) leave(event.currentTarget)
              else postByKey(event, composer)
            }}
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
        <ComposerChips composer={composer} />
        {!isSmall && !composer.wordsOnly && composer.group !== undefined && (
          <TopicField composer={composer} group={composer.group} />
        )}
        <Suspense>{hasFile && <ComposerMedia composer={composer} />}</Suspense>
        <Suspense>
          {draft.reel !== undefined && <ComposerReel composer={composer} id={draft.reel} />}
        </Suspense>
        <Suspense>{draft.newSurvey && <ComposerSurvey composer={composer} of={draft.newSurvey} />}</Suspense>
        {!composer.wordsOnly && !isWithoutCard(composer) && (
          <LinkCardField text={draft.text} removed={draft.withoutCard} onRemoved={composer.setWithoutCard} />
        )}
      </div>
      {composer.leftOut?.part === draft.firstId && <LeftOut of={composer.leftOut} />}
      <Suspense>{inThread && <ComposerThread composer={composer} onDone={say} />}</Suspense>
      {!composer.edited && !composer.wordsOnly && !composer.isAtRest && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.addPart ?? ''}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={busy || count >= mostParts}
          onClick={() => {
            composer.addPart()
            const place = count + 1
            say(t`Post ${place} added`)
          }}
        >
          <Trans>Add another post</Trans>
        </Button>
      )}
      {/* One for the whole thread: its posts change their places with each other. */}
      <VisuallyHidden>
        <span role="status">
          <span key={done.nth}>{done.what}</span>
        </span>
      </VisuallyHidden>
      {composer.restored && !busy && <DraftRestored onDiscard={composer.discard} />}
      <Suspense>{composer.isOutdated && !busy && <EditConflict composer={composer} />}</Suspense>
      <ComposerOutcome composer={composer} />
      {!isSmall && (
        <ComposerTools composer={composer} field={field}>
          {!sheet && <PostButton composer={composer} />}
        </ComposerTools>
      )}
    </div>
  )
}
