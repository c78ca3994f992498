import { useSyncExternalStore } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { network, savesData } from '../../../ui/network.ts'

const slow: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g'])
const still = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether this device and its network leave it to the member. */
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

/** Whether videos may play by themselves: the member wants it, and device and network allow it. */
export function useAutoplay(): boolean {
  const [motion] = useDeviceSetting('motion')
  const [dataSaver] = useDeviceSetting('dataSaver')
  const fitting = useSyncExternalStore(subscribe, fits)
  const possible = fitting && motion !== 'reduce' && dataSaver !== 'on'
  const { data } = useRead('show_autoplay', {}, { enabled: possible })
  return possible && data?.autoplay === '1'
}
