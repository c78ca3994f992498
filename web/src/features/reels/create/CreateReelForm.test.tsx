import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { upload } from '../../../api/upload.ts'
import { holdUpload, logIn, png, stubFileUrls } from '../../../compose/test-compose.ts'
import { openTexts } from '../../../locales/language.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import OwnReels from '../strip/OwnReels.tsx'
import { useNotPublished } from '../strip/use-not-published.ts'
import { reelDraft } from '../waiting/reel-draft.ts'
import { fieldsOf } from '../waiting/reel-fields.ts'
import { cancelUpload } from '../waiting/reel-uploads.ts'
import { reelUploads } from '../waiting/upload-store.ts'
import { CallError } from '../../../api/call-error.ts'
import { CreateReelForm } from './CreateReelForm.tsx'

vi.mock('../../../api/upload.ts', () => ({ upload: vi.fn() }))

beforeEach(async () => {
  await openTexts('reels')
  logIn(3)
  stubFileUrls()
  answerWith(({ name }) => (name === 'waiting_reels' ? success({ reels: [] }) : success({})))
})
afterEach(() => {
  for (const key of reelUploads.get().keys()) cancelUpload(key)
  vi.unstubAllGlobals()
})

function Under() {
  return <OwnReels {...useNotPublished()} />
}

async function chosen(file = png()) {
  const onClose = vi.fn()
  const shown = renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <CreateReelForm given={undefined} onClose={onClose} />
      <Under />
    </RouterContextProvider>,
  )
  const input = shown.container.querySelector<HTMLInputElement>('input[type=file]')
  fireEvent.change(input as HTMLElement, { target: { files: [file] } })
  return onClose
}
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create V Tube' })

test('a reel needs a file, leaves at once, and tells how far it is', async () => {
  const { at, answer } = holdUpload()
  const onClose = await chosen()
  await waitFor(() => expect(create().disabled).toBe(false))
  fireEvent.change(screen.getByLabelText('About or Tagline'), { target: { value: ' Bread #baking ' } })
  fireEvent.click(create())
  expect(onClose).toHaveBeenCalled()
  expect(vi.mocked(upload).mock.lastCall?.[1]).toMatchObject({
    message: 'Bread #baking',
    post_type: 'public',
  })
  at('sending', 43)
  await screen.findByText(/43%/)
  answer({ message: 'It will appear', recdata: { reel_id: 5 } })
  await waitFor(() => expect(reelUploads.get().size).toBe(0))
})

test('a file that is none of those that are taken is refused before a byte has left', async () => {
  await chosen(png('x.png', 'hello'))
  await screen.findByText(/JPEG/)
  expect(create().disabled).toBe(true)
})

test('what the server refuses stays, with a way to change it', async () => {
  const { refuse } = holdUpload()
  await chosen()
  await waitFor(() => expect(create().disabled).toBe(false))
  fireEvent.click(create())
  refuse(new CallError({ refusal: 'too_many_processing', message: 'Too many at once', status: 429 }))
  await screen.findByText('Too many at once')
  screen.getByRole('button', { name: 'Retry' })
  screen.getByRole('button', { name: 'Edit' })
  fireEvent.click(screen.getByRole('button', { name: 'Delete this reel' }))
  await waitFor(() => expect(reelUploads.get().size).toBe(0))
})

test('a chosen frame and reasons go along, a frame of a picture does not', () => {
  const video = { file: new File(['x'], 'x.mp4', { type: 'video/mp4' }), kind: 'video', seconds: 9 } as const
  const draft = { ...reelDraft.blank, media: video, coverAt: 2.5, nsfw: ['Nudity', 'Other'] as const }
  expect(fieldsOf(draft, 'k')).toMatchObject({ cover_at: 2.5, nsfw: 'Nudity,Other', idempotency_key: 'k' })
  expect(fieldsOf({ ...draft, cover: png() }, 'k')).not.toHaveProperty('cover_at')
  expect(fieldsOf({ ...draft, media: { ...video, kind: 'image' } }, 'k')).not.toHaveProperty('cover_at')
})
