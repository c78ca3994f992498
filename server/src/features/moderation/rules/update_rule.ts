import { mostRules, update_rule } from '@commons/contract/moderation/rules.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockRules, putWords, type RuleTexts, setHolding } from './rules.queries.ts'

const textNames = ['title_en', 'title_cs', 'text_en', 'text_cs'] as const

export default handle(update_rule, async ({ rule_id, place, is_retired, reason, ...input }, context) => {
  const { tx, member, refuse, logAct } = context
  const rules = await lockRules(tx)
  const before = rules.find(({ id }) => id === rule_id)
  if (rule_id !== undefined && !before) refuse('rule_not_found')
  const holding = rules.filter(({ is_retired: isRetired }) => !isRetired).map(({ id }) => id)
  const texts: RuleTexts = input
  const isReworded = !before || textNames.some((name) => before[name] !== texts[name])
  const id = isReworded ? await putWords(tx, { ...texts, id: rule_id, by: member.id }) : before.id
  const others = holding.filter((each) => each !== id)
  const standing = holding.indexOf(id)
  const at = place === undefined ? (standing === -1 ? others.length : standing) : place - 1
  const order = is_retired ? others : others.toSpliced(at, 0, id)
  if (order.length === 0) refuse('last_rule')
  if (order.length > mostRules && order.length > holding.length) refuse('too_many_network_rules')
  if (!isReworded && order.join() === holding.join()) refuse('rule_unchanged')
  await setHolding(tx, order)
  logAct({
    object: { kind: 'rule', id },
    reason,
    before: before
      ? {
          ...Object.fromEntries(textNames.map((name) => [name, before[name]])),
          place: standing + 1,
          is_retired: before.is_retired,
        }
      : {},
  })
  return { recdata: { rule_id: id } }
})
