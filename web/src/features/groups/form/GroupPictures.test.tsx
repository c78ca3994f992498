import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { renderOnPage } from '../test-groups.tsx'
import { partsOf, picturesOf, noPictures, type Pictures } from './group-pictures.ts'
import { GroupPictures } from './GroupPictures.tsx'
import { useGroupSave } from './use-group-save.ts'

beforeAll(() =>
  Promise.all([import('../../../crop/CropDialog.tsx'), import('../../../ui/dialog/DialogBody.tsx')]),
)
beforeEach(() => {
  stubFileUrls()
  logIn(7)
  answerWith(() => success())
  // An 800 × 400 picture in a 400 × 400 stage: jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400))
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  act(() => stage.clear())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As on the pages: the chosen pictures are kept in a draft and sent from there. */
function Form() {
  const [parts, setParts] = useState(noPictures)
  const { save } = useGroupSave('group_create', () => {})
  const onChoose = (chosen: Pictures) => setParts((before) => ({ ...before, ...partsOf(chosen) }))
  return (
    <>
      <GroupPictures name="Bakers" chosen={picturesOf(parts)} disabled={false} onChoose={onChoose} />
      <button type="button" onClick={() => save({ group_name: 'Bakers' }, picturesOf(parts))}>
        Create
      </button>
    </>
  )
}

/** The banner's input is the first, the picture's the second. */
function choose(nth: 0 | 1, file: File) {
  const input = document.querySelectorAll('input[type=file]')[nth]
  if (input) fireEvent.change(input, { target: { files: [file] } })
}

async function crop(title: string) {
  const dialog = await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull())
  const image = dialog.querySelector('img')
  if (image) fireEvent.load(image)
  return screen.findByRole('application', { name: 'Move the photo with the arrow keys' })
}
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this photo' })

test('a HEIC that this browser cannot show is no picture to crop, and says how to share it', async () => {
  renderOnPage(<Form />)
  choose(1, new File(['\0\0\0\u0018ftypheic'], 'IMG_1.HEIC'))
  const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' })
  await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull())
  const image = dialog.querySelector('img')
  if (image) fireEvent.error(image)
  await screen.findByText(/Save it as a JPEG/)
  expect(use().disabled).toBe(true)
})

test('a picture is cropped to a square, a banner to its shape, and both go with the group', async () => {
  holdUpload()
  renderOnPage(<Form />)
  choose(1, png('face.png'))
  await crop('Crop the picture')
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  fireEvent.click(use())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  choose(0, png('wide.png'))
  await crop('Crop the banner')
  fireEvent.click(use())
  screen.getByRole('button', { name: 'Change the banner' })
  screen.getByRole('button', { name: 'Change the picture' })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  const { name, fields, files } = uploads.at(-1) ?? {}
  expect([name, Object.keys(files ?? {})]).toEqual(['group_create', ['avatar', 'banner']])
  expect(fields).toMatchObject({
    avatar_x: '300',
    avatar_y: '100',
    avatar_width: '200',
    avatar_height: '200',
  })
  expect(fields).toMatchObject({ banner_x: '0', banner_y: '67', banner_width: '800', banner_height: '267' })
})

test('what is no picture is refused in words, and a crop that is cancelled changes nothing', async () => {
  renderOnPage(<Form />)
  choose(1, new File(['<svg/>'], 'x.png', { type: 'image/png' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("That kind of file isn't supported.")
  expect(use().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  screen.getByRole('button', { name: 'Choose a picture' })
})
