/** The operator's commands for plans, for `npm run plans`. */
import { durations, planCodes } from '@commons/contract/plans/plans.ts'
import { decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { setTermAsOperator } from '../wallet/public.ts'
import { getPrices } from './plans.queries.ts'

export const usage = `npm run plans -- …
  price plus m 50           what Plus costs from now on: m a month, y a year; of pro likewise
  show                      the prices`

/** Runs the command; undefined if it isn't known. */
export async function runPlansCommand(db: Db, words: readonly string[]): Promise<string | undefined> {
  const [what, code, duration, text = ''] = words
  if (what === 'show' && words.length === 1) {
    const prices = await getPrices(db)
    const lines = planCodes.flatMap((plan) =>
      durations.map((period) => `${plan} ${period} ${decimalText(prices[plan][period], 'FCELL')} FCELL`),
    )
    return lines.join('\n')
  }
  const plan = planCodes.find((each) => each === code)
  const period = durations.find((each) => each === duration)
  const units = unitsOf(text, 'FCELL')
  if (what !== 'price' || words.length !== 4 || !plan || !period || units === undefined || units === 0n)
    return undefined
  if (!(await setTermAsOperator(db, `${plan}_${period}`, text))) return undefined
  return `${plan} ${period} costs ${text} FCELL from now on; renewals, too`
}
