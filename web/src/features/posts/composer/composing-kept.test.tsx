import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thisTab } from '../../../compose/draft-tab.ts'
import { storage } from '../../../compose/test-idb-kept.ts'
import { endSession } from '../../../api/session.ts'
import { refusal } from '../../../api/test-server.ts'
import { withFile } from './draft-files.ts'
import { blankPost, postDraft, type PostDraft } from './post-draft.ts'
import type { MediaFile } from '../../../compose/media-file.ts'
import { restoreDraft, type Words } from './restore-draft.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { answerPosts, compose, posted, withPicture } from './test-composing.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))

const tab = await thisTab()
let member = 0

beforeEach(() => {
  storage.rows.clear()
  storage.ready = Promise.resolve()
  stubFileUrls()
  // Drafts belong to a member, so each test has its own.
  logIn(++member)
})
afterEach(() => vi.unstubAllGlobals())

/** Gives a draft back to a composer; returns whether it was taken. */
function back(place: 'home' | 'profile', words: Partial<Words>): boolean {
  let taken = false
  act(() => void (taken = restoreDraft(place, { text: '', alt: '', audience: 'public', ...words })))
  return taken
}

test('the words of a post that failed come back, beside what is being written', async () => {
  const { composer } = compose()
  act(() => composer.current.setText('New'))
  expect(back('profile', { text: 'Not here' })).toBe(false)
  expect(back('home', { text: 'Old', alt: 'A cat' })).toBe(true)
  expect(composer.current.draft).toMatchObject({ text: 'Old\nNew', alt: 'A cat', audience: 'public' })
  // The description waits for its file.
  await act(async () => composer.current.addFiles([png()]))
  await waitFor(() => expect(composer.current.draft.files).toMatchObject([{ alt: 'A cat' }]))
  expect(composer.current.draft.alt).toBe('')
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

/** A draft as pages stored it while a post had a single file. */
type OldDraft = Partial<Omit<PostDraft, 'files'>> & { media?: MediaFile }

/** Stores a draft as an earlier page did; it can be read once the returned function is called. */
function keep(draft: OldDraft) {
  const { promise, resolve } = Promise.withResolvers<void>()
  storage.ready = promise
  const { files: _, ...blank } = blankPost
  const { media, captions, ...words } = { ...blank, media: undefined, ...draft }
  const key = `${member}/post/home/${tab}`
  const files = { ...(media && { media: 'm' }), ...(captions && { captions: 'c' }) }
  storage.rows.set(`${key}/words`, { version: postDraft.version, at: Date.now(), parts: words, files })
  if (media) storage.rows.set(`${key}/media`, { id: 'm', file: media })
  if (captions) storage.rows.set(`${key}/captions`, { id: 'c', file: captions })
  return resolve
}
const kept = (part: string) => storage.rows.get(`${member}/post/home/${tab}/${part}`)

test('a letter typed before the kept draft is read loses nothing of it', async () => {
  const media: MediaFile = { file: png('x.mp4'), kind: 'video', seconds: 7 }
  const { files: _, ...blank } = blankPost
  const draft = {
    ...blank,
    text: 'Old',
    audience: 'private',
    media,
    alt: 'A cat',
    captions: png('x.vtt'),
    tags: ['garden'],
    nsfw: ['Other'],
  } as const
  const read = keep(draft)
  const { composer } = compose()
  act(() => composer.current.setText('N'))
  act(() => composer.current.setTags(['new', 'Garden']))
  act(() => composer.current.setNsfw(['Nudity', 'Other']))
  await act(async () => read())
  await waitFor(() => expect(composer.current.restored).toBe(true))
  const joined = { text: 'Old\nN', tags: ['garden', 'new'], nsfw: ['Other', 'Nudity'] }
  const { media: film, ...words } = draft
  const files = [{ id: 'media', kind: 'video', media: film, alt: 'A cat' }]
  expect(composer.current.draft).toEqual({ ...words, alt: '', files, ...joined })
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
  await vi.waitFor(() => expect(kept('words')).toMatchObject({ parts: { text: 'Old' } }))
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
    act(() => endSession('session_expired'))
    expect(uploads.at(-1)?.isAborted).toBe(true)
    answer({ message: 'x', recdata: { post_id: 5 } })
    // Longer than the draft keeper's delay.
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(kept('words')).toMatchObject({ parts: { text: 'Mine', sentAs: key } })
    act(() => logIn(member))
    const again = compose()
    await waitFor(() => expect(again.composer.current.draft).toMatchObject({ text: 'Mine', sentAs: key }))
  },
)

test('several pictures come back in their order, with their descriptions, and each is stored once', async () => {
  const first = compose()
  await act(async () => first.composer.current.addFiles([png('1.png'), png('2.png'), png('3.png')]))
  await waitFor(() => expect(first.composer.current.draft.files).toHaveLength(3))
  act(() => first.composer.current.describe('media_3', 'Three'))
  await vi.waitFor(() => expect(kept('media_3')).toBeDefined())
  const rows = [1, 2, 3].map((at) => kept(at === 1 ? 'media' : `media_${at}`))
  act(() => first.composer.current.moveFile(2, 0))
  act(() => first.composer.current.removeFile('media'))
  await vi.waitFor(() => expect(kept('media')).toBeUndefined())
  expect([kept('media_2'), kept('media_3')]).toEqual([rows[1], rows[2]])
  first.leave()
  act(() => logIn(member + 1000))
  act(() => logIn(member))
  const { composer } = compose()
  await waitFor(() => expect(composer.current.restored).toBe(true))
  expect(composer.current.draft.files).toMatchObject([
    { id: 'media_3', media: { file: { name: '3.png' } }, alt: 'Three' },
    { id: 'media_2', media: { file: { name: '2.png' } }, alt: '' },
  ])
})

test('pictures that come back join those that are written, unless there are too many', async () => {
  const { composer } = await withPicture()
  const many = (count: number) =>
    Array.from({ length: count }).reduce<PostDraft['files']>(
      (files) => withFile(files, { file: png('old.png'), kind: 'image', seconds: undefined }, 'Old'),
      [],
    )
  expect(back('home', { files: many(10) })).toBe(false)
  expect(composer.current.draft.files).toHaveLength(1)
  expect(back('home', { files: many(2) })).toBe(true)
  expect(composer.current.draft.files.map(({ alt }) => alt)).toEqual(['Old', 'Old', 'A cat'])
})

test('what one member writes is not there for the next', () => {
  const { composer } = compose()
  act(() => composer.current.setText('Mine'))
  act(() => logIn(++member))
  expect(composer.current.draft.text).toBe('')
})
