import { useState } from 'react'
import { useDeviceSetting } from '../../../ui/device-settings.ts'

// Before anything was pressed in a page, browsers play nothing aloud.
const wasPressed = () =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true

/** Whether reels are heard: as chosen in this browser, silent until then and where it forbids sound. */
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
