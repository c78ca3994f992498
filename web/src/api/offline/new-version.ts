import { store } from '../../ui/store.ts'
import { ownBuild } from './build.ts'

// A page that stays open looks so often, and when somebody comes back to it.
const lookEvery = 3_600_000
const restBetween = 15 * 60_000

/** Whether a reload would bring another build than the one that is open. */
export const newVersion = store(false)
let started = false

function hear({ data }: MessageEvent<{ build?: string } | null>): void {
  if (data?.build !== undefined && data.build !== ownBuild()) newVersion.set(true)
}

/** Installs the service worker, and hears from it when there is another build. Once a page. */
export async function keepInstalled(): Promise<void> {
  // Browsers have it only where the page came over https or from this machine.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (started || !workers || ownBuild() === '') return
  started = true
  workers.addEventListener('message', hear)
  workers.startMessages()
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' })
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < restBetween) return
    lookedAt = Date.now()
    // Without a network there is no newer one.
    registration.update().catch(() => {})
  }
  setInterval(look, lookEvery)
  document.addEventListener('visibilitychange', look)
}
