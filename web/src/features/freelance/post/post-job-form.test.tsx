import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { aJobDetail } from '../test-jobs.ts'
import { PostJobForm } from './PostJobPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

// A field that grows with its text waits for fonts, of which jsdom knows nothing.
beforeAll(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget() }))
beforeEach(() => logIn(9))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const open = () =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <PostJobForm />
    </RouterContextProvider>,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test.each(['Post project', 'Save as draft'])('%s says what is missing, and sends nothing', (button) => {
  const asked = answerWith(() => success({ response: [] }))
  open()
  expect(screen.queryByText('Give the project a title')).toBeNull()
  press(button)
  screen.getByText('Give the project a title')
  screen.getByText('Say what is to be done')
  screen.getByText('Select cost estimation')
  type('Title', 'An oven')
  expect(screen.queryByText('Give the project a title')).toBeNull()
  expect(asked.some(({ name }) => name === 'add_project')).toBe(false)
})

test('after an answer that was lost, the same is sent under the same key, and nothing typed is gone', async () => {
  let isLost = true
  const asked = answerWith(({ name }) => {
    if (name !== 'add_project') return success({ response: [] })
    return isLost ? refusal('internal', 500) : success({ data: aJobDetail({ is_own: 1 }) })
  })
  open()
  type('Title', 'An oven')
  type('Description', 'Of clay')
  fireEvent.click(screen.getByRole('radio', { name: '$200 – $300' }))
  press('Post project')
  const sent = () => asked.filter(({ name }) => name === 'add_project').map(({ body }) => body)
  await waitFor(() => expect(sent().length).toBeGreaterThan(0))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Post project' })).toHaveProperty('disabled', false),
  )
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'An oven')
  isLost = false
  const before = sent().length
  press('Post project')
  await waitFor(() => expect(sent().length).toBeGreaterThan(before))
  expect(new Set(sent().map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
})
