import { delete_template } from '@commons/contract/moderation/templates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { findTemplate, lockTemplates, removeTemplate } from './templates.queries.ts'

export default handle(delete_template, async ({ template_id: id }, context) => {
  const { tx, refuse, logAct } = context
  await lockTemplates(tx)
  const before = (await findTemplate(tx, id)) ?? refuse('template_not_found')
  await removeTemplate(tx, id)
  await hintQueue(context)
  logAct({ object: { kind: 'template', id }, before })
  return {}
})
