/** The projects of those whom the fuzzer plays: some to be backed, one that waits for a report, one that is voted on. */
import { settleProjects } from '../../src/features/funding/settling/settling.jobs.ts'
import { makeProject, passDeadline, pledge } from '../funding-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'

const halves = [
  { title: 'The first half', percent: 50 },
  { title: 'The second half', percent: 50 },
]

/** Answers what is known of the fields of calls about projects; nothing for any other field. */
export async function addFunding(
  here: World,
  people: Record<MemberName, Person>,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const projects: number[] = []
  const pledges: number[] = []
  const tiers: number[] = []
  for (const name of members) {
    const owner = here.as(people[name])
    projects.push(await makeProject(here, people[name], { target: '1000000' }))
    const backed = await makeProject(here, people[name], { target: '1000000' })
    projects.push(backed)
    const tier = { group_id: backed, title: 'A reward', amount: '1' }
    for (let i = 0; i < 2; i++) tiers.push((await owner.call('add_reward_tier', tier)).recdata.reward_tier_id)
    for (const other of members.filter((each) => each !== name))
      pledges.push(await pledge(here, people[other], backed, '2'))
  }
  // One waits for its report, and the other has it.
  for (const name of ['ada', 'bob'] as const) {
    const group_id = await makeProject(here, people[name], { target: '1' })
    await here.as(people[name]).call('set_milestones', { group_id, milestones: halves })
    for (const other of members.filter((each) => each !== name))
      await pledge(here, people[other], group_id, '5')
    await passDeadline(here, group_id)
    projects.push(group_id)
  }
  await settleProjects(here.platform).work({})
  const reported = { group_id: projects.at(-1) ?? 0, nth: 1, report: 'It is half done.' }
  await here.as(people.bob).call('report_milestone', reported)
  return {
    group_id: [...projects, ...projects.map(String)],
    pledge_id: pledges,
    reward_tier_id: ['', ...tiers],
    nth: [1, '1'],
    milestones: [halves, []],
  }
}
