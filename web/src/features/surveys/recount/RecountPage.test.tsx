import { createHash } from 'node:crypto'
import { chainOf, lotsOf, type Ballot } from '@commons/contract/shared/ballot-chain.ts'
import { runOff } from '@commons/contract/shared/run-off.ts'
import { mostBallots } from '@commons/contract/shared/survey.ts'
import type { SurveyDetail, SurveyKind } from '@commons/contract/shared/survey-shown.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { aSurvey, optionsOf } from '../test-surveys.ts'
import RecountPage from './RecountPage.tsx'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const code = (place: number) => place.toString(16).padStart(32, '0')
const names = ['Oak', 'Lime', 'Fir']

/** Returns a closed survey with this many ballots, and its announced result. */
async function closed(kind: SurveyKind, many: number) {
  const choicesOf = (place: number) =>
    kind === 'single' ? [1 + (place % 3)] : [[1, 2], [2, 3, 1], [3, 2], [2]][place % 4]
  const ballots: Ballot[] = Array.from({ length: many }, (_, place) => ({
    code: code(place),
    choices: choicesOf(place) ?? [1],
  }))
  const votes = names.map((_, place) => ballots.filter(({ choices }) => choices[0] === place + 1).length)
  const chain_hash = await chainOf({ id: 1, kind, title: 'Which tree?', options: names }, ballots, sha256)
  const result =
    kind === 'ranked'
      ? runOff(
          3,
          ballots.map(({ choices }) => ({ choices, count: 1 })),
          await lotsOf(chain_hash, 3, sha256),
        )
      : {
          rounds: [],
          winners: votes.flatMap((each, place) => (each === Math.max(...votes) ? place + 1 : [])),
        }
  const survey = aSurvey({
    kind,
    is_closed: 1,
    vote_count: many,
    recdata: optionsOf(Object.fromEntries(names.map((name, place) => [name, votes[place] ?? 0]))),
    outcome: {
      chain_hash,
      ballot_count: many,
      winners: [...result.winners],
      rounds: result.rounds.map(({ votes: each, out, exhausted, tie }) => ({
        votes: [...each],
        out: [...out],
        exhausted,
        tie: tie ? { tied: [...tie.tied], round: tie.round } : null,
      })),
    },
  })
  return { survey, ballots }
}

type Answered = Parameters<typeof answerWith>[0]

/** Renders the page with a server that has these ballots. */
function openPage(
  survey: SurveyDetail,
  ballots: readonly Ballot[],
  fails?: () => ReturnType<Answered> | undefined,
) {
  const sent = answerWith(({ name, body }) => {
    if (name !== 'voting_ballots') return success(survey)
    const failure = fails?.()
    if (failure) return failure
    const start =
      body['after'] === undefined ? 0 : ballots.findIndex((each) => each.code === body['after']) + 1
    const page = ballots.slice(start, start + mostBallots)
    return success({ recdata: page, ...(page.length === mostBallots ? { next: page.at(-1)?.code } : {}) })
  })
  const root = createRootRoute()
  const recount = createRoute({
    getParentRoute: () => root,
    path: '/votingDetail/$surveyId/recount',
    component: RecountPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([recount]),
    history: createMemoryHistory({ initialEntries: ['/votingDetail/1/recount'] }),
  })
  renderInApp(<RouterProvider router={router as never} />)
  return () => sent.filter(({ name }) => name === 'voting_ballots').length
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  logIn(2)
})
afterEach(() => {
  act(() => stage.clear())
  localStorage.clear()
  vi.unstubAllGlobals()
})

const patience = { timeout: 20_000 }

for (const kind of ['single', 'ranked'] as const)
  test(`10,000 ballots of a ${kind} survey are counted again, and the page goes on meanwhile`, async () => {
    const { survey, ballots } = await closed(kind, 10_000)
    let turns = 0
    const turning = setInterval(() => turns++, 0)
    const pages = openPage(survey, ballots)
    expect(await screen.findByRole('progressbar', { name: 'Ballots counted' })).toHaveProperty('max', 10_000)
    await screen.findByText('Your count agrees with the result.', {}, patience)
    clearInterval(turning)
    // Ten full pages, and one that says that there are no more.
    expect(pages()).toBe(11)
    expect(turns).toBeGreaterThan(50)
    screen.getByText('10,000 ballots')
    expect(screen.queryByText('Wrong:')).toBeNull()
    const field = screen.getByLabelText('Your receipt')
    fireEvent.change(field, { target: { value: ` ${code(9_999).toUpperCase()}` } })
    screen.getByText('Your vote was counted:')
    fireEvent.change(field, { target: { value: code(10_000) } })
    screen.getByText('No vote has this receipt.')
  }, 30_000)

test('one ballot of 10,000 that was changed shows', async () => {
  const { survey, ballots } = await closed('single', 10_000)
  const changed = ballots.map((each, place) => (place === 7_000 ? { ...each, choices: [3] } : each))
  openPage(survey, changed)
  await screen.findByText("Your count doesn't agree with the result.", {}, patience)
  expect(screen.getAllByText('Wrong:').length).toBeGreaterThanOrEqual(2)
}, 30_000)

test('counting that was interrupted begins again when it is asked to', async () => {
  const { survey, ballots } = await closed('ranked', 5)
  let isAway = true
  openPage(survey, ballots, () => (isAway ? refusal('internal', 500) : undefined))
  const again = await screen.findByRole('button', { name: 'Retry' }, patience)
  isAway = false
  fireEvent.click(again)
  await screen.findByText('Your count agrees with the result.', {}, patience)
}, 30_000)

test('an open survey has nothing to count yet', async () => {
  const pages = openPage(aSurvey(), [])
  await screen.findByText('This survey is still open')
  expect(pages()).toBe(0)
})
