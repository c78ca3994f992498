import type { QueryClient } from '@tanstack/react-query'
import { callOnce } from '../../api/call-once.ts'
import { CallError, type Answer } from '../../api/call.ts'
import { makeStale } from '../../api/live.ts'
import { sayRefused } from '../../api/say-refused.ts'
import { currentSession } from '../../api/session.ts'
import { focusField } from '../../discussion/field-focus.ts'
import { paths } from '../../paths.ts'
import { putBox } from './boxes.ts'
import { fieldOf } from './chat-field.ts'
import { roomForBoxes } from './room-for-boxes.ts'

type Navigate = (options: { to: string }) => unknown

/** Shows an existing conversation, in a box or on its page. */
export function showChat(client: QueryClient, navigate: Navigate, chat_id: number): void {
  const isOnPage = location.hash.startsWith(`#${paths.messaging()}`)
  if (isOnPage || !window.matchMedia(roomForBoxes).matches) void navigate({ to: paths.messaging(chat_id) })
  else putBox(client, chat_id, 'open')
  focusField(fieldOf(chat_id))
}

/** Opens the conversation with a member, or the one about work, creating it if needed. */
export async function startChat(
  client: QueryClient,
  navigate: Navigate,
  friend_id: number,
  isAboutWork = false,
): Promise<void> {
  try {
    const to = { friend_id, ...(isAboutWork && { by_freelancer: 1 as const }) }
    const { recdata } = await callOnce('start_chat', to)
    client.setQueryData<Answer<'current_chat'>>(['current_chat', {}], (before) => {
      if (!before) return undefined
      const users = [recdata, ...before.users.filter(({ chat_id }) => chat_id !== recdata.chat_id)]
      return { ...before, users, data: users }
    })
    showChat(client, navigate, recdata.chat_id)
    void makeStale(client, [`chats:${currentSession()?.id ?? 0}`])
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    sayRefused(error)
  }
}
