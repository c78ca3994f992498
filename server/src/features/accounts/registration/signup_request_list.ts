import { signup_request_list } from '@commons/contract/accounts/registration.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { signupShape } from './registration.shape.ts'
import { countWaiting, listSignups } from './signups.queries.ts'

export default handle(signup_request_list, async ({ status, search = '' }, { db, page }) => {
  const [rows, waiting] = await Promise.all([
    listSignups(db, { state: status || 'waiting', search }, page),
    countWaiting(db),
  ])
  return {
    recdata: rows.map(signupShape),
    waiting,
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
