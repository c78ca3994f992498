import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { outbox } from '../compose/outbox/outbox.ts'
import { questions } from '../ui/dialog/confirm.ts'
import { toasts } from '../ui/notices/toast.ts'

/** Empties the outbox and brings the network back; after each test of a conversation. */
export function leaveConversation() {
  act(() => {
    for (const [key] of outbox.get()) void outbox.change(key, () => undefined)
  })
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
}

/** Deletes "Message 1" by its menu, which asks first, and takes that back by the toast. */
export async function deleteAndRestore(menu: string, isSent: () => boolean) {
  fireEvent.click(await screen.findByRole('button', { name: menu }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(questions.get()).not.toBeNull())
  expect(isSent()).toBe(false)
  await act(async () => questions.get()?.answer(true))
  await screen.findByText('Message deleted')
  await waitFor(() => expect(toasts.get().at(-1)?.onUndo).toBeDefined())
  act(() => toasts.get().at(-1)?.onUndo?.())
  await screen.findByText('Message 1')
  expect(screen.queryByText('Message deleted')).toBeNull()
}
