import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from '../../../ui/store.ts'
import type { CallSession } from './call-session.ts'
import classes from './CallWindow.module.css'
import type { Trouble } from './own-media.ts'

const texts: Record<Trouble, () => ReactNode> = {
  insecure: () => <Trans>Calls need a secure connection. Open Commons over https.</Trans>,
  mic_denied: () => (
    <Trans>
      Your microphone is blocked, so nobody hears you. Allow it in your browser's address bar, then try again.
    </Trans>
  ),
  no_mic: () => <Trans>We can't find a microphone. Plug one in, then try again.</Trans>,
  mic_busy: () => (
    <Trans>Your microphone can't be used. Close other apps that may be using it, then try again.</Trans>
  ),
  camera_denied: () => (
    <Trans>Your camera is blocked. You can talk without it, or allow it in your browser's address bar.</Trans>
  ),
  no_camera: () => <Trans>We can't find a camera. You can talk without one.</Trans>,
  camera_busy: () => (
    <Trans>Your camera can't be used. Close other apps that may be using it, or talk without it.</Trans>
  ),
  no_blur: () => (
    <Trans>
      Your background can't be blurred here right now, so your camera is off. Turn it on to be seen with your
      background.
    </Trans>
  ),
}

/** Says what keeps the member from being heard or seen, and what to do. */
export function TroubleNote({ session: { media } }: { session: CallSession }) {
  const { trouble, isSilent, camera } = useStore(media.state)
  if (trouble === undefined && !isSilent) return null
  const isOfCamera = trouble?.includes('camera') === true
  return (
    <div className={classes.trouble} role="alert">
      <p>
        {trouble === undefined ? (
          <Trans>
            We can't hear anything from your microphone. Check that it's on, or choose another one.
          </Trans>
        ) : (
          texts[trouble]()
        )}
      </p>
      {trouble !== undefined && trouble !== 'insecure' && (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            if (trouble === 'no_blur') void media.setBlur(true).then(() => media.setCamera(true))
            else void (isOfCamera ? media.setCamera(true) : media.open({ camera: camera !== null }))
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
