/** The fuzzer's surveys: for each member an open one with comments, and a closed one. */
import { settleDue } from '../../src/features/surveys/ballots/settling.ts'
import { codeOf, endSurvey, makeSurvey } from '../scenes/surveys-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import type { Known } from './values.ts'

export async function addSurveys(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const surveys: number[] = []
  const kinds = ['single', 'several', 'ranked'] as const
  const ballots: string[] = []
  const comments: number[] = []
  const replies: number[] = []
  for (const [nth, name] of members.entries()) {
    const kind = kinds[nth % 3] ?? 'single'
    const { id } = await makeSurvey(here, people[name], { kind, is_changeable: nth % 2 === 1 })
    const asked = { kind, is_secret: 1, results: 'closed' } as const
    const ended = (await makeSurvey(here, people[name], asked)).id
    const voted = await here.as(people[name]).call('user_voting', { voting_title_id: ended, option_id: 1 })
    ballots.push(voted.receipt ?? '')
    await endSurvey(here, ended)
    await settleDue(here.platform)
    surveys.push(id, ended)
    for (let more = 0; more < 3; more++) {
      const said = { object_id: id, comment: 'in a survey' }
      const { comment_id } = (await here.as(people[name]).call('add_comment', said)).recdata
      comments.push(comment_id)
      const answer = { comment_id, reply: 'an answer' }
      replies.push((await here.as(people[name]).call('add_comment_reply', answer)).recdata.comment_id)
    }
  }
  // Some are deleted, so that they can be restored.
  for (const [nth, name] of members.entries()) {
    for (const comment_id of [replies[nth * 3] ?? 0, comments[nth * 3 + 1] ?? 0])
      await here.as(people[name]).call('delete_comment', { comment_id })
  }
  const soon = new Date(Date.now() + 1e9).toISOString()
  return (field) => {
    if (field === 'voting_title_id') return [...surveys, ...surveys.map(String)]
    if (field === 'object_id') return [...surveys, ...surveys.map(String)]
    if (field === 'comment_id') return [...comments, ...replies.map(String)]
    if (field === 'survey_id') return surveys
    if (field === 'option_id') return [1, '2', 3, 9]
    if (field === 'option_ids') return [[1], [2, '1'], [3, 2, 1], []]
    // Before some ballots, between them, and after all of them.
    if (field === 'after') return ['', codeOf(0), ballots[0] ?? '', 'f'.repeat(32)]
    if (field === 'state') return ['open', 'closed', '']
    if (field === 'audience') return ['everybody', 'followers', 'group', '']
    if (field === 'kind') return ['single', 'several', 'ranked', '', 'follow', 'post_like']
    if (field === 'results') return ['always', 'voted', 'closed', '']
    if (field === 'quorum') return [1, '12', '']
    if (field === 'closing_date') return [soon, soon.slice(0, 10), '2001-02-03']
    if (field === 'options') return [['Yes', 'No'], [{ options: 'Yes' }], ['']]
    return undefined
  }
}
