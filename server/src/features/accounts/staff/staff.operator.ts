/** The operator's commands for roles of staff, for `npm run staff`. */
import { type StaffRole, staffRoles } from '@commons/contract/call.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { tellChanged } from '../../../platform/realtime/bus.ts'
import * as queries from './staff.queries.ts'

export const usage = `npm run staff -- …
  list                      who has which roles
  grant ada moderator       gives the member @ada a role: ${staffRoles.join(', ')}
  revoke ada moderator      takes it again, at once`

/** Runs the command; undefined if it isn't known. */
export async function runStaffCommand(db: Db, words: readonly string[]): Promise<string | undefined> {
  const [what, name = '', wanted] = words
  if (what === 'list' && words.length === 1) {
    const staff = await queries.listStaff(db)
    return staff
      .map(({ username, full_name, roles }) => `@${username} ${full_name}: ${roles.join(', ')}`)
      .join('\n')
  }
  const role = staffRoles.find((each) => each === wanted)
  if ((what !== 'grant' && what !== 'revoke') || words.length !== 3 || !role) return undefined
  return setRole(db, { username: name.replace(/^@/, ''), role, isGranted: what === 'grant' })
}

interface Change {
  readonly username: string
  readonly role: StaffRole
  readonly isGranted: boolean
}

async function setRole(db: Db, { username, role, isGranted }: Change): Promise<string> {
  const member = await queries.findByUsername(db, username)
  if (member === undefined) return `There is no @${username}.`
  const isChanged = await db.transaction().execute(async (tx) => {
    const change = isGranted ? queries.addRole : queries.removeRole
    if (!(await change(tx, member, role))) return false
    // Sessions carry the roles: every process must look them up again.
    await tellChanged(tx, await queries.listSessionIds(tx, member))
    return true
  })
  if (!isChanged)
    return isGranted ? `@${username} has the role ${role}.` : `@${username} doesn't have the role ${role}.`
  return isGranted ? `@${username} has the role ${role} now.` : `@${username} no longer has the role ${role}.`
}
