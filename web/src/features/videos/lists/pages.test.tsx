import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success, type ByCall } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { videoOrder } from '../home/order.ts'
import { openAt } from '../test-app.tsx'
import { aChannel } from '../test-channels.ts'
import { aSiteVideo } from '../test-videos.ts'

beforeEach(() => logIn(3))
afterEach(() => {
  videoOrder.set({ newestOnly: false })
  questions.get()?.answer(false)
  vi.unstubAllGlobals()
})

function open(address: string, answers: ByCall<object>) {
  const sent = answerWith(({ name }) => {
    const answer = answers[name]
    return answer
      ? success(answer)
      : ['reel_timeline', 'waiting_reels'].includes(name)
        ? success({ reels: [] })
        : success()
  })
  const router = openAt(address)
  return { router, calls: (name: string) => sent.filter((each) => each.name === name) }
}

const titles = () =>
  [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent.slice(0, 7))

test('home goes on where one stopped, and recommends in the order and for the reasons of the server', async () => {
  const { calls } = open('/vtube', {
    get_continue_watching: { videos: [aSiteVideo(9, { resume_at: 40, watched_percent: 32 })] },
    get_all_videos: {
      response: {
        videos: [
          aSiteVideo(2, {
            why: [
              { reason: 'subscribed', name: 'Kitchen' },
              { reason: 'fresh', name: null },
            ],
          }),
          aSiteVideo(1, { why: [{ reason: 'interest', name: 'bread' }] }),
          aSiteVideo(3, { why: [{ reason: 'public', name: null }] }),
        ],
      },
    },
  })
  expect(await screen.findByText("You're subscribed to Kitchen")).toBeTruthy()
  expect(screen.getByText('About #bread, one of your interests')).toBeTruthy()
  expect(screen.queryByText('New')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Continue watching' })).toBeTruthy()
  expect(
    screen.getByRole('link', { name: 'Video 9, 2 minutes 5 seconds, 32% watched' }).getAttribute('href'),
  ).toBe('/vtube/9')
  expect(titles()).toEqual(['Video 9', 'Video 2', 'Video 1', 'Video 3'])
  expect(calls('get_all_videos').map(({ body }) => body['feed'])).toEqual(['recommended'])
})

test('home can be newest only, and stays so', async () => {
  const { calls } = open('/vtube', {
    get_continue_watching: { videos: [] },
    get_all_videos: { response: { videos: [aSiteVideo(1)] } },
  })
  fireEvent.click(await screen.findByRole('radio', { name: 'Newest only' }))
  expect(screen.getByRole('heading', { name: 'Newest' })).toBeTruthy()
  await waitFor(() =>
    expect(calls('get_all_videos').map(({ body }) => body['feed'])).toEqual(['recommended', 'newest']),
  )
  expect(videoOrder.get()).toEqual({ newestOnly: true })
})

test('home without videos says so, and a failure can be tried again', async () => {
  let fails = true
  answerWith(({ name }) => {
    if (['reel_timeline', 'waiting_reels'].includes(name)) return success({ reels: [] })
    if (name === 'get_continue_watching') return success({ videos: [] })
    return fails ? refusal('internal', 400) : success({ response: { videos: [] } })
  })
  openAt('/vtube')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  fails = false
  fireEvent.click(retry)
  expect(await screen.findByText('No videos yet')).toBeTruthy()
})

test('results are in pages of five, and filters are in the address', async () => {
  const found = Array.from({ length: 7 }, (_, index) => aSiteVideo(index + 1))
  const { router, calls } = open('/searchVideos/bread%20rye', {
    search_videos: { response: { videos: found } },
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Videos for “bread rye”')
  await waitFor(() => expect(titles()).toHaveLength(5))
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(titles()).toEqual(['Video 6', 'Video 7']))
  fireEvent.change(screen.getByRole('combobox', { name: 'Length' }), { target: { value: 'long' } })
  await waitFor(() =>
    expect(calls('search_videos').at(-1)?.body).toMatchObject({ search_term: 'bread rye', length: 'long' }),
  )
  expect(router.state.location.search).toEqual({ length: 'long' })
})

test('the search of the site leads to its results', async () => {
  const { router } = open('/searchVideos/bread', { search_videos: { response: { videos: [] } } })
  expect(await screen.findByText('No video found')).toBeTruthy()
  const field = screen.getByRole('searchbox', { name: 'Search videos' })
  expect(field).toHaveProperty('value', 'bread')
  fireEvent.change(field, { target: { value: ' rye/oats ' } })
  fireEvent.submit(field)
  await waitFor(() => expect(router.state.location.pathname).toBe('/searchVideos/rye%2Foats'))
})

test('results can be narrowed to a channel that is found by its name', async () => {
  const { router, calls } = open('/searchVideos/bread', {
    search_videos: { response: { videos: [aSiteVideo(1)] } },
    search_channels: { response: [aChannel(70, { name: 'Kitchen' })] },
    get_channel: { response: aChannel(70, { name: 'Kitchen' }) },
  })
  const field = await screen.findByRole('combobox', { name: 'Channel' })
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'kit' } })
  fireEvent.click(await screen.findByRole('option', { name: /Kitchen/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ channel: '70' }))
  await waitFor(() =>
    expect(calls('search_videos').at(-1)?.body).toMatchObject({ search_term: 'bread', channel_id: 70 }),
  )
  expect(calls('search_channels').at(-1)?.body).toMatchObject({ search_term: 'kit' })
  fireEvent.click(await screen.findByRole('button', { name: 'Not only Kitchen' }))
  await screen.findByRole('combobox', { name: 'Channel' })
  expect(router.state.location.search).not.toHaveProperty('channel')
})

test('a video leaves the history, which can be paused and cleared', async () => {
  const { calls } = open('/vtube/history', { get_watch_history: { videos: [aSiteVideo(1)], is_paused: 0 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Video 1 from your history' }))
  await waitFor(() => expect(calls('delete_watched')[0]?.body).toMatchObject({ video_id: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Pause history' }))
  await waitFor(() => expect(calls('pause_watch_history')[0]?.body).toMatchObject({ is_paused: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear history' }))
  await waitFor(() => expect(questions.get()).not.toBeNull())
  expect(calls('clear_watch_history')).toHaveLength(0)
  questions.get()?.answer(true)
  await waitFor(() => expect(calls('clear_watch_history')).toHaveLength(1))
})

test('saved videos can be removed, and subscriptions muted and ended', async () => {
  const { calls, router } = open('/vtube/watchlater', {
    saved_video_list: { videos: [aSiteVideo(1, { is_saved: 1 })] },
    video_save: { recdata: { video_id: 1, is_saved: 0 } },
    get_subscription_groups: { response: [] },
    mute_channel: { data: { channel_id: 70, is_muted: 1 } },
    toggle_subscription: { data: { channel_id: 70, is_subscribed: 0, subscriber_count: 1 } },
    get_subscriptions: {
      response: [
        {
          id: 70,
          name: 'Kitchen',
          handle: 'kitchen',
          file: null,
          video_count: 2,
          is_subscribed: 1,
          is_muted: 0,
          subscriber_count: 2,
        },
      ],
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Video 1 from Watch later' }))
  await waitFor(() => expect(calls('video_save')).toHaveLength(1))
  await router.navigate({ to: '/vtube/subscriptions/channels' } as never)
  const news = await screen.findByRole('button', { name: 'Tell me about new videos of Kitchen' })
  expect(news.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(news)
  expect(news.getAttribute('aria-pressed')).toBe('false')
  await waitFor(() => expect(calls('mute_channel')[0]?.body).toMatchObject({ channel_id: 70, is_muted: 1 }))
  fireEvent.click(await screen.findByRole('button', { name: 'UnSubscribe from Kitchen' }))
  await waitFor(() => expect(calls('toggle_subscription')[0]?.body).toMatchObject({ channel_id: 70 }))
})
