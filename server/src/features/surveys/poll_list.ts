import { poll_list } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { listPolls } from './surveys.queries.ts'
import { pollShape } from './surveys.shape.ts'

export default handle(poll_list, async (_input, { db, member, viewer }) => ({
  recdata: (await listPolls(db, member.id)).map((row) => pollShape(row, viewer)),
}))
