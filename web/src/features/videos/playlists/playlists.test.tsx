import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success, type ByCall } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { playing } from '../../../player/playing.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { fakeVideos } from '../../../ui/video/test-media.ts'
import { openAt } from '../test-app.tsx'
import { notJoinable } from '../test-memberships.ts'
import { aSiteVideo } from '../test-videos.ts'
import { anEntry, aPlaylist, unavailable } from './test-playlists.ts'

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

function open(address: string, answers: ByCall<object>) {
  const sent = answerWith(({ name }) => {
    const answer = answers[name]
    return answer ? success(answer) : success()
  })
  const router = openAt(address)
  return { router, calls: (name: string) => sent.filter((each) => each.name === name) }
}

test('one’s playlists are listed, and a new one can be created', async () => {
  const { calls } = open('/vtube/playlists', {
    get_playlists: { response: [aPlaylist(5)] },
    saved_playlist_list: { response: [aPlaylist(8, { user_id: 9, username: 'ada', visibility: 'Public' })] },
    create_playlist: { recdata: aPlaylist(6) },
  })
  const link = await screen.findByRole('link', { name: 'Playlist 5' })
  expect(link.getAttribute('href')).toBe('/vtube/playlists/5')
  expect(screen.getByText(/2 videos · Private/)).toBeTruthy()
  const saved = await screen.findByRole('region', { name: 'Saved from others' })
  expect(saved.textContent).toContain('2 videos · @ada')
  fireEvent.click(screen.getByRole('button', { name: 'New playlist' }))
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Bread' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Unlisted' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(calls('create_playlist')[0]?.body).toMatchObject({ name: 'Bread', visibility: 'Unlisted' }),
  )
})

test('of one’s own playlist videos are removed, and it is deleted after a question', async () => {
  const { calls, router } = open('/vtube/playlists/5', {
    get_playlist: { response: aPlaylist(5), entries: [anEntry(1), unavailable(2, 7)] },
    get_playlists: { response: [] },
    saved_playlist_list: { response: [] },
    toggle_playlist_video: { recdata: { playlist_id: 5, video_id: 1, has_video: 0, video_count: 1 } },
  })
  expect(await screen.findByRole('heading', { name: 'Playlist 5', level: 1 })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Video 1 from Playlist 5' }))
  await waitFor(() =>
    expect(calls('toggle_playlist_video')[0]?.body).toMatchObject({ playlist_id: 5, video_id: 1 }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(calls('delete_playlist')[0]?.body).toMatchObject({ playlist_id: 5 }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vtube/playlists'))
})

test('videos of one’s own playlist are moved, by keyboard as well', async () => {
  const { calls } = open('/vtube/playlists/5', {
    get_playlist: { response: aPlaylist(5), entries: [1, 2, 3].map(anEntry) },
    get_playlists: { response: [] },
  })
  const choose = async (video: number, entry: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Move Video ${video}` }))
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  }
  const moved = () => calls('move_playlist_video').map(({ body }) => body)
  const order = () =>
    screen.getAllByRole('listitem').flatMap((row) => /Video \d/.exec(row.textContent)?.[0] ?? [])
  await choose(3, 'Move forward')
  // At once, and with the focus where it was.
  expect(order()).toEqual(['Video 1', 'Video 3', 'Video 2'])
  expect(screen.getByText('Video 3: place 2 of 3')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Video 3' })),
  )
  await waitFor(() => expect(moved()[0]).toMatchObject({ playlist_id: 5, video_id: 3, before_video_id: 2 }))
  // What the server answers then counts.
  await waitFor(() => expect(order()).toEqual(['Video 1', 'Video 2', 'Video 3']))
  await choose(3, 'Move to the beginning')
  await waitFor(() => expect(moved()[1]).toMatchObject({ video_id: 3, before_video_id: 1 }))
  await waitFor(() => expect(order()[0]).toBe('Video 1'))
  await choose(1, 'Move back')
  await waitFor(() => expect(moved()[2]).toMatchObject({ video_id: 1, before_video_id: 3 }))
  await waitFor(() => expect(order()[0]).toBe('Video 1'))
  // To the end: before no other.
  await choose(1, 'Move to the end')
  await waitFor(() => expect(moved()[3]).toMatchObject({ video_id: 1 }))
  expect(moved()[3]).not.toHaveProperty('before_video_id')
})

test('a video is dragged to another place, and moved when it is dropped', async () => {
  const { calls } = open('/vtube/playlists/5', {
    get_playlist: { response: aPlaylist(5), entries: [1, 2, 3].map(anEntry) },
  })
  await screen.findByRole('button', { name: 'Move Video 1' })
  const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  for (const [place, row] of rows.entries())
    row.getBoundingClientRect = () => ({ top: place * 60, bottom: place * 60 + 60 }) as DOMRect
  const handle = rows[2]?.querySelector<HTMLElement>('[aria-hidden]')
  if (!handle) throw new Error('There is no handle')
  fireEvent.pointerDown(handle, { button: 0 })
  fireEvent.pointerMove(window, { clientY: 70 })
  fireEvent.pointerMove(window, { clientY: 10 })
  expect(calls('move_playlist_video')).toHaveLength(0)
  fireEvent.pointerUp(window)
  await waitFor(() =>
    expect(calls('move_playlist_video')[0]?.body).toMatchObject({ video_id: 3, before_video_id: 1 }),
  )
  expect(calls('move_playlist_video')).toHaveLength(1)
})

test('another’s playlist is shown, played and saved', async () => {
  const { calls, router } = open('/vtube/playlists/5', {
    get_playlist: {
      response: aPlaylist(5, { user_id: 9, visibility: 'Public' }),
      entries: [unavailable(1), anEntry(2), anEntry(3)],
    },
    get_video: { response: aSiteVideo(2) },
    get_all_videos: { response: { videos: [] } },
    get_channel_membership: { recdata: notJoinable(70) },
    playlist_save: { recdata: { playlist_id: 5, is_saved: 1 } },
  })
  expect((await screen.findByRole('link', { name: /^Video 2/ })).getAttribute('href')).toBe('/vtube/2?list=5')
  expect(screen.getByText('Unavailable video')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Play all' }).getAttribute('href')).toBe('/vtube/2?list=5')
  expect(screen.queryByRole('button', { name: /Delete|Edit|Remove|Move/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls('playlist_save')[0]?.body).toMatchObject({ playlist_id: 5 }))
  fireEvent.click(screen.getByRole('button', { name: 'Shuffle' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/vtube\/[23]$/))
  expect(router.state.location.search).toMatchObject({ list: '5', shuffle: expect.stringMatching(/-[23]$/) })
})

test('a private playlist is not shared, and an empty one has nothing to play', async () => {
  open('/vtube/playlists/5', { get_playlist: { response: aPlaylist(5), entries: [] } })
  expect(await screen.findByText('No videos in it yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Share|Shuffle/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Play all' })).toBeNull()
})

test('a video watched in a playlist has the list beside it, and goes on in it', async () => {
  const shown = [1, 2, 3].map((id) => aSiteVideo(id))
  const sent = answerWith(({ name, body }) => {
    if (name === 'get_playlist')
      return success({
        response: aPlaylist(5, { name: 'Bread' }),
        entries: [anEntry(1), unavailable(9), anEntry(2), anEntry(3)],
      })
    if (name === 'get_video') return success({ response: shown[Number(body['video_id']) - 1] })
    if (name === 'get_all_videos') return success({ response: { videos: [aSiteVideo(3)] } })
    if (name === 'get_channel_membership') return success({ recdata: notJoinable(70) })
    return success()
  })
  const router = openAt('/vtube/1?list=5')
  const panel = await screen.findByRole('group', { name: 'Playlist' })
  expect(within(panel).getByText(/1 of 3/).textContent).toContain('Next: Video 2')
  expect(within(panel).getByRole('link', { name: 'Video 1' }).getAttribute('aria-current')).toBe('page')
  expect(within(panel).getByText('Unavailable video')).toBeTruthy()
  expect(within(panel).getByRole('link', { name: 'Video 3' }).getAttribute('href')).toBe('/vtube/3?list=5')
  // Not the first of the related ones.
  await waitFor(() => expect(playing.get()?.player.next?.title).toBe('Video 2'))
  expect(playing.get()?.player.address).toBe('/vtube/1?list=5')
  expect(playing.get()?.player.onPrevious).toBeUndefined()
  playing.get()?.player.next?.open()
  await waitFor(() => expect(router.state.location.href).toBe('/vtube/2?list=5'))
  await waitFor(() => expect(playing.get()?.player.next?.title).toBe('Video 3'))
  playing.get()?.player.next?.open()
  await waitFor(() => expect(playing.get()?.player.title).toBe('Video 3'))
  await waitFor(() => expect(playing.get()?.player.next).toBeUndefined())
  fireEvent.click(screen.getByRole('button', { name: 'Repeat the playlist' }))
  await waitFor(() => expect(playing.get()?.player.next?.title).toBe('Video 1'))
  fireEvent.click(screen.getByRole('button', { name: 'Shuffle' }))
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      list: '5',
      loop: '1',
      shuffle: expect.stringMatching(/-3$/),
    }),
  )
  expect(within(screen.getByRole('group', { name: 'Playlist' })).getByText(/1 of 3/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Shuffle' }))
  await waitFor(() => expect(router.state.location.href).toBe('/vtube/3?list=5&loop=1'))
  expect(sent.filter(({ name }) => name === 'get_playlist')).toHaveLength(1)
})

test('a video is shown alone where its address names a playlist that is gone', async () => {
  answerWith(({ name }) => {
    if (name === 'get_playlist') return refusal('playlist_not_found', 404)
    if (name === 'get_video') return success({ response: aSiteVideo(1) })
    if (name === 'get_all_videos') return success({ response: { videos: [aSiteVideo(2)] } })
    if (name === 'get_channel_membership') return success({ recdata: notJoinable(70) })
    return success()
  })
  openAt('/vtube/1?list=5')
  await waitFor(() => expect(playing.get()?.player.next?.title).toBe('Video 2'))
  expect(screen.queryByRole('group', { name: 'Playlist' })).toBeNull()
})

test('one that is gone, or no id, is said not to be found', async () => {
  answerWith(() => refusal('playlist_not_found', 404))
  const router = openAt('/vtube/playlists/9')
  expect(await screen.findByText("We can't find this playlist")).toBeTruthy()
  await router.navigate({ to: '/vtube/playlists/what' } as never)
  expect(await screen.findByText("We can't find this playlist")).toBeTruthy()
})

test('a video is put in a playlist from its menu', async () => {
  const { calls } = open('/vtube/1', {
    get_channel_membership: { recdata: notJoinable(70) },
    get_video: { response: aSiteVideo(1, { takes_comments: 0 }) },
    get_all_videos: { response: { videos: [] } },
    get_playlists: { response: [aPlaylist(5), aPlaylist(6, { has_video: 1 })] },
    toggle_playlist_video: { recdata: { playlist_id: 5, video_id: 1, has_video: 1, video_count: 3 } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'More for Video 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save to playlist' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save to playlist' })
  const choice = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: 'Playlist 5' })
  expect(choice.checked).toBe(false)
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Playlist 6' }).checked).toBe(true)
  fireEvent.click(choice)
  expect(choice.checked).toBe(true)
  await waitFor(() =>
    expect(calls('toggle_playlist_video')[0]?.body).toMatchObject({ playlist_id: 5, video_id: 1 }),
  )
  expect(calls('get_playlists')[0]?.body).toMatchObject({ video_id: 1 })
})
