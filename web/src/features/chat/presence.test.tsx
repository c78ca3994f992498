import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heard } from '../../api/heard.ts'
import { answerWith, success } from '../../api/test-server.ts'
import { renderOnPage } from '../groups/test-groups.tsx'
import { ChatRow } from './ChatRow.tsx'
import { aChat } from './test-chat.ts'
import { ChatHead } from './thread/ChatHead.tsx'

const wentAt = '2026-11-20T08:00:00.000Z'
const went = () => success({ is_online: 0, last_seen: wentAt })

test('the dot says the same as the text', async () => {
  answerWith(went)
  const { container } = renderOnPage(<ChatHead chat={aChat({ is_online: 1 })}>{null}</ChatHead>)
  expect(container.querySelector('[data-online]')).not.toBeNull()
  await screen.findByText(/^Last seen/)
  expect(container.querySelector('[data-online]')).toBeNull()
})

test('a chat in a list asks for presence only once it has changed', async () => {
  const asked = answerWith(went)
  const { container } = renderOnPage(<ChatRow chat={aChat({ is_online: 1 })} />)
  expect(container.querySelector('[data-online]')).not.toBeNull()
  expect(asked.some(({ name }) => name === 'chat_presence')).toBe(false)
  act(() => heard.tell(['presence:7']))
  await waitFor(() => expect(container.querySelector('[data-online]')).toBeNull())
})
