import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { ChatPanel } from './ChatPanel.tsx'

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

function show(update?: () => ReturnType<typeof success>) {
  let stored = { who_may_write: 'everyone', shows_presence: '1' }
  const asked = answerWith(({ name, body }) => {
    if (name === 'update_chat_setting') {
      if (update) return update()
      const { who_may_write = stored.who_may_write, shows_presence = stored.shows_presence } = body
      stored = { who_may_write: String(who_may_write), shows_presence: String(shows_presence) }
    }
    return success(stored)
  })
  renderOnPage(<ChatPanel />)
  const updates = () => asked.filter(({ name }) => name === 'update_chat_setting').map(({ body }) => body)
  return { updates }
}
const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

test('who may write is chosen at once, and stays as it was where that fails', async () => {
  const { updates } = show()
  expect((await choice('Everyone')).checked).toBe(true)
  fireEvent.click(await choice('Friends'))
  expect((await choice('Friends')).checked).toBe(true)
  await waitFor(() => expect(updates()).toMatchObject([{ who_may_write: 'friends' }]))
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
