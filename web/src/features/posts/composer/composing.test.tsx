import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, success } from '../../../api/test-server.ts'
import { onPosted } from './posted.ts'
import { usualLimits } from '../../../compose/upload-limits.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { blankSurvey, type SurveyInPost } from '../../surveys/in-post/draft/public.ts'
import type { DraftFile } from './draft-files.ts'
import { takeFiles } from './take-files.ts'
import type { ComposerState } from './use-composer.ts'
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

test('a survey that is written in it goes with it, once it has a question and an option', async () => {
  const requests = answerPosts((_sent, nth) =>
    nth === 1
      ? {
          status: 422,
          body: { code: false, error: 'invalid_fields', message: 'No', fields: { survey_title: 'Too rude' } },
        }
      : posted,
  )
  const { composer, done } = compose()
  const ask = (parts: Partial<SurveyInPost>) =>
    act(() =>
      composer.current.setNewSurvey({ ...blankSurvey, ...composer.current.draft.newSurvey, ...parts }),
    )
  ask({})
  expect(composer.current.isEmpty).toBe(true)
  ask({ options: ['Oak', ' '] })
  expect([composer.current.isEmpty, composer.current.hasHalfSurvey]).toEqual([false, true])
  act(() => composer.current.post())
  ask({ title: ' Which? ', options: ['Oak', 'oak'] })
  expect(composer.current.hasHalfSurvey).toBe(true)
  expect(requests).toHaveLength(0)
  ask({ options: ['Oak', ' ', 'Lime'], kind: 'several', days: 7, isSecret: true })
  act(() => composer.current.post())
  await waitFor(() => expect(composer.current.problem?.message).toBe('Too rude'))
  expect(composer.current.draft.newSurvey?.title).toBe(' Which? ')
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(requests[1]?.body).toMatchObject({
    survey_title: 'Which?',
    survey_options: '["Oak","Lime"]',
    survey_kind: 'several',
    survey_days: 7,
    survey_secret: 1,
  })
  expect(composer.current.draft.newSurvey).toBeUndefined()
  act(() => composer.current.setText('Only words'))
  ask({ options: ['', ''], title: '' })
  act(() => composer.current.post())
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests[2]?.body).not.toHaveProperty('survey_title')
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

test('what is scheduled or saved as a draft is sent so, joins no list, and stays if that fails', async () => {
  let fails = true
  const requests = answerPosts(() => (fails ? refusal('internal', 500) : posted))
  const shown = vi.fn()
  const stop = onPosted(shown)
  const { composer, done } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.setPublishAt('2030-01-02T08:00:00.000Z'))
  act(() => composer.current.saveDraft())
  await waitFor(() => expect(composer.current.problem).toMatchObject({ retry: true }))
  expect(composer.current.draft).toMatchObject({ text: 'Hello', isSaved: true })
  fails = false
  // Scheduled instead, it is another post.
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  act(() => composer.current.setText('Later'))
  act(() => composer.current.saveDraft())
  await waitFor(() => expect(done).toHaveBeenCalledTimes(2))
  const [failed, scheduled, saved] = requests.map(({ body }) => body)
  expect(failed).toMatchObject({ message: 'Hello', is_draft: 1 })
  expect(scheduled).toMatchObject({ message: 'Hello', publish_at: '2030-01-02T08:00:00.000Z' })
  expect(scheduled).not.toHaveProperty('is_draft')
  expect(scheduled?.['idempotency_key']).not.toBe(failed?.['idempotency_key'])
  expect(saved).toMatchObject({ message: 'Later', is_draft: 1 })
  expect(saved).not.toHaveProperty('publish_at')
  expect(composer.current.draft.text).toBe('')
  expect(shown).not.toHaveBeenCalled()
  stop()
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
  expect(composer.current.draft.files).toEqual([])
})

const names = ({ draft }: ComposerState) => draft.files.map(({ media }) => media?.file.name)

test('several pictures are sent in their order, each with its description', async () => {
  const { answer } = holdUpload()
  const { composer, done } = compose()
  await act(async () => composer.current.addFiles([png('1.png'), png('2.png')]))
  await act(async () => composer.current.addFiles([png('3.png')]))
  await waitFor(() => expect(composer.current.draft.files).toHaveLength(3))
  act(() => composer.current.moveFile(2, 0))
  act(() => composer.current.describe('media_3', ' Three '))
  act(() => composer.current.describe('media_2', 'Two'))
  act(() => composer.current.postAnyway())
  expect(uploads[0]).toMatchObject({
    fields: { alt: 'Three', alt_3: 'Two' },
    files: { file: { name: '3.png' }, file_2: { name: '1.png' }, file_3: { name: '2.png' } },
  })
  expect(uploads[0]?.fields).not.toHaveProperty('alt_2')
  await act(async () => answer({ message: 'x', recdata: { post_id: 1, file_state: 'ready' } }))
  expect(done).toHaveBeenCalled()
})

test('beyond ten pictures, those left out are counted until something else is done', async () => {
  const { composer } = compose()
  await act(async () => composer.current.addFiles(Array.from({ length: 12 }, (_, at) => png(`${at}.png`))))
  await waitFor(() => expect(composer.current.leftOut).toEqual({ why: 'full', count: 2, part: 1 }))
  expect(composer.current.draft.files).toHaveLength(10)
  expect(names(composer.current).at(-1)).toBe('9.png')
  act(() => composer.current.setText('Hello'))
  expect(composer.current.leftOut).toBeUndefined()
})

test('of several files the good ones are taken, and why others are not is said by their names', async () => {
  const { composer } = compose()
  const files = [png('a.svg', '<svg/>'), png('b.png'), png('c.svg', '<svg/>')]
  await act(async () => composer.current.addFiles(files))
  await waitFor(() => expect(composer.current.problem).toMatchObject({ isOfFile: true }))
  expect(composer.current.problem?.message).toMatch(/^a\.svg, c\.svg: That kind of file/)
  expect(names(composer.current)).toEqual(['b.png'])
})

test('pictures that are too much together are refused where they pass the quota', async () => {
  const limits = { ...usualLimits, quota_bytes: 20 }
  let taken: readonly DraftFile[] = []
  const found = await takeFiles([png('1.png'), png('2.png'), png('3.png')], limits, {
    current: () => taken,
    others: () => [],
    take: (files) => (taken = files),
    isMine: () => true,
  })
  expect(found.refused).toMatchObject([{ refusal: 'quota_exceeded', name: '3.png' }])
  expect(taken).toHaveLength(2)
})
test('captions go with a video only', async () => {
  const { composer } = await withPicture()
  await act(async () => composer.current.addFiles([new File(['WEBVTT'], 'x.vtt')]))
  await waitFor(() => expect(composer.current.problem?.message).toMatch(/^Captions need a video/))
  act(() => composer.current.removeFile('media'))
  const film = png('x.mp4', '\0\0\0\u0020ftypisom')
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'duration', { value: 7 })
    setTimeout(() => this.dispatchEvent(new Event('loadedmetadata')))
  })
  await act(async () => composer.current.addFiles([new File(['WEBVTT'], 'x.vtt'), film]))
  await waitFor(() => expect(composer.current.draft.captions?.name).toBe('x.vtt'))
  expect(composer.current.draft.files).toMatchObject([{ media: { kind: 'video', seconds: 7 } }])
  // It stands alone, whichever came first.
  await act(async () => composer.current.addFiles([png()]))
  await waitFor(() => expect(composer.current.leftOut).toEqual({ why: 'has video', count: 1, part: 1 }))
  act(() => composer.current.removeFile('media'))
  expect(composer.current.draft.captions).toBeUndefined()
  await act(async () => composer.current.addFiles([png(), film]))
  await waitFor(() => expect(composer.current.leftOut).toEqual({ why: 'has pictures', count: 1, part: 1 }))
  expect(names(composer.current)).toEqual(['x.png'])
})

test('captions are not dropped for what was wrong before', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event('error')))
  })
  const { composer } = compose()
  await act(async () => composer.current.addFiles([png('x.mp4', '\0\0\0\u0020ftypisom')]))
  await waitFor(() => expect(composer.current.draft.files).toHaveLength(1))
  act(() => composer.current.addCaptions(new File(['x'], 'x.txt')))
  expect(composer.current.problem).toBeDefined()
  await act(async () => composer.current.addFiles([new File(['WEBVTT'], 'x.vtt')]))
  expect(composer.current.draft.captions?.name).toBe('x.vtt')
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
  await waitFor(() => expect(composer.current.draft.files).toHaveLength(1))
  act(() => composer.current.post())
  expect(composer.current.sending).toBeDefined()
})
