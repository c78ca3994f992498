import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aChat } from '../test-chat.ts'
import RetentionDialog from './RetentionDialog.tsx'

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

function show() {
  const asked = answerWith(() => success({ recdata: aChat({ keep_days: 7 }) }))
  const onClose = vi.fn()
  renderOnPage(<RetentionDialog chat={aChat({ keep_days: 30 })} onClose={onClose} />)
  // The socket asks for its ticket whenever it connects.
  const saved = () => asked.filter(({ name }) => name === 'chat_retention_update')
  return { saved, onClose }
}

test('how long messages are kept is chosen for both and saved with the dialog', async () => {
  const { saved, onClose } = show()
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '30 days' })).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }))
  expect(saved()).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()[0]?.body).toMatchObject({ chat_id: 5, keep_days: 7 }))
  expect(onClose).toHaveBeenCalled()
})

test('nothing is saved that is as it was, or was cancelled', async () => {
  const { saved, onClose } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Never' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(saved()).toHaveLength(0)
})
