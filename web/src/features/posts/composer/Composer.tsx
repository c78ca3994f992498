import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconPhotoVideo } from '@tabler/icons-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useOwnAvatar } from '../../../api/use-own-avatar.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './Composer.module.css'
import { ComposerForm } from './ComposerForm.tsx'
import { ComposerOutcome } from './ComposerOutcome.tsx'
import type { PostPlace } from './post-draft.ts'
import { loadSheet } from './composer-pieces.ts'
import { LimitsHint } from './LimitsHint.tsx'
import { useComposer, type ComposerState } from './use-composer.ts'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { acceptedMedia } from '../../../compose/media-file.ts'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import { focusArea, focusIfAround } from '../../../ui/layout/use-focus-back.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'

const ComposerSheet = openedPiece(loadSheet)

interface PicturePickerProps {
  composer: ComposerState
  onPick: (files: readonly File[]) => void
}

/** The picture button beside the one-line composer. */
function PicturePicker({ composer, onPick }: PicturePickerProps) {
  const hint = useId()
  return (
    <>
      <FilePicker accept={acceptedMedia} disabled={false} onPickAll={onPick} describedBy={hint}>
        <IconPhotoVideo size={22} stroke={1.75} aria-hidden="true" />
        <VisuallyHidden>
          <Trans>Picture or video</Trans>
        </VisuallyHidden>
      </FilePicker>
      <LimitsHint id={hint} limits={composer.limits} isSeen={false} />
    </>
  )
}

interface ComposerProps {
  place?: PostPlace
  /** What somebody did with what was in its place while it was loading. */
  begun?: 'focus' | 'open' | undefined
  /** Files that were dropped there meanwhile. */
  dropped?: readonly File[] | undefined
}

/** The field for a new post: a line that grows on focus; on phones, a line that opens a sheet. */
export function Composer({ place = 'home', begun, dropped }: ComposerProps) {
  const { t } = useLingui()
  const session = useSession()
  const picture = useOwnAvatar()
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [opened, setOpened] = useState(false)
  const [isGrown, setIsGrown] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const prompt = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)

  const close = () => {
    setOpened(false)
    // Once the sheet has closed, else its focus trap takes the focus back.
    setTimeout(() => prompt.current?.focus({ preventScroll: true }))
  }
  const composer = useComposer(place, () => {
    if (opened) return close()
    focusIfAround(text.current)
    setIsGrown(document.activeElement === text.current)
  })
  const [first] = useState(begun)
  useEffect(() => {
    if (first === undefined) return
    if (text.current) text.current.focus({ preventScroll: true })
    else if (first === 'open') setOpened(true)
    else prompt.current?.focus({ preventScroll: true })
  }, [first])
  const isSmall = !isGrown && composer.isAtRest
  useEffect(() => {
    // Stay open when everything chosen is removed, or the focused element would disappear.
    if (!composer.isAtRest) setIsGrown(true)
  }, [composer.isAtRest])
  const takeDropped = (files: readonly File[]) => {
    composer.addFiles(files)
    if (wide) card.current?.scrollIntoView({ block: 'nearest' })
    else setOpened(true)
  }
  const dragging = useFileDrop(takeDropped)
  const [waitingFiles] = useState(dropped)
  useEffect(() => {
    if (waitingFiles) takeDropped(waitingFiles)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it takes the place of what they were dropped on
  }, [waitingFiles])

  const pick = (files: readonly File[]) => {
    composer.addFiles(files)
    // The button disappears.
    text.current?.focus()
  }
  const avatar = <MemberAvatar name={session?.full_name ?? ''} src={picture} />
  const dropHint = dragging && !composer.sending && (
    <p className={classes.drop} aria-hidden="true">
      <IconPhotoVideo size={24} stroke={1.75} />
      <Trans>Drop pictures or a video</Trans>
    </p>
  )
  if (wide)
    return (
      <Card ref={card} className={classes.card} aria-label={t`Create Post`} {...focusArea}>
        {avatar}
        <ComposerForm composer={composer} textRef={text} isSmall={isSmall} onGrow={setIsGrown} />
        {isSmall && <PicturePicker composer={composer} onPick={pick} />}
        {dropHint}
      </Card>
    )
  return (
    <Card ref={card} className={classes.card} aria-label={t`Create Post`} {...focusArea}>
      {avatar}
      <div className={classes.line}>
        <button ref={prompt} type="button" className={classes.prompt} onClick={() => setOpened(true)}>
          {composer.draft.text || t`What's on your mind?`}
        </button>
        {!opened && <ComposerOutcome composer={composer} />}
      </div>
      {dropHint}
      <Suspense>{opened && <ComposerSheet composer={composer} onClose={close} />}</Suspense>
    </Card>
  )
}
