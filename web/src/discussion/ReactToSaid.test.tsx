import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../api/test-server.ts'
import { logIn } from '../compose/test-compose.ts'
import { renderInApp } from '../test-render.tsx'
import { ReactToSaid } from './ReactToSaid.tsx'
import { aSaid } from './test-discussion.ts'

vi.mock('idb-keyval', () => import('../compose/test-idb.ts'))

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

const like = (name = 'Like the comment by Member 7') => screen.getByRole('button', { name })
const dislike = () => screen.getByRole('button', { name: 'Dislike the comment by Member 7' })
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

test('a dislike replaces a like at once and shows no number', async () => {
  const asked = answerWith(({ name }) =>
    success({
      data: {
        comment_id: 5,
        object_id: 1,
        like_count: 1,
        dislike_count: 1,
        liked: 0,
        disliked: Number(name === 'dislike_comment'),
      },
    }),
  )
  renderInApp(<ReactToSaid said={aSaid(5, { like_count: 2, liked: 1, disliked: 0 })} />)
  expect(pressed(like('Like the comment by Member 7, 2'))).toBe(true)
  fireEvent.click(dislike())
  expect(pressed(dislike())).toBe(true)
  expect(dislike().textContent).toBe('')
  expect(pressed(like('Like the comment by Member 7, 1'))).toBe(false)
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('dislike_comment'))
})

test('a second press takes a dislike back by the same call', async () => {
  const asked = answerWith(() =>
    success({
      data: { comment_id: 6, object_id: 1, like_count: 0, dislike_count: 0, liked: 0, disliked: 0 },
    }),
  )
  renderInApp(<ReactToSaid said={aSaid(6, { like_count: 0, liked: 0, disliked: 1 })} />)
  fireEvent.click(dislike())
  expect(pressed(dislike())).toBe(false)
  await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['dislike_comment']))
})
