/** Members with a role of staff, and the second factor that it needs. */
import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@commons/contract/call.ts'
import { runStaffCommand } from '../src/features/staff/staff.operator.ts'
import type { Db } from '../src/platform/db/prepared.ts'
import { tellChanged } from '../src/platform/realtime/bus.ts'
import type { Person, World } from './world.ts'

/** Gives a member a passkey, which they have shown in each of their sessions. */
export async function addSecondFactor(db: Db, member: number): Promise<void> {
  const passkey = {
    credential_id: randomUUID(),
    member_id: member,
    name: 'Phone',
    public_key: Buffer.from('no key'),
  }
  await db.insertInto('passkeys').values(passkey).execute()
  await showSecondFactor(db, member)
}

/** Marks that they have shown it in each of their sessions. */
export async function showSecondFactor(db: Db, member: number): Promise<void> {
  const sessions = await db
    .updateTable('sessions')
    .set({ passed_second_factor: true })
    .where('member_id', '=', member)
    .returning('id')
    .execute()
  await tellChanged(
    db,
    sessions.map(({ id }) => id),
  )
}

/** A member with a role of staff. */
export async function staffMember(here: World, name: string, role: StaffRole = 'finance'): Promise<Person> {
  const person = await here.person(name)
  await makeStaff(here, person, role)
  return person
}

export async function makeStaff(
  { platform }: Pick<World, 'platform'>,
  person: Pick<Person, 'id' | 'username'>,
  role: StaffRole,
): Promise<void> {
  const { db } = platform.database
  await addSecondFactor(db, person.id)
  await runStaffCommand(db, ['grant', person.username, role])
  // Not only when the bus says so, which it does a moment later.
  const open = await db.selectFrom('sessions').select('id').where('member_id', '=', person.id).execute()
  for (const { id } of open) platform.sessions.forget(id)
}
