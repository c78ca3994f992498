import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, uploads } from '../../../compose/test-compose.ts'
import { useCaptionChoice } from '../../../player/use-caption-choice.ts'
import { renderInApp } from '../../../test-render.tsx'
import { questions } from '../../../ui/dialog/confirm.ts'
import { aSiteVideo } from '../test-videos.ts'
import { CaptionsField } from './CaptionsField.tsx'
import { useCaptionTracks } from './use-caption-tracks.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

const inLanguage = (language: string, change: object = {}) => ({
  language,
  url: `/media/${language}.vtt`,
  may_not_fit: 0 as const,
  ...change,
})

beforeEach(() => logIn(7))

test('captions are named in the reader’s language, and begin in it', () => {
  const captions = [inLanguage('cs'), inLanguage('en-GB'), inLanguage('und')]
  function Shown() {
    const tracks = useCaptionTracks(captions)
    const { likely } = useCaptionChoice(tracks)
    return <p>{[...tracks.map(({ label }) => label), `first ${likely?.language}`].join(', ')}</p>
  }
  renderInApp(<Shown />)
  screen.getByText('British English, Czech, Unknown language, first en-GB')
})

test('captions are added in a language, replaced and deleted, and it is said where they may no longer fit', async () => {
  const deleted: unknown[] = []
  answerWith(({ name, body }) => {
    if (name !== 'delete_video_captions') return success({})
    deleted.push(body)
    return success({ recdata: aSiteVideo(5, { captions: [inLanguage('de')] }) })
  })
  const { answer } = holdUpload()
  const video = aSiteVideo(5, { captions: [inLanguage('cs', { may_not_fit: 1 })] })
  const { container } = renderInApp(<CaptionsField video={video} />)
  screen.getByText('Czech')
  screen.getByText(/Check that these captions still fit/)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the captions' })
  expect(select.value).toBe('en')
  expect(screen.queryByRole('option', { name: 'Czech' })).toBeNull()
  fireEvent.change(select, { target: { value: 'de' } })
  const inputs = container.querySelectorAll('input[type=file]')
  const file = new File(['WEBVTT'], 'de.vtt', { type: 'text/vtt' })
  fireEvent.change(inputs[1] as HTMLElement, { target: { files: [file] } })
  await waitFor(() =>
    expect(uploads.at(-1)).toMatchObject({
      name: 'set_video_captions',
      fields: { video_id: '5', language: 'de' },
    }),
  )
  answer({
    message: 'Captions saved',
    recdata: aSiteVideo(5, { captions: [inLanguage('cs'), inLanguage('de')] }),
  })
  await screen.findByText('German')
  fireEvent.click(screen.getByRole('button', { name: 'Delete the captions: Czech' }))
  await waitFor(() => expect(questions.get()).not.toBeNull())
  act(() => questions.get()?.answer(true))
  await waitFor(() => expect(deleted).toMatchObject([{ video_id: 5, language: 'cs' }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete the captions: Czech' })).toBeNull())
})

test('a file that is no captions is refused before it is sent', async () => {
  holdUpload()
  answerWith(() => success({}))
  const before = uploads.length
  const { container } = renderInApp(<CaptionsField video={aSiteVideo(5)} />)
  const file = new File(['x'], 'notes.docx')
  fireEvent.change(container.querySelector('input[type=file]') as HTMLElement, { target: { files: [file] } })
  await screen.findByText(/Couldn't read the captions/)
  expect(uploads).toHaveLength(before)
})
