import { import_list } from '@commons/contract/posts/imports.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listImports } from './imports.queries.ts'
import { importShape } from './imports.shape.ts'

export default handle(import_list, async (_input, { db, member }) => ({
  recdata: (await listImports(db, member.id)).map(importShape),
}))
