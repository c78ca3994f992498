import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMicrophone, IconMicrophoneOff, IconPhone, IconVideo, IconVideoOff } from '@tabler/icons-react'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { useStore } from '../../../ui/store.ts'
import type { Wanted, WantedMany } from '../calling.ts'
import { BlurButton } from './BlurButton.tsx'
import type { CallSession } from './call-session.ts'
import classes from './CallWindow.module.css'
import { DevicePickers } from './DevicePickers.tsx'
import { GroupBegin } from './group/GroupBegin.tsx'
import { isSeen } from './own-media.ts'
import { Picture } from './Picture.tsx'
import { RoundButton } from './RoundButton.tsx'
import { TroubleNote } from './TroubleNote.tsx'
import { useOwnPicture } from './use-own-picture.ts'

/** Shows how loud the microphone is; the sound itself is nothing for a screen reader. */
function Level({ session: { media } }: { session: CallSession }) {
  const level = useStore(media.level)
  return (
    <span className={classes.level} aria-hidden="true">
      <span style={{ inlineSize: `${Math.round(level * 100)}%` }} />
    </span>
  )
}

/** How the member will be seen and heard, before the other is rung. */
export function CallPreview({ session, whom }: { session: CallSession; whom: Wanted | WantedMany }) {
  const { t } = useLingui()
  const { media } = session
  const state = useStore(media.state)
  const { mic, isMuted } = state
  const isOn = isSeen(state)
  const own = useOwnPicture(media)
  return (
    <div className={classes.preview}>
      <div className={classes.stage}>
        <div className={classes.tile}>
          {own ? (
            <Picture stream={own} label={t`Your camera`} isMuted isMirrored />
          ) : (
            <span className={classes.avatar}>
              <MemberAvatar
                name={whom.name}
                src={whom.avatar}
                size={96}
                square={'place' in whom && 'group_id' in whom.place}
              />
            </span>
          )}
        </div>
        <TroubleNote session={session} />
      </div>
      <Level session={session} />
      <div className={classes.pickers}>
        <DevicePickers media={media} />
      </div>
      <div className={classes.controls}>
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
        <BlurButton media={media} />
        <span className={classes.begin}>
          <Button variant="default" onClick={() => session.close()}>
            <Trans>Cancel</Trans>
          </Button>
          {'place' in whom ? (
            <GroupBegin session={session} place={whom.place} />
          ) : (
            <Button
              leftSection={<IconPhone size={18} aria-hidden="true" />}
              onClick={() => void session.ring(whom)}
            >
              <Trans>Call</Trans>
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}
