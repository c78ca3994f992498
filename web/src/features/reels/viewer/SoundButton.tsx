import { useLingui } from '@lingui/react/macro'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import classes from './Reels.module.css'

/** Turns the sound of all reels on or off; the next visit remembers it. */
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
