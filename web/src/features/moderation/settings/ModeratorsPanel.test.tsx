import type { ModeratorMessage } from '@commons/contract/moderation/messages.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { OwnThread } from './ModeratorsPanel.tsx'

afterEach(() => vi.unstubAllGlobals())

const message = (message_id: number, by_staff: 0 | 1, text: string): ModeratorMessage => ({
  message_id,
  message: text,
  by_staff,
  created_at: '2026-11-01T10:00:00.000Z',
})

const show = (messages: ModeratorMessage[]) => {
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  answerWith(() => success({ about: null, messages }))
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <OwnThread decisionId={undefined} />
    </RouterContextProvider>,
  )
}

test('a member reads the thread with the latest message last, and who of both sides wrote it', async () => {
  show([message(2, 1, 'Ten times in a row'), message(1, 0, 'Why?')])
  const list = await screen.findByRole('list', { name: 'Messages' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^YouWhy\?/), expect.stringMatching(/^ModeratorsTen times in a row/)])
})

test('where nothing was written yet there is only what it is for, and the form', async () => {
  show([])
  const field = await screen.findByRole('textbox', { name: 'Your message' })
  expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
  fireEvent.change(field, { target: { value: 'Why?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await vi.waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''))
})
