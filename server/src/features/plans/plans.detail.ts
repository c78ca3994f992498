/** A member's plan, as calls answer it. */
import type { OutputOf } from '@commons/contract/call.ts'
import type { plan_detail } from '@commons/contract/plans/plans.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Language } from '../../platform/language.ts'
import { findMembership, getPrices, hasHadTrial } from './plans.queries.ts'
import { ownPlanShape } from './plans.shape.ts'

export async function planDetail(
  db: Db,
  member: number,
  language: Language,
): Promise<OutputOf<typeof plan_detail>> {
  const row = await findMembership(db, member)
  return {
    recdata: {
      plan: row ? ownPlanShape(row, await getPrices(db), language) : null,
      can_try_plus: flag(!row && !(await hasHadTrial(db, member))),
    },
  }
}
