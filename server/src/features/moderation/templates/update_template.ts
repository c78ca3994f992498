import { update_template } from '@commons/contract/moderation/templates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { hasRule } from '../queue/queue.writing.queries.ts'
import { findTaken, findTemplate, lockTemplates, setTemplate } from './templates.queries.ts'

export default handle(
  update_template,
  async ({ template_id: id, acts = [], answer_en = '', answer_cs = '', ...template }, context) => {
    const { tx, refuse, logAct } = context
    await lockTemplates(tx)
    const before = (await findTemplate(tx, id)) ?? refuse('template_not_found')
    if (!(await hasRule(tx, template.rule_id))) refuse('rule_not_found')
    if ((await findTaken(tx, template.name, id)).is_taken) refuse('template_name_taken')
    await setTemplate(tx, id, { ...template, acts, answer_en, answer_cs })
    await hintQueue(context)
    logAct({ object: { kind: 'template', id }, before })
    return {}
  },
)
