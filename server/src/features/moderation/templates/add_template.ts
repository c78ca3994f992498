import { add_template, mostTemplates } from '@commons/contract/moderation/templates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { hasRule } from '../queue/queue.writing.queries.ts'
import { addTemplate, findTaken, lockTemplates } from './templates.queries.ts'

export default handle(
  add_template,
  async ({ acts = [], answer_en = '', answer_cs = '', ...template }, context) => {
    const { tx, refuse, logAct } = context
    if (!(await hasRule(tx, template.rule_id))) refuse('rule_not_found')
    await lockTemplates(tx)
    const { count, is_taken } = await findTaken(tx, template.name)
    if (is_taken) refuse('template_name_taken')
    if (count >= mostTemplates) refuse('too_many_templates')
    const id = await addTemplate(tx, { ...template, acts, answer_en, answer_cs })
    await hintQueue(context)
    logAct({ object: { kind: 'template', id } })
    return { template_id: id }
  },
)
