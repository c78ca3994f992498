import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { callOnce } from '../../../api/call-once.ts'
import { call } from '../../../api/call.ts'
import { currentSession } from '../../../api/session.ts'

type State = 'unknown' | 'impossible' | 'denied' | 'off' | 'on'

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

// The server drops a subscription when its session ends, but the browser keeps it.
const place = 'commons.push'
const ownSession = () => currentSession()?.api_key.split('.')[0] ?? ''

function isOwn(): boolean {
  try {
    return localStorage.getItem(place) === ownSession()
  } catch {
    // Storage can be blocked; then trust the browser's subscription.
    return true
  }
}

function noteOwn(): void {
  try {
    localStorage.setItem(place, ownSession())
  } catch {
    // Storage can be blocked, as above.
  }
}

async function look(): Promise<State> {
  if (!isPossible() || !(await registration())) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await (await registration())?.pushManager.getSubscription()
  return subscription && isOwn() ? 'on' : 'off'
}

/** Returns a browser failure as an error that the form can show. */
const failed = (message: string) => new CallError({ refusal: 'push', message, status: 0 })

/** Reads and changes this browser's web push subscription. */
export function usePush(): { state: State; change: (on: boolean) => Promise<void> } {
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    look().then(setState, () => setState('impossible'))
  }, [])
  const change = useCallback(async (on: boolean) => {
    const manager = (await registration())?.pushManager
    if (!manager) return
    if (on) await subscribe(manager)
    else await unsubscribe(manager)
    setState(await look())
  }, [])
  return { state, change }
}

async function subscribe(manager: PushManager): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw failed(t`Your browser didn't allow it. Allow notifications from Commons in its settings.`)
  const { public_key } = await call('show_push_key', {})
  const subscription = await manager
    .subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
    .catch(() => {
      throw failed(t`Your browser's push service can't be reached. Try again later.`)
    })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await callOnce('add_push_subscription', {
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
    })
    noteOwn()
  } catch (error) {
    // Otherwise the switch would be on without any notifications.
    await subscription.unsubscribe()
    throw error
  }
}

async function unsubscribe(manager: PushManager): Promise<void> {
  const subscription = await manager.getSubscription()
  if (!subscription) return
  await callOnce('delete_push_subscription', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
