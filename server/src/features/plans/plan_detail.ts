import { plan_detail } from '@commons/contract/plans/plans.ts'
import { handle } from '../../platform/call/handle.ts'
import { planDetail } from './plans.detail.ts'

export default handle(plan_detail, (_input, { db, member, language }) => planDetail(db, member.id, language))
