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
import { staffMember } from './staff.ts'
import { type Person, type World, world } from './world.ts'

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
  moderate_video_call: 'groups',
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
  await sql`insert into money_settings (name, value, set_at) values ('play_money', 'on', now())`.execute(db)
  await set('wallet', '0')
  await set('wallet', '1')
})
