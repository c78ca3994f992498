/** The end of every login: a full session, or one that awaits the second factor. */
import type { UserData } from '@commons/contract/accounts/accounts.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { SessionChange } from '../../platform/call/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/session/address.ts'
import type { Client, SecondFactor } from '../../platform/session/sessions.ts'
import type { WriteContext } from '../../platform/write.ts'
import { orderSecurityNotice } from './accounts.mail.ts'
import { type Account, addKnownNetwork, endSessions, lockMember, setFirstLogin } from './accounts.queries.ts'
import { userData } from './accounts.shape.ts'
import { comeBack } from './leaving/leaving.ts'

/** The part of a write's context that a login needs. */
interface LoginContext extends Pick<WriteContext, 'tx' | 'tellEnded' | 'hint' | 'recheck'> {
  readonly client: Client
  readonly platform: Platform
  readonly session: SessionChange
  say(message: MessageId): void
}

interface LoggedIn {
  user_data: UserData
  was_away?: true
}

/**
 * Opens the session of a fully authenticated member, and ends their other sessions unless they allow several
 * devices.
 */
export async function completeLogin(
  context: LoginContext,
  account: Account,
  secondFactor?: 'passed',
): Promise<LoggedIn> {
  const { tx, client, platform, tellEnded } = context
  await lockMember(tx, account.id)
  const wasAway = await comeBack(context, account.id)
  if (!account.several_devices) await tellEnded(await endSessions(tx, account.id, 'replaced'))
  const isNewPlace = await addKnownNetwork(tx, account.id, networkOf(client.address))
  if (isNewPlace) await orderSecurityNotice(platform.mail, tx, account, 'new_login', client)
  const isNew = !account.got_in && (await setFirstLogin(tx, account.id))
  const user_data = await openSession(context, account, { isNew, secondFactor })
  return wasAway ? { user_data, was_away: true } : { user_data }
}

/** Opens a session that is valid for the second factor only; other sessions stay open. */
export const beginSecondFactor = (context: LoginContext, account: Account): Promise<UserData> =>
  openSession(context, account, { secondFactor: 'waits' })

async function openSession(
  { tx, client, platform, session }: LoginContext,
  account: Account,
  { secondFactor, isNew = false }: { secondFactor: SecondFactor | undefined; isNew?: boolean },
): Promise<UserData> {
  const network = networkOf(client.address)
  const opened = await platform.sessions.open(tx, account.id, client, network, secondFactor)
  const data: UserData = {
    ...userData(account, session.open(opened).apiKey, secondFactor === 'waits'),
    ...(isNew && { is_new: '1' }),
  }
  session.remember(data)
  return data
}
