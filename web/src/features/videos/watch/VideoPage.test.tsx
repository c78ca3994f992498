import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success, type ByCall } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { playing } from '../../../player/playing.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { fakeVideos } from '../../../ui/video/test-media.ts'
import { aWallet } from '../../wallet/test-wallet.tsx'
import { openAt } from '../test-app.tsx'
import { notJoinable } from '../test-memberships.ts'
import { aSiteVideo } from '../test-videos.ts'

beforeEach(() => {
  logIn(3)
  fakeVideos()
})
afterEach(() => {
  stage.clear()
  playing.set(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the page of video 1, beside which there is video 2. */
function open(video: Partial<SiteVideo> = {}, answers: ByCall<object> = {}) {
  const shown = [aSiteVideo(1, video), aSiteVideo(2)]
  const sent = answerWith(({ name, body }) => {
    const answer = answers[name]
    if (answer) return success(answer)
    const found = shown.find(({ video_id }) => video_id === Number(body['video_id']))
    switch (name) {
      case 'get_video':
        return found ? success({ response: found }) : refusal('video_not_found', 404)
      case 'get_all_videos':
        return success({ response: { videos: shown } })
      case 'get_channel_membership':
        return success({ recdata: notJoinable(70) })
      case 'get_channels':
        return success({ response: [] })
      case 'avatar_banner':
        return success({ recdata: { avatar: null } })
      default:
        return success()
    }
  })
  const router = openAt('/vtube/1')
  return { sent, router, calls: (name: string) => sent.filter((each) => each.name === name) }
}

test('a video that is gone, or not for the reader, is said not to be found', async () => {
  answerWith(() => refusal('video_not_found', 404))
  openAt('/vtube/9')
  expect(await screen.findByRole('heading', { name: "We can't find this video" })).toBeTruthy()
})

test('what is no id leads to the same', async () => {
  const sent = answerWith(() => success())
  openAt('/vtube/what')
  expect(await screen.findByRole('heading', { name: "We can't find this video" })).toBeTruthy()
  expect(sent.some(({ name }) => name === 'get_video')).toBe(false)
})

test('a like replaces a dislike, and a second press takes it back', async () => {
  const { calls } = open(
    { is_disliked: 1, dislike_count: 3, like_count: 1 },
    {
      video_reaction: { data: { video_id: 1, like_count: 2, dislike_count: 2, is_liked: 1, is_disliked: 0 } },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Like, 1' }))
  expect(screen.getByRole('button', { name: 'Like, 2' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Dislike, 2' }).getAttribute('aria-pressed')).toBe('false')
  await waitFor(() =>
    expect(calls('video_reaction')[0]?.body).toMatchObject({ video_id: 1, reaction: 'like' }),
  )
})

test('the member subscribes at once, and nobody to their own channel', async () => {
  const { calls } = open(
    {},
    { toggle_subscription: { data: { channel_id: 70, is_subscribed: 1, subscriber_count: 3 } } },
  )
  expect(await screen.findByText('2 subscribers')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe to Kitchen' }))
  expect(screen.getByRole('button', { name: 'UnSubscribe from Kitchen' }).textContent).toBe('UnSubscribe')
  expect(screen.getByText('3 subscribers')).toBeTruthy()
  await waitFor(() => expect(calls('toggle_subscription')).toHaveLength(1))
})

test('one’s own video has no button to subscribe', async () => {
  open({ user_id: 3 })
  await screen.findByRole('heading', { name: 'Video 1', level: 1 })
  expect(screen.queryByRole('button', { name: /Subscribe/ })).toBeNull()
})

test('a long description is cut, and its times lead into the video', async () => {
  open({ description: `Flour at 0:10. ${'x'.repeat(300)} The end` })
  const more = await screen.findByRole('button', { name: '...more' })
  expect(screen.queryByText(/The end/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Go to 10 seconds' })).toBeTruthy()
  fireEvent.click(more)
  expect(screen.getByText(/The end/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.queryByText(/The end/)).toBeNull()
})

test('starting it counts a view, and the next one opens at once from the list', async () => {
  const { calls, router } = open()
  const video = await waitFor(() => {
    const found = document.querySelector('video')
    if (!found) throw new Error('There is no video')
    return found
  })
  fireEvent.playing(video)
  await waitFor(() => expect(calls('video_view')[0]?.body).toMatchObject({ video_id: 1 }))
  const list = await screen.findByRole('region', { name: 'Watch next' })
  expect(within(list).getByText('More from Kitchen')).toBeTruthy()
  fireEvent.click(within(list).getByRole('link', { name: /Video 2/ }))
  expect(await screen.findByRole('heading', { name: 'Video 2', level: 1 })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/vtube/2')
})

test('without relation a video stands beside it for the reason of the server', async () => {
  const other = aSiteVideo(3, { channel_id: 71, why: [{ reason: 'watched', name: null }] })
  const { calls } = open({}, { get_all_videos: { response: { videos: [other, aSiteVideo(2)] } } })
  const list = await screen.findByRole('region', { name: 'Watch next' })
  expect(await within(list).findByText('Many people watch it to the end')).toBeTruthy()
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(within(list).getAllByRole('heading', { level: 3 })[0]?.textContent).toMatch(/^Video 2/)
  expect(calls('get_all_videos')[0]?.body).toMatchObject({ feed: 'recommended' })
})

test('where comments are off, it says so', async () => {
  open({ takes_comments: 0 })
  expect(await screen.findByText('Comments are turned off for this video.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /comment/ })).toBeNull()
})

test('a link can begin where the video is', async () => {
  open()
  const { setPlayhead } = await import('../../../player/playhead.ts')
  await screen.findByRole('heading', { name: 'Video 1', level: 1 })
  setPlayhead({ name: 'video 1', time: 83.4, seek: () => {} })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share this video' })
  expect(within(dialog).getByLabelText('Link')).toHaveProperty('value', `${location.origin}/vtube/1`)
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Start at 1:23' }))
  expect(within(dialog).getByLabelText('Link')).toHaveProperty('value', `${location.origin}/vtube/1?t=83`)
})

test('its code for other sites has the ratio of the video, and can begin where it is', async () => {
  const written = vi.fn(async (_text: string) => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
  open({ title: 'Tea & "cake"' }, { video_site: { recdata: { is_open: 1 } } })
  const { setPlayhead } = await import('../../../player/playhead.ts')
  await screen.findByRole('heading', { name: 'Tea & "cake"', level: 1 })
  setPlayhead({ name: 'video 1', time: 83.4, seek: () => {} })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this video' }))
  const code = (await dialog.findByLabelText('Embed code')) as HTMLTextAreaElement
  expect(code.value).toContain(`<iframe src="${location.origin}/embed/1" width="640" height="360"`)
  expect(code.value).toContain('title="Tea &amp; &quot;cake&quot;"')
  fireEvent.change(dialog.getByLabelText('Size of the player'), { target: { value: '1280' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Embed from 1:23' }))
  expect(code.value).toContain(`/embed/1?t=83" width="1280" height="720"`)
  fireEvent.click(dialog.getByRole('button', { name: 'Copy code' }))
  await waitFor(() => expect(written).toHaveBeenCalledWith(code.value))
  expect(dialog.getByText(/^Everyone can watch it on other sites/)).toBeTruthy()
})

test.each([
  ['is private', { visibility: 'Private' }, 1],
  ['is made for kids', { made_for_kids: 1 }, 1],
  ['is not for everybody', { is_nsfw: 1 }, 1],
  ['is on a site for members', {}, 0],
] as const)('a video that %s has no code for other sites', async (_name, video, is_open) => {
  const { isEmbeddable } = await import('./embed-code.ts')
  open(video, { video_site: { recdata: { is_open } } })
  await screen.findByRole('heading', { name: 'Video 1', level: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this video' }))
  await dialog.findByLabelText('Link')
  expect(isEmbeddable(aSiteVideo(1, video)) && is_open === 1).toBe(false)
  expect(dialog.queryByLabelText('Embed code')).toBeNull()
})

test('it can be downloaded where its author lets the reader', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.getAttribute('href')).toBe('/downloads/videos/1')
  })
  open({ download: '/downloads/videos/1' })
  fireEvent.click(await screen.findByRole('button', { name: 'More for Video 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Download' }))
  expect(saved).toHaveBeenCalledTimes(1)
})

test('otherwise it can’t', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'More for Video 1' }))
  await screen.findByRole('menuitem', { name: 'Save to playlist' })
  expect(screen.queryByRole('menuitem', { name: 'Download' })).toBeNull()
})

test('its author can be rewarded for it, and what it was given is said', async () => {
  const { calls } = open(
    { tips: '12.5', tip_count: 2, takes_comments: 0 },
    { wallet_balance: { recdata: aWallet() }, video_tip: { recdata: {} } },
  )
  expect(await screen.findByText('12.5 tokens')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Reward' }))
  fireEvent.click(await screen.findByRole('button', { name: '5' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(calls('video_tip')[0]?.body).toMatchObject({ video_id: 1, token: '5' }))
})

test('nobody rewards themselves', async () => {
  open({ user_id: 3, takes_comments: 0 })
  expect(await screen.findByRole('button', { name: 'Share' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reward' })).toBeNull()
})

test('another’s video can be reported', async () => {
  open({ takes_comments: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'More for Video 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
  expect(await screen.findByRole('dialog', { name: 'Report this video' })).toBeTruthy()
})
