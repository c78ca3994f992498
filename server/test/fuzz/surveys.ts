/** The surveys of the fuzzer: of each member an open one with comments, and a closed one. */
import { endSurvey, makeSurvey } from '../surveys-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import type { Known } from './values.ts'

export async function addSurveys(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const surveys: number[] = []
  const comments: number[] = []
  const replies: number[] = []
  for (const name of members) {
    const { id } = await makeSurvey(here, people[name])
    const ended = (await makeSurvey(here, people[name])).id
    await endSurvey(here, ended)
    surveys.push(id, ended)
    for (let more = 0; more < 3; more++) {
      const said = { voting_title_id: id, comment: 'in a survey' }
      const { voting_comment_id } = (await here.as(people[name]).call('voting_comment', said)).recdata
      comments.push(voting_comment_id)
      const answer = { voting_comment_id, reply: 'an answer' }
      replies.push(
        (await here.as(people[name]).call('voting_comment_reply', answer)).recdata.voting_comment_reply_id,
      )
    }
  }
  // Some wait to be restored.
  for (const [nth, name] of members.entries()) {
    const its = { voting_comment_reply_id: replies[nth * 3] ?? 0 }
    await here.as(people[name]).call('voting_comment_reply_delete', its)
    const other = { voting_comment_id: comments[nth * 3 + 1] ?? 0 }
    await here.as(people[name]).call('voting_comment_delete', other)
  }
  const soon = new Date(Date.now() + 1e9).toISOString()
  return (field) => {
    if (field === 'voting_title_id') return [...surveys, ...surveys.map(String)]
    if (field === 'voting_comment_id') return [...comments, ...comments.map(String)]
    if (field === 'voting_comment_reply_id') return replies
    if (field === 'option_id') return [1, '2', 3, 9]
    if (field === 'closing_date') return [soon, soon.slice(0, 10), '2001-02-03']
    if (field === 'options') return [['Yes', 'No'], [{ options: 'Yes' }], ['']]
    return undefined
  }
}
