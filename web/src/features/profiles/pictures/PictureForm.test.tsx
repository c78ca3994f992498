import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { useOwnAvatar } from '../../../api/use-own-avatar.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { PictureForm } from './PictureForm.tsx'

const onClose = vi.fn()

beforeEach(() => {
  stubFileUrls()
  logIn(7)
  // An 800 × 400 picture in a 400 × 400 stage: jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400))
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onClose.mockClear()
  for (const { id } of toasts.get()) toast.dismiss(id)
})

function OwnAvatar() {
  return <output aria-label="Own picture">{useOwnAvatar()}</output>
}

function show(kind: 'avatar' | 'cover' = 'avatar') {
  let reads = 0
  answerWith(({ name }) =>
    success(
      name === 'avatar_banner' ? { recdata: { user_id: 7, avatar: `face ${++reads}` } } : { recdata: [] },
    ),
  )
  const { container } = renderInApp(
    <>
      <OwnAvatar />
      <PictureForm kind={kind} onClose={onClose} />
    </>,
  )
  const choose = (file: File) => {
    const input = container.querySelector('input[type=file]')
    if (input) fireEvent.change(input, { target: { files: [file] } })
  }
  return { container, choose }
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const frame = () => screen.findByRole('application', { name: 'Move the photo with the arrow keys' })
const press = (target: Element, key: string) => {
  fireEvent.keyDown(target, { key })
  fireEvent.keyUp(target, { key })
}

/** Chooses a picture that the browser can display. */
async function chosen(kind: 'avatar' | 'cover' = 'avatar') {
  const { choose, container } = show(kind)
  choose(png())
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
  const image = container.querySelector('img')
  if (image) fireEvent.load(image)
  return { choose, image, area: await frame() }
}
/** The call and its file, and where it is cropped. */
const sent = () => {
  const { name, fields: { x, y, width, height } = {}, files = {} } = uploads.at(-1) ?? {}
  return { name, crop: [x, y, width, height].map(Number), files: Object.keys(files) }
}

test('without a picture there is nothing to save, and what is none is refused in words', async () => {
  const { choose } = show()
  expect(save().disabled).toBe(true)
  choose(new File(['<svg/>'], 'x.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toContain("That kind of file isn't supported.")
  expect(save().disabled).toBe(true)
})

test('a picture that the browser cannot show is refused in words', async () => {
  const { image } = await chosen()
  if (image) fireEvent.error(image)
  await screen.findByRole('alert')
  screen.getByRole('button', { name: 'Choose a photo' })
})

test('the middle of the picture is sent, in its own pixels, as the kind has it', async () => {
  const { answer } = holdUpload()
  await chosen()
  fireEvent.click(save())
  expect(sent()).toEqual({ name: 'profile_pic_update', crop: [200, 0, 400, 400], files: ['profile_pic'] })
  await act(async () => answer({ message: 'Display photo updated' }))
})

test('keys and buttons move it, and the zoom is the slider’s', async () => {
  holdUpload()
  const { area } = await chosen('cover')
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
  expect([slider.min, slider.max, slider.step]).toEqual(['1', '3', '0.1'])
  fireEvent.change(slider, { target: { value: '2' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('2.0×')
  press(area, 'ArrowRight')
  fireEvent.click(screen.getByRole('button', { name: 'Move down' }))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(slider.value).toBe('2.1')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  fireEvent.click(save())
  // Moving the picture right and down shows a part further left and up.
  expect(sent()).toMatchObject({ name: 'background_update', crop: [192, 117, 400, 133] })
  screen.getByText('Starts 24% from the left and 29% from the top')
})

test('how far it is is shown, and what failed keeps the picture and its crop', async () => {
  const { at, refuse } = holdUpload()
  const { area } = await chosen()
  press(area, 'ArrowLeft')
  fireEvent.click(save())
  at('sending', 40)
  await screen.findByRole('progressbar')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await act(async () =>
    refuse(new CallError({ refusal: 'quota_exceeded', message: 'Your files are full.', status: 413 })),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Your files are full.')
  expect(onClose).not.toHaveBeenCalled()
  const before = sent().crop
  fireEvent.click(save())
  expect(sent().crop).toEqual(before)
})

test('Cancel ends the sending, not the cropping', async () => {
  holdUpload()
  await chosen()
  fireEvent.click(save())
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(save().disabled).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('the new picture is shown, said and the dialog closes', async () => {
  const { answer } = holdUpload()
  await chosen()
  const own = screen.getByLabelText('Own picture')
  await waitFor(() => expect(own.textContent).toBe('face 1'))
  fireEvent.click(save())
  await act(async () => answer({ message: 'Display photo updated' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(own.textContent).toBe('face 2')
  expect(toasts.get().map(({ text }) => text)).toEqual(['Display photo updated'])
})
