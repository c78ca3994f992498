import { useState } from 'react'
import { useDeviceSetting } from '../../../ui/device-settings.ts'

// Browsers play no sound before the viewer has interacted with the page.
const wasPressed = () =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true

/**
 * Returns whether reels have sound, and the toggle: as chosen in this browser, off by default and while the
 * browser forbids it.
 */
export function useSound() {
  const [chosen, choose] = useDeviceSetting('reelSound')
  const [isHeldBack, setHeldBack] = useState(() => !wasPressed())
  const isOn = chosen === 'on' && !isHeldBack
  return {
    isOn,
    toggle() {
      setHeldBack(false)
      choose(isOn ? 'off' : 'on')
    },
  }
}
