import { add_word_rule, mostWordRules } from '@commons/contract/moderation/word-rules.ts'
import { handle } from '../../../platform/call/handle.ts'
import { allowTime } from '../../../platform/db/allowed-time.ts'
import { tellSettings } from '../../../platform/realtime/bus.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { soughtOf } from './word-rules.ts'
import {
  countWordRules,
  isOutOfTime,
  longestLookMs,
  reportEarlier,
  setWordRule,
} from './word-rules.queries.ts'

export default handle(add_word_rule, async ({ act, note = '', reports_earlier = 0, ...what }, context) => {
  const { tx, member, platform, refuse, refuseFields, logAct, afterCommit } = context
  const sought = soughtOf(what, { refuseFields })
  const { id, before } = await setWordRule(tx, sought, { act, note, member: member.id })
  if (before === null && (await countWordRules(tx)) > mostWordRules) refuse('too_many_word_rules')
  if (reports_earlier === 1) await allowTime(tx, longestLookMs)
  const reported =
    reports_earlier === 1
      ? await reportEarlier(tx, platform.reportKinds, sought, id).catch((error: unknown) => {
          if (isOutOfTime(error)) return refuse('word_rule_too_slow')
          throw error
        })
      : 0
  await tellSettings(tx)
  afterCommit(async () => platform.wordRules.forget())
  await hintQueue(context)
  const object = { kind: 'word_rule', id: sought.words } as const
  logAct({ object, reason: note, before: { id, act: before, reported } })
  return { word_rule_id: id, reported }
})
