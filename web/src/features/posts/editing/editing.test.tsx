import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../../compose/test-idb-kept.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn, png, stubFileUrls } from '../../../compose/test-compose.ts'
import { aPost } from '../test-posts.ts'
import { useEditor } from '../composer/use-composer.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))

let member = 0
let onServer: Post
let outcome: () => ReturnType<typeof success>
let edits: Array<Record<string, unknown>>

beforeEach(() => {
  storage.rows.clear()
  stubFileUrls()
  logIn(++member)
  edits = []
  onServer = aPost(5, {
    message: 'Old',
    post_type: 'private',
    hashtag: 'garden',
    hashtag_link: ['garden'],
    nsfw: 'Other',
    is_nsfw: 1,
    file: '/media/x.webp',
    file_type: 'image',
    file_state: 'ready',
    picture: { width: 1, height: 1, preview: '', sources: [], animated: false, alt: 'A cat' },
  })
  outcome = () => success({ recdata: { ...onServer, edited_at: '2026-11-21T09:00:00.000Z' } })
  answerWith(({ name, body }) => {
    if (name === 'post_card') return success({ recdata: onServer })
    if (name !== 'edit_post') return refusal('call_not_found', 404)
    edits.push(body)
    return outcome()
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(post = onServer) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const done = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useEditor(post, done), { wrapper })
  const readAnew = async () => {
    await waitFor(() => expect(client.isFetching()).toBe(0))
    await act(async () => client.invalidateQueries())
  }
  return { editor: result, done, close: unmount, readAnew }
}

test('all that the post has is there, and nothing is to be saved', async () => {
  const { editor } = open()
  expect(editor.current.draft).toMatchObject({
    text: 'Old',
    audience: 'private',
    alt: 'A cat',
    tags: ['garden'],
    nsfw: ['Other'],
    keepsFile: true,
  })
  expect(editor.current.isEmpty).toBe(true)
  act(() => editor.current.post())
  expect(edits).toEqual([])
  act(() => editor.current.setText('New'))
  expect(editor.current.isEmpty).toBe(false)
  act(() => editor.current.setText('Old'))
  expect(editor.current.isEmpty).toBe(true)
})

test('what is saved is all of it anew, with the file that it had', async () => {
  const { editor, done } = open()
  act(() => editor.current.setText(' New '))
  act(() => editor.current.setTags([]))
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(edits).toEqual([
    expect.objectContaining({
      post_id: 5,
      message: 'New',
      post_type: 'private',
      hashtag: '',
      nsfw: 'Other',
      alt: 'A cat',
      old_file_path: '/media/x.webp',
      old_file_type: 'image',
      idempotency_key: expect.any(String),
    }),
  ])
})

test('a file that is removed takes its words and the old-file fields along', async () => {
  const { editor, done } = open()
  act(() => editor.current.removeMedia())
  expect(editor.current.draft).toMatchObject({ keepsFile: false, alt: '' })
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(edits[0]).toMatchObject({ message: 'Old', alt: '', old_file_path: '', old_file_type: '' })
})

test('a post cannot lose both its words and its file', () => {
  const { editor } = open()
  act(() => editor.current.setText(''))
  expect(editor.current.isEmpty).toBe(false)
  act(() => editor.current.removeMedia())
  expect(editor.current.isEmpty).toBe(true)
})

test('another file takes the place of the old one once that is removed, and not its words', async () => {
  const { editor } = open()
  await act(async () => editor.current.addFiles([png()]))
  expect(editor.current).toMatchObject({ tookOne: 'kept', draft: { media: undefined, keepsFile: true } })
  act(() => editor.current.removeMedia())
  await act(async () => editor.current.addFiles([png()]))
  await waitFor(() => expect(editor.current.draft.media).toBeDefined())
  expect(editor.current.draft).toMatchObject({ keepsFile: false, alt: '' })
})

test('a failure keeps everything, and the same save again has the same key', async () => {
  outcome = () => refusal('internal', 500)
  const { editor, done } = open()
  act(() => editor.current.setText('New'))
  act(() => editor.current.post())
  await waitFor(() => expect(editor.current.problem).toMatchObject({ retry: true }))
  expect(editor.current.draft).toMatchObject({ text: 'New', tags: ['garden'], keepsFile: true })
  outcome = () => success({ recdata: onServer })
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(edits[1]?.['idempotency_key']).toBe(edits[0]?.['idempotency_key'])
})

test('unsaved changes come back as this post’s draft, and can be discarded', async () => {
  const first = open()
  act(() => first.editor.current.setText('Half'))
  first.close()
  await waitFor(() => expect(storage.rows.size).toBeGreaterThan(0))
  expect(open(aPost(6, { message: 'Another' })).editor.current.draft.text).toBe('Another')
  const { editor } = open()
  await waitFor(() => expect(editor.current.restored).toBe(true))
  expect(editor.current.draft).toMatchObject({ text: 'Half', tags: ['garden'], keepsFile: true })
  act(() => editor.current.discard())
  expect(editor.current).toMatchObject({ restored: false, isEmpty: true, draft: { text: 'Old' } })
  await waitFor(() => expect(storage.rows.size).toBe(0))
})

test('what was only looked at leaves no draft', async () => {
  const { editor, close } = open()
  act(() => editor.current.setText('x'))
  act(() => editor.current.setText('Old'))
  close()
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(storage.rows.size).toBe(0)
})

const changed = { edited_at: '2026-11-21T08:30:00.000Z', message: 'From the phone' }

test('a post that nothing was written in goes along with what changes elsewhere', async () => {
  const { editor, readAnew } = open()
  onServer = { ...onServer, ...changed }
  await readAnew()
  await waitFor(() => expect(editor.current.draft.text).toBe('From the phone'))
  expect(editor.current.isOutdated).toBe(false)
})

test('what changed elsewhere is told of before it is written over', async () => {
  const { editor, done } = open()
  act(() => editor.current.setText('Mine'))
  onServer = { ...onServer, ...changed }
  act(() => editor.current.post())
  await waitFor(() => expect(editor.current.isOutdated).toBe(true))
  expect(editor.current).toMatchObject({ draft: { text: 'Mine' }, edited: changed, sending: undefined })
  act(() => editor.current.post())
  expect(edits).toEqual([])
  act(() => editor.current.overwrite())
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(edits).toEqual([expect.objectContaining({ message: 'Mine' })])
})

test('what was written can be given up for it', async () => {
  const { editor, readAnew } = open()
  act(() => editor.current.setText('Mine'))
  onServer = { ...onServer, ...changed }
  await readAnew()
  await waitFor(() => expect(editor.current.isOutdated).toBe(true))
  act(() => editor.current.discard())
  expect(editor.current).toMatchObject({
    draft: { text: 'From the phone' },
    isOutdated: false,
    isEmpty: true,
  })
})

test('a save that arrived without its answer is no change from elsewhere', async () => {
  outcome = () => refusal('internal', 500)
  const { editor, readAnew } = open()
  act(() => editor.current.setText('New'))
  act(() => editor.current.post())
  await waitFor(() => expect(editor.current.problem).toBeDefined())
  onServer = { ...onServer, edited_at: changed.edited_at, message: 'New' }
  await readAnew()
  await waitFor(() => expect(editor.current.draft.base).toBe(changed.edited_at))
  expect(editor.current).toMatchObject({ isOutdated: false, isEmpty: true })
})

test('of a repost the remark alone is changed, also to none', async () => {
  onServer = {
    ...onServer,
    is_repost: 1,
    repost_comment: 'Look',
    repost_user_id: member,
    original_post_id: 4,
  }
  const { editor, done } = open()
  expect(editor.current).toMatchObject({
    wordsOnly: true,
    asksAudience: false,
    draft: { text: 'Look', tags: [] },
  })
  act(() => editor.current.setText(''))
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(edits[0]).toMatchObject({ post_id: 5, message: '', is_repost: 1, post_type: 'private' })
  expect(edits[0]).not.toHaveProperty('old_file_path')
})
