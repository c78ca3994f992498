import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aSurvey, optionsOf, votedFor } from '../test-surveys.ts'
import { VoteOptions } from './VoteOptions.tsx'

beforeEach(() => logIn(3))
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const meters = () => screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a letter chooses, Enter votes, and the bars move at once', async () => {
  const asked = answerWith(() => new Promise<never>(() => {}))
  renderInApp(<VoteOptions survey={aSurvey()} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vote' }).disabled).toBe(true)
  fireEvent.keyDown(radio(/Oak/), { key: 'b' })
  expect(radio(/Lime/).checked).toBe(true)
  fireEvent.keyDown(radio(/Lime/), { key: 'Enter' })
  await screen.findByText('You have executed successfully')
  expect(asked[0]?.body).toMatchObject({ voting_title_id: 1, option_id: 2 })
  expect(meters()).toEqual(['33', '67'])
  screen.getByText('67%, 2 votes')
  expect(radio(/Lime/).disabled).toBe(true)
})

test('a refused vote is taken back', async () => {
  answerWith(() => refusal('survey_closed', 409))
  renderInApp(<VoteOptions survey={aSurvey()} />)
  fireEvent.click(radio(/Oak/))
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
  await vi.waitFor(() => expect(meters()).toEqual(['50', '50']))
  screen.getByRole('button', { name: 'Vote' })
})

test('who has voted sees their vote and cannot vote again; a closed survey is only read', () => {
  answerWith(() => success())
  const { unmount } = renderInApp(<VoteOptions survey={votedFor(aSurvey(), 0)} />)
  screen.getByText('You have already executed')
  screen.getByText('Your vote')
  expect(radio(/Oak/).disabled).toBe(true)
  unmount()
  renderInApp(<VoteOptions survey={aSurvey({ is_closed: 1 })} />)
  expect(radio(/Oak/).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
})

test('several are ticked and taken back by their letters', () => {
  const asked = answerWith(() => new Promise<never>(() => {}))
  renderInApp(
    <VoteOptions survey={aSurvey({ kind: 'several', recdata: optionsOf({ Oak: 1, Lime: 1, Fir: 0 }) })} />,
  )
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  for (const key of ['c', 'b', 'a', 'b']) fireEvent.keyDown(box(/Oak/), { key })
  expect([/Oak/, /Lime/, /Fir/].map((name) => box(name).checked)).toEqual([true, false, true])
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
  return vi.waitFor(() => expect(asked[0]?.body).toMatchObject({ option_ids: [1, 3] }))
})

test('a result that is hidden is not there, and says until when', () => {
  answerWith(() => success())
  const hidden = optionsOf({ Oak: 0, Lime: 0 }).map((each) => ({
    ...each,
    percent: null,
    vote_count: null,
    threshold: null,
  }))
  const survey = aSurvey({ results: 'voted', is_result_shown: 0, recdata: hidden })
  const { unmount } = renderInApp(<VoteOptions survey={survey} />)
  expect(screen.queryByRole('meter')).toBeNull()
  screen.getByText("The result shows once you've voted.")
  unmount()
  renderInApp(<VoteOptions survey={{ ...survey, results: 'closed', is_voted: '1' }} />)
  screen.getByText('The result shows when the survey closes.')
})

test('the bars are labelled Threshold where there is a quorum', () => {
  answerWith(() => success())
  const recdata = optionsOf({ Oak: 1, Lime: 1 }).map((each) => ({ ...each, threshold: 10 }))
  renderInApp(<VoteOptions survey={aSurvey({ quorum: 10, recdata })} />)
  expect(meters()).toEqual(['10', '10'])
  const meter = screen.getByRole('meter', { name: 'Threshold of Oak' })
  expect(meter.getAttribute('aria-valuetext')).toBe('10% of the quorum')
  expect(screen.getAllByText('10% of the quorum, 1 vote')).toHaveLength(2)
})

test('where several can be chosen, a share says that it is of the voters', () => {
  answerWith(() => success())
  const recdata = optionsOf({ Oak: 3, Lime: 1 }).map((each, place) => ({
    ...each,
    percent: [100, 33][place] ?? 0,
  }))
  renderInApp(<VoteOptions survey={aSurvey({ kind: 'several', is_closed: 1, vote_count: 3, recdata })} />)
  screen.getByText('100% of 3 voters, 3 votes')
  screen.getByText('33% of 3 voters, 1 vote')
  const meter = screen.getByRole('meter', { name: 'Threshold of Oak' })
  expect(meter.getAttribute('aria-valuetext')).toBe('100% of 3 voters')
})

test('a vote is changed where it can be', () => {
  answerWith(() => success())
  renderInApp(<VoteOptions survey={votedFor(aSurvey({ is_changeable: 1 }), 0)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Change my vote' }))
  expect(radio(/Oak/).checked).toBe(true)
  fireEvent.click(radio(/Lime/))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(radio(/Oak/).checked).toBe(true)
})

test('a changed vote that does not arrive is still chosen, and is sent again', async () => {
  let fails = true
  const asked = answerWith(() => (fails ? 'network failure' : success()))
  renderInApp(<VoteOptions survey={votedFor(aSurvey({ is_changeable: 1 }), 0)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Change my vote' }))
  fireEvent.click(radio(/Lime/))
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
  await vi.waitFor(() => expect(toasts.get()).toHaveLength(1))
  expect(radio(/Lime/).checked).toBe(true)
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
  await screen.findByRole('button', { name: 'Change my vote' })
  expect(asked.findLast(({ name }) => name === 'user_voting')?.body).toMatchObject({ option_id: 2 })
})

test('a secret vote keeps its code until it is known to have arrived, and sends no other key', async () => {
  const secret = aSurvey({ is_secret: 1 })
  let votes = 0
  const requests = answerWith(({ name, body }) =>
    name === 'user_voting' && ++votes === 1
      ? 'network failure'
      : success({ ...secret, is_voted: '1', receipt: body['code'] }),
  )
  const asked = () => requests.filter(({ name }) => name === 'user_voting')
  renderInApp(<VoteOptions survey={secret} />)
  fireEvent.click(radio(/Lime/))
  await vi.waitFor(() => {
    const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Vote' })
    if (button) fireEvent.click(button)
    expect(asked().length).toBeGreaterThan(1)
  })
  const [first, second] = asked().map(({ body }) => String(body['code']))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(asked()[1]?.headers).not.toHaveProperty('idempotency-key')
  expect(asked()[1]?.body).not.toHaveProperty('idempotency_key')
})
