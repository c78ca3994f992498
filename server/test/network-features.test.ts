/** Features that a network does without: every call of theirs, and every route, answers as if it had never been there. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { pathOf } from '@commons/contract/call.ts'
import {
  absentWithout,
  networkFeatures,
  type NetworkFeature,
} from '@commons/contract/shared/network-feature.ts'
import { sql } from 'kysely'
import { type Account, available, custody, escrow } from '../src/ledger/accounts.ts'
import { post } from '../src/ledger/post.ts'
import { gatherNews } from '../src/features/notifications/gathering.ts'
import { makeGroup } from './scenes/groups-scene.ts'
import { makeSurvey } from './scenes/surveys-scene.ts'
import { staffMember } from './staff.ts'
import { publishDuePosts } from '../src/features/posts/drafts/drafts.jobs.ts'
import { until } from './until.ts'
import { makeWorld, type Person, type World, world } from './world.ts'

let here: World
let root: Person
let ada: Person
let bob: Person
before(async () => {
  here = await world()
  root = await staffMember(here, 'Root', 'admin')
  ada = await here.person('Ada')
  bob = await here.person('Bob')
})

const set = (feature: NetworkFeature, value: '0' | '1') =>
  here.as(root).call('update_setting', { name: `feature_${feature}`, value, reason: 'For the test' })

/** Runs `work` while the network does without a feature. */
async function without(feature: NetworkFeature, work: () => Promise<void>): Promise<void> {
  await set(feature, '0')
  await work().finally(() => set(feature, '1'))
}

const answer = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${here.url}${path}`, { redirect: 'manual', ...init })
  const text = await response.text()
  return {
    status: response.status,
    // An address of a page leads to the same page of the client, which says that there is none.
    body: text.replaceAll(path, ''),
    location: response.headers.get('location'),
    allow: response.headers.get('allow'),
  }
}
const headers = { 'content-type': 'application/json' }

/** The calls of a feature by their folders: whoever adds a folder says here what it is of. */
const foldersOf: Readonly<Record<NetworkFeature, RegExp>> = {
  groups: /^groups(\/|$)/,
  videos: /^videos(\/|$)/,
  reels: /^reels(\/|$)/,
  surveys: /^surveys(\/|$)/,
  projects: /^(projects|funding)(\/|$)/,
  jobs: /^freelance(\/|$)/,
  video_calls: /^video-calls$/,
  wallet: /^(wallet|plans)(\/|$)|^videos\/(memberships|shares)$/,
}
const elsewhere: Readonly<Record<string, NetworkFeature>> = {
  reel_tip: 'reels',
  video_tip: 'videos',
  group_call: 'groups',
  start_group_call: 'groups',
}

test('every call of a feature’s folders is of that feature, and no other is', () => {
  for (const { folder, key, partOf } of allCalls) {
    const expected = networkFeatures.filter((each) => foldersOf[each].test(folder) || elsewhere[key] === each)
    assert.deepEqual([...partOf].toSorted(), expected.toSorted(), key)
  }
})

const routes: Readonly<Partial<Record<NetworkFeature, readonly string[]>>> = {
  videos: [
    '/embed/5',
    '/oembed?url=x',
    '/vtube/5',
    '/mychannel/5',
    '/feeds/channels/5',
    '/downloads/videos/5',
  ],
  jobs: ['/link/linkedin?code=1'],
}

for (const feature of networkFeatures) {
  test(`without ${feature}, its calls and routes answer as unknown ones`, () =>
    without(feature, async () => {
      const absent = absentWithout([feature])
      assert.deepEqual([...here.platform.settings.absent].toSorted(), absent.toSorted())
      const calls = allCalls.filter(({ partOf }) => partOf.some((each) => absent.includes(each)))
      assert.ok(calls.length > 5)
      const [{ call: first } = assert.fail()] = calls
      const body = JSON.stringify({ user_id: ada.id, api_key: ada.apiKey })
      for (const method of ['POST', 'GET'] as const) {
        const init = { method, headers, ...(method === 'POST' && { body }) }
        const unknown = await answer('/api/users/no_such_call', init)
        assert.equal(unknown.status, 404)
        for (const { call, key } of calls) assert.deepEqual(await answer(pathOf(call), init), unknown, key)
      }
      // A body that isn't even read says nothing else.
      const broken = await answer(pathOf(first), {
        method: 'POST',
        headers,
        body: '{',
      })
      assert.equal(broken.status, 404)
      for (const accept of ['text/html', '*/*'])
        for (const path of routes[feature] ?? []) {
          const unknown = await answer('/no/such/page', { headers: { accept } })
          const found = await answer(path, { headers: { accept } })
          assert.equal(found.status, unknown.status, path)
          if (accept === '*/*') assert.equal(found.body, unknown.body, path)
        }
      // What every page knows of it.
      const { network } = await here.as(ada).call('show_language', {})
      assert.deepEqual([...network.absent].toSorted(), absent.toSorted())
      // Everything else is there.
      assert.equal((await here.as(ada).send('timeline', {})).status, 200)
    }))
}

test('with the feature back everything is as it was', async () => {
  const closing_date = new Date(Date.now() + 86_400_000).toISOString()
  const asked = { title: 'Tea or coffee?', options: ['Tea', 'Coffee'], closing_date }
  const { id } = (await here.as(ada).call('create_voting', asked)).recdata
  const { recdata: shown } = await here.as(ada).call('add_post', { message: 'Vote!', survey_id: id })
  const of = { object_id: id }
  await here.as(bob).call('add_comment', { ...of, comment: 'Tea' })
  const search = async () => (await here.as(bob).call('all_search', { search: 'coffee' })).surveys.length
  const kinds = async () =>
    (await here.as(ada).call('notification_setting_list', {})).recdata.filter(({ kind }) =>
      /survey/.test(kind),
    ).length
  const told = async () => (await here.as(ada).call('notification_list', {})).recdata.length
  const card = async () => (await here.as(bob).call('post_detail', { post_id: shown.post_id })).recdata
  const all = async () => [await search(), await kinds(), (await card()).survey?.id]
  const before = await all()
  assert.equal(before[0], 1)
  assert.equal(before[2], id)
  await without('surveys', async () => {
    assert.deepEqual(await all(), [0, 0, undefined])
    assert.equal(await told(), 0)
    await here.as(bob).isRefused('comment_list', of, 'object_not_found')
    await here.as(bob).isRefused('add_comment', { ...of, comment: 'Coffee' }, 'object_not_found')
    await here
      .as(bob)
      .isRefused('add_report', { report_type: 'survey', report_id: id, reason: 'spam' }, 'survey_not_found')
  })
  assert.deepEqual(await all(), before)
  assert.equal((await here.as(bob).call('comment_list', of)).recdata.length, 1)
})

const reads = allCalls.filter(
  ({ folder, call }) =>
    call.effect === 'read' &&
    call.auth === 'member' &&
    !/^(accounts|videos|reels|freelance|wallet|plans|network|staff)(\/|$)/.test(folder),
)

/** The names of the reads in whose answers the member finds a word. */
async function findIn(word: RegExp, person: Person, asked: object, of = reads): Promise<string[]> {
  const found = of.map(async ({ key }) => {
    const { body } = await here.as(person).send(key, asked)
    return word.test(JSON.stringify(body)) ? [key] : []
  })
  return (await Promise.all(found)).flat()
}
const readsOfObjects = reads.filter(({ call }) => 'object_id' in call.input.shape)

test('without groups nothing of one is answered, whoever asks for what, and then all of it is back', async () => {
  const owner = await here.person('Olga')
  const member = await here.person('Mila')
  await here.befriend(owner, member)
  const { as } = here
  const made = async (is_closed_group: 0 | 1) => {
    const { id } = await makeGroup(here, owner, { group_name: 'Plum club', is_closed_group })
    await as(owner).call('group_member_add', { group_id: id, add_user_id: member.id })
    await as(member).call('join_group', { group_id: id })
    return id
  }
  const closed = await made(1)
  const group_id = await made(0)
  await as(member).call('group_notice_update', { group_id, notice: 'all' })
  const { recdata: own } = await as(owner).call('add_post', {
    message: `Plum cake for @${member.username}`,
    hashtag: 'cake',
    group_id,
  })
  const { post_id } = own
  const { recdata: hidden } = await as(member).call('add_post', { message: 'Plum wine', group_id: closed })
  await as(owner).call('add_comment', { object_id: hidden.post_id, comment: 'Plum good' })
  await as(member).call('add_comment', { object_id: post_id, comment: 'Plum better' })
  await as(member).call('repost', { post_id, repost_comment: 'Again' })
  await as(member).call('post_save', { post_id })
  await as(owner).call('group_chat', { group_id, message: `Plum talk with @${member.username}` })
  const { id: survey } = await makeSurvey(here, owner, {
    title: 'Plum or pear?',
    audience: 'group',
    group_id,
  })
  await as(member).call('add_comment', { object_id: survey, comment: 'Plum!' })
  await gatherNews(here.platform)

  const tell = async () => {
    const asked = {
      group_id,
      post_id,
      object_id: post_id,
      voting_title_id: survey,
      view_user_id: owner.id,
      hashtag: 'cake',
      search: 'plum',
      title: 'plum',
    }
    return {
      owner: await findIn(/plum/i, owner, asked),
      member: await findIn(/plum/i, member, asked),
      following: await findIn(
        /plum/i,
        member,
        { feed: 'following' },
        reads.filter(({ key }) => key === 'timeline'),
      ),
      survey: await findIn(/plum/i, member, { object_id: survey }, readsOfObjects),
    }
  }
  // Another process, which learns of the switch from the database.
  const other = await makeWorld({ database: here.database })
  const isThere = async () => (await other.as(member).send('post_detail', { post_id })).status === 200
  assert.ok(await isThere())
  const { database, leaving } = here.platform
  const exported = async () => {
    const files = leaving
      .flatMap(({ tables }) => Object.values(tables))
      .flatMap((each) => ('file' in each ? [each] : []))
    const rows = files.map(async (each) =>
      (await each.rows(sql`${member.id}::bigint`).execute(database.db)).rows.map((row) => [each.file, row]),
    )
    return JSON.stringify((await Promise.all(rows)).flat().filter((row) => /plum/i.test(JSON.stringify(row))))
  }
  const unread = async () => (await as(member).call('notification_list', {})).unread_count
  const all = await tell()
  const [toExport, toRead] = [await exported(), await unread()]
  for (const text of ['Plum club', 'Plum wine', 'Plum better']) assert.ok(toExport.includes(text), text)
  for (const name of [
    'group_detail',
    'group_chat_list',
    'timeline',
    'user_timeline',
    'saved_post_list',
    'hashtag_timeline',
    'post_detail',
    'comment_list',
    'all_search',
    'notification_list',
    'voting_detail',
    'my_voting_list',
  ])
    assert.ok([...all.owner, ...all.member].includes(name), name)
  assert.deepEqual([all.following, all.survey], [['timeline'], ['comment_list']])
  const draft = await as(member).call('add_post', {
    message: 'Pear day',
    group_id,
    publish_at: new Date(Date.now() + 3_600_000).toISOString(),
  })
  await without('groups', async () => {
    await sql`update post_drafts set publish_at = now() - interval '1 second'`.execute(database.db)
    await publishDuePosts(here.platform)
    assert.deepEqual((await as(member).call('post_draft_list', {})).recdata, [])
    assert.deepEqual(await tell(), { owner: [], member: [], following: [], survey: [] })
    assert.ok((await unread()) < toRead)
    assert.equal(await exported(), toExport, 'what is theirs can be taken along')
    await until(async () => !(await isThere()))
    const refused = as(member).isRefused
    await refused('post_like', { post_id }, 'post_not_found')
    await refused('post_delete', { post_id: hidden.post_id }, 'post_not_found')
    await refused('edit_post', { post_id: hidden.post_id, message: 'Pear wine' }, 'post_not_found')
    await refused('add_post', { message: 'Pear cake', group_id }, 'group_not_found')
    await refused('add_comment', { object_id: post_id, comment: 'Pear' }, 'object_not_found')
    const topics = [
      `group:${group_id}`,
      `group_posts:${group_id}`,
      `group_chat:${group_id}`,
      `post:${post_id}`,
    ]
    assert.deepEqual(await here.platform.visibleTopics(database.db, member.id, topics), [])
  })
  const kept = (await as(member).call('post_draft_list', {})).recdata.map(({ post }) => [
    post.post_id,
    post.group_id,
  ])
  assert.deepEqual(kept, [[draft.recdata.post_id, group_id]])
  await as(member).call('post_delete', { post_id: draft.recdata.post_id })
  assert.deepEqual([await tell(), await unread()], [all, toRead])
  await until(isThere)
})

test('what holds members’ money isn’t switched off, and says how many hold some', async () => {
  const { db } = here.platform.database
  const give = (account: Account, key: string) =>
    db.transaction().execute((tx) =>
      post(tx, {
        kind: 'mint',
        scope: 0,
        key,
        legs: [
          { account: custody('FCELL'), amount: -5n },
          { account, amount: 5n },
        ],
      }),
    )
  await give(available(ada.id, 'FCELL'), 'held 1')
  await give(available(bob.id, 'FCELL'), 'held 2')
  const off = (feature: NetworkFeature) => ({ name: `feature_${feature}`, value: '0', reason: 'x' }) as const
  const refused = async (feature: NetworkFeature) =>
    String(
      (await here.as(root).isRefused('update_setting', off(feature), 'feature_holds_money')).body['message'],
    )
  assert.match(await refused('wallet'), /^2 accounts/)
  await give(escrow('milestone', 1, 'FCELL'), 'held 3')
  assert.match(await refused('jobs'), /^1 account /)
  await set('projects', '0')
  await set('projects', '1')
  // What the money is in needs groups.
  await give(escrow('project', 1, 'FCELL'), 'held 4')
  for (const feature of ['groups', 'projects'] as const)
    assert.match(await refused(feature), /^1 account /, feature)
  await sql`insert into money_settings (name, value, set_at) values ('play_money', 'on', now())`.execute(db)
  for (const feature of ['groups', 'wallet'] as const) {
    await set(feature, '0')
    await set(feature, '1')
  }
})
