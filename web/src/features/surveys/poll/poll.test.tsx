import type { Poll } from '@commons/contract/shared/survey-shown.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aSurvey, votedFor } from '../test-surveys.ts'
import { PollLine } from './line/PollLine.tsx'
import { PollPanel } from './PollPanel.tsx'
import { loadVoting } from './voting.ts'

const aPoll = (id: number, title: string): Poll => ({
  ...aSurvey({ id, title }),
  options: [
    { id: 1, options: 'Oak' },
    { id: 2, options: 'Lime' },
  ],
})
let polls: Poll[] = []
let member = 2

beforeAll(() => loadVoting())
beforeEach(() => {
  // Each test has its own member, whose hidden surveys are remembered.
  logIn(++member)
  polls = [aPoll(1, 'Which tree?'), aPoll(2, 'Which bench?')]
  answerWith(({ name, body }) => {
    if (name === 'poll_list') return success({ recdata: polls })
    const survey = polls.find(({ id }) => id === body['voting_title_id']) ?? aSurvey()
    if (name !== 'user_voting') return success(survey)
    polls = polls.filter(({ id }) => id !== survey.id)
    return success({ ...votedFor(aSurvey(survey), 0), receipt: body['code'] })
  })
})
afterEach(() => {
  act(() => stage.clear())
  localStorage.clear()
  vi.unstubAllGlobals()
})
const hide = () => fireEvent.click(screen.getByRole('button', { name: 'Hide this survey' }))

test('beside the feed one is hidden for the next, and stays hidden', async () => {
  const { unmount } = renderOnPage(<PollPanel />)
  await screen.findByRole('link', { name: 'Which tree?' })
  hide()
  await screen.findByRole('link', { name: 'Which bench?' })
  unmount()
  renderOnPage(<PollPanel />)
  await screen.findByRole('link', { name: 'Which bench?' })
  hide()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Survey' })).toBeNull())
})

test('one that was voted in stays with its result', async () => {
  renderOnPage(<PollPanel />)
  fireEvent.click(await screen.findByRole('radio', { name: /Oak/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
  await screen.findByText('You have executed successfully')
  await waitFor(() => expect(polls).toHaveLength(1))
  screen.getByRole('link', { name: 'Which tree?' })
})

test('above the feed there is one a visit', async () => {
  renderOnPage(<PollLine />)
  await screen.findByText('Which tree?')
  hide()
  expect(screen.queryByText('Which bench?')).toBeNull()
})
