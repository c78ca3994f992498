import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { OwnReels } from '../not-published/OwnReels.tsx'
import { useNotPublished } from '../not-published/use-not-published.ts'
import { reelDraft } from '../waiting/reel-draft.ts'
import { fieldsOf } from '../waiting/reel-fields.ts'
import { cancelUpload } from '../waiting/reel-uploads.ts'
import { reelUploads } from '../waiting/upload-store.ts'
import { CallError } from '../../../api/call-error.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { CreateReelForm } from './CreateReelForm.tsx'

beforeEach(async () => {
  logIn(3)
  stubFileUrls()
  answerWith(({ name }) => (name === 'waiting_reels' ? success({ reels: [] }) : success({})))
})
afterEach(() => {
  act(stage.clear)
  for (const key of reelUploads.get().keys()) cancelUpload(key)
  vi.unstubAllGlobals()
})

function Under() {
  return <OwnReels {...useNotPublished()} />
}

function OpenedAgain() {
  return useStore(stage)
}

async function chosen(file = png()) {
  const onClose = vi.fn()
  const shown = renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <CreateReelForm given={undefined} onClose={onClose} />
      <Under />
      <OpenedAgain />
    </RouterContextProvider>,
  )
  const input = shown.container.querySelector<HTMLInputElement>('input[type=file]')
  fireEvent.change(input as HTMLElement, { target: { files: [file] } })
  return { onClose, unmount: shown.unmount }
}
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create V Tube' })

test('a reel needs a file, leaves at once, and tells how far it is', async () => {
  const { at, answer } = holdUpload()
  const { onClose } = await chosen()
  await waitFor(() => expect(create().disabled).toBe(false))
  fireEvent.change(screen.getByLabelText('About or Tagline'), { target: { value: ' Bread #baking ' } })
  fireEvent.click(create())
  expect(onClose).toHaveBeenCalled()
  expect(uploads.at(-1)?.fields).toMatchObject({
    message: 'Bread #baking',
    post_type: 'public',
  })
  at('sending', 43)
  await screen.findByText(/43%/)
  answer({ message: 'It will appear', recdata: { reel_id: 5 } })
  await waitFor(() => expect(reelUploads.get().size).toBe(0))
})

/** Sends a reel and closes its form. */
async function sent(text: string) {
  const held = holdUpload()
  const { unmount } = await chosen()
  await waitFor(() => expect(create().disabled).toBe(false))
  fireEvent.change(screen.getByLabelText('About or Tagline'), { target: { value: text } })
  fireEvent.click(create())
  unmount()
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Under />
      <OpenedAgain />
    </RouterContextProvider>,
  )
  return held
}
const lastSent = () => uploads.at(-1)?.fields

test('a reel of which all has left cannot be cancelled any more: the server may have it', async () => {
  const { at } = await sent('Bread')
  at('sending', 43)
  await screen.findByRole('button', { name: 'Cancel' })
  at('answering', 100)
  await screen.findAllByText('Processing…')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test.each([
  ['unchanged it is the same reel', '', true],
  ['changed it is another one', ' and butter', false],
])('cancelled and created again, %s', async (_, added, isSame) => {
  const { at } = await sent('Bread')
  const first = lastSent()
  at('again', 100)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('About or Tagline')
  await waitFor(() => expect(field.value).toBe('Bread'))
  if (added) fireEvent.change(field, { target: { value: `Bread${added}` } })
  holdUpload()
  fireEvent.click(create())
  expect(lastSent()).toMatchObject({ message: `Bread${added}` })
  expect(lastSent()?.['idempotency_key'] === first?.['idempotency_key']).toBe(isSame)
})

test('one that was refused is another reel when it is created again', async () => {
  const { refuse } = await sent('Bread')
  const first = lastSent()
  refuse(new CallError({ refusal: 'file_broken', message: 'Broken', status: 400 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('About or Tagline')
  holdUpload()
  fireEvent.click(create())
  expect(lastSent()?.['idempotency_key']).not.toBe(first?.['idempotency_key'])
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
  // Of a part of the video, it is counted from where that begins.
  expect(fieldsOf({ ...draft, trim: { from: 1.2, to: 8 } }, 'k')).toMatchObject({
    trim_start: 1.2,
    trim_end: 8,
    cover_at: 1.3,
  })
  expect(fieldsOf(draft, 'k')).not.toHaveProperty('trim_start')
  expect(fieldsOf({ ...draft, cover: png() }, 'k')).not.toHaveProperty('cover_at')
  expect(fieldsOf({ ...draft, media: { ...video, kind: 'image' } }, 'k')).not.toHaveProperty('cover_at')
})
