import { useLingui } from '@lingui/react/macro'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import classes from './Reels.module.css'

/** Lets reels be heard, or not: for all of them, and the next visit. */
export function SoundButton({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  const { t } = useLingui()
  const Icon = isOn ? IconVolume : IconVolumeOff
  return (
    <button
      type="button"
      className={classes.sound}
      aria-label={t`Sound`}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
