import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import PeopleDialog from '../dashboard/PeopleDialog.tsx'
import WidgetsPage from './WidgetsPage.tsx'

const names = ['suggested_channels', 'follow_requests', 'poll', 'tags', 'friends', 'follows', 'slogans']
const shown = (hidden: ReadonlySet<unknown>) => ({
  recdata: names.map((widget) => ({ widget, is_shown: hidden.has(widget) ? 0 : 1 })),
})
const tags = () => screen.getByRole<HTMLInputElement>('switch', { name: /Tags for you/ })

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

test('a widget is hidden at once, and shown again by Undo', async () => {
  const hidden = new Set<unknown>()
  const sent = answerWith(({ name, body }) => {
    if (name !== 'update_widget') return success(shown(hidden))
    if (body['is_shown'] === 1) hidden.delete(body['widget'])
    else hidden.add(body['widget'])
    return success()
  })
  renderInApp(<WidgetsPage />)
  await waitFor(() => expect(tags().checked).toBe(true))
  expect(screen.getAllByRole('switch')).toHaveLength(names.length)
  fireEvent.click(tags())
  expect(tags().checked).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(tags().checked).toBe(true))
  const asked = sent.filter(({ name }) => name === 'update_widget')
  expect(asked.map(({ body }) => [body['widget'], body['is_shown']])).toEqual([
    ['tags', 0],
    ['tags', 1],
  ])
})

test('what could not be saved goes back and says so', async () => {
  answerWith(({ name }) => (name === 'update_widget' ? refusal('internal', 500) : success(shown(new Set()))))
  renderInApp(<WidgetsPage />)
  await waitFor(() => expect(tags().checked).toBe(true))
  fireEvent.click(tags())
  await screen.findByText('Text of internal')
  await waitFor(() => expect(tags().checked).toBe(true))
})

test('where everything is hidden, the dialog of small screens says how to get it back', async () => {
  answerWith(() => success(shown(new Set(names))))
  await act(async () => void renderInApp(<PeopleDialog onClose={vi.fn()} />))
  await screen.findByText(/You can change that under Widgets/)
})
