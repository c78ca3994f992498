import type { Chat } from '@commons/contract/chat/chat.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { wantedBoxes } from '../boxes.ts'
import { useWholeWindow } from '../../../ui/layout/whole-window.ts'
import { aChat, aState } from '../test-chat.ts'
import { countFitting, layOut } from './dock-layout.ts'
import DockRow from './DockRow.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

const serve = () =>
  answerWith(({ name }) => {
    if (name === 'chat_messages') return success({ ...aState(0), messages: [] })
    if (name === 'chat_presence') return success({ is_online: 1, last_seen: null })
    if (name === 'show_upload_limits') return refusal('call_not_found', 404)
    return success({})
  })

test('as many boxes stand beside each other as fit, below a wide screen one', () => {
  expect([375, 768, 1279, 1280, 1440, 1920].map(countFitting)).toEqual([1, 1, 1, 3, 4, 5])
})

test('what has no room or is minimized is a bubble, in the order in which it came', () => {
  const chats = [1, 2, 3, 4].map((chat_id) => aChat({ chat_id, open_chat_box: chat_id === 3 ? 0 : 1 }))
  const ids = (of: readonly Chat[]) => of.map(({ chat_id }) => chat_id)
  const first = layOut(chats, new Map(), [1, 2, 3, 4], 2)
  expect([ids(first.boxes), ids(first.bubbles)]).toEqual([
    [1, 2],
    [3, 4],
  ])
  // The server lists the latest first; that must not move the boxes.
  const then = layOut(chats.toReversed(), new Map([[1, 'closed']]), [1, 2, 3, 4], 2)
  expect([ids(then.boxes), ids(then.bubbles)]).toEqual([[2, 4], [3]])
})

test('a box is minimized at once and saved a little later; its bubble counts, and opens it again', async () => {
  const asked = serve()
  renderOnPage(<DockRow chats={[aChat({ unread_count: 3 })]} />)
  const box = await screen.findByRole('region', { name: 'Chat with Jana' })
  await screen.findByText('Online')
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('region', { name: 'Chat with Jana' })).toBeNull()
  const bubble = screen.getByRole('button', { name: 'Open the chat with Jana, 3 unread' })
  expect(asked.some(({ name }) => name === 'minimize_chat_box')).toBe(false)
  await waitFor(
    () => {
      const saved = asked.find(({ name }) => name === 'minimize_chat_box')
      expect(saved?.body).toMatchObject({ chat_id: 5, status: 0 })
    },
    { timeout: 3000 },
  )
  fireEvent.click(bubble)
  await screen.findByRole('region', { name: 'Chat with Jana' })
  act(() => wantedBoxes.set(new Map()))
})

test('whoever leaves right after a press finds the box as they left it', async () => {
  const asked = serve()
  renderOnPage(<DockRow chats={[aChat()]} />)
  fireEvent.keyDown(await screen.findByRole('region', { name: 'Chat with Jana' }), { key: 'Escape' })
  const saved = () => asked.filter(({ name }) => name === 'minimize_chat_box')
  expect(saved()).toHaveLength(0)
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(saved()).toHaveLength(1))
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(wantedBoxes.get().size).toBe(0))
  expect(saved()).toHaveLength(1)
})

test('open boxes tell the page how much room they take, bubbles take none', async () => {
  serve()
  const { unmount } = renderOnPage(<DockRow chats={[aChat()]} />)
  await screen.findByRole('region', { name: 'Chat with Jana' })
  const room = () => document.documentElement.style.getPropertyValue('--dock-room')
  expect(room()).toBe('16px')
  fireEvent.keyDown(screen.getByRole('region', { name: 'Chat with Jana' }), { key: 'Escape' })
  expect(room()).toBe('')
  unmount()
  act(() => wantedBoxes.set(new Map()))
})

function WholePage() {
  useWholeWindow()
  return null
}

test('where a page fits itself to the window boxes are bubbles, but for those opened there', async () => {
  serve()
  renderOnPage(
    <>
      <WholePage />
      <DockRow chats={[aChat()]} />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Open the chat with Jana/ }))
  await screen.findByRole('region', { name: 'Chat with Jana' })
  act(() => wantedBoxes.set(new Map()))
})

test('F6 goes from the page into the boxes and back', async () => {
  serve()
  renderOnPage(
    <>
      <main tabIndex={-1}>
        <button type="button">On the page</button>
      </main>
      <DockRow chats={[aChat()]} />
    </>,
  )
  await screen.findByRole('textbox', { name: 'Write a message…' })
  const button = screen.getByRole('button', { name: 'On the page' })
  button.focus()
  fireEvent.keyDown(document, { key: 'F6' })
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  fireEvent.keyDown(document, { key: 'F6' })
  expect(document.activeElement).toBe(button)
})
