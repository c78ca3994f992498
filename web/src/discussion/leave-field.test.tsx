import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../test-render.tsx'
import { logIn, png, stubFileUrls } from '../compose/test-compose.ts'
import { answerAround, aThing } from './test-discussion.ts'
import { useViewerKeys } from '../viewer/use-viewer-keys.ts'
import CommentWriting from './CommentWriting.tsx'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: async () => [],
  getMany: async () => [],
  setMany: async () => {},
  delMany: async () => {},
  entries: async () => [],
  clear: async () => {},
}))

let member = 0
const onOpen = vi.fn()

beforeEach(() => {
  stubFileUrls()
  onOpen.mockClear()
  answerAround()
  // Drafts belong to a member: each test has its own.
  logIn(++member)
})
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment…' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more })

/** Renders the field within a card. */
function writeInCard() {
  renderInApp(
    <article tabIndex={-1} aria-label="Card">
      <CommentWriting
        to={{ about: aThing(), commentId: undefined }}
        name="comment.1"
        label="Write a comment…"
        shown={[]}
        isWriting
        onOpen={onOpen}
      />
    </article>,
  )
  field().focus()
  return screen.getByRole('article')
}

test('Escape leads back to the card; what was typed stays, and an empty field goes', () => {
  const card = writeInCard()
  type('x')
  press('Escape')
  expect(document.activeElement).toBe(card)
  expect(onOpen).not.toHaveBeenCalled()
  expect(field().value).toBe('x')
  field().focus()
  type('')
  press('Escape')
  expect(document.activeElement).toBe(card)
  expect(onOpen).toHaveBeenCalledWith(false)
})

test('Escape that ends a word of an input method leaves nothing', () => {
  writeInCard()
  type('こんにちは')
  press('Escape', { isComposing: true })
  expect(document.activeElement).toBe(field())
})

test('from the description of a picture Escape leads there, too', async () => {
  const card = writeInCard()
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [png()] } })
  await screen.findByRole('button', { name: 'Remove the picture' })
  const alt = screen.getByRole('textbox', { name: /Describe it/ })
  alt.focus()
  fireEvent.keyDown(alt, { key: 'Escape' })
  expect(document.activeElement).toBe(card)
})

const nothing = () => {}

function InViewer({ onClose }: { onClose: () => void }) {
  useViewerKeys({
    zoom: { scale: 1, x: 0, y: 0 },
    stepIn: nothing,
    stepOut: nothing,
    reset: nothing,
    pan: nothing,
    onStep: nothing,
    onClose,
  })
  return (
    <section role="dialog" aria-label="Viewer" data-viewer tabIndex={-1}>
      <CommentWriting
        to={{ about: aThing(), commentId: undefined }}
        name="comment.1"
        label="Write a comment…"
        shown={[]}
        isWriting
        onOpen={onOpen}
      />
    </section>
  )
}

test('in the picture viewer the first Escape leaves the field, the second closes the viewer', () => {
  const onClose = vi.fn()
  renderInApp(<InViewer onClose={onClose} />)
  field().focus()
  type('x')
  press('Escape')
  expect(onClose).not.toHaveBeenCalled()
  const viewer = screen.getByRole('dialog')
  expect(document.activeElement).toBe(viewer)
  fireEvent.keyDown(viewer, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})
