import { get_trust_score } from '@commons/contract/freelance/trust.ts'
import { handle } from '../../../platform/call/handle.ts'
import { trustShape } from './trust.shape.ts'

export default handle(get_trust_score, async (_input, { db, member, platform }) => ({
  data: await trustShape(db, member.id, platform),
}))
