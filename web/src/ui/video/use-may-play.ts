import { useSyncExternalStore } from 'react'
import { useDeviceSetting } from '../device-settings.ts'
import { network, savesData } from '../states/network.ts'

const slow: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g'])
const still = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the device and network allow it: no reduced motion, no data saving, no slow network. */
function fits(): boolean {
  if (still.matches || savesData()) return false
  return !slow.has(network?.effectiveType ?? '')
}

function subscribe(listener: () => void): () => void {
  still.addEventListener('change', listener)
  network?.addEventListener?.('change', listener)
  return () => {
    still.removeEventListener('change', listener)
    network?.removeEventListener?.('change', listener)
  }
}

/** Whether videos may start by themselves here: neither motion nor data is to be saved. */
export function useMayPlay(): boolean {
  const [motion] = useDeviceSetting('motion')
  const [dataSaver] = useDeviceSetting('dataSaver')
  const fitting = useSyncExternalStore(subscribe, fits)
  return fitting && motion !== 'reduce' && dataSaver !== 'on'
}
