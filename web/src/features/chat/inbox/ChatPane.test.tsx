import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, refusal } from '../../../api/test-server.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { ChatPane } from './ChatPane.tsx'

test('a chat that does not exist says so, and leads back', async () => {
  answerWith(() => refusal('chat_not_found', 404))
  renderOnPage(<ChatPane chatId={999} isFull={false} />)
  await screen.findByText("We can't find this chat")
  expect(screen.getByRole('link', { name: 'All chats' }).getAttribute('href')).toMatch(/messaging\/?$/)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
