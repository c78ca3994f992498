/** Offers and agreements under races, over two processes: both calls end as one after the other would. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { play, type RacingCall } from './races.ts'
import { verify } from './scenes/accounts-scene.ts'
import { addBid, addJob, offerJob } from './scenes/freelance-scene.ts'
import type { Person, World } from './world.ts'

interface Scene {
  readonly project_id: number
  readonly bid: number
  readonly payment_id: number
  readonly change_id: number
  readonly people: { readonly ada: Person; readonly bob: Person; readonly cyd: Person }
}

type Stage = 'bids' | 'offer' | 'agreement' | 'change'

const call =
  (by: keyof Scene['people'], name: string, input: (scene: Scene) => object): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene.people[by]).send(name, { ...input(scene) })

const offerTo = (who: 'bob' | 'cyd') =>
  call('ada', 'add_payment', ({ project_id, people }) => ({
    project_id,
    bidder_id: people[who].id,
    amount: 100,
  }))
const ofOffer = ({ payment_id }: Scene) => ({ payment_id })
const answer = (status: string) => (scene: Scene) => ({ change_id: scene.change_id, status })
const proposing = (amount: number) => (scene: Scene) => ({ payment_id: scene.payment_id, amount })

const acts = {
  award: offerTo('bob'),
  awardAnother: offerTo('cyd'),
  retreat: call('bob', 'delete_bid', ({ bid }) => ({ id: bid })),
  declineBid: call('ada', 'decline_bid', ({ bid }) => ({ id: bid })),
  accept: call('bob', 'accept_award', ofOffer),
  acceptTwice: call('bob', 'accept_award', ofOffer),
  decline: call('bob', 'decline_award', ofOffer),
  withdraw: call('ada', 'withdraw_award', ofOffer),
  close: call('ada', 'close_project', ({ project_id }) => ({ project_id })),
  deleteJob: call('ada', 'delete_project', ({ project_id }) => ({ project_id })),
  acceptChange: call('ada', 'answer_agreement_change', answer('accepted')),
  withdrawChange: call('bob', 'answer_agreement_change', answer('withdrawn')),
  propose: call('ada', 'propose_agreement_change', proposing(70)),
  proposeBack: call('bob', 'propose_agreement_change', proposing(80)),
  end: call('bob', 'end_agreement', ofOffer),
  endBack: call('ada', 'end_agreement', ofOffer),
} satisfies Record<string, RacingCall<Scene>>
type Act = keyof typeof acts

const pairs: ReadonlyArray<readonly [Stage, Act, Act]> = [
  ['bids', 'award', 'retreat'],
  ['bids', 'award', 'awardAnother'],
  ['bids', 'award', 'close'],
  ['bids', 'award', 'declineBid'],
  ['offer', 'accept', 'withdraw'],
  ['offer', 'accept', 'acceptTwice'],
  ['offer', 'accept', 'decline'],
  ['offer', 'accept', 'close'],
  ['offer', 'accept', 'deleteJob'],
  ['offer', 'accept', 'retreat'],
  ['offer', 'withdraw', 'awardAnother'],
  ['agreement', 'propose', 'proposeBack'],
  ['agreement', 'end', 'endBack'],
  ['agreement', 'end', 'propose'],
  ['change', 'acceptChange', 'withdrawChange'],
  ['change', 'acceptChange', 'propose'],
  ['change', 'acceptChange', 'proposeBack'],
  ['change', 'acceptChange', 'end'],
]

let everybody: Promise<Scene['people']> | undefined

async function gather(here: World): Promise<Scene['people']> {
  const people = {
    ada: await here.person('Ada'),
    bob: await here.person('Bob'),
    cyd: await here.person('Cyd'),
  }
  for (const person of Object.values(people)) await verify(here, person)
  return people
}

async function openScene(here: World, stage: Stage): Promise<Scene> {
  everybody ??= gather(here)
  const people = await everybody
  const { ada, bob, cyd } = people
  // Bids of a period are limited.
  await sql`update bids set returned_at = now() where bidder_id in (${bob.id}, ${cyd.id})`.execute(
    here.platform.database.db,
  )
  const job = await addJob(here, ada)
  const bid = await addBid(here, bob, job.id)
  await addBid(here, cyd, job.id)
  const scene = { project_id: job.id, bid: bid.id, payment_id: 1, change_id: 1, people }
  if (stage === 'bids') return scene
  const { id: payment_id } = await offerJob(here, ada, bid)
  if (stage === 'offer') return { ...scene, payment_id }
  await here.as(bob).call('accept_award', { payment_id })
  if (stage === 'agreement') return { ...scene, payment_id }
  const { data } = await here.as(bob).call('propose_agreement_change', { payment_id, amount: 60 })
  return { ...scene, payment_id, change_id: data.change?.change_id ?? assert.fail() }
}

async function readStored({ project_id }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select jb.state, jb.deleted_at is not null as is_deleted,
      (select jsonb_object_agg(m.full_name, bd.state) from bids bd join members m on m.id = bd.bidder_id
        where bd.job_id = jb.id) as bids,
      (select jsonb_agg(jsonb_build_array(m.full_name, ag.state, ag.version, ag.ended_by = ag.client_id, (
          select jsonb_agg(jsonb_build_array(v.state, v.price, v.by_client) order by v.version)
          from agreement_versions v where v.agreement_id = ag.id)) order by ag.id)
        from agreements ag join members m on m.id = ag.freelancer_id where ag.job_id = jb.id) as agreements
    from jobs jb where jb.id = ${project_id}`.execute(here.platform.database.db)
  return rows
}

for (const [stage, one, other] of pairs)
  test(`${one} beside ${other}`, () =>
    play<Scene>({
      open: (here) => openScene(here, stage),
      calls: [acts[one], acts[other]],
      stored: readStored,
      hold: ({ project_id, payment_id }) =>
        stage === 'bids' || stage === 'offer'
          ? sql`select from jobs where id = ${project_id} for update`
          : sql`select from agreements where id = ${payment_id} for update`,
      rounds: 4,
    }))
