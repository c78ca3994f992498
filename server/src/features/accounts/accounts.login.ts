/** The end of every login: a full session, or one that awaits the second factor. */
import type { Beside, UserData } from '@commons/contract/accounts/accounts.ts'
import { mostSessions } from '@commons/contract/accounts/session-limits.ts'
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { SessionChange } from '../../platform/call/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/session/address.ts'
import type { Client, SecondFactor } from '../../platform/session/sessions.ts'
import type { WriteContext } from '../../platform/write.ts'
import { orderSecurityNotice } from './accounts.mail.ts'
import {
  type Account,
  addKnownNetwork,
  endOldestSessions,
  endLogins,
  getSessionRule,
  listSessions,
  lockMember,
  setFirstLogin,
} from './accounts.queries.ts'
import { agentParts, userData } from './accounts.shape.ts'
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
  beside?: Beside
}

/** How a login that completes was made. */
interface Way {
  /** The second factor that it has shown. */
  secondFactor?: 'passed'
  /** Its browser asks what becomes of the member's other sessions. */
  asksBeside?: boolean
}

/** Other sessions that a login names. */
const mostNamed = 3
/** As `listSessions` takes the session of its reader, of which a login has none yet. */
const noSession = '00000000-0000-0000-0000-000000000000'

/**
 * Opens the session of a fully authenticated member, and ends their other sessions unless they allow several
 * devices or will be asked.
 */
export async function completeLogin(
  context: LoginContext,
  account: Account,
  { secondFactor, asksBeside = false }: Way = {},
): Promise<LoggedIn> {
  const { tx, client, platform } = context
  await lockMember(tx, account.id)
  const wasAway = await comeBack(context, account.id)
  const beside = await makeRoom(context, account, asksBeside)
  const isNewPlace = await addKnownNetwork(tx, account.id, networkOf(client.address))
  if (isNewPlace) await orderSecurityNotice(platform.mail, tx, account, 'new_login', client)
  const isNew = !account.got_in && (await setFirstLogin(tx, account.id))
  const user_data = await openSession(context, account, { isNew, secondFactor })
  return { user_data, ...(wasAway && { was_away: true }), ...(beside && { beside }) }
}

/** Ends the sessions that a login replaces. Returns the others, if its member has to be asked about them. */
async function makeRoom(
  { tx, tellEnded }: LoginContext,
  { id }: Account,
  asksBeside: boolean,
): Promise<Beside | undefined> {
  // Read under the lock: another login may just have had its answer.
  const { several_devices, asks_beside } = await getSessionRule(tx, id)
  if (!several_devices && !(asksBeside && asks_beside)) {
    await tellEnded(await endLogins(tx, id, 'replaced'))
    return undefined
  }
  await tellEnded(await endOldestSessions(tx, id, mostSessions - 1))
  if (several_devices) return undefined
  const others = await listSessions(tx, id, noSession)
  if (others.length === 0) return undefined
  return others.slice(0, mostNamed).map(({ user_agent }) => agentParts(user_agent))
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
