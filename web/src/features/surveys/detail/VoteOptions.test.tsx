import type { SurveyDetail } from '@commons/contract/surveys.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { VoteOptions } from './VoteOptions.tsx'

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

const aSurvey = (change: Partial<SurveyDetail> = {}): SurveyDetail => ({
  id: 1,
  user_id: 7,
  username: 'member7',
  full_name: 'Member 7',
  profile_pic: null,
  title: 'Which tree?',
  closing_date: '2099-01-01T00:00:00.000Z',
  is_closed: 0,
  vote_count: 2,
  executed_count: 2,
  active_count: 4,
  like_count: 0,
  is_liked: 0,
  comments_count: 0,
  created_at: '2026-11-21T08:00:00.000Z',
  recdata: ['Oak', 'Lime'].map((options, place) => ({
    option_id: place + 1,
    options,
    is_voted: '0',
    percent: 50,
    vote_count: 1,
  })),
  ...change,
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
  const voted = aSurvey()
  const { unmount } = renderInApp(
    <VoteOptions
      survey={{
        ...voted,
        recdata: voted.recdata.map((each, place) => ({ ...each, is_voted: place ? '0' : '1' })),
      }}
    />,
  )
  screen.getByText('You have already executed')
  screen.getByText('Your vote')
  expect(radio(/Oak/).disabled).toBe(true)
  unmount()
  renderInApp(<VoteOptions survey={aSurvey({ is_closed: 1 })} />)
  expect(radio(/Oak/).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
})
