/**
 * Who sees what of a project's money, and who can move it: every kind of viewer, at open and closed projects.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { deleteLeaving } from '../../src/features/accounts/leaving/leaving.jobs.ts'
import { leaveForGood, newsOf, passDeadline, pledge, settleAfter } from '../scenes/funding-scene.ts'
import { groupScene } from '../scenes/groups-scene.ts'
import { makeProject } from '../scenes/projects-scene.ts'
import { give, ledgerHolds, openMoney } from '../scenes/wallet-scene.ts'
import { makeWorld, password, type Person, type World } from '../world.ts'

/** Standings in the project's group, backers, and members whom a block hides from the owner and the backer. */
const viewers = [
  'owner',
  'moderator',
  'member',
  'invited',
  'requested',
  'outsider',
  'banned',
  'backer',
  'unnamed backer',
  'former backer',
  'blocked',
  'blocking',
] as const
type Viewer = (typeof viewers)[number]

/** All members with a pledge, the latest first; the former backer has taken theirs back. */
const backing = ['away backer', 'unnamed backer', 'backer'] as const
const moves = ['owner', 'former backer', 'away backer', 'unnamed backer', 'former backer', 'backer'] as const
type Named = (typeof moves)[number]

const isHidden = (viewer: Viewer) => viewer === 'blocked' || viewer === 'blocking'
function sees(viewer: Viewer, named: Named): boolean {
  if (named === 'away backer') return false
  if (named === 'unnamed backer') return viewer === named
  return named === 'former backer' || !isHidden(viewer)
}

interface Scene {
  readonly id: number
  readonly people: ReadonlyMap<string, Person>
  readonly secretTransaction: number
}

async function makeScene(here: World, type: 'open' | 'closed'): Promise<Scene> {
  const { as } = here
  const { id, people: group } = await groupScene(here, type, makeProject)
  const people = new Map<string, Person>(Object.entries(group))
  for (const name of [...viewers, 'away backer'])
    if (!people.has(name)) people.set(name, await here.person(`${name} of ${type}`))
  const get = (name: Viewer | Named) => people.get(name) ?? assert.fail(name)
  const owner = get('owner')
  await give(here, owner, {})
  await as(owner).call('set_milestones', {
    group_id: id,
    milestones: [
      { title: 'Dig', percent: 40 },
      { title: 'Build', percent: 60 },
    ],
  })
  for (const name of ['backer', 'former backer', 'unnamed backer', 'away backer'] as const)
    await give(here, get(name), { FCELL: '1000' })
  await pledge(here, get('backer'), id, '60')
  const former = await pledge(here, get('former backer'), id, '30')
  const secret = { group_id: id, token: '40', is_unnamed: 1 } as const
  const { recdata } = await as(get('unnamed backer')).call('crowdfunding', secret)
  await pledge(here, get('away backer'), id, '20')
  await as(get('former backer')).call('pledge_take_back', { pledge_id: former })
  await as(get('away backer')).call('deactivate_account', { password, consent: 1 })
  for (const other of [owner, get('backer')]) {
    await here.block(other, get('blocked'))
    await here.block(get('blocking'), other)
  }
  await as(owner).call('add_backer_update', { group_id: id, message: 'We have begun to dig.' })
  await passDeadline(here, id)
  await settleAfter(here, 0)
  for (const nth of [1, 2]) {
    await as(owner).call('report_milestone', { group_id: id, nth, report: `Part ${nth} is done.` })
    await as(get('backer')).call('vote_milestone', { group_id: id, nth, accepts: 1 })
    await as(get('unnamed backer')).call('vote_milestone', { group_id: id, nth, accepts: 0 })
    if (nth === 1) await settleAfter(here, 8)
  }
  return { id, people, secretTransaction: recdata.trx_number }
}

for (const type of ['open', 'closed'] as const) {
  describe(`the money of a project that is ${type}`, () => {
    let here: World
    let scene: Scene
    let group_id: number
    const get = (name: Viewer | Named) => scene.people.get(name) ?? assert.fail(name)
    const namesOf = (rows: ReadonlyArray<{ member: { full_name: string } | null }>) =>
      rows.map(({ member }) => member?.full_name)
    const shown = (viewer: Viewer, named: readonly Named[]) =>
      named.map((each) => (sees(viewer, each) ? get(each).name : undefined))

    before(async () => {
      here = await makeWorld()
      await openMoney(here)
      scene = await makeScene(here, type)
      group_id = scene.id
    })

    for (const viewer of viewers) {
      const isBacker = viewer === 'backer' || viewer === 'unnamed backer'
      if (viewer === 'banned') {
        test('a banned member finds none', async () => {
          const the = here.as(get(viewer))
          for (const call of [
            'project_funding',
            'project_backer_list',
            'project_ledger',
            'backer_update_list',
          ] as const)
            await the.isRefused(call, { group_id }, 'project_not_found')
          await give(here, get(viewer), { FCELL: '1' })
          await the.isRefused('crowdfunding', { group_id, token: 1 }, 'project_not_found')
          const vote = { group_id, nth: 2, accepts: 1 } as const
          await the.isRefused('vote_milestone', vote, 'project_not_found')
          await the.isRefused('project_remind', { group_id, remind: 1 }, 'project_not_found')
        })
        continue
      }

      test(`as a ${viewer} sees it`, async () => {
        const the = here.as(get(viewer))
        const { recdata: funding } = await the.call('project_funding', { group_id })
        assert.deepEqual(
          [funding.is_owner, funding.can_pledge, funding.can_set_milestones, funding.paid, funding.held],
          [viewer === 'owner' ? 1 : 0, 0, 0, '48', '72'],
        )
        const own = { backer: ['60'], 'unnamed backer': ['40'] } as Partial<Record<Viewer, string[]>>
        assert.deepEqual(
          funding.pledges.map(({ amount }) => amount),
          own[viewer] ?? [],
        )
        const votes = { backer: 1, 'unnamed backer': 0 } as Partial<Record<Viewer, number>>
        assert.deepEqual(
          funding.milestones.map(({ state, report, accepted, refused, vote_count, vote }) => [
            state,
            report,
            accepted,
            refused,
            vote_count,
            vote,
          ]),
          [
            ['released', 'Part 1 is done.', '60', '40', 2, votes[viewer] ?? null],
            ['reported', 'Part 2 is done.', '60', '40', 2, votes[viewer] ?? null],
          ],
        )

        const backers = await the.call('project_backer_list', { group_id })
        assert.deepEqual(namesOf(backers.recdata), shown(viewer, backing))
        const ledger = await the.call('project_ledger', { group_id })
        assert.deepEqual(namesOf(ledger.recdata), shown(viewer, moves))
        if (viewer === 'owner' || isBacker)
          assert.equal((await the.call('backer_update_list', { group_id })).recdata.length, 1)
        else await the.isRefused('backer_update_list', { group_id }, 'not_a_backer')
        if (viewer !== 'unnamed backer') {
          const all = JSON.stringify([funding, backers, ledger])
          assert(!all.includes('unnamed backer'), 'nothing says who stays unnamed')
          const receipt = { trx_number: scene.secretTransaction }
          await the.isRefused('transaction_detail', receipt, 'transaction_not_found')
        }
      })

      test(`what a ${viewer} may do with it`, async () => {
        const the = here.as(get(viewer))
        if (viewer !== 'owner')
          for (const [call, input] of [
            ['add_backer_update', { message: 'No' }],
            ['set_milestones', { milestones: [] }],
            ['report_milestone', { nth: 2, report: 'No' }],
            ['add_reward_tier', { title: 'A cup', amount: '1' }],
            ['add_stretch_goal', { title: 'A second well', amount: '200' }],
            ['add_story_picture', {}],
            ['delete_story_video', {}],
            ['mark_story', { nsfw: '' }],
            ...(viewer === 'moderator'
              ? []
              : ([['project_faq_add', { question: 'a', answer: 'b' }]] as const)),
          ] as const)
            assert.equal(
              (await the.send(call, { group_id, ...input })).body['error'],
              'group_forbidden',
              call,
            )
        if (!isBacker) await the.isRefused('vote_milestone', { group_id, nth: 2, accepts: 1 }, 'not_a_backer')
        for (const pledge_id of [1, 2, 3, 4])
          if ((await the.send('pledge_take_back', { pledge_id })).status === 200)
            assert.equal(viewer, 'former backer', 'what is taken back stays so, and nothing else moves')
      })
    }

    test('a visitor sees the project, and no names but its owner’s', async () => {
      const the = here.as()
      const { recdata } = await the.call('project_detail', { group_id })
      assert.deepEqual(
        [recdata.pledged, recdata.backer_count, recdata.owner?.full_name],
        ['120', 3, get('owner').name],
      )
      assert(!JSON.stringify(recdata).includes('backer of'))
      assert.deepEqual(
        [recdata.fee_percent, recdata.milestones.map(({ title, percent, state }) => [title, percent, state])],
        [
          '0',
          [
            ['Dig', 40, 'released'],
            ['Build', 60, 'reported'],
          ],
        ],
      )
      for (const call of ['project_funding', 'project_backer_list', 'project_ledger', 'backer_update_list'])
        assert.equal((await the.send(call, { group_id })).body['error'], 'session_unknown', call)
    })

    test('the owner is not told who stays unnamed', async () => {
      await settleAfter(here, 0)
      assert((await newsOf(here, get('owner'))).includes('project_backed_unnamed'))
      const news = await here.as(get('owner')).call('notification_list', { limit: 50 })
      assert(!JSON.stringify(news).includes('unnamed backer'))
    })

    test('an owner who is away is named nowhere, and one who goes leaves it to a moderator', async () => {
      const owner = get('owner')
      const named = async () => {
        const { recdata } = await here.as().call('project_detail', { group_id })
        const [paid] = (await here.as(get('member')).call('project_ledger', { group_id })).recdata.filter(
          ({ kind }) => kind === 'project_payout',
        )
        return [recdata.owner?.full_name, paid?.member?.full_name]
      }
      assert.deepEqual(await named(), [owner.name, owner.name])
      await leaveForGood(here, owner)
      assert.deepEqual(await named(), [undefined, undefined])
      await settleAfter(here, 0)
      await deleteLeaving(here.platform).work({})
      const heir = get('moderator')
      assert.deepEqual(await named(), [heir.name, undefined])
      const { recdata } = await here.as(heir).call('project_funding', { group_id })
      assert.deepEqual([recdata.is_owner, recdata.state, recdata.held], [1, 'cancelled', '0'])
      await ledgerHolds(here)
    })

    test('of a deleted one nothing is seen by anybody', async () => {
      await here.as(get('moderator')).call('group_delete', { group_id })
      await here.as().isRefused('project_detail', { group_id }, 'project_not_found')
      for (const name of ['moderator', 'backer', 'outsider'] as const)
        for (const call of ['project_funding', 'project_backer_list', 'project_ledger'] as const)
          await here.as(get(name)).isRefused(call, { group_id }, 'project_not_found')
    })
  })
}
