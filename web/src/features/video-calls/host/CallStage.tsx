import { Trans, useLingui } from '@lingui/react/macro'
import { IconMicrophoneOff, IconPictureInPicture } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { useStore } from '../../../ui/store.ts'
import { usePictureInPicture } from '../../../ui/video/use-picture-in-picture.ts'
import type { CallSession } from './call-session.ts'
import { others } from './people.ts'
import classes from './CallWindow.module.css'
import { Picture } from './Picture.tsx'
import { TroubleNote } from './TroubleNote.tsx'
import { useOwnPicture } from './use-own-picture.ts'

interface CallStageProps {
  session: CallSession
  isSmall: boolean
  /** The friend's picture may float alone: the whole window can't. */
  floats: boolean
}

/** Who is seen in a call of two: the friend, their screen, and the member's own camera and screen. */
export function CallStage({ session, isSmall, floats }: CallStageProps) {
  const { t } = useLingui()
  const { people, phase } = useStore(session.state)
  const [friend] = others(people)
  const {
    theirs = null,
    theirScreen = null,
    camera: isSeen = false,
    screen: isSharing = false,
  } = friend ?? {}
  const screen = useStore(session.media.state, (state) => state.screen)
  const own = useOwnPicture(session.media)
  const ownScreen = useMemo(() => (screen ? new MediaStream([screen]) : null), [screen])
  const { name, avatar } = session.whom
  const face = useRef<HTMLVideoElement>(null)
  const floating = usePictureInPicture(face)
  const hasFace = theirs !== null && isSeen
  return (
    <div className={classes.stage} data-screen={isSharing || undefined}>
      <div className={classes.tile}>
        {/* Without a picture, too, it plays the friend's voice. */}
        <Picture ref={face} stream={theirs} label={t`${name}'s camera`} isHidden={!hasFace} />
        {!hasFace && (
          <span className={classes.avatar} data-calling={phase === 'calling' || undefined}>
            <MemberAvatar name={name} src={avatar} size={isSmall ? 56 : 112} />
          </span>
        )}
        {friend?.told && !friend.mic && phase === 'connected' && (
          <span className={classes.muted}>
            <IconMicrophoneOff size={16} aria-hidden="true" />
            <Trans>Muted</Trans>
          </span>
        )}
        {hasFace && floats && floating.possible && !isSmall && (
          <button
            type="button"
            className={classes.float}
            aria-pressed={floating.floats}
            aria-label={t`Picture in picture`}
            data-tip={t`Picture in picture`}
            onClick={floating.toggle}
          >
            <IconPictureInPicture size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      {isSharing && theirScreen && (
        <div className={classes.screen}>
          <Picture stream={theirScreen} label={t`${name}'s screen`} isWhole />
        </div>
      )}
      {(own ?? ownScreen) && !isSmall && (
        <div className={classes.own}>
          {own && <Picture stream={own} label={t`Your camera`} isMuted isMirrored />}
          {ownScreen && <Picture stream={ownScreen} label={t`Your screen`} isMuted isWhole />}
        </div>
      )}
      {!isSmall && <TroubleNote session={session} />}
    </div>
  )
}
