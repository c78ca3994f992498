import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { Composer } from './Composer.tsx'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: async () => [],
  getMany: async () => [],
  setMany: async () => {},
  delMany: async () => {},
}))

let member = 100

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('48em'), media }),
  )
  // What is written belongs to a member: each test has its own.
  openSession({ id: ++member, api_key: 'key.secret' } as Session)
})
afterEach(() => vi.unstubAllGlobals())

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const post = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })

/** The composer and a search beside it, with a post on its way; answers it when told. */
async function posting() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isRefused = false
  answerWith(async ({ name }) => {
    if (name !== 'add_post') return refusal('internal', 500)
    await promise
    return isRefused ? refusal('post_empty', 422) : success({ recdata: { post_id: 1, user_id: member } })
  })
  renderInApp(
    <>
      <Composer />
      <input type="search" />
    </>,
  )
  act(() => text().focus())
  fireEvent.change(text(), { target: { value: 'Hello' } })
  act(() => post().focus())
  fireEvent.click(post())
  await screen.findByRole('button', { name: 'Processing…' })
  // A browser takes the focus from a button that is disabled; jsdom lets it go only by way of another.
  act(() => screen.getByRole('searchbox').focus())
  act(() => screen.getByRole('searchbox').blur())
  fireEvent.pointerDown(text())
  expect(document.activeElement).toBe(document.body)
  return async (outcome: 'done' | 'refused') => {
    isRefused = outcome === 'refused'
    resolve()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Post' })).not.toBeNull())
  }
}

test('what has gone out leaves the focus in the form, where it was', async () => {
  const answer = await posting()
  await answer('done')
  await waitFor(() => expect(document.activeElement).toBe(text()))
})

test('what was refused leaves the focus in the form, where it was', async () => {
  const answer = await posting()
  await answer('refused')
  expect(document.activeElement).toBe(post())
})

test.each(['done', 'refused'] as const)(
  'who is elsewhere keeps the focus there when it is %s',
  async (how) => {
    const answer = await posting()
    const search = screen.getByRole('searchbox')
    act(() => search.focus())
    await answer(how)
    expect(document.activeElement).toBe(search)
  },
)

test.each(['done', 'refused'] as const)('who reads below is left alone when it is %s', async (how) => {
  const answer = await posting()
  fireEvent.pointerDown(document.body)
  await answer(how)
  expect(document.activeElement).toBe(document.body)
})

test.each(['done', 'refused'] as const)('who has scrolled on is left alone when it is %s', async (how) => {
  const answer = await posting()
  const card = screen.getByRole('region', { name: 'Create Post' })
  card.getBoundingClientRect = () => new DOMRect(0, -900, 600, 200)
  await answer(how)
  expect(document.activeElement).toBe(document.body)
})
