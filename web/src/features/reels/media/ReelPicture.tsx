import type { Picture } from '@commons/contract/shared/picture.ts'
import { useLingui } from '@lingui/react/macro'
import { useImperativeHandle, useState } from 'react'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { renditions } from '../../../ui/pictures/PictureView.tsx'
import { PlayButton } from './PlayButton.tsx'
import type { MediaProps } from './media-props.ts'
import classes from './ReelMedia.module.css'
import { Unplayable } from './Unplayable.tsx'
import { usePictureTime } from './use-picture-time.ts'
import { useWatching } from './use-watching.ts'

/** The picture of a reel, whose watching time is five seconds. */
export function ReelPicture({
  reel,
  picture,
  isActive,
  isNext,
  handle,
  onNext,
}: MediaProps & { picture: Picture }) {
  const { t } = useLingui()
  const [paused, setPaused] = useState(false)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [dataSaver] = useDeviceSetting('dataSaver')
  const watch = useWatching(reel.reel_id, isActive)
  const share = usePictureTime(isActive && !paused && !failed, watch)
  useImperativeHandle(handle, () => ({ toggle: () => setPaused((before) => !before) }))
  const sources = renditions(picture.sources, dataSaver === 'on', window.innerWidth)
  const { full_name: name } = reel
  if (failed)
    return (
      <Unplayable
        failure={navigator.onLine ? 'broken' : 'offline'}
        onRetry={() => {
          setAttempt(attempt + 1)
          setFailed(false)
        }}
        onNext={onNext}
      />
    )
  return (
    <>
      <img
        key={attempt}
        className={classes.media}
        src={sources.at(-1)?.url}
        srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="(max-width: 767px) 100vw, 420px"
        alt={picture.alt || t`Reel by ${name}`}
        loading={isActive || isNext ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(true)}
      />
      {isActive && (
        <div className={classes.bar}>
          <PlayButton paused={paused} onPress={() => setPaused(!paused)} />
          <div className={classes.line}>
            <div className={classes.passed} style={{ transform: `scaleX(${share})` }} />
          </div>
        </div>
      )}
    </>
  )
}
