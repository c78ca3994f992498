import { useLingui } from '@lingui/react/macro'
import {
  IconCameraRotate,
  IconHandOff,
  IconHandStop,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconSettings,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { BlurButton } from './BlurButton.tsx'
import type { CallSession } from './call-session.ts'
import classes from './CallWindow.module.css'
import { DevicePickers } from './DevicePickers.tsx'
import { isSeen } from './own-media.ts'
import { oneself } from './people.ts'
import { RoundButton } from './RoundButton.tsx'

const canShare = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'
const isTouch = () => window.matchMedia('(pointer: coarse)').matches

interface CallControlsProps {
  session: CallSession
  isSmall: boolean
  isGroup: boolean
}

/** What a member does in a call; a small window has the most important only. */
export function CallControls({ session, isSmall, isGroup }: CallControlsProps) {
  const { t } = useLingui()
  const { media } = session
  const own = useStore(media.state)
  const { camera, screen, isMuted, mic, devices } = own
  const isOn = isSeen(own)
  const isHandUp = useStore(session.state, ({ people }) => (oneself(people)?.handAt ?? null) !== null)
  const [isChoosing, setChoosing] = useState(false)
  const cameras = devices.filter(({ kind }) => kind === 'videoinput').length
  return (
    <>
      {isChoosing && !isSmall && (
        <div className={classes.pickers}>
          <DevicePickers media={media} />
        </div>
      )}
      <div className={classes.controls} data-centred>
        <RoundButton
          label={isMuted ? t`Turn the microphone on` : t`Turn the microphone off`}
          isOff={isMuted || mic === null}
          icon={isMuted ? IconMicrophoneOff : IconMicrophone}
          onClick={() => media.setMuted(!isMuted)}
        />
        <RoundButton
          label={isOn ? t`Turn the camera off` : t`Turn the camera on`}
          isOff={!isOn}
          icon={isOn ? IconVideo : IconVideoOff}
          onClick={() => void media.setCamera(!isOn)}
        />
        {!isSmall && <BlurButton media={media} />}
        {!isSmall && camera && cameras > 1 && isTouch() && (
          <RoundButton
            label={t`Switch camera`}
            icon={IconCameraRotate}
            onClick={() => void media.switchCamera()}
          />
        )}
        {!isSmall && canShare() && (
          <RoundButton
            label={screen ? t`Stop sharing your screen` : t`Share your screen`}
            isOff={screen !== null}
            icon={screen ? IconScreenShareOff : IconScreenShare}
            onClick={() => (screen ? media.stopScreen() : void media.shareScreen())}
          />
        )}
        {!isSmall && isGroup && (
          <RoundButton
            label={isHandUp ? t`Lower your hand` : t`Raise your hand`}
            isOff={isHandUp}
            icon={isHandUp ? IconHandOff : IconHandStop}
            onClick={() => session.raiseHand(!isHandUp)}
          />
        )}
        {!isSmall && (
          <RoundButton
            label={t`Choose microphone and camera`}
            icon={IconSettings}
            isExpanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          />
        )}
        <RoundButton
          label={isGroup ? t`Leave the call` : t`Hang up`}
          icon={IconPhoneOff}
          tone="danger"
          onClick={() => session.hangUp()}
        />
      </div>
    </>
  )
}
