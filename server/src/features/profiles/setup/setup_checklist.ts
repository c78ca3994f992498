import { setup_checklist } from '@commons/contract/profiles/setup.ts'
import { handle } from '../../../platform/call/handle.ts'
import { firstStepsLeft } from './first-steps.ts'

export default handle(setup_checklist, async (_input, { db, member }) => ({
  recdata: await firstStepsLeft(db, member.id),
}))
