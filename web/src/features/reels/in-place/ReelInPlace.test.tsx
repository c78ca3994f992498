import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { fakeVideos } from '../../../ui/video/test-media.ts'
import { aPicture, aReel } from '../test-reels.ts'
import { ReelInPlace } from './ReelInPlace.tsx'
import { ReelPreview } from './ReelPreview.tsx'

const asked: string[] = []

beforeEach(() => {
  logIn(3)
  fakeVideos()
  asked.length = 0
  answerWith(({ name }) => {
    asked.push(name)
    return success({ age: 'adult', nsfw_setting: [], view_count: 13 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (...[props]: Parameters<typeof ReelInPlace>) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <ReelInPlace {...props} />
    </RouterContextProvider>,
  )

test('a video in a post says whose it is and what they say, and plays there', async () => {
  const cover = aPicture({ sources: [{ width: 360, url: '/media/cover.webp' }] })
  show({ reelId: 5, reel: aReel(5, { message: 'Fresh bread', view_count: 12, cover }), autoplay: false })
  const reel = screen.getByRole('group', { name: 'Reel by Member 7' })
  expect(reel.textContent).toContain('Fresh bread')
  expect(reel.textContent).toContain('12 views')
  expect(document.querySelector('img[src*=cover]')).not.toBeNull()
  const link = screen.getByRole('link', { name: 'Open in Reels' })
  expect(link.getAttribute('href')).toContain('/reel?reelid=5')
  fireEvent.click(await screen.findByRole('button', { name: /^Play: Video by Member 7/ }))
  const video = document.querySelector('video')
  if (!video) throw new Error('It has no player')
  Object.defineProperty(video, 'currentTime', { value: 59, writable: true })
  fireEvent.timeUpdate(video)
  await waitFor(() => expect(asked).toContain('record_reel_view'))
})

test('a picture in a post leads to the reel', () => {
  const reel = aReel(5, { message: 'Fresh bread', video: null, picture: aPicture() })
  show({ reelId: 5, reel, autoplay: false })
  const link = screen.getByRole('link', { name: /Reel by Member 7: Fresh bread/ })
  expect(link.getAttribute('href')).toContain('/reel?reelid=5')
})

test('of a sensitive one neither its picture nor its words are shown', async () => {
  show({ reelId: 5, reel: aReel(5, { message: 'Bare', is_nsfw: 1, nsfw: 'Nudity' }), autoplay: true })
  await screen.findByText('This reel is marked as sensitive.')
  expect(screen.queryByText('Bare')).toBeNull()
  expect(document.querySelector('img[src*=still], video')).toBeNull()
})

test('one that is gone, or not for this member, says so', () => {
  show({ reelId: 5, reel: null, autoplay: true })
  screen.getByText('This reel is no longer available.')
  expect(screen.queryByRole('link')).toBeNull()
})

const preview = () => renderInApp(<ReelPreview reelId={5} by="Member 7" />)

test('while it is written, a post shows the reel without links, and it does not play', async () => {
  answerWith(({ name }) =>
    name === 'reel_by_id' ? success({ reel: aReel(5, { message: 'Fresh bread' }) }) : success({}),
  )
  preview()
  screen.getByText('Reel by Member 7')
  await screen.findByText('Fresh bread')
  expect(document.querySelector('img[src*=still]')).not.toBeNull()
  expect(document.querySelector('video, a')).toBeNull()
})

test('it says so if the reel is gone by then', async () => {
  answerWith(() => refusal('reel_not_found', 404))
  preview()
  await screen.findByText('This reel is no longer available.')
})
