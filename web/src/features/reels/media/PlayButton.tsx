import { useLingui } from '@lingui/react/macro'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import classes from './ReelMedia.module.css'

/** Pauses and resumes a reel. */
export function PlayButton({ paused, onPress }: { paused: boolean; onPress: () => void }) {
  const { t } = useLingui()
  const Icon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={paused ? t`Play` : t`Pause`}
      data-play
      onClick={onPress}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
