/** The operator's commands for members, for `npm run members`: the same as in the administration, with the same log. */
import { randomBytes } from 'node:crypto'
import { graceDays } from '@commons/contract/accounts/leaving.ts'
import { decide_member } from '@commons/contract/moderation/queue.ts'
import { newest } from '../../../platform/call/page.ts'
import type { Platform } from '../../../platform/platform.ts'
import { eraseMember, getAccount, orderByAddress, resetSecondFactor } from '../../accounts/public.ts'
import {
  findByUsername,
  holdsMoney,
  leaveAtRequest,
  listMembers,
  type MemberRow,
} from '../../staff/public.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { decideMember } from '../queue/queue.acts.ts'
import { findStandingOf, listDecisionsAbout } from '../queue/queue.queries.ts'
import {
  actAsOperator,
  idIn,
  inWords,
  plain,
  undoAsOperator,
  verdictIn,
  WrongWord,
} from './operator.acting.ts'
import { decisionLine } from './reports.operator.ts'

export const usage = `npm run members -- …
  list                              the newest members
  find jana                         members by a part of their name, by address or number
  same-address                      accounts from before version 0426 whose address is another's in another spelling
  show ada                          how @ada stands, and what was decided about them
  decide ada suspend=7 3 "why"      suspends @ada for 7 days by rule 3 (npm run reports -- rules): warn, suspend,
                                    limit, both for good without days; they read why
  undo 34 "why"                     takes decision 34 back
  reset-password ada "why"          mails @ada a link to choose another password
  reset-second-factor ada "why"     takes their second factor and password, and mails them such a link
  delete ada "why"                  hides @ada and deletes them in ${graceDays} days, unless they log in before
  delete-now ada "why"              deletes them and all that is theirs at once; what is in their wallet goes to Commons`

const mostListed = 50

/** Runs the command; undefined if it isn't known. */
export const runMembersCommand = (
  platform: Platform,
  words: readonly string[],
): Promise<string | undefined> =>
  inWords(async () => {
    const [what, name = '', ...rest] = words
    if (what === 'list' && words.length === 1) return list(platform, '')
    if (what === 'same-address' && words.length === 1) return list(platform, '', true)
    if (what === 'find' && name !== '' && rest.length === 0) return list(platform, name)
    if (what === 'undo') {
      const id = idIn(name)
      return id !== undefined && rest.length > 0 ? undoAsOperator(platform, id, rest) : undefined
    }
    if (what === 'show' && name !== '' && rest.length === 0)
      return show(platform, await memberNamed(platform, name))
    if (what === 'decide' && rest.length > 2) return decide(platform, await memberNamed(platform, name), rest)
    const act = what !== undefined && Object.hasOwn(accountActs, what) ? accountActs[what] : undefined
    const reason = rest.join(' ').trim()
    return act && reason !== '' ? act(platform, await memberNamed(platform, name), reason) : undefined
  })

async function memberNamed({ database: { db } }: Platform, name: string): Promise<number> {
  const username = name.replace(/^@/, '')
  const member = await findByUsername(db, username)
  if (member === undefined) throw new WrongWord(`There is no @${plain(username)}.`)
  return member
}

const lineOf = (row: MemberRow): string =>
  plain(
    `${row.id} @${row.username} ${row.full_name} <${row.email}>${row.email_verified ? '' : ' (not verified)'}: ` +
      `${row.state}${row.role === null ? '' : `, ${row.role}`}, joined ${row.created_at.toISOString()}`,
  )

async function list({ database: { db } }: Platform, search: string, isSharing = false): Promise<string> {
  const filter = { search, byAddress: true, state: undefined, role: undefined, isSharing }
  const rows = await listMembers(db, filter, { before: newest, limit: mostListed, offset: 0, isFirst: true })
  return rows.length === 0 ? 'Nobody is like that.' : rows.map(lineOf).join('\n')
}

async function show({ database: { db }, reportKinds }: Platform, member: number): Promise<string> {
  const [standing, decisions] = await Promise.all([
    findStandingOf(db, reportKinds, moderatorOf({ id: null }), member),
    listDecisionsAbout(db, member, 'en'),
  ])
  if (!standing) throw new WrongWord('They have just left.')
  const until = (moment: Date | null) => (moment === null ? 'for good' : `until ${moment.toISOString()}`)
  return [
    plain(`@${standing.member.username} ${standing.member.full_name}`),
    `suspended: ${standing.is_suspended ? until(standing.suspended_until) : 'no'}`,
    `limited: ${standing.is_limited ? until(standing.limited_until) : 'no'}`,
    ...decisions.map(decisionLine),
  ].join('\n')
}

async function decide(
  platform: Platform,
  member: number,
  [what = '', rule, ...reason]: readonly string[],
): Promise<string> {
  const { nsfw: _, ...verdict } = verdictIn(what)
  const asked = decide_member.input.safeParse({
    view_user_id: member,
    rule_id: rule,
    reason: reason.join(' '),
    ...verdict,
  })
  if (!asked.success) return usage
  const { decision } = await actAsOperator(platform, 'decide_member', (context) =>
    decideMember(context, asked.data),
  )
  return `It is decided: decision ${decision}.`
}

type AccountAct = (platform: Platform, member: number, reason: string) => Promise<string>

const objectOf = (id: number) => ({ kind: 'member', id }) as const

const accountActs: Readonly<Record<string, AccountAct>> = {
  async 'reset-password'(platform, member, reason) {
    await actAsOperator(platform, 'reset_password', async ({ tx }) => {
      const { email, language } = await getAccount(tx, member)
      await orderByAddress(platform.mail, tx, 'reset', email, language)
      return { act: { object: objectOf(member), reason } }
    })
    return 'They are mailed a link to choose another password. It works for half an hour.'
  },

  async 'reset-second-factor'(platform, member, reason) {
    // Nobody knows this password: only the mailed link leads on.
    const hash = await platform.passwords.hash(randomBytes(32).toString('base64url'))
    await actAsOperator(platform, 'reset_second_factor', async ({ tx, tellEnded }) => {
      if (!(await resetSecondFactor({ tx, tellEnded, mail: platform.mail }, member, hash)))
        throw new WrongWord('They have no second factor.')
      return { act: { object: objectOf(member), reason } }
    })
    return 'Their second factor is gone. They are mailed a link to choose another password, and log in with that.'
  },

  async delete(platform, member, reason) {
    const at = await goAway(platform, member, { days: graceDays, reason })
    return `They are hidden, and deleted on ${at.toISOString()} unless they log in before.`
  },

  async 'delete-now'(platform, member, reason) {
    await goAway(platform, member, { days: 0, reason })
    await eraseMember(platform, member)
    return (await isLeft(platform, member))
      ? 'They are hidden. Something that others began with them still runs; they are deleted once it has ended.'
      : 'They are deleted, with all that was theirs.'
  },
}

async function isLeft({ database: { db } }: Platform, member: number): Promise<boolean> {
  return (
    (await db.selectFrom('members').select('id').where('id', '=', member).executeTakeFirst()) !== undefined
  )
}

/** Hides a member who asked in another way to be deleted; returns when they will be. */
async function goAway(
  platform: Platform,
  member: number,
  { days, reason }: { days: number; reason: string },
): Promise<Date> {
  if (await holdsMoney(platform.database.db, platform, member))
    throw new WrongWord('Money is held for work of theirs. It has to be released or returned first.')
  const { at } = await actAsOperator(platform, 'delete_member', async (context) => {
    const at = await leaveAtRequest(context, member, days)
    return { at, act: { object: objectOf(member), reason, before: { delete_at: at } } }
  })
  return at
}
