import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { upload, type UploadState } from '../../api/upload.ts'
import { endSession, openSession } from '../../api/session.ts'
import { answerWith, cookieOf, refusal, success } from '../../api/test-server.ts'
import { toasts } from '../../ui/toast.ts'
import { blankDraft, type Draft } from './draft.ts'
import type { MediaFile } from './media-file.ts'
import { onPosted } from './posted.ts'
import { restoreDraft, type Words } from './restore-draft.ts'
import { useComposer } from './use-composer.ts'

const storage = vi.hoisted(() => ({ rows: new Map<string, unknown>(), ready: Promise.resolve() }))
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: async () => [...storage.rows.keys()],
  getMany: async (keys: string[]) => {
    await storage.ready
    return keys.map((key) => storage.rows.get(key))
  },
  setMany: async (entries: Array<[string, unknown]>) => {
    for (const [key, value] of entries) storage.rows.set(key, value)
  },
  delMany: async (keys: string[]) => {
    for (const key of keys) storage.rows.delete(key)
  },
}))
vi.mock('./draft-tab.ts', () => ({
  thisTab: async () => 'tab',
  ifGone: async () => {},
}))
// jsdom tells no progress; upload.test.ts has the real one.
vi.mock('../../api/upload.ts')

let member = 0

function logIn(id: number) {
  openSession(JSON.parse(decodeURIComponent(cookieOf(id, 'session.key').slice('name='.length))))
}

beforeEach(() => {
  storage.rows.clear()
  storage.ready = Promise.resolve()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  // What is written belongs to a member: each test has its own.
  logIn(++member)
})
afterEach(() => vi.unstubAllGlobals())

function compose(place: 'home' | 'profile' = 'home') {
  const client = new QueryClient()
  const done = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useComposer(place, done), { wrapper })
  return { composer: result, done, leave: unmount }
}

/** Answers add_post; the limits are as usual. */
function answerPosts(reply: Parameters<typeof answerWith>[0]) {
  const posts: Awaited<ReturnType<typeof answerWith>> = []
  answerWith((sent) => {
    if (sent.name === 'show_upload_limits') return refusal('call_not_found', 404)
    posts.push(sent)
    return reply(sent, posts.length)
  })
  return posts
}

const png = (name = 'x.png', bytes = '\u0089PNG\r\n\u001a\n') =>
  new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

/** An upload that is told how it goes on. */
function holdUpload() {
  const { promise, resolve, reject } = Promise.withResolvers<never>()
  const tell: Array<(state: UploadState) => void> = []
  vi.mocked(upload).mockImplementation((_name, _fields, _files, { onChange, signal } = {}) => {
    if (onChange) tell.push(onChange)
    signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    return promise
  })
  const at = (phase: UploadState['phase'], sentBytes: number) =>
    act(() => tell.at(-1)?.({ phase, sentBytes, totalBytes: 100 }))
  return { at, answer: (answer: object) => resolve(answer as never) }
}

async function withPicture() {
  const made = compose()
  await act(async () => made.composer.current.addFiles([png()]))
  await waitFor(() => expect(made.composer.current.draft.media).toBeDefined())
  return made
}

/** Gives words back to a composer; answers whether they were taken. */
function back(place: 'home' | 'profile', words: Partial<Words>): boolean {
  let taken = false
  act(() => void (taken = restoreDraft(place, { text: '', alt: '', audience: 'public', ...words })))
  return taken
}

const posted = success({ recdata: { post_id: 1, user_id: 7 } })

test('nothing is posted of nothing', async () => {
  const requests = answerPosts(() => posted)
  const { composer } = compose()
  act(() => composer.current.setText('  \n '))
  act(() => composer.current.post())
  expect(composer.current.isEmpty).toBe(true)
  expect(requests).toHaveLength(0)
})

test('a post clears the composer and is announced', async () => {
  const requests = answerPosts(() => posted)
  const announced = vi.fn()
  const stop = onPosted(announced)
  const { composer, done } = compose()
  act(() => composer.current.setText(' Hello '))
  act(() => composer.current.setAudience('private'))
  act(() => composer.current.post())
  expect(composer.current.sending).toBeDefined()
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(requests[0]?.body).toMatchObject({ message: 'Hello', post_type: 'private' })
  expect(composer.current.draft).toMatchObject({ text: '', audience: 'public', sentAs: undefined })
  expect(announced).toHaveBeenCalledWith(expect.objectContaining({ post_id: 1 }))
  stop()
})

test('on the profile the audience is not sent', async () => {
  const requests = answerPosts(() => posted)
  const { composer, done } = compose('profile')
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(requests[0]?.body).not.toHaveProperty('post_type')
})

test('a retry of the same draft has the same key; a changed one is another post', async () => {
  const requests = answerPosts(() => refusal('internal', 500))
  const { composer } = compose()
  act(() => composer.current.setText('Hello'))
  for (const _ of [1, 2]) {
    act(() => composer.current.post())
    await waitFor(() => expect(composer.current.problem).toMatchObject({ retry: true }))
    expect(composer.current.sending).toBeUndefined()
  }
  expect(composer.current.draft.text).toBe('Hello')
  act(() => composer.current.setText('Hello!'))
  act(() => composer.current.post())
  await waitFor(() => expect(requests).toHaveLength(3))
  const [first, second, third] = requests.map(({ body }) => body['idempotency_key'])
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('what the server refuses for good is said without a Retry, and nothing is lost', async () => {
  answerPosts(() => refusal('post_empty', 422))
  const { composer } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  await waitFor(() =>
    expect(composer.current.problem).toMatchObject({ message: 'Text of post_empty', retry: false }),
  )
  expect(composer.current.draft.text).toBe('Hello')
})

test('a second press while the first is under way sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof posted>()
  const requests = answerPosts(() => promise)
  const { composer, done } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  act(() => composer.current.post())
  resolve(posted)
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(requests).toHaveLength(1)
})

test('a text that was cancelled on its way is not there afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof posted>()
  const requests = answerPosts(({ name }) => (name === 'add_post' ? promise : success()))
  const { composer } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  await act(async () => composer.current.cancel())
  expect(composer.current.sending).toBeUndefined()
  expect(composer.current.problem).toBeUndefined()
  expect(composer.current.draft.text).toBe('Hello')
  resolve(posted)
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'post_delete', body: { post_id: 1 } }))
  // Sent again it would be another post.
  expect(composer.current.draft.sentAs).toBeUndefined()
})

test('a file that cannot be is refused before it is sent, in the server’s words', async () => {
  const { composer } = compose()
  await act(async () => composer.current.addFiles([png('x.png', '<svg/>')]))
  await waitFor(() => expect(composer.current.problem).toMatchObject({ retry: false }))
  expect(composer.current.problem?.message).toMatch(/^This kind of file is not supported/)
  expect(composer.current.draft.media).toBeUndefined()
})

test('of several files the first is taken, and that is said until something else is done', async () => {
  const { composer } = compose()
  await act(async () => composer.current.addFiles([png('1.png'), png('2.png')]))
  await waitFor(() => expect(composer.current.tookOne).toBe(true))
  expect(composer.current.draft.media?.file.name).toBe('1.png')
  expect(composer.current.problem).toBeUndefined()
  act(() => composer.current.setText('Hello'))
  expect(composer.current.tookOne).toBe(false)
})

test('what was said of one file does not go with the next', async () => {
  const { composer } = await withPicture()
  act(() => composer.current.setAlt('A cat'))
  await act(async () => composer.current.addFiles([png('dog.png')]))
  await waitFor(() => expect(composer.current.draft.media?.file.name).toBe('dog.png'))
  expect(composer.current.draft.alt).toBe('')
})

test('captions go with a video only', async () => {
  const { composer } = await withPicture()
  await act(async () => composer.current.addFiles([new File(['WEBVTT'], 'x.vtt')]))
  await waitFor(() => expect(composer.current.problem?.message).toMatch(/^Captions go with a video/))
  const film = png('x.mp4', '\0\0\0\u0020ftypisom')
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'duration', { value: 7 })
    setTimeout(() => this.dispatchEvent(new Event('loadedmetadata')))
  })
  await act(async () => composer.current.addFiles([new File(['WEBVTT'], 'x.vtt'), film]))
  await waitFor(() => expect(composer.current.draft.captions?.name).toBe('x.vtt'))
  expect(composer.current.draft.media).toMatchObject({ kind: 'video', seconds: 7 })
  act(() => composer.current.removeMedia())
  expect(composer.current.draft.captions).toBeUndefined()
})

test('a post with a file waits: it clears the form, is not put into the list, and says so', async () => {
  const { answer } = holdUpload()
  const announced = vi.fn()
  const stop = onPosted(announced)
  const { composer, done } = await withPicture()
  act(() => composer.current.setAlt(' A cat '))
  act(() => composer.current.post())
  expect(vi.mocked(upload).mock.lastCall?.[1]).toMatchObject({ alt: 'A cat', post_type: 'public' })
  answer({ message: 'It waits', recdata: { post_id: 1, file_state: 'processing' } })
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(composer.current.draft).toMatchObject({ media: undefined, alt: '' })
  expect(announced).not.toHaveBeenCalled()
  expect(toasts.current().map(({ text }) => text)).toContain('It waits')
  stop()
})

test('an upload goes on while its author is elsewhere, and leaving the page is asked about', async () => {
  const { at, answer } = holdUpload()
  const first = await withPicture()
  act(() => first.composer.current.setText('Hello'))
  act(() => first.composer.current.post())
  at('sending', 40)
  const leaves = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(true)
  first.leave()
  at('sending', 70)
  const back = compose()
  expect(back.composer.current).toMatchObject({ draft: { text: 'Hello' }, sending: { sentBytes: 70 } })
  // What is on its way cannot be changed.
  act(() => back.composer.current.setText('Other'))
  expect(back.composer.current.draft.text).toBe('Hello')
  back.leave()
  await act(async () => answer({ message: 'Arrived', recdata: { post_id: 1, file_state: 'processing' } }))
  expect(toasts.current().map(({ text }) => text)).toContain('Arrived')
  expect(leaves()).toBe(false)
  expect(compose().composer.current.draft.text).toBe('')
})

test('cancelling stops the bytes, and takes back what had all left', async () => {
  const { at } = holdUpload()
  const { composer } = await withPicture()
  act(() => composer.current.post())
  at('sending', 40)
  await act(async () => composer.current.cancel())
  expect(composer.current.sending).toBeUndefined()
  expect(composer.current.draft.media).toBeDefined()
  expect(vi.mocked(upload).mock.lastCall?.[3]?.signal?.aborted).toBe(true)

  const again = holdUpload()
  const requests = answerPosts(() => success())
  act(() => composer.current.post())
  again.at('answering', 100)
  await act(async () => composer.current.cancel())
  expect(composer.current.sending).toBeUndefined()
  expect(vi.mocked(upload).mock.lastCall?.[3]?.signal?.aborted).toBe(false)
  await act(async () => again.answer({ message: 'x', recdata: { post_id: 5 } }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'post_delete', body: { post_id: 5 } }))
})

test('the words of a post that failed come back, beside what is being written', async () => {
  const { composer } = compose()
  act(() => composer.current.setText('New'))
  expect(back('profile', { text: 'Not here' })).toBe(false)
  expect(back('home', { text: 'Old', alt: 'A cat' })).toBe(true)
  expect(composer.current.draft).toMatchObject({ text: 'Old\nNew', alt: 'A cat', audience: 'public' })
  // The description waits for its file.
  await act(async () => composer.current.addFiles([png()]))
  await waitFor(() => expect(composer.current.draft.media).toBeDefined())
  expect(composer.current.draft.alt).toBe('A cat')
})

test('words that come back while another post is on its way are not taken, and that one arrives alone', async () => {
  const { answer } = holdUpload()
  const { composer, done } = await withPicture()
  act(() => composer.current.post())
  expect(back('home', { text: 'Old' })).toBe(false)
  await act(async () => answer({ message: 'x', recdata: { post_id: 1, file_state: 'processing' } }))
  expect(done).toHaveBeenCalled()
  expect(composer.current.draft.text).toBe('')
  expect(back('home', { text: 'Old' })).toBe(true)
})

test('after words have come back it is another post than the one that was refused', async () => {
  const requests = answerPosts(() => refusal('internal', 500))
  const { composer } = compose()
  act(() => composer.current.setText('New'))
  act(() => composer.current.post())
  await waitFor(() => expect(composer.current.problem).toBeDefined())
  back('home', { text: 'Old' })
  act(() => composer.current.post())
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]?.body['idempotency_key']).not.toBe(requests[0]?.body['idempotency_key'])
})

test('words of a private post come back as private, and stay so where nobody is asked', async () => {
  const requests = answerPosts(() => posted)
  const home = compose()
  act(() => home.composer.current.setText('New'))
  back('home', { text: 'Old', audience: 'private' })
  expect(home.composer.current.draft.audience).toBe('private')
  home.leave()
  const { composer } = compose('profile')
  back('profile', { text: 'Old', audience: 'private' })
  act(() => composer.current.post())
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ post_type: 'private' }))
})

/** What an earlier page has kept of this member; read when the given function is called. */
function keep(draft: Partial<Draft>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  storage.ready = promise
  const { media, captions, ...words } = { ...blankDraft, ...draft }
  const key = `${member}.home.tab`
  storage.rows.set(`${key}.words`, { ...words, media: 'm', captions: 'c', at: Date.now() })
  storage.rows.set(`${key}.media`, media && { id: 'm', file: media })
  storage.rows.set(`${key}.captions`, captions && { id: 'c', file: captions })
  return resolve
}
const kept = (part: string) => storage.rows.get(`${member}.home.tab.${part}`)

test('a letter typed before the kept draft is read loses nothing of it', async () => {
  const media: MediaFile = { file: png('x.mp4'), kind: 'video', seconds: 7 }
  const draft = { text: 'Old', audience: 'private', media, alt: 'A cat', captions: png('x.vtt') } as const
  const read = keep(draft)
  const { composer } = compose()
  act(() => composer.current.setText('N'))
  await act(async () => read())
  await waitFor(() => expect(composer.current.restored).toBe(true))
  expect(composer.current.draft).toEqual({ ...draft, text: 'Old\nN', sentAs: undefined })
})

test('what is posted before the kept draft is read goes out alone, and the draft comes after it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof posted>()
  const requests = answerPosts(() => promise)
  const read = keep({ text: 'Old' })
  const { composer, done } = compose()
  act(() => composer.current.setText('Quick'))
  act(() => composer.current.post())
  await act(async () => read())
  expect(composer.current).toMatchObject({ draft: { text: 'Quick' }, restored: false })
  resolve(posted)
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(requests[0]?.body).toMatchObject({ message: 'Quick' })
  expect(composer.current).toMatchObject({ draft: { text: 'Old' }, restored: true })
  await vi.waitFor(() => expect(kept('words')).toMatchObject({ text: 'Old' }))
})

test('cancelled after all had left once, it goes to its end under its key and is taken back', async () => {
  const { at, answer } = holdUpload()
  const requests = answerPosts(() => success())
  const { composer } = await withPicture()
  act(() => composer.current.post())
  at('answering', 100)
  const key = composer.current.draft.sentAs
  at('again', 100)
  await act(async () => composer.current.cancel())
  expect(composer.current.sending).toBeUndefined()
  expect(vi.mocked(upload).mock.lastCall?.[3]?.signal?.aborted).toBe(false)
  // Whether it has arrived is open: the same content is still the same post.
  expect(composer.current.draft.sentAs).toBe(key)
  await act(async () => answer({ message: 'x', recdata: { post_id: 5 } }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'post_delete', body: { post_id: 5 } }))
  expect(composer.current.draft).toMatchObject({ sentAs: undefined, media: { kind: 'image' } })
})

test('posted again before the outcome is known, it goes on and stays', async () => {
  const { at, answer } = holdUpload()
  const requests = answerPosts(() => success())
  const { composer, done } = await withPicture()
  vi.mocked(upload).mockClear()
  act(() => composer.current.post())
  at('answering', 100)
  await act(async () => composer.current.cancel())
  act(() => composer.current.post())
  expect(composer.current.sending).toMatchObject({ phase: 'answering' })
  await act(async () => answer({ message: 'x', recdata: { post_id: 5, file_state: 'processing' } }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(upload).toHaveBeenCalledOnce()
  expect(requests).toHaveLength(0)
})

test.each(['sending', 'answering'] as const)(
  'a session that ends while %s stops it, and the draft keeps its key',
  async (phase) => {
    const { at, answer } = holdUpload()
    const { composer, leave } = await withPicture()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => composer.current.setText('Mine'))
    act(() => composer.current.post())
    at(phase, phase === 'sending' ? 40 : 100)
    const key = composer.current.draft.sentAs
    leave()
    act(() => endSession('logged_out'))
    expect(vi.mocked(upload).mock.lastCall?.[3]?.signal?.aborted).toBe(true)
    answer({ message: 'x', recdata: { post_id: 5 } })
    // Longer than the keeper's pause.
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(kept('words')).toMatchObject({ text: 'Mine', sentAs: key })
    act(() => logIn(member))
    const again = compose()
    await waitFor(() => expect(again.composer.current.draft).toMatchObject({ text: 'Mine', sentAs: key }))
  },
)

test('captions are not dropped for what was wrong before', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event('error')))
  })
  const { composer } = compose()
  await act(async () => composer.current.addFiles([png('x.mp4', '\0\0\0\u0020ftypisom')]))
  await waitFor(() => expect(composer.current.draft.media).toBeDefined())
  act(() => composer.current.addCaptions(new File(['x'], 'x.txt')))
  expect(composer.current.problem).toBeDefined()
  await act(async () => composer.current.addFiles([new File(['WEBVTT'], 'x.vtt')]))
  expect(composer.current.draft.captions?.name).toBe('x.vtt')
  // Of a file that was refused nothing else is taken, nor called the first.
  await act(async () => composer.current.addFiles([png('x', '<svg/>'), png(), new File(['WEBVTT'], 'y.vtt')]))
  await waitFor(() => expect(composer.current.problem).toBeDefined())
  expect(composer.current).toMatchObject({ tookOne: false, draft: { captions: { name: 'x.vtt' } } })
})

test('what one member writes is not there for the next', () => {
  const { composer } = compose()
  act(() => composer.current.setText('Mine'))
  act(() => logIn(++member))
  expect(composer.current.draft.text).toBe('')
})
