import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ConsentPage } from './ConsentPage.tsx'
import { putOff } from './put-off.ts'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => endSession('logged_out'))

const asked = (isDue: 0 | 1) => ({
  version: 3,
  due_at: '2026-12-24T10:00:00.000Z',
  is_due: isDue,
  recdata: [{ kind: 'terms', version: 3, published_at: '2026-11-20T10:00:00.000Z', changes: 'No dogs.' }],
})

const show = () =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Suspense>
        <ConsentPage />
      </Suspense>
    </RouterContextProvider>,
  )

test('new terms say what is new, can be put off, and are agreed to by their version', async () => {
  const sent = answerWith(({ name }) => {
    if (name === 'show_consent') return success(asked(0))
    return name === 'accept_rules' ? refusal('rules_changed', 409) : 'network failure'
  })
  show()
  expect(await screen.findByText('No dogs.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }))
  expect((await screen.findAllByText('Text of rules_changed')).length).toBeGreaterThan(0)
  expect(sent.find(({ name }) => name === 'accept_rules')?.body).toMatchObject({ version: 3 })
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(putOff.get()).toBe('2026-12-24T10:00:00.000Z')
})

test('from the day on that was chosen, nobody can put them off', async () => {
  answerWith(({ name }) => (name === 'show_consent' ? success(asked(1)) : 'network failure'))
  show()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'I agree' })).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
})
