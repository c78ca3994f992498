import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconPhotoVideo } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useOwnAvatar } from '../../../api/use-own-avatar.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { waitNoLonger } from '../../../ui/states/after-picture.ts'
import { latePiece, sayMissing } from '../../../ui/states/piece.tsx'
import toolClasses from '../../../compose/Tool.module.css'
import { callComposer, composerNeeded } from './composer-called.ts'
import { loadSheet } from './composer-pieces.ts'
import classes from './Composer.module.css'

interface PromptProps {
  /** Whether somebody has pressed or focused it: the composer then takes the focus. */
  onBegin?: (how: 'focus' | 'open') => void
}

const loadComposer = async () => ({ default: (await import('./Composer.tsx')).Composer })

/** Somebody may be about to press. */
const fetchAhead = () => void Promise.all([loadComposer(), loadSheet()]).catch(() => {})

/** The composer at rest, as high as it will be: a line to press. */
function Prompt({ onBegin }: PromptProps) {
  const { t } = useLingui()
  const session = useSession()
  const picture = useOwnAvatar()
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (
    <Card className={classes.card} aria-label={t`Create Post`}>
      <MemberAvatar name={session?.full_name ?? ''} src={picture} />
      <div className={classes.line}>
        <button
          type="button"
          className={classes.prompt}
          data-wide={wide || undefined}
          // On phones it stays as it is until it is pressed: replaced in between, the press would be lost.
          onFocus={() => (wide ? onBegin?.('focus') : fetchAhead())}
          onPointerEnter={fetchAhead}
          onClick={() => onBegin?.('open')}
        >
          {t`What's on your mind?`}
        </button>
      </div>
      {wide && (
        <span className={toolClasses.tool} aria-hidden="true">
          <IconPhotoVideo size={22} stroke={1.75} />
        </span>
      )}
    </Card>
  )
}

const loadNeeded = async () => {
  await composerNeeded()
  return loadComposer()
}

const Composer = latePiece(loadNeeded, { instead: () => <Prompt /> })
const ComposerCall = latePiece(() => import('./ComposerCall.tsx'))

/** The composer of Home, most of which loads once the page is painted; on phones at the first press. */
export function ComposerPlace() {
  const [begun, setBegun] = useState<'focus' | 'open'>()
  const [dropped, setDropped] = useState<readonly File[]>()
  const begin = (how: 'focus' | 'open') => {
    setBegun(how)
    waitNoLonger()
    callComposer()
    // It opens as soon as it can, which without a network is later.
    if (how === 'open') loadComposer().catch(sayMissing)
  }
  const takeFiles = (files: readonly File[]) => {
    setDropped(files)
    callComposer()
  }
  return (
    <>
      <Suspense fallback={<Prompt onBegin={begin} />}>
        <Composer begun={begun} dropped={dropped} />
      </Suspense>
      <Suspense>
        <ComposerCall onFiles={takeFiles} />
      </Suspense>
    </>
  )
}
