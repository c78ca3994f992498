import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toasts } from '../../../ui/notices/toast.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'

const follow = {
  kind: 'follow',
  group: 'people',
  category: 'people',
  label: 'New followers',
  in_app: 1,
  mail: 1,
  push: 1,
}
const like = {
  kind: 'post_like',
  group: 'posts',
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
function open(refused?: string, rows = [follow, like]) {
  let pause: { is_paused: number; paused_until: string | null } = { is_paused: 0, paused_until: null }
  let hours = { quiet_from: '', quiet_to: '', time_zone: '' }
  const sent = answerWith(({ name, body }) => {
    if (name === refused) return refusal('internal', 500)
    if (name === 'show_notification_popover') return success({ notification_popover: '1' })
    if (name === 'notification_setting_list') return success({ recdata: rows, ...hours, ...pause })
    if (name === 'update_quiet_hours') hours = { ...hours, ...(body as typeof hours) }
    if (name === 'show_email_notification') return success({ email_notification: '1' })
    if (name === 'update_notification_pause')
      pause = { is_paused: body['pause'] === 'none' ? 0 : 1, paused_until: null }
    if (name === 'update_notification_group')
      rows = rows.map((row) =>
        row.group === body['group'] ? { ...row, [String(body['channel'])]: body['is_on'] as number } : row,
      )
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
const unfold = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('each kind is switched for each channel by itself; what is off in Commons is told nowhere', async () => {
  const { asked } = open()
  await unfold('People')
  await unfold('Posts')
  const row = screen.getByText('New followers').closest('tr')
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

test('a group is on, off or mixed for each channel: some become all, and all none', async () => {
  const { asked } = open()
  const people = async () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'People, by email' })
  expect((await people()).checked).toBe(true)
  expect(screen.queryByText('New followers')).toBeNull()
  expect(box('Posts, pushed').disabled).toBe(true)
  fireEvent.click(await people())
  await waitFor(() => expect(box('People, by email').checked).toBe(false))
  expect(asked('update_notification_group')[0]).toMatchObject({ group: 'people', channel: 'mail', is_on: 0 })
  await unfold('People')
  expect(box('New followers, by email').checked).toBe(false)
})

test('what is only partly on is mixed', async () => {
  open('', [follow, { ...follow, kind: 'follow_back', label: 'Follow backs', push: 0 }])
  const mixed = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'People, pushed' })
  expect([mixed.checked, mixed.indeterminate]).toEqual([false, true])
  fireEvent.click(mixed)
  await waitFor(() => expect([mixed.checked, mixed.indeterminate]).toEqual([true, false]))
})

test('all is paused and resumed', async () => {
  const { asked } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Until I resume' }))
  await screen.findByText('Paused until you resume')
  const resume = screen.getByRole<HTMLButtonElement>('button', { name: 'Resume' })
  await waitFor(() => expect(resume.disabled).toBe(false))
  fireEvent.click(resume)
  await screen.findByRole('button', { name: 'For an hour' })
  expect(asked('update_notification_pause').map(({ pause }) => pause)).toEqual(['open', 'none'])
})

test('a switch that could not be saved goes back and says so', async () => {
  open('update_notification_setting')
  await unfold('People')
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
