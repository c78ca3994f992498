import { RouterContextProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { aReel } from '../test-reels.ts'
import { ReelInPlace } from './ReelInPlace.tsx'

beforeEach(() => {
  logIn(3)
  answerWith(() => success({ age: 'adult', nsfw_setting: [] }))
})
afterEach(() => vi.unstubAllGlobals())

const show = (...[props]: Parameters<typeof ReelInPlace>) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <ReelInPlace {...props} />
    </RouterContextProvider>,
  )

test('a reel in a post shows whose it is and what they say, and its picture leads to it', () => {
  show({ reelId: 5, reel: aReel(5, { message: 'Fresh bread', view_count: 12 }) })
  const reel = screen.getByRole('group', { name: 'Reel by Member 7' })
  expect(reel.textContent).toContain('Fresh bread')
  expect(reel.textContent).toContain('12 views')
  const link = screen.getByRole('link', { name: /Reel by Member 7: Fresh bread/ })
  expect(link.getAttribute('href')).toContain('/reel?reelid=5')
  expect(document.querySelector('video')).toBeNull()
})

test('of a sensitive one neither its picture nor its words are shown', async () => {
  show({ reelId: 5, reel: aReel(5, { message: 'Bare', is_nsfw: 1, nsfw: 'Nudity' }) })
  await screen.findByText('Sensitive')
  expect(screen.queryByText('Bare')).toBeNull()
  expect(document.querySelector('img[src*=still]')).toBeNull()
})

test('one that is gone, or not for this member, says so', () => {
  show({ reelId: 5, reel: null })
  screen.getByText('This reel is no longer available.')
  expect(screen.queryByRole('link')).toBeNull()
})
