import { template_list } from '@commons/contract/moderation/templates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listTemplates } from './templates.queries.ts'

export default handle(template_list, async (_input, { db }) => ({ recdata: await listTemplates(db) }))
