/** Terms of money as the operator's commands set them, with the same log as the call. */
import type { MoneyTerm } from '@commons/contract/wallet/terms.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { addAct } from '../../../platform/staff-log/staff-log.queries.ts'
import { setTerm } from './terms.setting.ts'

/** Sets it from now on; false if the figure is wrong for it. */
export const setTermAsOperator = (db: Db, term: MoneyTerm, figure: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const set = await setTerm(tx, { term, figure, member: null, reason: '' })
    if (!set) return false
    await addAct(
      tx,
      { member: null, role: 'operator', act: 'update_money_term' },
      { object: { kind: 'money', id: term }, before: { figure: set.before } },
    )
    return true
  })
