import { useSyncExternalStore } from 'react'
import { ownBuild } from './build.ts'

// A page that stays open looks so often, and when somebody comes back to it.
const lookEvery = 3_600_000
const restBetween = 15 * 60_000

let ready = false
let started = false
const listeners = new Set<() => void>()

function hear({ data }: MessageEvent<{ build?: string } | null>): void {
  if (ready || data?.build === undefined || data.build === ownBuild()) return
  ready = true
  for (const listener of listeners) listener()
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a reload would bring another build than the one that is open. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => ready)
}
