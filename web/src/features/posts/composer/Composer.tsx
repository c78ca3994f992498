import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconPhotoVideo } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useOwnAvatar } from '../../../api/use-own-avatar.ts'
import { Card } from '../../../ui/Card.tsx'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import classes from './Composer.module.css'
import { ComposerForm } from './ComposerForm.tsx'
import { ComposerOutcome } from './ComposerOutcome.tsx'
import type { PostPlace } from './post-draft.ts'
import { useComposer } from './use-composer.ts'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import { focusArea, focusIfAround } from '../../../ui/use-focus-back.ts'
import { openedPiece } from '../../../ui/piece.tsx'

const loadSheet = () => import('./ComposerSheet.tsx')
const ComposerSheet = openedPiece(loadSheet)

/** Where a post is written: a card on the page, on phones one line that opens a sheet. */
export function Composer({ place = 'home' }: { place?: PostPlace }) {
  const { t } = useLingui()
  const session = useSession()
  const picture = useOwnAvatar()
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [opened, setOpened] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const prompt = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)

  // One also writes while offline: the sheet is there before it is needed, and after the page itself.
  useEffect(() => {
    if (wide) return
    const timer = setTimeout(() => loadSheet().catch(() => {}), 2000)
    return () => clearTimeout(timer)
  }, [wide])

  const close = () => {
    setOpened(false)
    // After the sheet has gone, else its focus trap takes the focus back.
    setTimeout(() => prompt.current?.focus({ preventScroll: true }))
  }
  const composer = useComposer(place, () => {
    if (opened) close()
    else focusIfAround(text.current)
  })
  const dragging = useFileDrop((files) => {
    composer.addFiles(files)
    if (wide) card.current?.scrollIntoView({ block: 'nearest' })
    else setOpened(true)
  })

  const avatar = <MemberAvatar name={session?.full_name ?? ''} src={picture} />
  const dropHint = dragging && !composer.sending && (
    <p className={classes.drop} aria-hidden="true">
      <IconPhotoVideo size={24} stroke={1.75} />
      <Trans>Drop a picture or video</Trans>
    </p>
  )
  if (wide)
    return (
      <Card ref={card} className={classes.card} aria-label={t`Create Post`} {...focusArea}>
        {avatar}
        <ComposerForm composer={composer} textRef={text} />
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
