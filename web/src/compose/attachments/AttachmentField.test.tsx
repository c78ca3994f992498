import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { endSession } from '../../api/session.ts'
import { answerWith, success } from '../../api/test-server.ts'
import { upload } from '../../api/upload.ts'
import { renderInApp } from '../../test-render.tsx'
import { logIn, holdUpload, png, uploads } from '../test-compose.ts'
import { usualLimits } from '../upload-limits.ts'
import type { Sending } from '../upload-pace.ts'
import { AttachmentField } from './AttachmentField.tsx'
import { useAttachments, type Attachments } from './use-attachments.ts'

afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const limit = 26_214_400

function file(head: string, name: string, size = head.length): File {
  const made = new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const pdf = (name = 'plan.pdf', size?: number) => file('%PDF-1.7', name, size)
const docx = (name = 'offer.docx') => file('PK\u0003\u0004', name)

function show({ most, sending }: { most?: number; sending?: Sending } = {}) {
  let last!: Attachments
  const onCancel = vi.fn()
  function Form() {
    const attachments = useAttachments(most)
    useEffect(() => {
      last = attachments
    })
    return <AttachmentField attachments={attachments} sending={sending} onCancel={onCancel} />
  }
  const { container } = renderInApp(<Form />)
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  return {
    input,
    onCancel,
    now: () => last,
    async choose(...files: File[]) {
      const before = last.chosen.length
      fireEvent.change(input, { target: { files } })
      await waitFor(() => expect(last.chosen.length).toBeGreaterThan(before))
    },
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const rows = () => within(screen.getByRole('list', { name: 'Attachments' })).getAllByRole('listitem')
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('several files are chosen at once, shown by name, kind and size, and sent by their parts', async () => {
  const { choose, input, now } = show()
  expect(input.multiple).toBe(true)
  await choose(pdf('Smlouva.pdf', 1_500_000), png('photo.png'))
  await choose(docx())
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Smlouva.pdfPDF · 1.4 MB',
    'photo.pngPicture · 1 kB',
    'offer.docxDocument · 1 kB',
  ])
  screen.getByText('3 files added')
  expect(now().check()).toBe(true)
  expect(Object.entries(now().files).map(([part, each]) => [part, each.name])).toEqual([
    ['file', 'Smlouva.pdf'],
    ['file_2', 'photo.png'],
    ['file_3', 'offer.docx'],
  ])
  const held = holdUpload()
  const sent = upload('add_post', {}, now().files)
  await waitFor(() => expect(Object.keys(uploads[0]?.files ?? {})).toEqual(['file', 'file_2', 'file_3']))
  held.answer({})
  await sent
})

test('one is removed, and the focus stays in the field', async () => {
  const { choose, now } = show()
  await choose(pdf('a.pdf'), pdf('b.pdf'))
  const remove = button('Remove a.pdf')
  act(() => remove.focus())
  fireEvent.click(remove)
  expect(now().chosen.map(({ file: { name } }) => name)).toEqual(['b.pdf'])
  expect(document.activeElement).toBe(button('Add more files'))
  fireEvent.click(button('Remove b.pdf'))
  button('Add files')
  expect(screen.queryByRole('list')).toBeNull()
})

test.each([
  ['too large', () => pdf('a.pdf', limit + 1), 'File size exceeds 25 MB.'],
  ['empty', () => file('', 'a.pdf'), 'That file is empty. Choose another one.'],
  [
    'a page called PDF',
    () => file('<html>', 'a.pdf'),
    'Choose a picture, a PDF, an Office document without macros, a text or a ZIP file',
  ],
  [
    'a video',
    () => file('\0\0\0\u0020ftypisom', 'a.mp4'),
    'Choose a picture, a PDF, an Office document without macros, a text or a ZIP file',
  ],
] as const)('%s: said at that file, before anything is sent', async (_, make, says) => {
  const { choose, now } = show()
  await choose(pdf('good.pdf', limit), make())
  expect(alerts()).toEqual([says])
  within(rows()[1] as HTMLElement).getByText(says)
  act(() => void expect(now().check()).toBe(false))
  expect(document.activeElement).toBe(within(rows()[1] as HTMLElement).getByRole('button'))
  fireEvent.click(document.activeElement as HTMLElement)
  expect(alerts()).toEqual([])
  expect(now().check()).toBe(true)
})

test('a HEIC picture and one that cannot be read are said to be such', async () => {
  const { choose } = show()
  const gone = pdf('gone.pdf')
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('It was moved')) }) as unknown as Blob
  await choose(file('\0\0\0\u0018ftyphevc', 'IMG_1.HEIC'), gone)
  expect(alerts()).toEqual([expect.stringMatching(/HEIC/), expect.stringMatching(/may be damaged/)])
})

test('no more files than the form takes', async () => {
  const { choose, now } = show({ most: 2 })
  await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
  expect(now().chosen).toHaveLength(2)
  expect(alerts()).toEqual(['You can add up to 2 files.'])
  expect(button('Add more files')).toHaveProperty('disabled', true)
  fireEvent.click(button('Remove a.pdf'))
  expect(alerts()).toEqual([])
  expect(button('Add more files')).toHaveProperty('disabled', false)
})

test('files that are over the quota together are said to be, and not sent', async () => {
  logIn(3)
  const recdata = { ...usualLimits, quota_bytes: 40_000_000, used_bytes: 10_000_000 }
  answerWith(() => success({ recdata }))
  const { choose, now } = show()
  await choose(pdf('a.pdf', 20_000_000), pdf('b.pdf', 20_000_000))
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/over your 38 MB of storage/)]))
  expect(now().check()).toBe(false)
  fireEvent.click(button('Remove b.pdf'))
  expect(now().check()).toBe(true)
})

test('what the server refuses is said at its file', async () => {
  const { choose, now } = show()
  await choose(pdf('a.pdf'), docx('macros.docx'))
  const fields = { file_2: 'Without macros, please' }
  const error = new CallError({ refusal: 'file_kind_unsupported', message: '', status: 415, fields })
  act(() => void expect(now().refuse(error)).toBe(true))
  within(rows()[1] as HTMLElement).getByText('Without macros, please')
  expect(now().check()).toBe(false)
  act(() => void expect(now().refuse({ fields: { title: 'Too long' } })).toBe(false))
})

test('dropped files are added', async () => {
  const { now } = show()
  const dataTransfer = { files: [pdf('dropped.pdf')], types: ['Files'] }
  fireEvent.drop(document.body, { dataTransfer })
  await waitFor(() => expect(now().chosen.map(({ file: { name } }) => name)).toEqual(['dropped.pdf']))
})

test('while they are sent, nothing changes, and the progress is shown', async () => {
  const { onCancel } = show({
    sending: { phase: 'sending', sentBytes: 50, totalBytes: 100, pace: undefined },
  })
  expect(button('Add files')).toHaveProperty('disabled', true)
  await screen.findByText('Uploading, 50%')
  fireEvent.click(button('Cancel'))
  expect(onCancel).toHaveBeenCalledOnce()
})
