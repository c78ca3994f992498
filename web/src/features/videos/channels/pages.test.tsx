import type { Channel } from '@commons/contract/videos/channels.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { openAt } from '../test-channel-pages.tsx'
import { aPicture } from '../../reels/test-reels.ts'
import { aChannel } from '../test-channels.ts'
import { notJoinable } from '../test-memberships.ts'
import { aSiteVideo } from '../test-videos.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  await import('./content/ChannelContent.tsx')
})
beforeEach(() => stubFileUrls())
afterEach(() => {
  act(() => {
    stage.clear()
    questions.get()?.answer(false)
  })
  vi.unstubAllGlobals()
})

let isOpen = 0
const someVideos = [aSiteVideo(1), aSiteVideo(2, { title: 'Přednáška', view_count: 40 })]
const answers = (
  videos = someVideos,
  channel: Partial<Channel> = {},
  others: Partial<Record<CallName, object>> = {},
) =>
  answerWith(({ name }) => {
    switch (name) {
      case 'get_channel':
        return success({ response: aChannel(70, channel) })
      case 'video_site':
        return success({ recdata: { is_open: isOpen } })
      case 'get_channel_shares':
        return success({ response: [] })
      case 'get_channel_membership':
        return success({ recdata: notJoinable(70) })
      case 'get_all_channels':
        return success({ response: [aChannel(70), aChannel(71, { name: 'Garden', user_id: 3 })] })
      case 'get_videos_by_channel_id':
        return success({ videos })
      case 'create_channel':
        return success({ recdata: aChannel(72) })
      case 'toggle_subscription':
        return success({ data: { channel_id: 70, is_subscribed: 1, subscriber_count: 3 } })
      case 'update_video':
        return success({ recdata: aSiteVideo(1) })
      default:
        return success(others[name as CallName] ?? {})
    }
  })
const answersIn = (
  role: Channel['role'],
  videos = someVideos,
  others: Partial<Record<CallName, object>> = {},
) =>
  answers(
    videos.map((video) => ({ ...video, role })),
    { role },
    others,
  )
const sentOf = (sent: ReturnType<typeof answerWith>, call: string) =>
  sent.filter(({ name }) => name === call).map(({ body }) => body)

test('all channels are listed, others can be subscribed to, and a new one opens', async () => {
  logIn(3)
  const sent = answers()
  const router = openAt('/allchannel')
  const link = await screen.findByRole('link', { name: 'Kitchen' })
  expect(link.getAttribute('href')).toMatch(/mychannel\/70$/)
  expect(screen.queryByRole('button', { name: 'Subscribe to Garden' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe to Kitchen' }))
  await screen.findByRole('button', { name: 'UnSubscribe from Kitchen' })
  screen.getByText('3 subscribers')

  fireEvent.click(screen.getByRole('button', { name: 'Create a channel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a channel' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Create channel' }))
  await dialog.findByText('Enter a name')
  expect(sentOf(sent, 'create_channel')).toEqual([])
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Attic ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Create channel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mychannel/72'))
  expect(sentOf(sent, 'create_channel')).toMatchObject([{ channel_name: 'Attic' }])
})

test('visitors see a channel with its videos, and nothing of its table', async () => {
  logIn(3)
  answers()
  openAt('/mychannel/70')
  await screen.findByRole('heading', { name: 'Kitchen', level: 1 })
  screen.getByText('@kitchen')
  expect(screen.getByRole('link', { name: /bread\.example\.org/ }).getAttribute('href')).toBe(
    'https://bread.example.org/',
  )
  await screen.findByRole('link', { name: /^Video 1/ })
  screen.getByRole('button', { name: 'Subscribe to Kitchen' })
  expect(screen.queryByRole('button', { name: 'Feeds of Kitchen' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'More for Kitchen' }))
  await screen.findByRole('menuitem', { name: 'Report' })
  expect(screen.queryByText('Channel content')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Customise channel' })).toBeNull()
})

test('where visitors see videos, a channel has feeds; their addresses are copied', async () => {
  isOpen = 1
  const written = vi.fn(async (_text: string) => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
  logIn(3)
  answers()
  openAt('/mychannel/70')
  const menu = await screen.findByRole('button', { name: 'Feeds of Kitchen' })
  isOpen = 0
  const linked = [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(linked).toEqual([
    `${location.origin}/feeds/channels/70.xml`,
    `${location.origin}/feeds/channels/70/podcast.xml`,
  ])
  for (const [name, address] of [
    ["Copy the feed's address", linked[0]],
    ["Copy the podcast's address", linked[1]],
  ]) {
    fireEvent.click(menu)
    fireEvent.click(await screen.findByRole('menuitem', { name: name ?? '' }))
    await waitFor(() => expect(written).toHaveBeenCalledWith(address))
  }
})

const titles = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => /Video \d|Přednáška/.exec(cell.textContent)?.[0])

test('the owner sees the documented columns, sorts and searches', async () => {
  logIn(7)
  answersIn('owner', [
    aSiteVideo(1, { created_at: '2026-01-02T08:00:00.000Z', made_for_kids: 1 }),
    aSiteVideo(2, { title: 'Přednáška', view_count: 40, visibility: 'Private', status: 'Private' }),
    aSiteVideo(3, { file_state: 'failed', file_failure: 'The file is damaged.', video: null }),
  ])
  openAt('/mychannel/70')
  const table = within(await screen.findByRole('table', { name: 'Channel content' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Videos',
    'Visibility',
    'Restrictions',
    'Date',
    'Views',
    'Comments',
    'Likes',
    'More',
  ])
  table.getByText('The file is damaged.')
  table.getByText('Yes')
  expect(titles()[0]).toBe('Video 1')
  fireEvent.click(table.getByRole('button', { name: 'Views' }))
  expect(titles()[0]).toBe('Přednáška')
  expect(table.getByRole('columnheader', { name: 'Views' }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search your videos' }), {
    target: { value: 'predn' },
  })
  await waitFor(() => expect(titles()).toEqual(['Přednáška']))
})

test('an own video is edited, and deleted with Undo', async () => {
  logIn(7)
  const sent = answersIn('owner')
  openAt('/mychannel/70')
  fireEvent.click(await screen.findByRole('button', { name: 'More: Video 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit video' }))
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Private' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Required*')
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Rolls' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentOf(sent, 'update_video')).toMatchObject([
      { video_id: 1, title: 'Rolls', visibility: 'Private', audience: 0 },
    ]),
  )

  fireEvent.click(await screen.findByRole('button', { name: 'More: Přednáška' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(titles()).toEqual(['Video 1']))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentOf(sent, 'restore_video')).toMatchObject([{ video_id: 2 }]))
})

test('one of the pictures made of a video becomes its thumbnail, or its own frame again', async () => {
  logIn(7)
  const made = [1, 2, 3].map((nth) => aPicture({ sources: [{ width: 720, url: `/media/a/${nth}.webp` }] }))
  const state = { state: 'ready' as const, progress: 100, failure: null, heights: [720] }
  const video = aSiteVideo(1, { thumbnail: aPicture(), progress: { ...state, thumbnails: made } })
  const sent = answersIn('editor', [video])
  const calls = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/media/a/2.webp'
      ? Promise.resolve(new Response('x', { headers: { 'content-type': 'image/webp' } }))
      : calls(address, init),
  )
  holdUpload()
  openAt('/mychannel/70')
  const edit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More: Video 1' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit video' }))
    return screen.findByRole('group', { name: 'Thumbnail' })
  }
  const choices = within(await edit())
  expect(choices.getByRole<HTMLInputElement>('radio', { name: 'Yours' }).checked).toBe(true)
  fireEvent.click(choices.getByRole('radio', { name: 'A frame chosen for it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentOf(sent, 'update_video')).toMatchObject([{ video_id: 1, removes_thumbnail: 1 }]),
  )
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Thumbnail' })).toBeNull())
  fireEvent.click(within(await edit()).getByRole('radio', { name: 'Frame 2' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(uploads.at(-1)?.files['thumbnail']?.type).toBe('image/webp'))
  expect(uploads.at(-1)).toMatchObject({ name: 'update_video', fields: { video_id: '1' } })
})

test('several own videos are hidden at once, and deleted with Undo; those that are gone are told', async () => {
  logIn(7)
  const sent = answersIn('owner', undefined, {
    update_videos: { recdata: { video_ids: [1], refused_ids: [2] } },
    delete_videos: { recdata: { video_ids: [1, 2], refused_ids: [] } },
    restore_videos: { recdata: { video_ids: [1, 2], refused_ids: [] } },
  })
  openAt('/mychannel/70')
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all videos' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Video 1' }))
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  screen.getByText('1 selected')
  fireEvent.click(all)
  expect(screen.queryByText(/selected/)).toBeNull()
  fireEvent.click(all)
  fireEvent.click(screen.getByRole('button', { name: 'Visibility of the selected videos' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Private' }))
  await waitFor(() =>
    expect(sentOf(sent, 'update_videos')).toMatchObject([{ video_ids: [1, 2], visibility: 'Private' }]),
  )
  await screen.findByText('Some of these videos are no longer there.')
  fireEvent.click(screen.getByRole('button', { name: 'Visibility of the selected videos' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Paying members' }))
  await waitFor(() =>
    expect(sentOf(sent, 'update_videos')[1]).toMatchObject({ video_ids: [1, 2], visibility: 'Members' }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete the selected videos' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByText('Upload your first video')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentOf(sent, 'restore_videos')).toMatchObject([{ video_ids: [1, 2] }]))
  await waitFor(() => expect(titles()).toHaveLength(2))
})

test('a title is edited in its row', async () => {
  logIn(7)
  const sent = answersIn('editor')
  openAt('/mychannel/70')
  const edit = () => fireEvent.click(screen.getByRole('button', { name: 'Edit the title of Video 1' }))
  await screen.findByRole('table', { name: 'Channel content' })
  edit()
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape' })
  edit()
  const field = screen.getByLabelText('Title')
  fireEvent.change(field, { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the title' }))
  screen.getByText('Required*')
  fireEvent.change(field, { target: { value: 'Rolls ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the title' }))
  await waitFor(() => expect(sentOf(sent, 'update_video')).toMatchObject([{ video_id: 1, title: 'Rolls' }]))
})

test('an own channel without videos says how to begin; deleting it asks in the documented words', async () => {
  logIn(7)
  const sent = answersIn('owner', [])
  const router = openAt('/mychannel/70')
  await screen.findByText('Upload your first video')
  fireEvent.click(screen.getByRole('button', { name: 'Delete this channel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm to submit' }))
  dialog.getByText(/Are you sure you want to delete this channel\?/)
  dialog.getByText(/This action cannot be undone\./)
  fireEvent.click(dialog.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/allchannel'))
  expect(sentOf(sent, 'delete_channel')).toMatchObject([{ channel_id: 70 }])
  // What is gone isn't asked for again, neither by the page that showed it nor on the way back to it.
  await act(() => router.navigate({ to: '/mychannel/70' }))
  await screen.findByRole('heading', { name: 'Channel not found' })
  expect(sentOf(sent, 'get_channel')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('heading', { name: 'Kitchen' })
})

test('an own channel is customised', async () => {
  logIn(7)
  const sent = answersIn('owner')
  openAt('/mychannel/70')
  fireEvent.click(await screen.findByRole('button', { name: 'Customise channel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Customise channel' }))
  fireEvent.change(dialog.getByLabelText('About'), { target: { value: 'Rolls' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentOf(sent, 'update_channel')).toMatchObject([
      { channel_id: 70, channel_name: 'Kitchen', handle: 'kitchen', about: 'Rolls' },
    ]),
  )
})

test('an address of no channel says so', async () => {
  logIn(3)
  answers()
  openAt('/mychannel/x')
  await screen.findByRole('heading', { name: 'Channel not found' })
})
