import { answer_signup_requests } from '@commons/contract/accounts/registration.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintModerators } from '../barriers/barriers.ts'
import { approve, reject } from './signups.answering.ts'
import { lockSignups } from './signups.queries.ts'

export default handle(
  answer_signup_requests,
  async ({ signup_request_ids: ids, status, message = '' }, context) => {
    const { tx, refuse, logAct } = context
    const waiting = (await lockSignups(tx, ids)).filter(({ state }) => state === 'waiting')
    const answered: number[] = []
    for (const signup of waiting) {
      if (status === 'rejected') await reject(context, signup, message)
      else if (!(await approve(context, signup, message))) continue
      answered.push(signup.id)
    }
    if (answered.length === 0) refuse('signups_answered')
    await hintModerators(context, 'signups')
    logAct({ object: { kind: 'signup', id: answered.join(',') }, reason: message, before: { status } })
    return { recdata: { answered: answered.length, left: ids.length - answered.length } }
  },
)
