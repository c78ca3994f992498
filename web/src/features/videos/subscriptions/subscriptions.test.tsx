import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success, type ByCall } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { openAt } from '../test-app.tsx'
import { aChannel } from '../test-channels.ts'
import { aSiteVideo } from '../test-videos.ts'
import { aGroup } from './test-groups.ts'

beforeEach(() => logIn(3))
afterEach(() => {
  stage.clear()
  questions.get()?.answer(false)
  vi.unstubAllGlobals()
})

function open(address: string, answers: ByCall<object>) {
  const sent = answerWith(({ name }) => {
    const answer = answers[name]
    return answer ? success(answer) : success()
  })
  const router = openAt(address)
  return { router, calls: (name: string) => sent.filter((each) => each.name === name) }
}

test('the newest videos of subscriptions are narrowed to a group, which the address names', async () => {
  const { calls, router } = open('/vtube/subscriptions', {
    get_subscription_groups: { response: [aGroup(5)] },
    get_subscription_videos: { videos: [aSiteVideo(1)] },
  })
  expect(await screen.findByRole('link', { name: /^Video 1/ })).toBeTruthy()
  fireEvent.click(await screen.findByRole('link', { name: 'Group 5' }))
  await waitFor(() => expect(router.state.location.href).toBe('/vtube/subscriptions?group=5'))
  await waitFor(() =>
    expect(calls('get_subscription_videos').at(-1)?.body).toMatchObject({ subscription_group_id: 5 }),
  )
  expect(screen.getByRole('link', { name: 'Manage' }).getAttribute('href')).toBe(
    '/vtube/subscriptions/channels',
  )
})

test('without videos the page says how to begin', async () => {
  open('/vtube/subscriptions', {
    get_subscription_groups: { response: [] },
    get_subscription_videos: { videos: [] },
  })
  expect(await screen.findByText('No videos from your subscriptions yet')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Groups of channels' })).toBeNull()
})

test('subscriptions are sorted, and a channel is put into a group', async () => {
  const { calls } = open('/vtube/subscriptions/channels', {
    get_subscription_groups: { response: [aGroup(5), aGroup(6, { has_channel: 1 })] },
    get_subscriptions: { response: [aChannel(70, { name: 'Kitchen', is_subscribed: 1 })] },
    toggle_subscription_group: {
      recdata: { subscription_group_id: 5, channel_id: 70, has_channel: 1, channel_count: 3 },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Groups of Kitchen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Groups of Kitchen' })
  const choice = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: 'Group 5' })
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Group 6' }).checked).toBe(true)
  fireEvent.click(choice)
  expect(choice.checked).toBe(true)
  await waitFor(() =>
    expect(calls('toggle_subscription_group')[0]?.body).toMatchObject({
      subscription_group_id: 5,
      channel_id: 70,
    }),
  )
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'watched' } })
  await waitFor(() => expect(calls('get_subscriptions').at(-1)?.body).toMatchObject({ sort: 'watched' }))
  fireEvent.change(screen.getByLabelText('Group'), { target: { value: '6' } })
  await waitFor(() =>
    expect(calls('get_subscriptions').at(-1)?.body).toMatchObject({
      sort: 'watched',
      subscription_group_id: 6,
    }),
  )
})

test('a group is created, renamed, and deleted after a question', async () => {
  const { calls } = open('/vtube/subscriptions/channels', {
    get_subscription_groups: { response: [aGroup(5)] },
    get_subscriptions: { response: [] },
    create_subscription_group: { recdata: aGroup(7) },
    update_subscription_group: { recdata: aGroup(5) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'New group' }))
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Kitchen' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(calls('create_subscription_group')[0]?.body).toMatchObject({ name: 'Kitchen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const choose = async (entry: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'More for Group 5' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose('Rename')
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Workshop' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls('update_subscription_group')[0]?.body).toMatchObject({
      subscription_group_id: 5,
      name: 'Workshop',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('Delete')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(calls('delete_subscription_group')[0]?.body).toMatchObject({ subscription_group_id: 5 }),
  )
})
