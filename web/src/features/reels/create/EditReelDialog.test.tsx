import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { aPicture, aReel } from '../test-reels.ts'
import EditReelDialog from './EditReelDialog.tsx'

const onClose = vi.fn()
const edited = aReel(5, { message: 'Rolls' })

beforeAll(async () => void (await import('../../../ui/dialog/DialogBody.tsx')))
beforeEach(async () => {
  logIn(7)
  stubFileUrls()
  onClose.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

async function open(reel = aReel(5)) {
  const sent = answerWith(({ name }) => (name === 'edit_reel' ? success({ recdata: edited }) : success({})))
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <EditReelDialog reel={reel} onClose={onClose} />
    </RouterContextProvider>,
  )
  await screen.findByLabelText('About or Tagline')
  return sent
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('another cover goes along with the words', async () => {
  const { answer } = holdUpload()
  await open()
  fireEvent.change(screen.getByLabelText('About or Tagline'), { target: { value: 'Rolls' } })
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')
  fireEvent.change(picker as HTMLElement, { target: { files: [png()] } })
  await screen.findByRole('button', { name: 'Remove the cover' })
  save()
  await waitFor(() => expect(uploads).toHaveLength(1))
  answer({ message: 'Reel updated', recdata: edited })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const { name, fields, files } = uploads.at(-1) ?? {}
  expect([name, files?.['cover']]).toEqual(['edit_reel', expect.any(File)])
  expect(fields).toMatchObject({ reel_id: '5', message: 'Rolls' })
})

test('a cover is taken away, and a frame of the video stands for it again', async () => {
  const sent = await open(aReel(5, { cover: aPicture() }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove the cover' }))
  expect(screen.queryByRole('button', { name: 'Remove the cover' })).toBeNull()
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.find(({ name }) => name === 'edit_reel')?.body).toMatchObject({ reel_id: 5, removes_cover: 1 })
})

test('another frame of the video is its cover', async () => {
  const sent = await open()
  const slider = screen.getByRole('slider', { name: 'Cover' })
  expect(slider.getAttribute('aria-valuetext')).toBe('No frame chosen')
  fireEvent.change(slider, { target: { value: '12.5' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('12.5 seconds')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.find(({ name }) => name === 'edit_reel')?.body).toMatchObject({ reel_id: 5, cover_at: 12.5 })
})

test('what is no picture is refused before it is sent', async () => {
  await open()
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')
  fireEvent.change(picker as HTMLElement, { target: { files: [png('x.png', 'hello')] } })
  await screen.findByText(/JPEG/)
})
