/**
 * Who sees what of freelancing: jobs and drafts with their attachments, bids, offers, agreements, reviews and
 * the chats about work, in every call that reads. A block takes all of it away, but for what two have agreed.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { gatherNews } from '../../src/features/notifications/gathering.ts'
import { pdfBytes } from '../files/documents.ts'
import { verify } from '../scenes/accounts-scene.ts'
import { addBid, agree, offerJob, plainJob, setEarned } from '../scenes/freelance-scene.ts'
import { disputed } from '../scenes/disputes-scene.ts'
import { byTheHour, fund } from '../scenes/hours-scene.ts'
import { funded, makeTwo } from '../scenes/milestones-scene.ts'
import { openMoney } from '../scenes/wallet-scene.ts'
import { makeWorld, type Person, type World } from '../world.ts'

const viewers = ['visitor', 'stranger', 'bidder', 'other bidder', 'client', 'blocked', 'blocking'] as const
type Viewer = (typeof viewers)[number]

/** One job that takes bids and one draft, each with an attachment; three bid, and two of them are blocked then. */
async function makeScene(here: World) {
  const people = new Map<Viewer, Person>()
  for (const viewer of viewers) {
    if (viewer === 'visitor') continue
    const person = await here.person(viewer)
    await verify(here, person)
    people.set(viewer, person)
  }
  const get = (viewer: Viewer) => people.get(viewer) ?? assert.fail(viewer)
  const client = get('client')
  const plan = () => new File([new Uint8Array(pdfBytes())], 'plan.pdf')
  const post = async (status: 'open' | 'draft') =>
    (await here.as(client).call('add_project', { ...plainJob, status }, { file: plan() })).data
  const [job, draft] = [await post('open'), await post('draft')]
  const bids = new Map<Viewer, number>()
  for (const viewer of ['bidder', 'other bidder', 'blocked', 'blocking'] as const)
    bids.set(viewer, (await addBid(here, get(viewer), job.id, { price: '199' })).id)
  const bid = (viewer: Viewer) => bids.get(viewer) ?? 0
  const about = { by_freelancer: 1, message: 'About the clay' } as const
  for (const viewer of ['bidder', 'blocked'] as const)
    await here.as(client).call('send_massage', { ...about, friend_id: get(viewer).id })
  const offer = await here.as(client).call('get_bid_by_id', { id: bid('bidder') })
  const { id: offered } = await offerJob(here, client, offer.data)
  await here.block(client, get('blocked'))
  await here.block(get('blocking'), client)
  return { get, job, draft, bid, offered }
}

describe('a job and its bids', () => {
  let here: World
  let scene: Awaited<ReturnType<typeof makeScene>>
  before(async () => {
    here = await makeWorld()
    scene = await makeScene(here)
  })
  const voice = (viewer: Viewer) => here.as(viewer === 'visitor' ? undefined : scene.get(viewer))
  /** Whether the call answers; otherwise it must refuse by this name. */
  const answers = async (
    viewer: Viewer,
    call: Parameters<ReturnType<World['as']>['send']>[0],
    input: object,
    refusal: string,
  ) => {
    const { status, body } = await voice(viewer).send(call, input as never)
    if (status === 200) return true
    assert.equal(body['error'], viewer === 'visitor' ? 'session_unknown' : refusal)
    return false
  }

  const hidden = (viewer: Viewer) => viewer === 'blocked' || viewer === 'blocking'

  for (const viewer of viewers) {
    const isMember = viewer !== 'visitor'
    const isClient = viewer === 'client'
    const sees = isMember && !hidden(viewer)

    test(`as a ${viewer} sees the job and its draft`, async () => {
      const { job, draft } = scene
      assert.equal(await answers(viewer, 'get_single_project', { project_id: job.id }, 'job_not_found'), sees)
      assert.equal(
        await answers(viewer, 'get_single_project', { project_id: draft.id }, 'job_not_found'),
        isClient,
      )
      for (const call of [
        'get_bid_by_project_id',
        'get_payment_by_project',
        'get_reviews_by_project',
      ] as const) {
        assert.equal(await answers(viewer, call, { project_id: job.id }, 'job_not_found'), sees, call)
        assert.equal(await answers(viewer, call, { project_id: draft.id }, 'job_not_found'), isClient, call)
      }
      // Anybody may list jobs, and none lists a draft.
      for (const call of ['get_all_projects', 'search_projects'] as const) {
        const { response } = await voice(viewer).call(call, {})
        assert.deepEqual(
          response.map(({ id }) => id),
          hidden(viewer) ? [] : [job.id],
          call,
        )
      }
    })

    test(`as a ${viewer} downloads attachments`, async () => {
      const address = async ({ id }: { id: number }) => {
        const { status, body } = await voice(viewer).send('get_single_project', { project_id: id })
        return status === 200 ? (body['response'] as { file: string | null }).file : undefined
      }
      assert.equal(typeof (await address(scene.job)), sees ? 'string' : 'undefined')
      assert.equal(typeof (await address(scene.draft)), isClient ? 'string' : 'undefined')
      // Without the signature in it, the address of a draft's file leads nowhere.
      const bare = new URL((scene.draft.file ?? '').split('?')[0] ?? '', here.url)
      assert.equal((await fetch(bare)).status, 404)
    })

    test(`as a ${viewer} sees bids`, async () => {
      const { job, bid, get } = scene
      for (const bidder of ['bidder', 'other bidder', 'blocked', 'blocking'] as const) {
        const isOwn = viewer === bidder
        const isSeen = !hidden(bidder) && (isClient || isOwn)
        assert.equal(
          await answers(viewer, 'get_bid_by_id', { id: bid(bidder) }, 'bid_not_found'),
          isSeen,
          bidder,
        )
      }
      if (!sees) return
      const { response } = await here
        .as(get(viewer))
        .call('get_bid_by_project_id', { project_id: job.id, limit: 50 })
      const priced = response.filter(({ price, message }) => price !== null || message !== null)
      const names = (rows: typeof response) => rows.map(({ full_name }) => full_name).toSorted()
      // A block is between the client and two of them, so all others see these.
      assert.deepEqual(
        names(response),
        isClient ? ['bidder', 'other bidder'] : ['bidder', 'blocked', 'blocking', 'other bidder'],
      )
      assert.deepEqual(
        names(priced),
        isClient ? ['bidder', 'other bidder'] : viewer === 'stranger' ? [] : [viewer],
      )
    })

    test(`as a ${viewer} sees the offer, and the chat about it`, async () => {
      const isParty = isClient || viewer === 'bidder'
      assert.equal(
        await answers(viewer, 'get_agreement', { payment_id: scene.offered }, 'agreement_not_found'),
        isParty,
      )
      if (!isMember) return
      const the = here.as(scene.get(viewer))
      if (sees) {
        const { data } = await the.call('get_payment_by_project', { project_id: scene.job.id })
        assert.deepEqual(
          data.map(({ id }) => id),
          isParty ? [scene.offered] : [],
        )
      }
      // Whoever blocks keeps what was written; a request of somebody who blocked is gone.
      const chats = await Promise.all(
        (['all', 'requests'] as const).map((filter) => the.call('chat_list', { filter, by_freelancer: 1 })),
      )
      const count = { client: 2, bidder: 1 } as Partial<Record<Viewer, number>>
      assert.equal(chats.flatMap(({ users }) => users).length, count[viewer] ?? 0)
    })

    test(`as a ${viewer} finds it among their own`, async () => {
      if (!isMember) return
      const the = here.as(scene.get(viewer))
      const titles = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => id)
      const { response: own } = await the.call('get_my_projects', { role: 'client', tab: 'open' })
      assert.deepEqual(titles(own), isClient ? [scene.draft.id, scene.job.id] : [])
      const isBidder = viewer === 'bidder' || viewer === 'other bidder'
      for (const call of ['get_my_bids', 'get_insight_bids'] as const) {
        const { response } = await the.call(call, {})
        assert.deepEqual(titles(response), isBidder ? [scene.bid(viewer)] : [], call)
      }
    })
  }
})

describe('an agreement between whom a block has come', () => {
  for (const [what, blocker] of [
    ['its client blocked the freelancer', 'client'],
    ['its freelancer blocked the client', 'freelancer'],
  ] as const)
    test(what, async () => {
      const here = await makeWorld()
      const [client, freelancer, stranger] = [
        await here.person('Ada'),
        await here.person('Bob'),
        await here.person('Eve'),
      ]
      for (const person of [client, freelancer]) await verify(here, person)
      const { id, project_id, bid_id } = await agree(here, client, freelancer)
      const job = { project_id: project_id ?? 0 }
      await setEarned(here, id)
      await here
        .as(client)
        .call('send_massage', { friend_id: freelancer.id, by_freelancer: 1, message: 'Begin' })
      const two = blocker === 'client' ? [client, freelancer] : [freelancer, client]
      await here.block(two[0] as Person, two[1] as Person)

      for (const [role, person, other] of [
        ['client', client, freelancer],
        ['freelancer', freelancer, client],
      ] as const) {
        const the = here.as(person)
        const { data } = await the.call('get_agreement', { payment_id: id })
        assert.deepEqual(
          [data.status, data.client?.full_name, data.freelancer?.full_name, data.can_chat],
          ['active', 'Ada', 'Bob', 0],
          role,
        )
        assert.equal((await the.call('get_single_project', job)).response.title, plainJob.title)
        assert.deepEqual(
          (await the.call('get_payment_by_project', job)).data.map((each) => each.id),
          [id],
        )
        assert.equal((await the.call('get_bid_by_id', { id: bid_id ?? 0 })).data.price, '250')
        assert.equal((await the.call('get_bid_by_project_id', job)).response.length, 1)
        const { response } = await the.call('get_my_projects', { role, tab: 'current' })
        assert.deepEqual(
          response.map(({ work }) => [work?.payment_id, work?.full_name, work?.price]),
          [[id, 'Bob', '250']],
        )
        assert.equal((await the.call('get_freelancer_dashboard', {})).data.work_count, 1)
        // But nothing new is said.
        await the.isRefused(
          'send_massage',
          { friend_id: other.id, by_freelancer: 1, message: 'Still?' },
          person === two[0] ? 'chat_blocked' : 'chat_unavailable',
        )
        await the.call('add_review', { ...job, review_user_id: other.id, rating: 3 })
      }
      assert.equal((await here.as(freelancer).call('get_my_bids', {})).response.length, 1)
      assert.equal((await here.as(client).call('get_reviews_by_project', job)).response.length, 2)
      await here.as(freelancer).call('end_agreement', { payment_id: id })
      const { response: past } = await here
        .as(client)
        .call('get_my_projects', { role: 'client', tab: 'past' })
      assert.deepEqual(
        past.map(({ work }) => work?.payment_id),
        [id],
      )
      // A notification would name somebody who is hidden: the agreement itself says it.
      await gatherNews(here.platform)
      const { recdata } = await here.as(client).call('notification_list', { filter: 'work' })
      assert(!recdata.some(({ kind }) => kind === 'agreement_ended'))
      await here.as(stranger).isRefused('get_agreement', { payment_id: id }, 'agreement_not_found')
      await here.as(stranger).isRefused('get_bid_by_id', { id: bid_id ?? 0 }, 'bid_not_found')
    })
})

test('prices of work are those in force, after a change was accepted', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  for (const person of [ada, bob]) await verify(here, person)
  const { id } = await agree(here, ada, bob, { delivery: 9 })
  const { data } = await here
    .as(ada)
    .call('propose_agreement_change', { payment_id: id, amount: '310', delivery: 12 })
  const shown = async () => {
    const { response } = await here.as(bob).call('get_my_projects', { role: 'freelancer', tab: 'current' })
    return [response[0]?.work?.price, response[0]?.work?.timeline]
  }
  assert.deepEqual(await shown(), ['250', 9])
  await here
    .as(bob)
    .call('answer_agreement_change', { change_id: data.change?.change_id ?? 0, status: 'accepted' })
  assert.deepEqual(await shown(), ['310', 12])
})

describe('hours, a dispute, its papers and shown work', () => {
  let here: World
  before(async () => {
    here = await makeWorld()
    await openMoney(here)
  })

  test('are for the two, but what both show', async () => {
    const two = await makeTwo(here)
    const { client, freelancer } = two
    const [stranger, hidden] = [await here.person('Sam'), await here.person('Hal')]
    await here.block(client, hidden)
    const milestone = await funded(here, two)
    await here.as(client).call('release_milestone', { milestone_id: milestone.id, amount: '10' })
    const { data: shown } = await here
      .as(freelancer)
      .call('propose_showcase', { payment_id: milestone.payment_id, title: 'The dome' })
    const dispute = await disputed(here, two)
    const hourly = await byTheHour(here, two)
    await fund(here, hourly)
    const { data: milestones } = await here
      .as(client)
      .call('get_milestones_by_project', { payment_id: milestone.payment_id })
    const invoice = milestones
      .flatMap(({ history }) => history)
      .find((each) => each.invoice !== null)?.invoice

    const [ofTwo, ofHours] = [{ payment_id: milestone.payment_id }, { payment_id: hourly.agreement.id }]
    const reads = [
      ['get_milestones_by_project', ofTwo, 'agreement_not_found'],
      ['get_work_logs', ofHours, 'agreement_not_found'],
      ['get_dispute', { dispute_id: dispute.id }, 'dispute_not_found'],
      ['get_invoice', { invoice_id: invoice?.invoice_id ?? 0 }, 'invoice_not_found'],
      ['get_showcases', ofTwo, 'agreement_not_found'],
    ] as const
    for (const [name, input, refusal] of reads) {
      for (const each of [client, freelancer]) await here.as(each).call(name, input as never)
      for (const each of [stranger, hidden]) await here.as(each).isRefused(name, input as never, refusal)
      await here.as().isRefused(name, input as never, 'session_unknown')
    }
    for (const each of [stranger, hidden])
      assert.deepEqual((await here.as(each).call('dispute_list', {})).response, [])

    const seenBy = async (viewer: Person) =>
      (await here.as(viewer).call('get_showcases', { view_user_id: freelancer.id })).response.length
    assert.deepEqual([await seenBy(stranger), await seenBy(hidden)], [0, 0])
    await here.as(client).call('answer_showcase', { showcase_id: shown.id, status: 'accepted' })
    assert.deepEqual([await seenBy(stranger), await seenBy(hidden), await seenBy(client)], [1, 0, 1])
  })
})
