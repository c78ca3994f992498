import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStale } from '../../../api/live.ts'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { outbox } from '../../../compose/outbox/outbox.ts'
import { png, stubFileUrls } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toasts } from '../../../ui/notices/toast.ts'
import { withFile } from '../composer/draft-files.ts'
import { blankPost, type PostDraft } from '../composer/post-draft.ts'
import { onPosted } from '../composer/posted.ts'
import { onRestoreDraft } from '../composer/restore-draft.ts'
import { keepPost } from '../composer/waiting-posts.ts'
import { aPost } from '../test-posts.ts'
import { PublishedPosts } from './PublishedPosts.tsx'
import { WaitingPosts } from './WaitingPosts.tsx'

// jsdom has no IndexedDB; the browser tests use the real one.
vi.mock('../../../compose/outbox/outbox-store.ts', () => ({
  changeStored: async () => {},
  listStored: async () => [],
  clearStored: async () => {},
}))

let member = 200
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  stubFileUrls()
  answerWith(() => success({ recdata: [] }))
  openSession({ id: ++member, full_name: 'Ada', api_key: 'key.secret' } as Session)
  act(() => onlineManager.setOnline(false))
})
afterEach(() => {
  act(() => onlineManager.setOnline(true))
  vi.unstubAllGlobals()
})

const cat = { file: png('cat.png'), kind: 'image', seconds: undefined } as const
const files = withFile([], cat, 'A cat')

/** Renders the section with one waiting post. */
async function shown(draft: Partial<PostDraft> = {}) {
  renderInApp(<WaitingPosts place="home" />)
  await act(() => keepPost({ key: 'k', place: 'home', draft: { ...blankPost, text: 'Hello', ...draft } }))
  return within(await screen.findByRole('article', { name: 'Ada' }))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isHere = () => screen.queryByRole('article') !== null

test('a post that waits is shown as it will be, and says why it waits', async () => {
  const post = await shown({ audience: 'private', files })
  post.getByText('Hello')
  post.getByText('Waiting to send')
  post.getByText('Private')
  post.getByText("You're offline. This will continue when you're back.")
  post.getByRole('img', { name: 'A cat' })
  act(() => onlineManager.setOnline(true))
  post.getByText('Sending…')
  expect(post.queryByRole('button')).toBeNull()
})

test('it goes back into the form with all it has, unless that has something else', async () => {
  const given: unknown[] = []
  let takes = false
  const stop = onRestoreDraft((place, words) => {
    given.push([place, words])
    return takes
  })
  await shown({ files, tags: ['garden'] })
  press('Edit')
  expect(toasts.get().at(-1)).toMatchObject({ kind: 'error' })
  expect(isHere()).toBe(true)
  takes = true
  press('Edit')
  expect(isHere()).toBe(false)
  // It may have arrived: unchanged, it is the same post.
  expect(given.at(-1)).toMatchObject(['home', { text: 'Hello', files, tags: ['garden'], sentAs: 'k' }])
  stop()
})

test('one that an earlier version left, with its single file, is shown and goes back into the form', async () => {
  const given: unknown[] = []
  const stop = onRestoreDraft((_, words) => given.push(words) > 0)
  const { files: _, ...blank } = blankPost
  const old = { ...blank, media: cat, alt: 'A tomcat' } as unknown as PostDraft
  renderInApp(<WaitingPosts place="home" />)
  await act(() => keepPost({ key: 'k', place: 'home', draft: old }))
  await screen.findByRole('img', { name: 'A tomcat' })
  press('Edit')
  expect(given).toMatchObject([{ files: [{ media: cat, alt: 'A tomcat' }], alt: '' }])
  stop()
})

test('it is deleted at once, and Undo brings it back', async () => {
  await shown()
  press('Delete this post')
  expect(isHere()).toBe(false)
  const undo = toasts.get().findLast(({ kind }) => kind === 'undo')
  await act(async () => undo?.onUndo?.())
  expect(isHere()).toBe(true)
})

test('one that was refused says why, and is sent again', async () => {
  const post = await shown()
  await act(() =>
    outbox.change(`${member}.post.k`, (row) => row && { ...row, what: { ...row.what, refused: 'Too long' } }),
  )
  post.getByText("Couldn't publish your post")
  post.getByText('Too long')
  press('Retry')
  expect(post.queryByText('Too long')).toBeNull()
})

test('one that another tab has sent comes in here, also where somebody reads further down', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
  const sent = aPost(31, { user_id: member, file_state: 'ready' })
  answerWith(({ name }) => success({ recdata: name === 'post_card' ? sent : [] }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderInApp(
    <QueryClientProvider client={client}>
      <PublishedPosts />
    </QueryClientProvider>,
  )
  const announced = vi.fn()
  const stop = onPosted(announced)
  await act(() => keepPost({ key: 'k', place: 'home', draft: { ...blankPost, files } }))
  await act(() =>
    outbox.change(`${member}.post.k`, (row) => row && { ...row, what: { ...row.what, arrived: 31 } }),
  )
  await act(() => outbox.change(`${member}.post.k`, () => undefined))
  act(() => onlineManager.setOnline(true))
  await act(() => makeStale(client, [`waiting:${member}`]))
  await waitFor(() => expect(announced).toHaveBeenCalledWith(sent))
  stop()
})
