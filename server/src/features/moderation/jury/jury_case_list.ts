import { jury_case_list } from '@commons/contract/moderation/jury.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listCasesOf, takesPart } from './jury.queries.ts'
import { juryCaseShape } from './jury.shape.ts'

export default handle(jury_case_list, async (_input, { db, member, language }) => ({
  recdata: (await listCasesOf(db, member.id, language)).map(juryCaseShape),
  takes_part: flag(await takesPart(db, member.id)),
}))
