import type { Review } from '@commons/contract/freelance/reviews.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aReview, anAgreement } from '../test-jobs.ts'
import { AgreementReviews } from './AgreementReviews.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  // A field that grows with its text waits for fonts, of which jsdom knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
  await Promise.all([import('./AnswerDialog.tsx'), import('../../../ui/dialog/DialogBody.tsx')])
})
beforeEach(() => logIn(9))
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.unstubAllGlobals()
})

const Page = () => (
  <>
    <AgreementReviews jobId={5} agreement={anAgreement()} />
    {useStore(stage)}
  </>
)

const standing = { review_user_id: 7, is_open: 1, is_other_in: 0, until: null }

/** Shows the reviews of an agreement to its freelancer. */
function open(reviews: readonly Review[], review: object | null) {
  const asked = answerWith(({ name }) =>
    success(name === 'get_reviews_by_project' ? { response: reviews, review } : { data: aReview() }),
  )
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Page />
    </RouterContextProvider>,
  )
  return asked
}

test('before money was released there is nothing to fill in', async () => {
  open([], { ...standing, is_open: 0 })
  await screen.findByText(/^You can review each other once money was released/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('stars and words are sent, and stars are asked for', async () => {
  const asked = open([], standing)
  await screen.findByText(/^Ada Nováková sees your review after writing theirs, or after 14 days/)
  fireEvent.change(screen.getByLabelText(/^Your review/), { target: { value: 'Paid on time' } })
  fireEvent.click(screen.getByRole('button', { name: 'Rating' }))
  await screen.findByText('Choose 1 to 5 stars')
  expect(asked.some(({ name }) => name === 'add_review')).toBe(false)
  fireEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }))
  fireEvent.click(screen.getByRole('button', { name: 'Rating' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'add_review')?.body).toMatchObject({
      project_id: 5,
      review_user_id: 7,
      rating: 4,
      comment: 'Paid on time',
    }),
  )
})

test('who was reviewed learns until when they can write theirs', async () => {
  open([], { ...standing, is_other_in: 1, until: '2026-12-06T08:00:00.000Z' })
  await screen.findByText(/^Ada Nováková has reviewed you\. You'll see it once you've written yours/)
  screen.getByText(/^Dec 6, 2026/)
  screen.getByRole('button', { name: 'Rating' })
})

test('an own review says that nobody else sees it yet', async () => {
  open([aReview({ is_own: 1, is_shown: 0, role: 'freelancer', review_user_id: 7 })], null)
  await screen.findByText(/^Only you see this until the other side has reviewed you, or until/)
  screen.getByRole('img', { name: '4 out of 5 stars' })
  for (const name of ['Answer', 'Rating']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a review is answered by whom it is about', async () => {
  const asked = open([aReview()], null)
  await screen.findByText('The 14 days for your review are over.')
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }))
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'Thanks' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publish answer' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'answer_review')?.body).toMatchObject({
      review_id: 31,
      comment: 'Thanks',
    }),
  )
})

test('a review that counts in no rating says so, and one without an author has no name', async () => {
  open(
    [
      aReview({
        author: null,
        comment: '',
        is_uncounted: 1,
        answer: 'Thanks',
        answered_at: '2026-11-26T08:00:00.000Z',
      }),
    ],
    null,
  )
  await screen.findByText('A client')
  screen.getByText(/^Counts in no rating/)
  screen.getByText("The freelancer's answer")
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})
