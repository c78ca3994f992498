/** The operator's commands for roles of staff, for `npm run staff`. */
import { type StaffRole, staffRoles } from '@commons/contract/call.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { tellChanged, tellMember } from '../../platform/realtime/bus.ts'
import { addAct } from '../../platform/staff-log/staff-log.queries.ts'
import { listOpenSessionIds } from '../accounts/public.ts'
import * as queries from './staff.queries.ts'

export const usage = `npm run staff -- …
  list                      who has which role
  grant ada moderator       gives the member @ada a role in place of any other: ${staffRoles.join(', ')}
  revoke ada moderator      takes it again, at once`

/** Runs the command; undefined if it isn't known. */
export async function runStaffCommand(db: Db, words: readonly string[]): Promise<string | undefined> {
  const [what, name = '', wanted] = words
  if (what === 'list' && words.length === 1) {
    const staff = await queries.listStaff(db)
    return staff.map(({ username, full_name, role }) => `@${username} ${full_name}: ${role}`).join('\n')
  }
  const role = staffRoles.find((each) => each === wanted)
  if ((what !== 'grant' && what !== 'revoke') || words.length !== 3 || !role) return undefined
  return change(db, { username: name.replace(/^@/, ''), role, isGranted: what === 'grant' })
}

interface Change {
  readonly username: string
  readonly role: StaffRole
  readonly isGranted: boolean
}

async function change(db: Db, { username, role, isGranted }: Change): Promise<string> {
  const member = await queries.findByUsername(db, username)
  if (member === undefined) return `There is no @${username}.`
  const isChanged = await db.transaction().execute(async (tx) => {
    await queries.lockStaff(tx)
    const before = await queries.findRole(tx, member)
    if ((before === role) === isGranted) return false
    await queries.setRole(tx, member, isGranted ? role : undefined)
    // Sessions carry the role: every process must look it up again, and what their sockets may hear.
    await tellChanged(tx, await listOpenSessionIds(tx, member))
    await tellMember(tx, member, `account:${member}`)
    const act = { member: null, role: 'operator', act: isGranted ? 'grant' : 'revoke' } as const
    const object = { kind: 'member', id: member } as const
    await addAct(tx, act, { object, before: { role: before ?? null }, reason: role })
    return true
  })
  if (!isChanged)
    return isGranted ? `@${username} has the role ${role}.` : `@${username} doesn't have the role ${role}.`
  return isGranted ? `@${username} has the role ${role} now.` : `@${username} no longer has the role ${role}.`
}
