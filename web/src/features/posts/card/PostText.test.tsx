import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { logIn } from '../../../compose/test-compose.ts'
import { aPost } from '../test-posts.ts'
import { PostText } from './PostText.tsx'
import { aRepost, renderCards } from './test-cards.tsx'

beforeEach(() => {
  logIn(3)
  location.hash = '#/dashboard'
})

const words = () => screen.getByText(/Hello/)
const isAt = (path: string) => expect(location.hash).toBe(`#${path}`)

test('a press on the words opens the post', async () => {
  renderCards(<PostText post={aPost(5, { message: 'Hello there' })} />)
  fireEvent.click(words())
  await waitFor(() => isAt('/timeLine/7/5'))
})

test('one on a remark opens the repost', async () => {
  renderCards(<PostText post={aRepost(6, { repost_comment: 'Hello again' })} />)
  fireEvent.click(words())
  await waitFor(() => isAt('/timeLine/8/6'))
})

test('one on a link or a name is for that, and one that selects words opens nothing', () => {
  renderCards(<PostText post={aPost(5, { message: 'Hello #bread' })} />)
  fireEvent.click(screen.getByRole('link', { name: '#bread' }))
  vi.spyOn(document.defaultView ?? window, 'getSelection').mockReturnValue({
    isCollapsed: false,
  } as Selection)
  fireEvent.click(words())
  fireEvent.click(words(), { ctrlKey: true })
  expect(location.hash).not.toContain('/timeLine/7/5')
})

test('on its own page the words are only words', () => {
  renderCards(<PostText post={aPost(5, { message: 'Hello there' })} opened />)
  fireEvent.click(words())
  isAt('/dashboard')
})
