import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { aSiteVideo } from '../test-videos.ts'
import { Replacing } from './Replacing.tsx'
import ReplaceFileDialog from './ReplaceFileDialog.tsx'
import { cancelReplacement, replacements } from './replacements.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => {
  logIn(7)
  stubFileUrls()
})
afterEach(() => {
  for (const key of replacements.get().keys()) act(() => cancelReplacement(key))
  vi.unstubAllGlobals()
})

const own = { role: 'owner' } as const
const progress: NonNullable<SiteVideo['replacement']> = {
  state: 'processing',
  progress: 40,
  failure: null,
  heights: [],
  thumbnails: [],
}

async function choose(video = aSiteVideo(5, own)) {
  const onClose = vi.fn()
  answerWith(() => success({}))
  const held = holdUpload()
  const { baseElement } = renderInApp(
    <>
      <ReplaceFileDialog video={video} onClose={onClose} />
      <Replacing video={video} />
    </>,
  )
  await screen.findByText(/The address, views and comments stay/)
  fireEvent.change(baseElement.querySelector('input[type=file]') as HTMLElement, {
    target: { files: [png('Rolls.png')] },
  })
  await screen.findByText('Rolls.png')
  fireEvent.click(screen.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  return held
}

test('another file leaves at once, and its row shows how far it is', async () => {
  const { at, answer } = await choose()
  expect(uploads.at(-1)).toMatchObject({ name: 'replace_video_file', fields: { video_id: '5' } })
  at('sending', 43)
  await screen.findByText(/43%/)
  answer({ message: 'Soon', recdata: aSiteVideo(5, own) })
  await waitFor(() => expect(replacements.get().size).toBe(0))
})

test('what the server refuses is said in the row, with the ways on', async () => {
  const { refuse } = await choose()
  refuse(new CallError({ refusal: 'too_many_processing', message: 'Too many at once', status: 429 }))
  await screen.findByText('Too many at once')
  screen.getByRole('button', { name: 'Choose the file again: Video 5' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the new file: Video 5' }))
  await waitFor(() => expect(replacements.get().size).toBe(0))
})

test('a new file that is being prepared can be taken back', async () => {
  const sent = answerWith(() => success({ recdata: aSiteVideo(5, own) }))
  renderInApp(<Replacing video={aSiteVideo(5, { ...own, replacement: progress })} />)
  screen.getByText('The new file is being prepared… 40%')
  fireEvent.click(screen.getByRole('button', { name: 'Keep the present file: Video 5' }))
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'cancel_video_replacement')).toMatchObject([
      { body: { video_id: 5 } },
    ]),
  )
})

test('the reason of a failed new file is said, and a failed video has its way to choose it again', () => {
  answerWith(() => success({}))
  const failed = { ...progress, state: 'failed', failure: 'It is damaged' } as const
  renderInApp(
    <>
      <Replacing video={aSiteVideo(5, { ...own, replacement: failed })} />
      <Replacing video={aSiteVideo(6, { ...own, file_state: 'failed', video: null })} />
    </>,
  )
  screen.getByText('It is damaged')
  screen.getByRole('button', { name: 'Choose the file again: Video 5' })
  screen.getByRole('button', { name: 'Keep the present file: Video 5' })
  screen.getByRole('button', { name: 'Choose the file again: Video 6' })
})
