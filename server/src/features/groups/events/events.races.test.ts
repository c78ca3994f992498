/** Answers to an event beside what conflicts with them, over two processes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventIn } from '../../../../test/scenes/events-scene.ts'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { play, type RacingCall } from '../../../../test/races.ts'
import type { Person, World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

interface Scene {
  readonly group: number
  readonly event: number
  readonly owner: Person
  readonly sam: Person
  readonly tom: Person
}

const open =
  (places: number | '') =>
  async (here: World): Promise<Scene> => {
    const [owner, sam, tom] = [await here.person('Olga'), await here.person('Sam'), await here.person('Tom')]
    const { id: group } = await makeGroup(here, owner, { group_name: 'Race' })
    for (const who of [sam, tom]) await here.as(who).call('join_group', { group_id: group })
    const { recdata } = await here
      .as(owner)
      .call('group_event_create', { group_id: group, ...eventIn(48), places })
    return { group, event: recdata.group_event_id, owner, sam, tom }
  }

const answer =
  (who: 'sam' | 'tom', said: 'yes' | 'no' = 'yes'): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene[who]).send('group_event_answer', { group_event_id: scene.event, answer: said })
const byOwner =
  (name: string, input: (scene: Scene) => object): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene.owner).send(name, input(scene))

/** The counts agree with the rows; who is told of the end; who comes. */
async function stored({ event, sam, tom }: Scene, here: World): Promise<unknown> {
  await gatherNews(here.platform)
  const { rows } = await sql<{ yes: number; counted: number }>`
    select ev.yes_count as counted, ev.places, ev.cancelled_at is not null as is_cancelled, ev.sequence,
      (select count(*)::int from group_event_answers a where a.event_id = ev.id and a.answer = 'yes') as yes,
      array(select a.member_id = ${sam.id} from group_event_answers a where a.event_id = ev.id order by 1) as sams,
      array(select act.member_id = ${tom.id} from notification_acts act
        where act.about_id = ev.id and act.kind = 'group_event_cancelled' order by 1) as told
    from group_events ev where ev.id = ${event}`.execute(here.platform.database.db)
  assert.equal(rows[0]?.yes, rows[0]?.counted)
  return rows
}

const hold = ({ event }: Scene) => sql`select from group_events where id = ${event} for no key update`
const race = (places: number | '', ...calls: [RacingCall<Scene>, RacingCall<Scene>]) =>
  play({ open: open(places), calls, stored, hold, rounds: 8 })

test('one of two gets the last place', () => race(1, answer('sam'), answer('tom')))

test('a yes beside the end of the event is told of it, or refused', () =>
  race(
    '',
    answer('sam'),
    byOwner('group_event_cancel', ({ event }) => ({ group_event_id: event })),
  ))

test('fewer places beside a yes leave nobody without one', () =>
  race(
    2,
    answer('sam'),
    byOwner('group_event_update', ({ event }) => ({ group_event_id: event, places: 1 })),
  ))

test('the same member answers twice at once, and counts once', () =>
  race(1, answer('sam'), answer('sam', 'no')))

test('whoever is banned while they answer does not come', () =>
  play({
    open: open(1),
    calls: [
      answer('sam'),
      byOwner('group_ban', ({ group, sam }) => ({ group_id: group, member_user_id: sam.id })),
    ],
    stored,
    hold: ({ group, sam }) =>
      sql`select from group_members where group_id = ${group} and member_id = ${sam.id} for update`,
    rounds: 8,
  }))
