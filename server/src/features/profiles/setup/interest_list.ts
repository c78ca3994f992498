import { interest_list } from '@commons/contract/profiles/setup.ts'
import { handle } from '../../../platform/call/handle.ts'
import { text } from '../../../platform/language.ts'
import { listInterests } from '../interests/interests.queries.ts'
import { nameIn } from '../interests/interests.shape.ts'

export default handle(interest_list, async (_input, { db, language }) => ({
  recdata: (await listInterests(db)).map((interest) => ({
    id: interest.id,
    name: nameIn(language, interest),
    kind: text(language, `interest_kind.${interest.kind}`),
  })),
}))
