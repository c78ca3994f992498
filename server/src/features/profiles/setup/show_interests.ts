import { show_interests } from '@commons/contract/profiles/setup.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listChosen } from './setup.queries.ts'

export default handle(show_interests, async (_input, { db, member }) => ({
  interest: await listChosen(db, member.id),
}))
