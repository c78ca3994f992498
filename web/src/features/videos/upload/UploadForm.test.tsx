import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { OwnUploads } from '../channels/content/OwnUploads.tsx'
import { UploadForm } from './UploadForm.tsx'
import { videoUploads } from './upload-store.ts'
import { videoDraft } from './video-draft.ts'
import { fieldsOf } from './video-fields.ts'
import { cancelUpload } from './video-uploads.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))
const pieces = vi.hoisted(() => ({ sendInPieces: vi.fn(), removePieces: vi.fn(), forgetPieces: vi.fn() }))
vi.mock('../../../api/pieces.ts', () => pieces)

beforeEach(() => {
  logIn(3)
  stubFileUrls()
  answerWith(({ name }) => (name === 'get_channels' ? success({ response: [] }) : success({})))
})
afterEach(() => {
  act(stage.clear)
  for (const key of videoUploads.get().keys()) act(() => cancelUpload(key))
  vi.unstubAllGlobals()
})

function open() {
  const onClose = vi.fn()
  const { container } = renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <UploadForm channelId={70} onClose={onClose} />
      <OwnUploads channelId={70} />
    </RouterContextProvider>,
  )
  const choose = (file: File) =>
    fireEvent.change(container.querySelector('input[type=file]') as HTMLElement, {
      target: { files: [file] },
    })
  return { onClose, choose }
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Upload' }))

async function sent() {
  const held = holdUpload()
  const { onClose, choose } = open()
  choose(png('Rolls.png'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Rolls'))
  write('Description', 'How to knead')
  write('Tags', 'bread, rolls')
  fireEvent.click(screen.getByRole('radio', { name: /^Yes/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'Private' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Members can download it' }))
  submit()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  return held
}

test('a video leaves at once with what its author says, and its state goes on in the channel', async () => {
  const { at, answer } = await sent()
  expect(uploads.at(-1)).toMatchObject({
    name: 'add_video',
    fields: {
      channel_id: '70',
      title: 'Rolls',
      description: 'How to knead',
      audience: '1',
      visibility: 'Private',
      hashtag: 'bread, rolls',
      allows_download: '1',
    },
  })
  at('sending', 43)
  await screen.findByText(/43%/)
  at('answering', 100)
  await screen.findAllByText('Processing…')
  answer({ message: 'It will appear', recdata: { video_id: 5 } })
  await waitFor(() => expect(videoUploads.get().size).toBe(0))
})

test('what is missing is said beside its field, and nothing is sent', async () => {
  holdUpload()
  const { onClose, choose } = open()
  choose(png('Rolls.png'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Rolls'))
  write('Title', ' ')
  fireEvent.click(screen.getByRole('radio', { name: 'Scheduled' }))
  submit()
  expect(screen.getAllByText('Required*')).toHaveLength(2)
  screen.getByText('Choose when to publish it')
  expect(onClose).not.toHaveBeenCalled()
  expect(uploads).toEqual([])
})

test('what the server refuses stays, with a way to try again and to change it', async () => {
  const { refuse } = await sent()
  refuse(new CallError({ refusal: 'too_many_processing', message: 'Too many at once', status: 429 }))
  await screen.findByText('Too many at once')
  screen.getByRole('button', { name: 'Retry' })
  screen.getByRole('button', { name: 'Edit' })
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Rolls' }))
  await waitFor(() => expect(videoUploads.get().size).toBe(0))
})

/** As large as a film, without its bytes. */
function large(name: string): File {
  const file = png(name)
  Object.defineProperty(file, 'size', { value: 17 * 1024 * 1024 })
  return file
}

describe('a large file', () => {
  const signals: AbortSignal[] = []
  beforeEach(() => {
    signals.length = 0
    pieces.removePieces.mockReset()
    pieces.sendInPieces.mockReset().mockImplementation((_file, _session, { onBytes, signal }) => {
      signals.push(signal)
      act(() => onBytes(8.5 * 1024 * 1024))
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )
    })
  })

  test('is on its way while its form is open, and goes on when that is sent', async () => {
    holdUpload()
    const { onClose, choose } = open()
    choose(large('Rolls.png'))
    await screen.findByText('Uploading 50 %')
    expect(uploads).toEqual([])
    write('Description', 'How to knead')
    submit()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    // The upload of the form goes on where the head start was.
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]))
    expect(pieces.removePieces).not.toHaveBeenCalled()
  })

  test('is removed from the server with its form, or from it', async () => {
    const { choose } = open()
    const [first, second] = [large('Rolls.png'), large('Bread.png')]
    choose(first)
    await screen.findByText('Uploading 50 %')
    fireEvent.click(screen.getByRole('button', { name: 'Remove the picture' }))
    await waitFor(() => expect(pieces.removePieces.mock.calls.map(([file]) => file)).toEqual([first]))
    choose(second)
    await screen.findByText('Uploading 50 %')
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(pieces.removePieces.mock.calls.map(([file]) => file)).toEqual([first, second]))
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })
})

test('a scheduled video goes out with its moment, others without one', () => {
  const draft = { ...videoDraft.blank, publishAt: '2027-01-02T10:00' }
  expect(fieldsOf({ ...draft, visibility: 'Scheduled' }, 'k')).toMatchObject({
    publish_at: new Date('2027-01-02T10:00').toISOString(),
  })
  expect(fieldsOf(draft, 'k')).not.toHaveProperty('publish_at')
})

test('two drafts become one that nobody sees more of than was meant', () => {
  const joined = videoDraft.join(
    { ...videoDraft.blank, title: 'Rolls' },
    { ...videoDraft.blank, title: 'Bread', visibility: 'Private', forKids: true },
  )
  expect(joined).toMatchObject({ title: 'Rolls', visibility: 'Private', forKids: true })
})
