/** Invites to bid: who may be invited, who sees what of it, and how many. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostInvitesOfDay, mostInvitesOfJob } from '@commons/contract/shared/invite.ts'
import { sql } from 'kysely'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob } from '../../../../test/scenes/freelance-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

const listOf = async (here: World, person: Person, more: object = {}) =>
  (await here.as(person).call('project_invite_list', more)).response

const invitesTold = async (here: World, person: Person) => {
  await gatherNews(here.platform)
  const { recdata } = await here.as(person).call('notification_list', {})
  return recdata.filter(({ kind }) => kind === 'job_invite').map(({ text, link }) => [text, link])
}

test('only members invite', async () => {
  const here = await world()
  await isForMembersOnly(here, 'project_invite', { project_id: 1, invited_user_id: 1 })
  await isForMembersOnly(here, 'project_invite_list', {})
})

test('who is invited is told, and both sides see the bid that answers', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const { id: project_id } = await addJob(here, ada)
  const { message } = await here
    .as(ada)
    .call('project_invite', { project_id, invited_user_id: bob.id, message: 'You build ovens?' })
  assert.equal(message, 'Invited')
  assert.deepEqual(await invitesTold(here, bob), [
    ['Ada invites you to bid for a project', `/projects/${project_id}`],
  ])
  const [got] = await listOf(here, bob)
  assert.deepEqual(
    [got?.username, got?.message, got?.project.title, got?.bid],
    [ada.username, 'You build ovens?', 'An oven of clay', null],
  )
  await verify(here, bob)
  const bid = await addBid(here, bob, project_id, { price: '250' })
  for (const [person, role, other] of [
    [ada, 'client', bob],
    [bob, 'freelancer', ada],
  ] as const) {
    const [invite, ...more] = await listOf(here, person, { role })
    assert.deepEqual(more, [])
    assert.equal(invite?.username, other.username)
    assert.deepEqual(invite.bid, { id: bid.id, price: '250', timeline: 7, status: 'open' })
    assert.equal((await listOf(here, person, { role, search: 'bridge' })).length, 0)
  }
  for (const role of ['client', 'freelancer']) assert.deepEqual(await listOf(here, cyd, { role }), [])
  assert.deepEqual(await listOf(here, ada), [])
})

test('each refusal of an invite', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const { id: project_id } = await addJob(here, ada)
  const isRefused = async (who: Person, input: object, refusal: Parameters<World['as']>[0] | string) =>
    here
      .as(who)
      .isRefused(
        'project_invite',
        { project_id, invited_user_id: bob.id, ...input },
        refusal as 'job_not_found',
      )
  await isRefused(ada, { invited_user_id: ada.id }, 'not_oneself')
  await isRefused(ada, { invited_user_id: 999_999 }, 'member_not_found')
  await isRefused(cyd, {}, 'job_not_found')
  await isRefused(ada, { project_id: 999_999 }, 'job_not_found')
  await here.as(ada).call('project_invite', { project_id, invited_user_id: bob.id })
  await isRefused(ada, {}, 'already_invited')
  await verify(here, cyd)
  await addBid(here, cyd, project_id)
  await isRefused(ada, { invited_user_id: cyd.id }, 'has_bid')
  const draft = await addJob(here, ada, { status: 'draft' })
  await isRefused(ada, { project_id: draft.id }, 'job_over')
  await here.as(ada).call('close_project', { project_id })
  const eve = await here.person('Eve')
  await isRefused(ada, { invited_user_id: eve.id }, 'job_over')
  const { body } = await here
    .as(ada)
    .send('project_invite', { project_id, invited_user_id: eve.id, message: 'x'.repeat(501) })
  assert.deepEqual(Object.keys(body['fields'] as object), ['message'])
})

test('a block on either side forbids an invite, and hides one that was sent', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { id: project_id } = await addJob(here, ada)
  for (const [name, blocks] of [
    ['Bob', (bob: Person) => here.block(bob, ada)],
    ['Cyd', (cyd: Person) => here.block(ada, cyd)],
  ] as const) {
    const person = await here.person(name)
    const before = await here.person(`${name} Before`)
    await here.as(ada).call('project_invite', { project_id, invited_user_id: before.id })
    assert.equal((await invitesTold(here, before)).length, 1)
    await blocks(person)
    await blocks(before)
    await here
      .as(ada)
      .isRefused('project_invite', { project_id, invited_user_id: person.id }, 'member_not_found')
    assert.deepEqual(await listOf(here, before), [])
    assert.deepEqual(await invitesTold(here, before), [])
    assert.deepEqual(await listOf(here, ada, { role: 'client' }), [])
  }
})

test('a client invites only so many to a job, and in a day', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { db } = here.platform.database
  const jobs = []
  for (let nth = 0; nth < 4; nth++) jobs.push((await addJob(here, ada)).id)
  const [full = 0, half = 0, rest = 0, free = 0] = jobs
  const people: number[] = []
  for (let nth = 0; nth < mostInvitesOfJob; nth++) people.push((await here.person(`Person ${nth}`)).id)
  const fill = async (job: number, count: number) =>
    sql`
      insert into job_invites (job_id, client_id, member_id, message)
      select ${job}, ${ada.id}, id, '' from unnest(${people.slice(0, count)}::bigint[]) as id`.execute(db)
  await fill(full, mostInvitesOfJob)
  const invite = (project_id: number) => ({ project_id, invited_user_id: bob.id })
  await here.as(ada).isRefused('project_invite', invite(full), 'too_many_invites')
  await fill(half, mostInvitesOfJob)
  await fill(rest, mostInvitesOfDay - 2 * mostInvitesOfJob)
  await here.as(ada).isRefused('project_invite', invite(free), 'too_many_invites')
  await here
    .as(ada)
    .isRefused(
      'add_project',
      { title: 'An oven', description: 'Of clay', cost_estimation: '200-300', invited_user_id: bob.id },
      'too_many_invites',
    )
  await sql`update job_invites set created_at = now() - interval '25 hours'`.execute(db)
  await here.as(ada).call('project_invite', invite(free))
  const read = () => here.as(ada).call('project_invite_list', { role: 'client', limit: 50 })
  assert.equal(await statementsOfRead(here.platform, read), 1)
})

test('a new job is offered to a member at once, and not as a draft', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, ada)
  const offered = {
    title: 'An oven',
    description: 'Of clay',
    cost_estimation: '200-300',
    invited_user_id: bob.id,
  } as const
  await here.as(ada).call('add_project', { ...offered, status: 'draft' })
  assert.deepEqual(await listOf(here, bob), [])
  const { data } = await here.as(ada).call('add_project', offered)
  assert.deepEqual(
    (await listOf(here, bob)).map(({ project }) => project.id),
    [data.id],
  )
  assert.deepEqual(await invitesTold(here, bob), [
    ['Ada invites you to bid for a project', `/projects/${data.id}`],
  ])
})

test('who can’t be invited gets no job either', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, ada)
  await here.as(bob).call('block', { blocked_user_id: ada.id })
  const offered = { title: 'An oven', description: 'Of clay', cost_estimation: '200-300' }
  const voice = here.as(ada)
  await voice.isRefused('add_project', { ...offered, invited_user_id: bob.id }, 'member_not_found')
  await voice.isRefused('add_project', { ...offered, invited_user_id: ada.id }, 'not_oneself')
  assert.deepEqual((await voice.call('get_my_projects', { role: 'client', tab: 'open' })).response, [])
})
