import type { Showcase } from '@commons/contract/freelance/showcases.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { storage } from '../../../compose/test-idb-kept.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import { anAgreement, aShowcase } from '../test-jobs.ts'
import { AgreementShowcase } from './AgreementShowcase.tsx'
import ProposeShowcaseDialog from './ProposeShowcaseDialog.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))

beforeAll(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget() }))
beforeEach(() => {
  storage.rows.clear()
  logIn(9)
})
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const inRouter = (children: ReactNode) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      {children}
      <ConfirmHost />
    </RouterContextProvider>,
  )
const answer = (response: readonly Showcase[], can_propose: 0 | 1 = 0) =>
  answerWith(({ name }) => (name === 'get_showcases' ? success({ response, can_propose }) : success()))

test('before money was released nothing can be shown; after it, either proposes', async () => {
  answer([])
  const { unmount } = inRouter(<AgreementShowcase agreement={anAgreement()} />)
  await screen.findByText(/^Once money was released/)
  expect(screen.queryByRole('button', { name: 'Show this work' })).toBeNull()
  unmount()
  answer([], 1)
  inRouter(<AgreementShowcase agreement={anAgreement()} />)
  await screen.findByRole('button', { name: 'Show this work' })
})

test('the other side agrees or declines; who proposed it withdraws, after a question', async () => {
  const asked = answer([aShowcase({ acts: ['accept', 'decline'] })])
  const { unmount } = inRouter(<AgreementShowcase agreement={anAgreement()} />)
  await screen.findByText(/proposes that both of you show this/)
  screen.getByText('A dome of clay')
  screen.getByRole('button', { name: 'Decline' })
  fireEvent.click(screen.getByRole('button', { name: 'Show it on both profiles' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'answer_showcase')?.body).toMatchObject({
      showcase_id: 3,
      status: 'accepted',
    }),
  )
  unmount()

  const later = answer([aShowcase({ acts: ['withdraw'], status: 'published', client: null })])
  inRouter(<AgreementShowcase agreement={anAgreement()} />)
  await screen.findByText('Both of you show this on your freelancer profiles.')
  screen.getByText(/a member who has left/)
  fireEvent.click(screen.getByRole('button', { name: 'Remove from both profiles' }))
  expect(later.some(({ name }) => name === 'answer_showcase')).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(later.find(({ name }) => name === 'answer_showcase')?.body).toMatchObject({ status: 'withdrawn' }),
  )
})

test('a proposal begins with the job’s title; what is refused is said, and nothing typed is lost', async () => {
  const onClose = vi.fn()
  const asked = answerWith((_, count) =>
    count === 1 ? refusal('showcase_exists', 409) : success({ data: aShowcase({}) }),
  )
  inRouter(<ProposeShowcaseDialog paymentId={21} title="A website" name="Ada" onClose={onClose} />)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'A website')
  fireEvent.change(screen.getByLabelText('What came of it (optional)'), { target: { value: 'It is up.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }))
  await screen.findByText('Text of showcase_exists')
  expect(screen.getByLabelText('What came of it (optional)')).toHaveProperty('value', 'It is up.')
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked.findLast(({ name }) => name === 'propose_showcase')?.body).toMatchObject({
    payment_id: 21,
    title: 'A website',
    description: 'It is up.',
  })
})

test('what is typed outlives the dialog, until it is proposed', async () => {
  answerWith(() => success({ data: aShowcase({}) }))
  const dialog = <ProposeShowcaseDialog paymentId={22} title="A website" name="Ada" onClose={() => {}} />
  const words = () => screen.getByLabelText('What came of it (optional)')
  const { unmount } = inRouter(dialog)
  fireEvent.change(words(), { target: { value: 'It is up.' } })
  await waitFor(() => expect([...storage.rows.keys()]).not.toEqual([]))
  unmount()
  const { unmount: close } = inRouter(dialog)
  await waitFor(() => expect(words()).toHaveProperty('value', 'It is up.'))
  screen.getByText('Draft restored')
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect([...storage.rows.keys()]).toEqual([]))
  close()
})
