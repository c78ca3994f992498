import { useLingui } from '@lingui/react/macro'
import {
  IconCameraRotate,
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
import { RoundButton } from './RoundButton.tsx'

const canShare = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'
const isTouch = () => window.matchMedia('(pointer: coarse)').matches

/** What a member does in a call; a small window has the most important only. */
export function CallControls({ session, isSmall }: { session: CallSession; isSmall: boolean }) {
  const { t } = useLingui()
  const { media } = session
  const own = useStore(media.state)
  const { camera, screen, isMuted, mic, devices } = own
  const isOn = isSeen(own)
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
        {!isSmall && (
          <RoundButton
            label={t`Choose microphone and camera`}
            icon={IconSettings}
            isExpanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          />
        )}
        <RoundButton label={t`Hang up`} icon={IconPhoneOff} tone="danger" onClick={() => session.hangUp()} />
      </div>
    </>
  )
}
