import { chainOf, lotsOf, type Ballot } from '@commons/contract/shared/ballot-chain.ts'
import { isCountedWithLots, runOff, type Round } from '@commons/contract/shared/run-off.ts'
import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { sha256 } from '../../../sha256.ts'

export interface Recounted {
  readonly ballots: readonly Ballot[]
  readonly hash: string
  /** By option. */
  readonly votes: readonly number[]
  readonly winners: readonly number[]
  readonly rounds: readonly Round[]
}

/** Counts equal ballots: among 10,000 rankings few are different. */
function grouped(ballots: readonly Ballot[]) {
  const counts = new Map<string, { choices: readonly number[]; count: number }>()
  for (const { choices } of ballots) {
    const found = counts.get(choices.join())
    if (found) found.count++
    else counts.set(choices.join(), { choices, count: 1 })
  }
  return [...counts.values()]
}

/** `lots` is null for a result from before ties were broken. */
function counted(
  { kind, recdata }: SurveyDetail,
  ballots: readonly Ballot[],
  lots: readonly string[] | null,
) {
  const votes = recdata.map(() => 0)
  for (const { choices } of ballots)
    for (const option of kind === 'ranked' ? choices.slice(0, 1) : choices)
      votes[option - 1] = (votes[option - 1] ?? 0) + 1
  if (kind === 'ranked') return { votes, ...runOff(recdata.length, grouped(ballots), lots) }
  const most = Math.max(...votes)
  const winners = recdata.flatMap(({ option_id }) =>
    most > 0 && votes[option_id - 1] === most ? option_id : [],
  )
  return { votes, winners, rounds: [] }
}

/** Counts and hashes the ballots of a closed survey as they arrive. `onBallots` gets the number so far. */
export async function recount(
  survey: SurveyDetail,
  pages: AsyncIterable<readonly Ballot[]>,
  onBallots: (count: number) => void,
): Promise<Recounted> {
  const ballots: Ballot[] = []
  async function* inTurn() {
    for await (const page of pages) {
      for (const ballot of page) {
        ballots.push(ballot)
        yield ballot
      }
      onBallots(ballots.length)
    }
  }
  const { id, kind, title, recdata, outcome } = survey
  const head = { id, kind, title, options: recdata.map(({ options }) => options) }
  const hash = await chainOf(head, inTurn(), sha256)
  const lots = isCountedWithLots(outcome?.rounds ?? []) ? await lotsOf(hash, recdata.length, sha256) : null
  return { ballots, hash, ...counted(survey, ballots, lots) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

const inWriting = ({ votes, out, exhausted, tie }: Round) => [
  votes,
  inOrder(out),
  exhausted,
  tie ? [inOrder(tie.tied), tie.round] : null,
]

/** Returns, part by part, whether this count is the announced result. */
export function compared(
  { recdata, outcome }: SurveyDetail,
  { ballots, hash, votes, winners, rounds }: Recounted,
) {
  const isOnce = new Set(ballots.map(({ code }) => code)).size === ballots.length
  return {
    ballots: outcome?.ballot_count === ballots.length && isOnce,
    chain: outcome?.chain_hash === hash,
    votes: recdata.every(({ option_id, vote_count }) => votes[option_id - 1] === vote_count),
    result:
      isSame(inOrder(outcome?.winners ?? []), inOrder(winners)) &&
      isSame(outcome?.rounds.map(inWriting), rounds.map(inWriting)),
  }
}
