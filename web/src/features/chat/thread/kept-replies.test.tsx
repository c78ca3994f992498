import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { storage } from '../../../compose/test-idb-kept.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aChat, aMessage, aState } from '../test-chat.ts'
import Thread from './Thread.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))

beforeEach(() => {
  stubFileUrls()
  logIn(3)
  answerWith(({ name }) =>
    name === 'chat_messages'
      ? success({ ...aState(1), messages: [aMessage(1)] })
      : name === 'show_upload_limits'
        ? refusal('call_not_found', 404)
        : success({ last_read: 0, unread_count: 0, messages: [], more: 0, recdata: {} }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  renderOnPage(<Thread chat={aChat()} isActive={false} isSearching={false} onSearchEnd={() => {}} />)

const kept = () => [...storage.rows.keys()].filter((name) => name.includes('/sent-comment/chat.5:'))

/** Simulates a reload. Modules survive here, so rows get another key, of which no module remembers anything. */
function comeBack(unmount: () => void, key: string) {
  unmount()
  act(() => endSession('session_expired'))
  for (const name of kept()) {
    storage.rows.set(name.replace(/chat\.5:[^/]+/, `chat.5:${key}`), storage.rows.get(name))
    storage.rows.delete(name)
  }
  act(() => logIn(3))
  return show()
}

test('a picture that was sent as a reply is that reply after a reload, by Retry and by Edit', async () => {
  holdUpload()
  const { unmount } = show()
  const field = await screen.findByRole('textbox', { name: 'Write a message…' })
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Jana' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [png()] } })
  await screen.findByRole('button', { name: 'Remove the picture' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(screen.queryByText(/^Replying to/)).toBeNull()
  await waitFor(() => expect(kept()).toHaveLength(2))

  const again = comeBack(unmount, 'second-key')
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(uploads).toHaveLength(2))
  const [first, second] = uploads.map(({ fields }) => fields)
  expect(first).toMatchObject({ reply_to: '101' })
  expect(second).toEqual({ ...first, idempotency_key: 'second-key' })

  comeBack(again.unmount, 'third-key')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(screen.getByText(/^Replying to/).textContent).toContain('Message 1')
})
