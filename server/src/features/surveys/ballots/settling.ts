/**
 * Counts a closed survey from its ballots, once, and announces the result. A run may stop after any step; the
 * next one continues there.
 */
import { createHash } from 'node:crypto'
import { type Ballot, continueChain, headOf, lotsOf } from '@commons/contract/shared/ballot-chain.ts'
import { runOff } from '@commons/contract/shared/run-off.ts'
import { mostBallots } from '@commons/contract/shared/survey.ts'
import type { SurveyOutcome } from '@commons/contract/shared/survey-shown.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { listBallots } from './ballots.queries.ts'
import * as queries from './settling.queries.ts'
import type { ClosedSurvey } from './settling.queries.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function* ballotsOf(tx: Tx, survey: number): AsyncGenerator<Ballot> {
  let last: string | undefined
  do {
    const ballots = await listBallots(tx, survey, last)
    yield* ballots
    last = ballots.length === mostBallots ? ballots.at(-1)?.code : undefined
  } while (last !== undefined)
}

/** Returns the result of these ballots, which must come in the order of their codes. */
async function count(survey: ClosedSurvey, ballots: AsyncIterable<Ballot>): Promise<SurveyOutcome> {
  const alike = new Map<string, { readonly choices: readonly number[]; count: number }>()
  let ballot_count = 0
  async function* counted() {
    for await (const ballot of ballots) {
      ballot_count++
      const key = ballot.choices.join()
      const known = alike.get(key)
      if (known) known.count++
      else alike.set(key, { choices: ballot.choices, count: 1 })
      yield ballot
    }
  }
  const chain_hash = await continueChain(await headOf(survey, sha256), counted(), sha256)
  if (survey.kind === 'ranked') {
    const lots = await lotsOf(chain_hash, survey.options.length, sha256)
    const { rounds, winners } = runOff(survey.options.length, [...alike.values()], lots)
    return {
      chain_hash,
      ballot_count,
      winners: [...winners],
      rounds: rounds.map(({ votes, out, exhausted, tie }) => ({
        votes: [...votes],
        out: [...out],
        exhausted,
        tie: tie ? { tied: [...tie.tied], round: tie.round } : null,
      })),
    }
  }
  const votes = survey.options.map((_, place) =>
    [...alike.values()].reduce(
      (sum, { choices, count }) => sum + (choices.includes(place + 1) ? count : 0),
      0,
    ),
  )
  const most = Math.max(...votes)
  const winners = votes.flatMap((each, place) => (most > 0 && each === most ? [place + 1] : []))
  return { chain_hash, ballot_count, winners, rounds: [] }
}

/** Counts the survey where it is closed and wasn't counted yet; returns whether it did. */
export async function settle(tx: Tx, id: number): Promise<boolean> {
  const survey = await queries.lockClosed(tx, id)
  if (!survey) return false
  if (survey.is_secret) await queries.shuffleBallots(tx, id)
  await queries.addOutcome(tx, id, await count(survey, ballotsOf(tx, id)))
  return true
}

/** Counts the survey where it is closed, and notifies its author and voters. */
export async function settleSurvey(platform: Platform, survey: number): Promise<void> {
  await write(platform, async ({ tx }) => settle(tx, survey))
  await queries.tellClosed(platform.database.db, survey)
  await write(platform, async ({ tx, emit, hint }) => {
    await queries.markSettled(tx, survey)
    emit('survey.told', { survey })
    hint(`survey:${survey}`)
  })
}

async function remind(platform: Platform, survey: number): Promise<void> {
  await queries.tellClosingSoon(platform.database.db, survey)
  await write(platform, async ({ tx, emit }) => {
    await queries.markReminded(tx, survey)
    emit('survey.told', { survey })
  })
}

/** Surveys handled per run. */
const mostAtOnce = 200

/** Counts closed surveys, and sends notifications of these and of surveys that close soon. */
export async function settleDue(platform: Platform): Promise<void> {
  const { db } = platform.database
  const failures: unknown[] = []
  const fail = (error: unknown) => void failures.push(error)
  for (const survey of await queries.listUnsettled(db, mostAtOnce))
    await settleSurvey(platform, survey).catch(fail)
  for (const survey of await queries.listClosingSoon(db, mostAtOnce))
    await remind(platform, survey).catch(fail)
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some of the closed surveys could not be counted')
}
