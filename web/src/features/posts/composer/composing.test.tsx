import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, success } from '../../../api/test-server.ts'
import { onPosted } from './posted.ts'
import { holdUpload, logIn, png, stubFileUrls } from '../../../compose/test-compose.ts'
import { answerPosts, compose, posted, withPicture } from './test-composing.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

let member = 0

beforeEach(() => {
  stubFileUrls()
  // Drafts belong to a member, so each test has its own.
  logIn(++member)
})
afterEach(() => vi.unstubAllGlobals())

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
  // Sent again, it would be another post.
  expect(composer.current.draft.sentAs).toBeUndefined()
})

test('a file that cannot be is refused before it is sent, in the server’s words', async () => {
  const { composer } = compose()
  await act(async () => composer.current.addFiles([png('x.png', '<svg/>')]))
  await waitFor(() => expect(composer.current.problem).toMatchObject({ retry: false }))
  expect(composer.current.problem?.message).toMatch(/^That kind of file isn't supported/)
  expect(composer.current.draft.media).toBeUndefined()
})

test('of several files the first is taken, and that is said until something else is done', async () => {
  const { composer } = compose()
  await act(async () => composer.current.addFiles([png('1.png'), png('2.png')]))
  await waitFor(() => expect(composer.current.tookOne).toBe('first'))
  expect(composer.current.draft.media?.file.name).toBe('1.png')
  expect(composer.current.problem).toBeUndefined()
  act(() => composer.current.setText('Hello'))
  expect(composer.current.tookOne).toBeUndefined()
})

test('another file does not take the place of the one that is there, and that is said', async () => {
  const { composer } = await withPicture('A cat')
  await act(async () => composer.current.addFiles([png('dog.png')]))
  await waitFor(() => expect(composer.current.tookOne).toBe('kept'))
  expect(composer.current.draft).toMatchObject({ media: { file: { name: 'x.png' } }, alt: 'A cat' })
  // Removing the picture removes its description, too.
  act(() => composer.current.removeMedia())
  await act(async () => composer.current.addFiles([png('dog.png')]))
  await waitFor(() => expect(composer.current.draft.media?.file.name).toBe('dog.png'))
  expect(composer.current).toMatchObject({ tookOne: undefined, draft: { alt: '' } })
})

test('captions go with a video only', async () => {
  const { composer } = await withPicture()
  await act(async () => composer.current.addFiles([new File(['WEBVTT'], 'x.vtt')]))
  await waitFor(() => expect(composer.current.problem?.message).toMatch(/^Captions need a video/))
  act(() => composer.current.removeMedia())
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
  // After a refused file nothing else is taken, and no other file is called the first.
  act(() => composer.current.removeMedia())
  await act(async () => composer.current.addFiles([png('x', '<svg/>'), png(), new File(['WEBVTT'], 'y.vtt')]))
  await waitFor(() => expect(composer.current.problem).toBeDefined())
  expect(composer.current).toMatchObject({ tookOne: undefined, draft: { captions: undefined } })
})

test('tags and reasons go along, and the form is without them afterwards', async () => {
  const requests = answerPosts(() => posted)
  const { composer, done } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.setTags(['garden', 'kůň']))
  act(() => composer.current.setNsfw(['Other', 'Nudity']))
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(requests[0]?.body).toMatchObject({ hashtag: 'garden,kůň', nsfw: 'Other,Nudity' })
  expect(composer.current.draft).toMatchObject({ tags: [], nsfw: [] })
})

test('who leaves the words of a picture out decides once, and can post all the same', async () => {
  const sent = holdUpload()
  const { composer, done } = await withPicture('')
  // Pressing Post twice is no decision.
  for (const wantsAlt of [1, 2]) {
    act(() => composer.current.post())
    expect(composer.current).toMatchObject({ wantsAlt, sending: undefined })
  }
  act(() => composer.current.willDescribe())
  expect(composer.current.wantsAlt).toBe(0)
  act(() => composer.current.post())
  expect(composer.current.wantsAlt).toBe(1)
  act(() => composer.current.postAnyway())
  expect(composer.current.sending).toBeDefined()
  await act(async () => sent.answer({ message: 'Done', recdata: { post_id: 1, file_state: 'ready' } }))
  expect(done).toHaveBeenCalled()
  expect(composer.current.wantsAlt).toBe(0)
  await act(async () => composer.current.addFiles([png()]))
  await waitFor(() => expect(composer.current.draft.media).toBeDefined())
  act(() => composer.current.post())
  expect(composer.current.sending).toBeDefined()
})
