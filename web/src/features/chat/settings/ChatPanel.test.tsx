import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { ChatPanel } from './ChatPanel.tsx'

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

function show(update?: () => ReturnType<typeof success>) {
  let stored = { who_may_write: 'everyone', who_may_call: 'chats', shows_presence: '1' }
  const asked = answerWith(({ name, body }) => {
    if (name === 'update_chat_setting') {
      if (update) return update()
      const given = Object.entries(stored).map(([key, value]) => [key, String(body[key] ?? value)])
      stored = Object.fromEntries(given) as typeof stored
    }
    return success(stored)
  })
  renderOnPage(<ChatPanel />)
  const updates = () => asked.filter(({ name }) => name === 'update_chat_setting').map(({ body }) => body)
  return { updates }
}
const choice = async (name: string, of = 'Who can start a chat with you') =>
  within(await screen.findByRole('group', { name: of })).getByRole<HTMLInputElement>('radio', { name })

test('who may write is chosen at once, and stays as it was where that fails', async () => {
  const { updates } = show()
  expect((await choice('Everyone')).checked).toBe(true)
  fireEvent.click(await choice('Friends'))
  expect((await choice('Friends')).checked).toBe(true)
  await waitFor(() => expect(updates()).toMatchObject([{ who_may_write: 'friends' }]))
})

test('who may call is a choice of its own', async () => {
  const { updates } = show()
  expect((await choice('Everyone I chat with', 'Who can call you')).checked).toBe(true)
  fireEvent.click(await choice('Nobody', 'Who can call you'))
  await waitFor(() => expect(updates()).toMatchObject([{ who_may_call: 'nobody' }]))
})

test('a choice that was refused goes back', async () => {
  const { updates } = show(() => refusal('call_not_found', 404))
  fireEvent.click(await choice('Nobody'))
  await waitFor(() => expect(updates()).toHaveLength(1))
  await waitFor(async () => expect((await choice('Everyone')).checked).toBe(true))
})

test('presence is hidden by a switch', async () => {
  const { updates } = show()
  const presence = await screen.findByRole<HTMLInputElement>('switch', { name: /Show when you're online/ })
  expect(presence.checked).toBe(true)
  fireEvent.click(presence)
  await waitFor(() => expect(updates()).toMatchObject([{ shows_presence: 0 }]))
})
