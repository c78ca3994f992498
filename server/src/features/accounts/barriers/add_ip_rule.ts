import { add_ip_rule, mostBarriers } from '@commons/contract/accounts/barriers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { rejectAll } from '../registration/signups.answering.ts'
import { hintModerators } from './barriers.ts'
import { countRules, lockOfRange, setRangeRule } from './barriers.queries.ts'
import { readRange } from './barriers.rules.ts'

const dayMs = 86_400_000

export default handle(
  add_ip_rule,
  async ({ range: written, act, days, note = '', reject_pending }, context) => {
    const { tx, member, refuse, refuseFields, logAct } = context
    const read = readRange(written)
    if ('wrong' in read) return refuseFields({ range: read.wrong })
    const until = days === undefined ? null : new Date(now().getTime() + days * dayMs)
    const { id, range, before } = await setRangeRule(tx, read.range, until, { act, note, member: member.id })
    if (before === null && (await countRules(tx, 'address_rules')) > mostBarriers) refuse('too_many_rules')
    const waiting = act === 'block' && reject_pending ? await lockOfRange(tx, range) : []
    const rejected = await rejectAll(context, waiting)
    await hintModerators(context, 'barriers', 'signups')
    logAct({ object: { kind: 'barrier', id: range }, reason: note, before: { id, act: before, rejected } })
    return { recdata: { rejected: rejected.length } }
  },
)
