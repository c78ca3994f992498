import { poll_list } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { openPolls } from './open-polls.ts'

export default handle(poll_list, async (_input, { db, viewer }) => ({ recdata: await openPolls(db, viewer) }))
