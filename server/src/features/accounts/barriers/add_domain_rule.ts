import { add_domain_rule, mostBarriers } from '@commons/contract/accounts/barriers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { rejectAll } from '../registration/signups.answering.ts'
import { hintModerators } from './barriers.ts'
import { countRules, lockOfDomain, setDomainRule } from './barriers.queries.ts'
import { asciiDomain } from './barriers.rules.ts'

export default handle(
  add_domain_rule,
  async ({ domain: written, act, note = '', reject_pending }, context) => {
    const { tx, member, refuse, refuseFields, logAct } = context
    const domain = asciiDomain(written) ?? refuseFields({ domain: 'domain_invalid' })
    const { id, before } = await setDomainRule(tx, domain, { act, note, member: member.id })
    if (before === null && (await countRules(tx, 'domain_rules')) > mostBarriers) refuse('too_many_rules')
    const waiting = act === 'block' && reject_pending ? await lockOfDomain(tx, domain) : []
    const rejected = await rejectAll(context, waiting)
    await hintModerators(context, 'barriers', 'signups')
    logAct({ object: { kind: 'barrier', id: domain }, reason: note, before: { id, act: before, rejected } })
    return { recdata: { rejected: rejected.length } }
  },
)
