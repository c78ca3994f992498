import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import { wanted } from '../../video-calls/calling.ts'
import { aBid, aJobDetail, anAgreement, aReview, aVersion } from '../test-jobs.ts'
import AwardDialog from './AwardDialog.tsx'
import { JobOffers } from './JobOffers.tsx'
import { Shown } from './AgreementPage.tsx'

// A field that grows with its text waits for fonts, of which jsdom knows nothing.
beforeAll(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget() }))
beforeEach(() => logIn(9))

/** Answers like the server to an agreement without milestones. */
const answer = (fields: Record<string, unknown> = {}) =>
  answerWith(({ name }) =>
    name === 'get_milestones_by_project'
      ? success({ data: [], summary: null })
      : name === 'get_showcases'
        ? success({ response: [], can_propose: 0 })
        : success({ response: [], review: null, recdata: {}, ...fields }),
  )

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

test('who is offered a job reads its terms on the job, and accepts after a question', async () => {
  const next = {
    role: 'freelancer',
    is_own: 1,
    act: 'answer_offer',
    until: '2099-01-01T00:00:00.000Z',
  } as const
  const offer = anAgreement({ status: 'pending', accepted_at: null, next })
  const asked = answerWith(() => success({ data: [offer] }))
  inRouter(<JobOffers job={aJobDetail()} />)
  await screen.findByRole('heading', { name: 'Ada Nováková offers you this project' })
  screen.getByText(/^You can accept until/)
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(asked.some(({ name }) => name === 'accept_award')).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'accept_award')?.body).toMatchObject({ payment_id: 21 }),
  )
})

test('the other side answers a change; who proposed it takes it back', async () => {
  const change = aVersion({ change_id: 12, version: 2, status: 'proposed', amount: '300', answered_at: null })
  const agreement = anAgreement({ change, versions: [change, aVersion()] })
  const asked = answer({ data: agreement })
  const { unmount } = inRouter(<Shown agreement={agreement} />)
  expect(screen.queryByRole('button', { name: 'Propose a change' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Accept change' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'answer_agreement_change')?.body).toMatchObject({
      change_id: 12,
      status: 'accepted',
    }),
  )
  unmount()
  inRouter(<Shown agreement={{ ...agreement, change: { ...change, is_own: 1 } }} />)
  screen.getByRole('button', { name: 'Withdraw change' })
  expect(screen.queryByRole('button', { name: 'Accept change' })).toBeNull()
})

test('the total of hourly work is said once in the terms', () => {
  answer()
  const hourly = { pay_by: 'hourly', amount: '32', delivery: 40, weekly_hours: 12, total: '1280' } as const
  inRouter(<Shown agreement={anAgreement({ ...hourly, versions: [] })} />)
  expect(screen.getAllByText(/\$1,280\.00/)).toHaveLength(1)
})

test('a price for all is not taken for one of an hour, and comes back with its way of paying', () => {
  answerWith(() => success({}))
  inRouter(<AwardDialog bid={aBid()} job={aJobDetail({ is_own: 1 })} onClose={() => undefined} />)
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  expect([value('Amount'), value('Days')]).toEqual(['250', '7'])
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('radio', { name: 'By the hour' }))
  expect([value('Price an hour'), value('Hours')]).toEqual(['', '7'])
  fireEvent.click(screen.getByRole('radio', { name: 'Fixed price' }))
  expect([value('Amount'), value('Days')]).toEqual(['250', '12'])
})

test('an agreement that is over offers nothing to do', () => {
  answer()
  inRouter(
    <Shown
      agreement={anAgreement({ status: 'ended', ended_at: '2026-11-25T08:00:00.000Z', client: null })}
    />,
  )
  screen.getByText('The other side has left Commons.')
  for (const name of ['Propose a change', 'End agreement', 'Accept'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('reviews come with an agreement that was accepted', async () => {
  answer({ response: [aReview()] })
  const { unmount } = inRouter(<Shown agreement={anAgreement()} />)
  await screen.findByText('Warm bread ever since')
  unmount()
  inRouter(<Shown agreement={anAgreement({ status: 'pending', accepted_at: null })} />)
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull()
})

test('the two of an agreement under way call each other from it, in the conversation about work', () => {
  answer()
  const agreement = anAgreement({})
  const { unmount } = inRouter(<Shown agreement={agreement} />)
  fireEvent.click(screen.getByRole('button', { name: 'Call Ada Nováková' }))
  expect(wanted.get()).toMatchObject({ name: 'Ada Nováková', by_freelancer: 1 })
  wanted.set(null)
  unmount()
  inRouter(<Shown agreement={{ ...agreement, can_chat: 0 }} />)
  expect(screen.queryByRole('button', { name: 'Call Ada Nováková' })).toBeNull()
})
