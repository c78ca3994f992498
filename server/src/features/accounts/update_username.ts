import { update_username } from '@commons/contract/accounts-settings.ts'
import { handle } from '../../platform/call/handle.ts'
import {
  addFormerUsername,
  getAccount,
  isUsernameOfAnother,
  listFormerUsernames,
  lockUsernames,
  setAccount,
} from './accounts.queries.ts'
import { isReservedUsername, usernameMayChangeAt } from './accounts.rules.ts'
import { now } from '../../platform/clock.ts'

export default handle(update_username, async ({ username }, { tx, member, language, session, refuse }) => {
  await lockUsernames(tx)
  const account = await getAccount(tx, member.id)
  if (account.username === username) return {}
  const taken = { fields: { username: 'username_taken' } }
  if (isReservedUsername(username) || (await isUsernameOfAnother(tx, member.id, username)))
    refuse('username_taken', taken)
  const former = await listFormerUsernames(tx, member.id)
  const mayAt = usernameMayChangeAt(former.map(({ until }) => until))
  if (mayAt > now()) {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(mayAt)
    refuse('username_changed_often', { values: { day } })
  }
  await addFormerUsername(tx, member.id, account.username, username)
  await setAccount(tx, member.id, { username })
  session.revise({ username })
  return {}
})
