/** Hours under races, over two processes: both acts end as one after the other would, and no token is lost. */
import { test } from 'node:test'
import { sql } from 'kysely'
import { dayAfter, mondayOf } from '@commons/contract/shared/job-hours.ts'
import { workHours } from '../src/features/freelance/hours/hours.jobs.ts'
import { twoProcesses } from './processes.ts'
import { play, type RacingCall } from './races.ts'
import { byTheHour, fund } from './scenes/hours-scene.ts'
import { makeTwo, type Two } from './scenes/milestones-scene.ts'
import { ledgerHolds, openMoney } from './scenes/wallet-scene.ts'
import type { World } from './world.ts'

type Stage = 'unfunded' | 'funded' | 'logged' | 'over'

interface Scene {
  readonly two: Two
  readonly work_log_id: number
}

const today = () => new Date().toISOString().slice(0, 10)
const lastWeek = () => dayAfter(mondayOf(today()), -7)

const call =
  (
    by: 'client' | 'freelancer',
    name: string,
    input: (scene: Scene) => object = () => ({}),
  ): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene.two[by]).send(name, { payment_id: scene.two.agreement.id, ...input(scene) })

const log = (minutes: number) => () => ({ day: today(), minutes, description: 'Clay' })

const acts = {
  fund: call('client', 'fund_hours', () => ({ hours: 2 })),
  fundTwice: call('client', 'fund_hours', () => ({ hours: 3 })),
  takeBack: call('client', 'take_back_hours'),
  takeBackTwice: call('client', 'take_back_hours'),
  log: call('freelancer', 'add_work_log', log(60)),
  logTwice: call('freelancer', 'add_work_log', log(90)),
  logMore: call('freelancer', 'update_work_log', ({ work_log_id }) => ({ work_log_id, minutes: 120 })),
  unlog: call('freelancer', 'delete_work_log', ({ work_log_id }) => ({ work_log_id })),
  accept: call('client', 'accept_work_logs', () => ({ week: lastWeek() })),
  acceptTwice: call('client', 'accept_work_logs', () => ({ week: lastWeek() })),
  end: call('freelancer', 'end_agreement'),
  endTwice: call('client', 'end_agreement'),
  // What is due is done by a job, whose answer says nothing.
  job: async (_scene: Scene, here: World) => {
    await workHours(here.platform)
    return { status: 200, headers: new Headers(), body: {} }
  },
} satisfies Record<string, RacingCall<Scene>>
type Act = keyof typeof acts

const pairs: ReadonlyArray<readonly [Stage, Act, Act]> = [
  ['unfunded', 'fund', 'end'],
  ['unfunded', 'fund', 'fundTwice'],
  ['unfunded', 'fund', 'log'],
  ['funded', 'log', 'logTwice'],
  ['funded', 'log', 'takeBack'],
  ['funded', 'log', 'end'],
  ['funded', 'takeBack', 'takeBackTwice'],
  ['funded', 'end', 'endTwice'],
  ['logged', 'logMore', 'takeBack'],
  ['logged', 'unlog', 'end'],
  ['over', 'accept', 'job'],
  ['over', 'accept', 'acceptTwice'],
  ['over', 'job', 'job'],
  ['over', 'job', 'takeBack'],
]

let everybody: Promise<Two> | undefined

async function gather(here: World): Promise<Two> {
  await openMoney(here)
  return makeTwo(here, '900000')
}

async function openScene(here: World, stage: Stage): Promise<Scene> {
  everybody ??= gather(here)
  const two = await byTheHour(here, await everybody)
  if (stage === 'unfunded') return { two, work_log_id: 0 }
  await fund(here, two, 2)
  if (stage === 'funded') return { two, work_log_id: 0 }
  const day = stage === 'over' ? lastWeek() : today()
  const { rows } = await sql<{ id: number }>`
    insert into work_logs (agreement_id, day, minutes, description, written_at)
    values (${two.agreement.id}, ${day}::date, 50, 'Clay', now()) returning id`.execute(
    here.platform.database.db,
  )
  return { two, work_log_id: rows[0]?.id ?? 0 }
}

async function readStored({ two }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select ag.state, ag.released as earned, (
        select jsonb_agg(jsonb_build_array(jh.minutes, jh.used_minutes, jh.returned_minutes, jh.units::text, jh.used::text,
          jh.returned::text) order by jh.minutes)
        from job_hours jh where jh.agreement_id = ag.id) as hours, (
        select jsonb_agg(jsonb_build_array(wl.day, wl.minutes, wl.milestone_id is null) order by wl.day)
        from work_logs wl where wl.agreement_id = ag.id) as logs, (
        select jsonb_agg(jsonb_build_array(jm.week, jm.state, jm.units::text, jm.released::text, jm.fee::text))
        from job_milestones jm where jm.agreement_id = ag.id) as weeks, (
        select pause_at is null from hourly_agreements ha where ha.agreement_id = ag.id) as is_still
    from agreements ag where ag.id = ${two.agreement.id}`.execute(here.platform.database.db)
  return rows
}

for (const [stage, one, other] of pairs)
  test(`${stage}: ${one} beside ${other}`, async () => {
    await play<Scene>({
      open: (here) => openScene(here, stage),
      calls: [acts[one], acts[other]],
      stored: readStored,
      hold: ({ two }) => sql`select from agreements where id = ${two.agreement.id} for update`,
      rounds: 3,
    })
    const [here] = await twoProcesses()
    await ledgerHolds(here)
  })
