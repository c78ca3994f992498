import { accept_work_logs } from '@commons/contract/freelance/hours.ts'
import { mondayOf } from '@commons/contract/shared/job-hours.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { begin } from '../milestones/milestones.acting.ts'
import { ledgerAgain, movedAgain } from '../milestones/milestones.again.ts'
import { pay } from '../milestones/milestones.money.ts'
import { heldOf } from '../milestones/milestones.rules.ts'
import { endRefund } from '../milestones/milestones.writing.queries.ts'
import { lockHours } from './hours.acting.ts'
import { closeWeeks } from './hours.money.ts'
import { endOf, weekOf } from './hours.rules.ts'
import { findWeek } from './hours.writing.queries.ts'

export default handle(accept_work_logs, {
  again: ledgerAgain(accept_work_logs, ({ payment_id, week }, db) =>
    findWeek(db, payment_id, mondayOf(week)),
  ),

  async run({ payment_id, week: named, idempotency_key }, context) {
    const { tx, member, refuse } = context
    const { at } = await lockHours(context, payment_id, 'client')
    const week = mondayOf(named)
    if (at < endOf(week)) return refuse('week_under_way')
    // The job may not have come to it yet.
    await closeWeeks(context, payment_id, weekOf(at), at)
    const id = (await findWeek(tx, payment_id, week)) ?? refuse('no_work_logged')
    const { milestone, byClient } = await begin(context, id, 'release')
    await endRefund(tx, id, 'withdrawn', at)
    const key = ledgerKey(accept_work_logs.name, idempotency_key)
    await pay(context, milestone, { units: heldOf(milestone), member: member.id, byClient, key, at })
    return movedAgain.answer(id, { ...context, db: tx })
  },
})
