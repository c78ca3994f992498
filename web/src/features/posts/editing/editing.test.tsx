import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../../compose/test-idb-kept.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { thisTab } from '../../../compose/draft-tab.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { aPost } from '../test-posts.ts'
import { blankPost } from '../composer/post-draft.ts'
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
  const file = {
    file: '/media/x.webp',
    file_type: 'image' as const,
    file_state: 'ready' as const,
    file_progress: null,
    file_failure: null,
    picture: { width: 1, height: 1, preview: '', sources: [], animated: false, alt: 'A cat' },
    video: null,
  } satisfies Partial<Post>
  onServer = aPost(5, {
    message: 'Old',
    post_type: 'private',
    hashtag: 'garden',
    hashtag_link: ['garden'],
    nsfw: 'Other',
    is_nsfw: 1,
    ...file,
    files: [{ ...file, file_id: '71' }],
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
    files: [{ id: '71', media: undefined, alt: 'A cat' }],
    tags: ['garden'],
    nsfw: ['Other'],
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
      file_order: '71',
      idempotency_key: expect.any(String),
    }),
  ])
})

test('a file that is removed takes its words along', async () => {
  const { editor, done } = open()
  act(() => editor.current.removeFile('71'))
  expect(editor.current.draft).toMatchObject({ files: [], alt: '' })
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(edits[0]).toMatchObject({ message: 'Old', file_order: '' })
  expect(edits[0]).not.toHaveProperty('alt')
})

test('a post cannot lose both its words and its file', () => {
  const { editor } = open()
  act(() => editor.current.setText(''))
  expect(editor.current.isEmpty).toBe(false)
  act(() => editor.current.removeFile('71'))
  expect(editor.current.isEmpty).toBe(true)
})

test('new pictures are added to those that it has, in any order, and go with their places', async () => {
  const { answer } = holdUpload()
  const { editor, done } = open()
  await act(async () => editor.current.addFiles([png('1.png'), png('2.png')]))
  await waitFor(() => expect(editor.current.draft.files).toHaveLength(3))
  act(() => editor.current.moveFile(2, 0))
  act(() => editor.current.describe('media_2', ' Two '))
  act(() => editor.current.postAnyway())
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]).toMatchObject({
    name: 'edit_post',
    fields: { file_order: 'file,71,file_2', alt: 'Two', alt_2: 'A cat', alt_3: '' },
    files: { file: { name: '2.png' }, file_2: { name: '1.png' } },
  })
  await act(async () => answer({ message: 'x', recdata: onServer }))
  expect(done).toHaveBeenCalled()
})

test('a description that is known once its file is ready is not saved as empty', async () => {
  const ready = onServer
  const [file] = ready.files
  if (!file) throw new Error('one file')
  onServer = { ...ready, files: [{ ...file, file_state: 'processing', picture: null }] }
  const { editor, readAnew, done } = open()
  act(() => editor.current.setText('New'))
  onServer = ready
  await readAnew()
  await waitFor(() => expect(editor.current.draft.files[0]?.alt).toBe('A cat'))
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(edits[0]).toMatchObject({ message: 'New', alt: 'A cat' })
})

test('a draft of the time when a post had one file keeps the file that the post has', async () => {
  const tab = await thisTab()
  const { files: _, ...words } = blankPost
  const parts = { ...words, text: 'Half', alt: 'A tomcat', keepsFile: true }
  storage.rows.set(`${member}/post/edit.5/${tab}/words`, { version: 1, at: Date.now(), parts, files: {} })
  const { editor } = open()
  await waitFor(() => expect(editor.current.restored).toBe(true))
  expect(editor.current.draft).toMatchObject({
    text: 'Half',
    files: [{ id: '71', alt: 'A tomcat' }],
    alt: '',
  })
})

test('a failure keeps everything, and the same save again has the same key', async () => {
  outcome = () => refusal('internal', 500)
  const { editor, done } = open()
  act(() => editor.current.setText('New'))
  act(() => editor.current.post())
  await waitFor(() => expect(editor.current.problem).toMatchObject({ retry: true }))
  expect(editor.current.draft).toMatchObject({ text: 'New', tags: ['garden'], files: [{ id: '71' }] })
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
  expect(editor.current.draft).toMatchObject({ text: 'Half', tags: ['garden'], files: [{ id: '71' }] })
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

const inGroup = (topic: number | null) => {
  const of = { group_id: 3, group_topic_id: topic, group_topic: topic === null ? null : `Topic ${topic}` }
  onServer = { ...onServer, ...of }
  return onServer
}

test('the topic that a moderator gave meanwhile stays', async () => {
  const { editor, done, readAnew } = open(inGroup(1))
  act(() => editor.current.setText('New'))
  inGroup(2)
  await readAnew()
  await waitFor(() => expect(editor.current.draft).toMatchObject({ text: 'New', topic: 2 }))
  // Not even known here.
  inGroup(4)
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(edits).toEqual([expect.objectContaining({ message: 'New' })])
  expect(edits[0]).not.toHaveProperty('group_topic_id')
})

test.each([
  [undefined, ''],
  [3, 3],
])('the author’s own choice of the topic %s is saved', async (topic, sent) => {
  const { editor, done, readAnew } = open(inGroup(1))
  act(() => editor.current.setTopic(topic))
  inGroup(2)
  await readAnew()
  expect(editor.current.draft.topic).toBe(topic)
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(edits).toEqual([expect.objectContaining({ message: 'Old', group_topic_id: sent })])
})

test('a draft of the time before topics removes none', async () => {
  const { topic, topicBefore, ...before } = blankPost
  expect([topic, topicBefore]).toEqual([undefined, undefined])
  const parts = { ...before, text: 'Unsaved', audience: 'private' as const, base: onServer.created_at }
  storage.rows.set(`${member}/post/edit.5/${await thisTab()}/words`, {
    version: 1,
    at: Date.now(),
    parts,
    files: {},
  })
  const { editor, done } = open(inGroup(1))
  await waitFor(() => expect(editor.current.draft).toMatchObject({ text: 'Unsaved', topic: 1 }))
  act(() => editor.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(edits[0]).not.toHaveProperty('group_topic_id')
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
  expect(edits[0]).not.toHaveProperty('file_order')
})
