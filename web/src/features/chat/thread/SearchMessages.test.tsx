import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aMessage } from '../test-chat.ts'
import { SearchMessages } from './SearchMessages.tsx'

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

function show() {
  const asked = answerWith(({ body }) =>
    success({ messages: body['search'] === 'pears' ? [aMessage(12, { text: 'Pears are ripe' })] : [] }),
  )
  const [onShow, onClose] = [vi.fn(), vi.fn()]
  renderOnPage(<SearchMessages chatId={5} onShow={onShow} onClose={onClose} />)
  return { asked, onShow, onClose, field: screen.findByRole('searchbox', { name: 'Search this chat' }) }
}

test('what is found leads to its place in the conversation', async () => {
  const { asked, onShow, field } = show()
  fireEvent.change(await field, { target: { value: ' pears ' } })
  fireEvent.click(await screen.findByRole('button', { name: /Pears are ripe/ }))
  expect(onShow).toHaveBeenCalledWith(12)
  expect(asked.find(({ name }) => name === 'chat_search')?.body).toMatchObject({
    chat_id: 5,
    search: 'pears',
  })
})

test('it says that nothing is found, and Escape ends it', async () => {
  const { onClose, field } = show()
  fireEvent.change(await field, { target: { value: 'plums' } })
  await screen.findByText('No messages found.')
  fireEvent.keyDown(await field, { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
})
