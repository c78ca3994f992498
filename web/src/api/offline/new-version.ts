import { store } from '../../ui/store.ts'
import { ownBuild } from './build.ts'

// An open page looks this often, and when somebody comes back to it.
const lookEvery = 3_600_000
const restBetween = 15 * 60_000

/** Whether a reload would bring a different build from the open one. */
export const newVersion = store(false)
let started = false

function hear({ data }: MessageEvent<{ build?: string } | null>): void {
  if (data?.build !== undefined && data.build !== ownBuild()) newVersion.set(true)
}

/** Installs the service worker and listens for a different build. Runs once per page. */
export async function keepInstalled(): Promise<void> {
  // Browsers have it only over https or on localhost.
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
    // Fails offline, where no newer build can be found anyway.
    registration.update().catch(() => {})
  }
  setInterval(look, lookEvery)
  document.addEventListener('visibilitychange', look)
}
