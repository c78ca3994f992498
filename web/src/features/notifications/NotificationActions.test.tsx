import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import { NotificationActions } from './NotificationActions.tsx'

beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const commentOf = (sender: string, post_comment_id: number) =>
  ({ post_id: 3, post_comment_id, sender, is_liked: 0 }) as Notification

function Row() {
  const [row, setRow] = useState(commentOf('Jana', 41))
  return (
    <>
      <NotificationActions row={row} />
      <button onClick={() => setRow(commentOf('Petr', 42))}>Petr comments</button>
    </>
  )
}

test('an answer goes to the comment it was begun under, whoever comments next', async () => {
  const sent = answerWith(() => success({ message: 'Sent', recdata: {} }))
  renderInApp(<Row />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Answer Jana')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Thank you' } })
  press('Petr comments')
  screen.getByRole('textbox', { name: 'Answer Jana' })
  press('Send')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(sent.find(({ name }) => name === 'post_comment_reply')?.body).toMatchObject({
    post_comment_id: 41,
    reply: 'Thank you',
  })
  screen.getByRole('button', { name: 'Answer Petr' })
})
