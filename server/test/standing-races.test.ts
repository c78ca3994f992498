/**
 * Members' standing in a group under races: each change of it beside each that conflicts with it, over two
 * processes. Both end as one after the other would. Afterwards each group has its owner, and nobody who was
 * banned is in.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { GroupStanding } from '@commons/contract/groups/groups.ts'
import { groupsInvariants } from '../src/features/groups/groups.invariants.ts'
import { listViolations } from '../src/ledger/invariants.ts'
import { makeProject } from './scenes/funding-scene.ts'
import { makeGroup } from './scenes/groups-scene.ts'
import { isLong } from './long.ts'
import { twoProcesses } from './processes.ts'
import { play, type RacingCall } from './races.ts'
import { give, ledgerHolds, openMoney } from './scenes/wallet-scene.ts'
import type { Answer, Person, World } from './world.ts'

interface Scene {
  readonly group: number
  /** The id of Sam's request or invitation. */
  readonly request: number
  readonly people: People
}
interface People {
  readonly owner: Person
  readonly moderator: Person
  readonly sam: Person
}
type Act = RacingCall<Scene>

const call =
  (by: keyof People, name: string, input: (scene: Scene) => object = () => ({})): Act =>
  (scene, here) =>
    here.as(scene.people[by]).send(name, { group_id: scene.group, ...input(scene) })

const sam = (field: string) => (scene: Scene) => ({ [field]: scene.people.sam.id })
const request = ({ request: group_request_id }: Scene) => ({ group_request_id })
const role = (to: 'moderator' | 'member') => (scene: Scene) => ({
  member_user_id: scene.people.sam.id,
  role: to,
})

const acts = {
  join: call('sam', 'join_group'),
  leave: call('sam', 'leave_group'),
  ban: call('moderator', 'group_ban', sam('member_user_id')),
  banByOwner: call('owner', 'group_ban', sam('member_user_id')),
  unban: call('owner', 'group_unban', sam('member_user_id')),
  invite: call('moderator', 'group_member_add', sam('add_user_id')),
  accept: call('sam', 'group_request_accept', request),
  decline: call('sam', 'group_request_delete', request),
  letIn: call('moderator', 'group_request_accept', request),
  turnDown: call('moderator', 'group_request_delete', request),
  promote: call('owner', 'group_member_role_update', role('moderator')),
  demote: call('owner', 'group_member_role_update', role('member')),
  handOver: call('owner', 'group_owner_update', sam('new_owner_user_id')),
  handToModerator: call('owner', 'group_owner_update', ({ people }) => ({
    new_owner_user_id: people.moderator.id,
  })),
  remove: call('moderator', 'group_member_delete', sam('delete_user_id')),
  delete: call('owner', 'group_delete', () => ({ group_name: 'Race' })),
  restore: call('owner', 'group_restore'),
  close: call('owner', 'group_type_update', () => ({ type: 1 })),
  open: call('owner', 'group_type_update', () => ({ type: 0 })),
  post: call('sam', 'add_post', () => ({ message: 'I was in' })),
  chat: call('sam', 'group_chat', () => ({ message: 'I was in' })),
  postByModerator: call('moderator', 'add_post', () => ({ message: 'I was in' })),
  moderatorLeaves: call('moderator', 'leave_group'),
  banModerator: call('owner', 'group_ban', ({ people }) => ({ member_user_id: people.moderator.id })),
} satisfies Record<string, Act>
type ActName = keyof typeof acts

type Start = GroupStanding | 'outsider'
interface Matchup {
  readonly from: Start
  readonly isClosed: boolean
  readonly pair: readonly [ActName, ActName]
}

/** What Sam's standing allows to be done, in an open group and in a closed one. */
const possible: Record<Exclude<Start, 'owner'>, readonly ActName[]> = {
  outsider: ['join', 'ban', 'banByOwner', 'invite'],
  invited: ['join', 'accept', 'decline', 'turnDown', 'ban', 'remove'],
  requested: ['join', 'leave', 'decline', 'letIn', 'turnDown', 'invite', 'ban'],
  member: ['leave', 'ban', 'banByOwner', 'promote', 'handOver', 'remove', 'post', 'chat'],
  moderator: ['leave', 'ban', 'banByOwner', 'demote', 'handOver', 'remove', 'post', 'chat'],
  banned: ['join', 'unban', 'invite'],
}
/** What can happen to any group. */
const anywhere: readonly ActName[] = [
  'delete',
  'restore',
  'close',
  'open',
  'handToModerator',
  'moderatorLeaves',
  'banModerator',
  'postByModerator',
]

function* allMatchups(): Generator<Matchup> {
  for (const [from, own] of Object.entries(possible) as Array<[Exclude<Start, 'owner'>, ActName[]]>)
    for (const isClosed of [false, true]) {
      const every = [...own, ...(from === 'member' || from === 'outsider' ? anywhere : ['delete' as const])]
      for (const [at, one] of every.entries())
        for (const other of every.slice(at)) yield { from, isClosed, pair: [one, other] }
    }
}

const open = (from: Start, ...pair: [ActName, ActName]): Matchup => ({ from, isClosed: false, pair })
const closed = (from: Start, ...pair: [ActName, ActName]): Matchup => ({ from, isClosed: true, pair })
/** Those where the second call would do what the first has ruled out. */
const chief: readonly Matchup[] = [
  open('outsider', 'join', 'ban'),
  open('outsider', 'join', 'close'),
  open('outsider', 'join', 'delete'),
  open('outsider', 'invite', 'banModerator'),
  open('member', 'leave', 'ban'),
  open('member', 'leave', 'handOver'),
  open('member', 'leave', 'promote'),
  open('member', 'handOver', 'handToModerator'),
  open('member', 'handOver', 'delete'),
  open('member', 'handOver', 'ban'),
  open('member', 'ban', 'post'),
  open('member', 'ban', 'chat'),
  open('member', 'ban', 'moderatorLeaves'),
  open('member', 'promote', 'handToModerator'),
  open('member', 'post', 'close'),
  open('member', 'post', 'delete'),
  open('moderator', 'ban', 'demote'),
  open('moderator', 'leave', 'handOver'),
  closed('banned', 'join', 'unban'),
  closed('invited', 'accept', 'ban'),
  closed('invited', 'accept', 'turnDown'),
  closed('invited', 'join', 'decline'),
  closed('requested', 'letIn', 'ban'),
  closed('requested', 'letIn', 'turnDown'),
  closed('requested', 'leave', 'letIn'),
]

let rounds = 0
let people: Promise<People> | undefined

async function makePeople(here: World): Promise<People> {
  return {
    owner: await here.person('Olga'),
    moderator: await here.person('Mia'),
    sam: await here.person('Sam'),
  }
}

const openScene =
  ({ from, isClosed }: Matchup) =>
  async (here: World): Promise<Scene> => {
    // Groups of a member are limited, and those of the long run are many.
    if (rounds++ % 500 === 0) people = undefined
    const those = await (people ??= makePeople(here))
    const { owner, moderator } = those
    const { id: group } = await makeGroup(here, owner, {
      group_name: 'Race',
      is_closed_group: isClosed ? 1 : 0,
    })
    const { rows } = await sql<{ id: number }>`
      insert into group_members (group_id, member_id, standing)
      select ${group}, * from (values (${moderator.id}::bigint, 'moderator'), (${those.sam.id}::bigint, ${from}))
      as each (member_id, standing) where standing <> 'outsider' order by standing = 'moderator' desc
      returning id`.execute(here.platform.database.db)
    return { group, request: rows[1]?.id ?? 0, people: those }
  }

async function readStored({ group }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select g.deleted_at is not null as is_deleted, g.is_closed, c.members, c.requests,
      (select jsonb_object_agg(m.full_name, s.standing)
        from group_members s join members m on m.id = s.member_id where s.group_id = g.id) as standings,
      (select jsonb_agg(p.audience) from posts p where p.group_id = g.id) as posts,
      (select c.last_seq from conversations c where c.group_id = g.id) as messages
    from groups g join group_counts c on c.group_id = g.id where g.id = ${group}`.execute(
    here.platform.database.db,
  )
  return rows
}

function said({ status, body }: Answer): unknown {
  if (status !== 200) return body['error']
  const { role, member_count } = (body['recdata'] ?? {}) as Record<string, unknown>
  return { role: role ?? body['role'], member_count }
}

for (const matchup of isLong ? [...allMatchups()] : chief) {
  const { from, isClosed, pair } = matchup
  test(`${pair[0]} beside ${pair[1]}: ${from}, ${isClosed ? 'closed' : 'open'}`, () =>
    play<Scene>({
      open: openScene(matchup),
      calls: [acts[pair[0]], acts[pair[1]]],
      stored: readStored,
      said,
      hold: ({ group }) => sql`select from groups where id = ${group} for update`,
      rounds: isLong ? 4 : 3,
    }))
}

test('a pledge beside a ban: nobody who was banned has tokens in the project', async () => {
  const [here] = await twoProcesses()
  await openMoney(here)
  const owner = await here.person('Olga')
  const sam = await here.person('Sam')
  await give(here, sam, { FCELL: '100' })
  await play<{ group: number }>({
    open: async () => ({ group: await makeProject(here, owner) }),
    calls: [
      ({ group }, there) => there.as(sam).send('crowdfunding', { group_id: group, token: 1 }),
      ({ group }, there) => there.as(owner).send('group_ban', { group_id: group, member_user_id: sam.id }),
    ],
    async stored({ group }, { platform }) {
      const { rows } = await sql`
        select (select array_agg(p.state) from pledges p where p.group_id = c.group_id and p.state <> 'pending') as pledges,
          c.pledged::text, c.backers, (select standing from group_members s
            where s.group_id = c.group_id and s.member_id = ${sam.id}) as standing
        from project_counts c where c.group_id = ${group}`.execute(platform.database.db)
      return rows
    },
    hold: ({ group }) => sql`select from projects where group_id = ${group} for update`,
    rounds: isLong ? 20 : 4,
  })
  await ledgerHolds(here)
})

test('every group has its owner', async () => {
  const [{ platform }] = await twoProcesses()
  assert.deepEqual(await listViolations(platform.database.db, groupsInvariants), [])
})
