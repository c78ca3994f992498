import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toasts } from '../../../ui/notices/toast.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'

const follow = { kind: 'follow', category: 'people', label: 'New followers', in_app: 1, mail: 1, push: 1 }
const like = {
  kind: 'post_like',
  category: 'people',
  label: 'Likes of your posts',
  in_app: 0,
  mail: 0,
  push: 0,
}

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

/** Opens the panel with a server that stores changes. */
function open(refused?: string) {
  let rows = [follow, like]
  let hours = { quiet_from: '', quiet_to: '', time_zone: '' }
  const sent = answerWith(({ name, body }) => {
    if (name === refused) return refusal('internal', 500)
    if (name === 'show_notification_popover') return success({ notification_popover: '1' })
    if (name === 'notification_setting_list') return success({ recdata: rows, ...hours })
    if (name === 'update_quiet_hours') hours = { ...hours, ...(body as typeof hours) }
    if (name === 'update_notification_setting')
      rows = rows.map((row) =>
        row.kind === body['kind'] ? { ...row, [String(body['channel'])]: body['is_on'] as number } : row,
      )
    return success()
  })
  renderInApp(<NotificationsPanel />)
  const asked = (call: string) => sent.filter(({ name }) => name === call).map(({ body }) => body)
  return { asked }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('each kind is switched for each channel by itself; what is off in Commons is told nowhere', async () => {
  const { asked } = open()
  const row = (await screen.findByText('New followers')).closest('tr')
  expect(within(row as HTMLElement).getAllByRole('checkbox')).toHaveLength(3)
  expect(box('Likes of your posts, by email').disabled).toBe(true)
  expect(box('Likes of your posts, in Commons').disabled).toBe(false)
  fireEvent.click(box('New followers, pushed'))
  await waitFor(() => expect(box('New followers, pushed').checked).toBe(false))
  await waitFor(() => expect(asked('update_notification_setting')).toHaveLength(1))
  expect(asked('update_notification_setting')[0]).toMatchObject({ kind: 'follow', channel: 'push', is_on: 0 })
  await waitFor(() => expect(box('New followers, pushed').checked).toBe(false))
  expect(box('New followers, by email').checked).toBe(true)
})

test('a switch that could not be saved goes back and says so', async () => {
  open('update_notification_setting')
  await screen.findByText('New followers')
  fireEvent.click(box('New followers, by email'))
  await waitFor(() =>
    expect(toasts.get().map(({ kind, text }) => [kind, text])).toEqual([['error', 'Text of internal']]),
  )
  await waitFor(() => expect(box('New followers, by email').checked).toBe(true))
})

test('quiet hours are chosen by this browser’s clock, said, and ended', async () => {
  const { asked } = open()
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '21:30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }))
  await screen.findByText(/From 21:30 to 07:00 nothing pops up or is pushed/)
  expect(asked('update_quiet_hours')[0]).toMatchObject({
    quiet_from: '21:30',
    quiet_to: '07:00',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  fireEvent.click(screen.getByRole('button', { name: 'No quiet hours' }))
  await screen.findByText(/Choose when nothing should pop up/)
  expect(asked('update_quiet_hours')[1]).toMatchObject({ quiet_from: '', quiet_to: '' })
})

test('what the browser still subscribes to since an earlier login is not on, until it is switched on again', async () => {
  openSession({ id: 7, api_key: 'second.secret' } as Session)
  localStorage.setItem('commons.push', 'first')
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => true,
  }
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription }
  vi.stubGlobal('PushManager', () => {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  })
  const { asked } = open()
  const push = () => screen.getByRole<HTMLInputElement>('switch', { name: /Push to this browser/ })
  await waitFor(() => expect(push().disabled).toBe(false))
  expect(push().checked).toBe(false)
  fireEvent.click(push())
  await waitFor(() => expect(push().checked).toBe(true))
  expect(asked('add_push_subscription')).toMatchObject([{ endpoint: subscription.endpoint }])
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

test('a browser that cannot be pushed to says so, and asks for nothing', async () => {
  const { asked } = open()
  await screen.findByText("This browser can't be told while Commons is closed.")
  expect(asked('add_push_subscription')).toEqual([])
})
