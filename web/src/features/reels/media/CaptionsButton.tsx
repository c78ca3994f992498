import { useLingui } from '@lingui/react/macro'
import { IconBadgeCc, IconBadgeCcFilled } from '@tabler/icons-react'
import { remember } from '../../../ui/video/player-memory.ts'
import classes from './ReelMedia.module.css'

/** Turns captions on or off, for all videos in this browser. */
export function CaptionsButton({ isOn }: { isOn: boolean }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={t`Captions`}
      aria-pressed={isOn}
      onClick={() => remember({ captions: !isOn })}
    >
      {isOn ? (
        <IconBadgeCcFilled size={22} aria-hidden="true" />
      ) : (
        <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
      )}
    </button>
  )
}
