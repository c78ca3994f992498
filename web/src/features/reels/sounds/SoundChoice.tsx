import { Trans, useLingui } from '@lingui/react/macro'
import { IconMusic, IconX } from '@tabler/icons-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useRead } from '../../../api/use-call.ts'
import classes from '../create/CreateReel.module.css'
import type { ChosenSound } from '../waiting/reel-draft.ts'
import { SoundName } from './SoundName.tsx'

interface SoundChoiceProps {
  sound: ChosenSound
  /** The preview, which the sound goes along with. */
  video: RefObject<HTMLVideoElement | null>
  /** The second of the video at which the sound begins. */
  from: number
  onRemove: () => void
}

/** The sound that a new reel gets in place of its own. It is heard with the preview. */
export function SoundChoice({ sound, video, from, onRemove }: SoundChoiceProps) {
  const { t } = useLingui()
  const { data, error } = useRead('reel_sound', { sound_id: sound.id })
  const audio = useRef<HTMLAudioElement>(null)
  const url = data?.recdata.reel.video?.sources[0]?.url
  useEffect(() => {
    const [shown, heard] = [video.current, audio.current]
    if (!shown || !heard || url === undefined) return
    const stop = () => heard.pause()
    const follow = () => {
      const at = Math.max(0, shown.currentTime - from)
      // Its own sound isn't a part of the reel.
      shown.muted = true
      heard.volume = shown.volume
      if (Math.abs(heard.currentTime - at) > 0.3) heard.currentTime = at
      // A browser that forbids it shows the preview in silence.
      if (!shown.paused && heard.paused && !heard.ended) heard.play().catch(() => {})
    }
    const events = ['play', 'seeked', 'timeupdate', 'volumechange'] as const
    for (const each of events) shown.addEventListener(each, follow)
    shown.addEventListener('pause', stop)
    return () => {
      stop()
      for (const each of events) shown.removeEventListener(each, follow)
      shown.removeEventListener('pause', stop)
    }
  }, [video, url, from])
  const isAbsent = error?.refusal === 'reel_sound_not_found'
  return (
    <div className={classes.captions}>
      <IconMusic size={22} stroke={1.75} aria-hidden="true" />
      <span>{isAbsent ? <Trans>This sound isn't available</Trans> : <SoundName username={sound.by} />}</span>
      <button
        type="button"
        className={classes.small}
        aria-label={t`Use the video's own sound`}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the preview is a video without captions of its own */}
      <audio ref={audio} src={url} preload="auto" />
    </div>
  )
}
