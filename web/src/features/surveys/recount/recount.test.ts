import { createHash } from 'node:crypto'
import { chainOf, lotsOf, type Ballot } from '@commons/contract/shared/ballot-chain.ts'
import { runOff } from '@commons/contract/shared/run-off.ts'
import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { expect, test } from 'vitest'
import { aSurvey, optionsOf } from '../test-surveys.ts'
import { compared, recount } from './recount.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const code = (place: number) => place.toString(16).padStart(32, '0')

const rankings = [[1, 2], [1], [2, 3], [3, 2], [3, 2, 1]]
const ballots: readonly Ballot[] = rankings.map((choices, place) => ({ code: code(place), choices }))
const head = { id: 1, kind: 'ranked' as const, title: 'Which tree?', options: ['Oak', 'Lime', 'Fir'] }

/** The announced result, counted with lots or as it was before there were any. */
async function announced(isOld = false): Promise<SurveyDetail> {
  const chain_hash = await chainOf(head, ballots, sha256)
  const { rounds, winners } = runOff(
    3,
    rankings.map((choices) => ({ choices, count: 1 })),
    isOld ? null : await lotsOf(chain_hash, 3, sha256),
  )
  return aSurvey({
    kind: 'ranked',
    is_closed: 1,
    vote_count: 5,
    recdata: optionsOf({ Oak: 2, Lime: 1, Fir: 2 }),
    outcome: {
      chain_hash,
      ballot_count: 5,
      winners: [...winners],
      rounds: rounds.map(({ votes, out, exhausted, tie }) => ({
        votes: [...votes],
        out: [...out],
        exhausted,
        ...(tie === undefined ? {} : { tie: tie && { tied: [...tie.tied], round: tie.round } }),
      })),
    },
  })
}

async function* pagesOf(all: readonly Ballot[]) {
  for (let start = 0; start < all.length; start += 2) yield all.slice(start, start + 2)
}
const again = async (all: readonly Ballot[]) => {
  const survey = await announced()
  return compared(survey, await recount(survey, pagesOf(all), () => {}))
}

test('the ballots of an honest result agree with it', async () => {
  expect(await again(ballots)).toEqual({ ballots: true, chain: true, votes: true, result: true })
})

test('an older result, from before ties were broken, still agrees', async () => {
  const survey = await announced(true)
  expect(compared(survey, await recount(survey, pagesOf(ballots), () => {}))).toMatchObject({
    result: true,
  })
})

test('a tie broken the wrong way shows', async () => {
  const tied = [[1], [2]].map((choices, place) => ({ code: code(place), choices }))
  const chain_hash = await chainOf(head, tied, sha256)
  const lots = await lotsOf(chain_hash, 3, sha256)
  const [loser, winner] = (lots[0] ?? '') < (lots[1] ?? '') ? [1, 2] : [2, 1]
  const of = (winners: number[]) =>
    aSurvey({
      kind: 'ranked',
      recdata: optionsOf({ Oak: 1, Lime: 1, Fir: 0 }),
      outcome: {
        chain_hash,
        ballot_count: 2,
        winners,
        rounds: [
          { votes: [1, 1, 0], out: [3], exhausted: 0, tie: null },
          { votes: [1, 1, null], out: [], exhausted: 0, tie: { tied: [1, 2], round: null } },
        ],
      },
    })
  for (const [who, result] of [
    [winner, true],
    [loser, false],
  ] as const)
    expect(compared(of([who]), await recount(of([who]), pagesOf(tied), () => {}))).toEqual({
      ballots: true,
      chain: true,
      votes: true,
      result,
    })
})

test('a ballot that was changed, left out, added or doubled shows', async () => {
  const changed = ballots.map((each, place) => (place === 1 ? { ...each, choices: [3] } : each))
  expect(await again(changed)).toEqual({ ballots: true, chain: false, votes: false, result: false })
  expect(await again(ballots.slice(1))).toMatchObject({ ballots: false, chain: false })
  const doubled = ballots.map((each, place) => (place === 4 ? { ...each, code: code(3) } : each))
  expect(await again(doubled)).toMatchObject({ ballots: false, chain: false, votes: true })
  // Later preferences in a ballot only matter to the run-off.
  const later = ballots.map((each, place) => (place === 2 ? { ...each, choices: [2, 1] } : each))
  expect(await again(later)).toEqual({ ballots: true, chain: false, votes: true, result: false })
})

test('a survey of one choice has who got the most, also several', async () => {
  const survey = aSurvey({ is_closed: 1, recdata: optionsOf({ Oak: 1, Lime: 1 }) })
  const counted = await recount(
    survey,
    pagesOf([
      { code: code(1), choices: [2] },
      { code: code(2), choices: [1] },
    ]),
    () => {},
  )
  expect(counted).toMatchObject({ votes: [1, 1], winners: [1, 2], rounds: [] })
  expect((await recount(survey, pagesOf([]), () => {})).winners).toEqual([])
})
