import { interest_list } from '@commons/contract/profiles/setup.ts'
import { handle } from '../../../platform/call/handle.ts'
import { text } from '../../../platform/language.ts'
import { listInterests } from './setup.queries.ts'

export default handle(interest_list, async (_input, { db, language }) => ({
  recdata: (await listInterests(db)).map(({ id, name, kind }) => ({
    id,
    name: text(language, `interest.${name}`),
    kind: text(language, `interest_kind.${kind}`),
  })),
}))
