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
import { aPlaylist } from './test-playlists.ts'

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
    create_playlist: { recdata: aPlaylist(6) },
  })
  const link = await screen.findByRole('link', { name: 'Playlist 5' })
  expect(link.getAttribute('href')).toBe('/vtube/playlists/5')
  expect(screen.getByText(/2 videos · Private/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'New playlist' }))
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Bread' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only you can see it' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(calls('create_playlist')[0]?.body).toMatchObject({ name: 'Bread', is_private: 0 }),
  )
})

test('of one’s own playlist videos are removed, and it is deleted after a question', async () => {
  const { calls, router } = open('/vtube/playlists/5', {
    get_playlist: { response: aPlaylist(5), videos: [aSiteVideo(1)] },
    get_playlists: { response: [] },
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
    get_playlist: { response: aPlaylist(5), videos: [1, 2, 3].map((id) => aSiteVideo(id)) },
    get_playlists: { response: [] },
  })
  const choose = async (video: number, entry: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Move Video ${video}` }))
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  }
  const moved = () => calls('move_playlist_video').map(({ body }) => body)
  await choose(3, 'Move forward')
  await waitFor(() => expect(moved()[0]).toMatchObject({ playlist_id: 5, video_id: 3, before_video_id: 2 }))
  await choose(3, 'Move to the beginning')
  await waitFor(() => expect(moved()[1]).toMatchObject({ video_id: 3, before_video_id: 1 }))
  await choose(1, 'Move back')
  await waitFor(() => expect(moved()[2]).toMatchObject({ video_id: 1, before_video_id: 3 }))
  // To the end: before no other.
  await choose(2, 'Move back')
  await waitFor(() => expect(moved()[3]).toMatchObject({ video_id: 2 }))
  expect(moved()[3]).not.toHaveProperty('before_video_id')
  fireEvent.click(screen.getByRole('button', { name: 'Move Video 1' }))
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
})

test('another’s playlist is only shown', async () => {
  open('/vtube/playlists/5', {
    get_playlist: { response: aPlaylist(5, { user_id: 9, is_private: 0 }), videos: [aSiteVideo(1)] },
  })
  expect(await screen.findByRole('link', { name: /^Video 1/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Delete|Edit|Remove|Move/ })).toBeNull()
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
