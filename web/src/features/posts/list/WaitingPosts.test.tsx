import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStale } from '../../../api/live.ts'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { questions } from '../../../ui/dialog/confirm.ts'
import { toasts } from '../../../ui/notices/toast.ts'
import { expectPost, onPosted } from '../composer/posted.ts'
import { PublishedPosts } from './PublishedPosts.tsx'
import { onRestoreDraft } from '../composer/restore-draft.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { aPost, someFiles } from '../test-posts.ts'
import { WaitingPosts } from './WaitingPosts.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => vi.unstubAllGlobals())

// Each test uses new ids, since deleted posts are remembered by id.
let last = 100
const processing = (change: Partial<Post> = {}) =>
  aPost(++last, { file_state: 'processing', file_progress: 43, ...change })
const failed = () => aPost(++last, { file_state: 'failed', file_failure: 'The video is too long.' })

/** Answers as a server with these waiting posts, and renders the section that shows them. */
async function shown(...posts: Post[]) {
  const state = { waiting: posts, found: posts }
  const asked: string[] = []
  const requests = answerWith(({ name, body }) => {
    asked.push(name)
    if (name === 'waiting_posts') return success({ recdata: state.waiting })
    if (name !== 'post_card') return success()
    const post = state.found.find(({ post_id }) => post_id === body['post_id'])
    return post ? success({ recdata: post }) : refusal('post_not_found', 404)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderInApp(
    <QueryClientProvider client={client}>
      <WaitingPosts place="home" />
      <PublishedPosts />
    </QueryClientProvider>,
  )
  if (posts.length > 0) await screen.findByRole('region', { name: 'Posts not published yet' })
  const hint = () => act(() => makeStale(client, ['waiting:7']))
  return { state, requests, asked, hint }
}

const toastTexts = () => toasts.get().map(({ text }) => text)
// The same text again is a new toast that replaces the first.
const lastToast = () => toasts.get().at(-1)?.id

test('nothing is shown where nothing waits', async () => {
  const { asked } = await shown()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})

test('a post says how far its file is, live', async () => {
  const post = processing()
  const { state, hint } = await shown(post)
  screen.getByText('Processing… 43%')
  screen.getByText(post.message)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43')
  state.waiting = [{ ...post, file_progress: 80 }]
  await hint()
  await screen.findByText('Processing… 80%')
})

test('of several pictures one that failed is taken off in the editor, and the others stay', async () => {
  const [one, other] = someFiles(undefined, undefined)
  if (!one || !other) throw new Error('two files')
  const files = [one, { ...other, file_state: 'failed' as const, file_failure: 'It is damaged.' }]
  const post = aPost(++last, { file_state: 'failed', file_failure: 'It is damaged.', files })
  await shown(post)
  await screen.findByText('Picture 2: It is damaged.')
  fireEvent.click(screen.getByRole('button', { name: 'Edit and resend' }))
  await vi.waitFor(() => expect(stage.get()).toMatchObject({ props: { post } }), { timeout: 10_000 })
  stage.clear()
})

test('one that is ready leaves the list, is announced on top and told of', async () => {
  const post = processing()
  const announced = vi.fn()
  const stop = onPosted(announced)
  const { state, hint } = await shown(post)
  state.waiting = []
  state.found = [{ ...post, file_state: 'ready', file_progress: null }]
  await hint()
  await waitFor(() => expect(announced).toHaveBeenCalledWith(state.found[0]))
  expect(screen.queryByRole('region')).toBeNull()
  expect(toastTexts()).toContain('Posted')
  stop()
})

test('one that was ready before the list was read is announced as well, and only once it is', async () => {
  const { asked, hint, state } = await shown()
  await waitFor(() => expect(asked).toContain('waiting_posts'))
  const announced: number[] = []
  const stop = onPosted(({ post_id }) => announced.push(post_id))
  const post = processing()
  // The answer said it was waiting, but the list being read is older.
  expectPost(post.post_id)
  state.found = [post]
  await hint()
  await waitFor(() => expect(asked.filter((name) => name === 'post_card')).toHaveLength(1))
  expect(announced).toEqual([])
  state.found = [{ ...post, file_state: 'ready' }]
  await hint()
  await waitFor(() => expect(announced).toEqual([post.post_id]))
  await hint()
  expect(announced).toEqual([post.post_id])
  stop()
})

test('who reads further down is not taken to the top', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
  const post = processing()
  const announced = vi.fn()
  const stop = onPosted(announced)
  const { state, hint, asked } = await shown(post)
  state.waiting = []
  state.found = [{ ...post, file_state: 'ready' }]
  await hint()
  await waitFor(() => expect(asked.at(-1)).toBe('post_card'))
  await act(async () => {})
  expect(announced).not.toHaveBeenCalled()
  stop()
})

test('one that was deleted elsewhere is not called published', async () => {
  const { state, hint, asked } = await shown(processing())
  const before = lastToast()
  state.waiting = []
  state.found = []
  await hint()
  await waitFor(() => expect(asked.at(-1)).toBe('post_card'))
  await act(async () => {})
  expect(lastToast()).toBe(before)
})

test('what another member has posted is not called one’s own', async () => {
  const post = processing()
  const { state, hint, asked } = await shown(post)
  const before = lastToast()
  state.waiting = []
  state.found = [{ ...post, user_id: 8, file_state: 'ready' }]
  await hint()
  await waitFor(() => expect(asked.at(-1)).toBe('post_card'))
  await act(async () => {})
  expect(lastToast()).toBe(before)
})

test('a failed one says why and gives its words back to the composer', async () => {
  const marks = { hashtag_link: ['garden'], nsfw: 'Other' }
  const post = { ...failed(), ...marks, post_type: 'private' as const }
  const taken = vi.fn(() => true)
  const stop = onRestoreDraft(taken)
  const { requests } = await shown(post)
  expect(screen.getByRole('alert').textContent).toBe('The video is too long.')
  fireEvent.click(screen.getByRole('button', { name: 'Edit and resend' }))
  expect(taken).toHaveBeenCalledWith('home', {
    text: post.message,
    alt: '',
    audience: 'private',
    tags: ['garden'],
    nsfw: ['Other'],
  })
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'post_delete')?.body).toMatchObject({
      post_id: post.post_id,
    }),
  )
  expect(screen.queryByRole('region')).toBeNull()
  expect(toastTexts()).toContain('Your text is back in the editor')
  stop()
})

test('where no composer takes the words, the post stays', async () => {
  const { asked } = await shown(failed())
  fireEvent.click(screen.getByRole('button', { name: 'Edit and resend' }))
  await act(async () => {})
  expect(asked).toEqual(['waiting_posts'])
  screen.getByRole('alert')
  expect(toastTexts()).toContain("Couldn't move your text to the editor. Please try again in a moment.")
})

test('Delete asks first, and what was deleted here is not looked for', async () => {
  const { requests, asked, state, hint } = await shown(failed())
  fireEvent.click(screen.getByRole('button', { name: 'Delete this post' }))
  expect(asked).toHaveLength(1)
  act(() => questions.get()?.answer(true))
  await waitFor(() => expect(requests.some(({ name }) => name === 'post_delete')).toBe(true))
  expect(screen.queryByRole('region')).toBeNull()
  state.waiting = []
  await hint()
  await act(async () => {})
  expect(asked.at(-1)).toBe('waiting_posts')
})

test('the first of a thread goes with the others', async () => {
  const thread = { first_post_id: last + 1, place: 1, count: 2 }
  await shown(processing({ thread }), processing({ thread: { ...thread, place: 2 } }))
  screen.getByRole('button', { name: 'Delete this thread' })
  screen.getByRole('button', { name: 'Delete this post' })
})

test('what waits for a group is shown there alone', async () => {
  await shown(processing(), processing({ group_id: 5 }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('what was just posted comes into view, what waited before leaves the page where it is', async () => {
  const into = vi.fn()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(into)
  const { state, hint } = await shown(processing())
  expect(into).not.toHaveBeenCalled()
  const fresh = processing()
  expectPost(fresh.post_id)
  state.waiting = [fresh, ...state.waiting]
  await hint()
  await waitFor(() => expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' }))
})
