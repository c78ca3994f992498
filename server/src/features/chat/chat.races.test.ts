/** Emptying a chat beside a block of its member: the other keeps what they may have to report. */
import { test } from 'node:test'
import { sql } from 'kysely'
import { play } from '../../../test/races.ts'
import type { Person } from '../../../test/world.ts'

interface Scene {
  readonly ann: Person
  readonly bob: Person
}

test('destroy_chat beside block empties both sides or one, and removes only what is gone from both', () =>
  play<Scene>({
    async open(here) {
      const [ann, bob] = [await here.person('Ann'), await here.person('Bob')]
      await here.befriend(ann, bob)
      await here.as(ann).call('start_chat', { friend_id: bob.id })
      await here.as(ann).call('send_massage', { friend_id: bob.id, message: 'Something to report' })
      return { ann, bob }
    },
    calls: [
      ({ ann, bob }, here) => here.as(ann).send('destroy_chat', { friend_id: bob.id }),
      ({ ann, bob }, here) => here.as(bob).send('block', { blocked_user_id: ann.id }),
    ],
    async stored({ ann, bob }, { platform }) {
      const { rows } = await sql`
        select c.gone_seq, s.member_id = ${ann.id} as is_ann, s.cleared_seq, s.is_blocked
        from conversations c join conversation_members s on s.conversation_id = c.id
        where s.member_id in (${ann.id}, ${bob.id}) order by is_ann`.execute(platform.database.db)
      return rows
    },
    hold: ({ ann, bob }) => sql`
      select from conversation_members where member_id in (${ann.id}, ${bob.id}) order by member_id for update`,
    rounds: 4,
  }))
