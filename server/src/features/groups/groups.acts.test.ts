/** Who may do what in a group, for every standing: the table that handlers and screens use. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GroupAct, type GroupStanding, mayInGroup } from '@commons/contract/groups/groups.ts'
import {
  groupScene,
  type GroupScene,
  postIn,
  standings,
  type Standing,
} from '../../../test/scenes/groups-scene.ts'
import { eventIn } from '../../../test/scenes/events-scene.ts'
import type { Answer, Person } from '../../../test/world.ts'
import { world } from '../../../test/world.ts'

type Try = (scene: GroupScene, who: Person) => Promise<Answer>

const send = ({ here, id }: GroupScene, who: Person, name: string, input: object = {}) =>
  here.as(who).send(name, { group_id: id, ...input })

/** Adds another person with this standing, to act on. */
async function another({ here, id, people }: GroupScene, standing: 'member' | 'requested' | 'outsider') {
  const other = await here.person(`another ${standing}`)
  if (standing === 'outsider') return other
  const isClosed =
    (await here.as(people.owner).call('group_detail', { group_id: id })).recdata.is_closed_group === 1
  await here.as(other).call('join_group', { group_id: id })
  if (standing === 'member' && isClosed) {
    await here.as(people.owner).call('group_member_add', { group_id: id, add_user_id: other.id })
  }
  return other
}

const acts: Record<GroupAct, Try> = {
  write: (scene, who) => send(scene, who, 'add_post', { message: 'May I?' }),
  invite: async (scene, who) =>
    send(scene, who, 'group_member_add', { add_user_id: (await another(scene, 'outsider')).id }),
  accept: (scene, who) => send(scene, who, 'group_request_list'),
  questions: (scene, who) => send(scene, who, 'group_questions_update', { questions: [] }),
  remove: async (scene, who) =>
    send(scene, who, 'group_member_delete', { delete_user_id: (await another(scene, 'member')).id }),
  ban: async (scene, who) =>
    send(scene, who, 'group_ban', { member_user_id: (await another(scene, 'member')).id }),
  link: (scene, who) => send(scene, who, 'group_link_create'),
  pin: async (scene, who) =>
    send(scene, who, 'group_pin', { post_id: await postIn(scene, scene.people.member, 'Pin me') }),
  topics: (scene, who) => send(scene, who, 'group_topic_create', { name: `Topic of ${who.id}` }),
  approve: (scene, who) => send(scene, who, 'group_held_post_list'),
  rules: (scene, who) => send(scene, who, 'group_update', { rules: 'Be kind' }),
  events: (scene, who) => send(scene, who, 'group_event_create', eventIn(2)),
  delete_posts: async (scene, who) =>
    scene.here.as(who).send('post_delete', { post_id: await postIn(scene, scene.people.owner, 'Delete me') }),
  update: (scene, who) => send(scene, who, 'group_update', { description: 'Said anew' }),
  close: async (scene, who) => {
    const { is_closed_group: type } = (
      await scene.here.as(scene.people.owner).call('group_detail', { group_id: scene.id })
    ).recdata
    return send(scene, who, 'group_type_update', { type })
  },
  appoint: async (scene, who) =>
    send(scene, who, 'group_member_role_update', {
      member_user_id: (await another(scene, 'member')).id,
      role: 'moderator',
    }),
  // Last, since afterwards the group has another owner or is gone.
  hand_over: async (scene, who) =>
    send(scene, who, 'group_owner_update', { new_owner_user_id: (await another(scene, 'member')).id }),
  delete: (scene, who) => send(scene, who, 'group_delete', { group_name: scene.name }),
}

const standingOf = (each: Standing): GroupStanding | 'outsider' => (each === 'former' ? 'outsider' : each)
/** Banned members find no group, and those who may not delete a post learn nothing of it. */
const hidden = (act: GroupAct, standing: Standing) => standing === 'banned' || act === 'delete_posts'

/** These give the group away or delete it, so each gets a group of its own. */
const endsIt = (act: string) => act === 'hand_over' || act === 'delete'

for (const type of ['open', 'closed'] as const) {
  let shared: Promise<GroupScene> | undefined
  for (const [act, attempt] of Object.entries(acts) as Array<[GroupAct, Try]>)
    test(`who may ${act} in a group that is ${type}`, async () => {
      const here = await world()
      const scene = await (endsIt(act) ? groupScene(here, type) : (shared ??= groupScene(here, type)))
      // The owner comes last, since acts that only they may do take effect.
      for (const standing of standings.toReversed()) {
        const { status } = await attempt(scene, scene.people[standing])
        const expected = mayInGroup(standingOf(standing), act) ? 200 : hidden(act, standing) ? 404 : 403
        assert.equal(status, expected, `${standing} tries to ${act}`)
      }
    })
}

test('nobody does to those above them, or to their equals, what is about members', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, moderator, member } = scene.people
  const second = await here.person('second')
  await here.as(owner).call('group_member_add', { group_id: scene.id, add_user_id: second.id })
  await here.as(second).call('join_group', { group_id: scene.id })
  await here.as(owner).call('group_member_role_update', {
    group_id: scene.id,
    member_user_id: second.id,
    role: 'moderator',
  })
  for (const other of [owner, second]) {
    await here
      .as(moderator)
      .isRefused('group_member_delete', { group_id: scene.id, delete_user_id: other.id }, 'group_forbidden')
    await here
      .as(moderator)
      .isRefused('group_ban', { group_id: scene.id, member_user_id: other.id }, 'group_forbidden')
  }
  await here
    .as(owner)
    .isRefused('group_ban', { group_id: scene.id, member_user_id: owner.id }, 'group_forbidden')
  await here
    .as(owner)
    .isRefused(
      'group_member_role_update',
      { group_id: scene.id, member_user_id: owner.id, role: 'member' },
      'group_forbidden',
    )
  await here.as(moderator).call('group_ban', { group_id: scene.id, member_user_id: member.id })
  await here.as(owner).call('group_ban', { group_id: scene.id, member_user_id: second.id })
  await here.as(member).isRefused('group_detail', { group_id: scene.id }, 'group_not_found')
})
