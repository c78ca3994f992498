import { update_username, usernameChanges } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { passesForKnown } from '../accounts.protected.ts'
import { getAccount, setAccount } from '../accounts.queries.ts'
import { isReservedUsername, usernameMayChangeAt } from '../accounts.rules.ts'
import { renaming } from './settings.mentions.ts'
import {
  addFormerUsername,
  isUsernameOfAnother,
  listUsernameChanges,
  lockUsernames,
} from './settings.usernames.queries.ts'
import { now } from '../../../platform/clock.ts'

export default handle(update_username, async ({ username }, context) => {
  const { tx, member, language, session, platform, refuse } = context
  await lockUsernames(tx)
  const account = await getAccount(tx, member.id)
  if (account.username === username) return {}
  if (isReservedUsername(username) || (await isUsernameOfAnother(tx, member.id, username)))
    refuse('username_taken')
  if (await passesForKnown(tx, 'username', username, member.id)) refuse('name_looks_alike')
  const changes = await listUsernameChanges(tx, member.id)
  const present = now()
  const mayAt = usernameMayChangeAt(changes)
  if (mayAt > present) {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(mayAt)
    refuse('username_changed_often', { values: { day } })
  }
  await addFormerUsername(tx, member.id, account.username, username)
  const username_changes = [present, ...changes].slice(0, usernameChanges)
  await setAccount(tx, member.id, { username, username_changes })
  await platform.jobs.add(tx, renaming, { member: member.id })
  session.revise({ username })
  return {}
})
