/** Sets a term of money: the same for the call and for the operator's commands. */
import type { MoneyTerm } from '@commons/contract/wallet/terms.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { parsePercent, parsePrice } from '../../../ledger/money.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { setPrice } from '../../plans/public.ts'
import { addMoneySetting, addRate, pairs } from '../wallet.rates.ts'
import { addChange, listTerms, lockTerms } from './terms.queries.ts'

interface Setting {
  readonly term: MoneyTerm
  readonly figure: string
  /** Null for the operator. */
  readonly member: number | null
  readonly reason: string
}

/** Returns how to set a term to a figure; undefined where that is no figure for it. */
function setter(term: MoneyTerm, figure: string): ((tx: Tx, source: string) => Promise<void>) | undefined {
  const pair = pairs.find((each) => each === term)
  if (pair)
    return parsePrice(figure) === undefined ? undefined : (tx, source) => addRate(tx, pair, figure, source)
  if (term === 'withdraw_fee_percent' || term === 'project_fee_percent')
    return parsePercent(figure) === undefined ? undefined : (tx) => addMoneySetting(tx, term, figure)
  const units = unitsOf(figure, 'FCELL')
  if (units === undefined || units === 0n) return undefined
  return (tx) =>
    setPrice(tx, term.startsWith('plus') ? 'plus' : 'pro', term.endsWith('_y') ? 'y' : 'm', units)
}

/** Sets it from now on; returns what it was before, or undefined if the figure is wrong for it. */
export async function setTerm(
  tx: Tx,
  { term, figure, member, reason }: Setting,
): Promise<{ readonly before: string | null } | undefined> {
  const set = setter(term, figure)
  if (!set) return undefined
  await lockTerms(tx)
  const before = (await listTerms(tx)).find((row) => row.term === term)?.figure ?? null
  await set(tx, member === null ? 'operator' : 'staff')
  await addChange(tx, { term, before, figure, member, reason })
  return { before }
}
