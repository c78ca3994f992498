/** The fuzzer's projects: some to be backed, one without its report, one that is voted on. */
import { settleProjects } from '../../src/features/funding/settling/settling.jobs.ts'
import { png } from '../files/pictures.ts'
import { makeProject, passDeadline, pledge } from '../scenes/funding-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'

const halves = [
  { title: 'The first half', percent: 50 },
  { title: 'The second half', percent: 50 },
]

/** The others, but for the two between whom the scene has a block: neither can back the other. */
const backersOf = (owner: MemberName): MemberName[] =>
  members.filter((each) => each !== owner && ![each, owner].every((one) => one === 'ada' || one === 'eve'))

/** Adds projects; returns values for fields of calls about projects. */
export async function addFunding(
  here: World,
  people: Record<MemberName, Person>,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const projects: number[] = []
  const pledges: number[] = []
  const tiers: number[] = []
  const goals: number[] = []
  const pictures: number[] = []
  const faqs: number[] = []
  const asked: number[] = []
  const file = await png()
  for (const name of members) {
    const owner = here.as(people[name])
    projects.push(await makeProject(here, people[name], { target: '1000000' }))
    // What generated amounts are more than.
    for (const target of ['0.5', '0.5', '0.5']) {
      const small = await makeProject(here, people[name], { target })
      projects.push(small)
      const goal = { group_id: small, title: 'A further goal', amount: '7' }
      goals.push((await owner.call('add_stretch_goal', goal)).recdata.stretch_goal_id)
    }
    const backed = await makeProject(here, people[name], { target: '1000000' })
    projects.push(backed)
    const tier = { group_id: backed, title: 'A reward', amount: '1' }
    for (let i = 0; i < 2; i++) tiers.push((await owner.call('add_reward_tier', tier)).recdata.reward_tier_id)
    for (const amount of ['2000000', '3000000']) {
      const goal = { group_id: backed, title: 'A further goal', amount }
      goals.push((await owner.call('add_stretch_goal', goal)).recdata.stretch_goal_id)
    }
    for (const caption of ['One', 'Another', 'A third']) {
      const picture = { group_id: backed, after: 0, caption }
      pictures.push((await owner.call('add_story_picture', picture, { file })).recdata.story_picture_id)
    }
    const { discussion_id: object_id } = (await owner.call('project_funding', { group_id: backed })).recdata
    for (const comment of ['How wide?', 'How old?', 'How soon?']) {
      const { comment_id } = (await owner.call('add_comment', { object_id, comment })).recdata
      await owner.call('add_comment_reply', { comment_id, reply: 'Very' })
      asked.push(comment_id)
    }
    for (const question of ['When?', 'Why?', 'Where?']) {
      const written = { group_id: backed, question, answer: 'Soon' }
      faqs.push((await owner.call('project_faq_add', written)).recdata.faq_id)
    }
    for (const other of backersOf(name))
      await here.as(people[other]).call('project_remind', { group_id: backed, remind: 1 })
    for (const other of backersOf(name)) pledges.push(await pledge(here, people[other], backed, '2'))
  }
  // One project lacks its report, the other has it.
  for (const name of ['ada', 'bob'] as const) {
    const group_id = await makeProject(here, people[name], { target: '1' })
    await here.as(people[name]).call('set_milestones', { group_id, milestones: halves })
    for (const other of backersOf(name)) await pledge(here, people[other], group_id, '5')
    await passDeadline(here, group_id)
    projects.push(group_id)
  }
  await settleProjects(here.platform).work({})
  const reported = { group_id: projects.at(-1) ?? 0, nth: 1, report: 'It is half done.' }
  await here.as(people.bob).call('report_milestone', reported)
  const said = await addQuestions(here, people, projects)
  return {
    ...said,
    group_id: [...projects, ...projects.map(String)],
    pledge_id: pledges,
    reward_tier_id: ['', ...tiers],
    stretch_goal_id: goals,
    story_picture_id: pictures,
    faq_id: faqs,
    asked_id: asked,
    question: ['How deep?', 'Why?'],
    answer: ['Nine metres'],
    after: [0, '1', 30],
    remind: [1, 0],
    nth: [1, '1'],
    milestones: [halves, []],
  }
}

/**
 * Adds each member's questions about a project, with answers; some are deleted, so that they can be restored.
 */
async function addQuestions(here: World, people: Record<MemberName, Person>, projects: readonly number[]) {
  const discussion_id: number[] = []
  const comments: number[] = []
  const replies: number[] = []
  for (const [nth, name] of members.entries()) {
    const the = here.as(people[name])
    const id = (await the.call('project_funding', { group_id: projects[nth * 2] ?? 0 })).recdata.discussion_id
    discussion_id.push(id)
    for (let more = 0; more < 3; more++) {
      const asked = { object_id: id, comment: 'How deep?' }
      const { comment_id } = (await the.call('add_comment', asked)).recdata
      const answer = { comment_id, reply: 'Nine metres' }
      comments.push(comment_id)
      replies.push((await the.call('add_comment_reply', answer)).recdata.comment_id)
    }
    for (const comment_id of [replies[nth * 3] ?? 0, comments[nth * 3 + 1] ?? 0])
      await the.call('delete_comment', { comment_id })
  }
  return { discussion_id }
}
