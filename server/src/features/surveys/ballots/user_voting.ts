import { randomBytes } from 'node:crypto'
import { user_voting } from '@commons/contract/surveys/ballots.ts'
import { handle } from '../../../platform/call/handle.ts'
import { SomebodyWasFaster } from '../../../platform/call/retry-conflicts.ts'
import { sendAnother } from '../../../platform/db/prepared.ts'
import { votedShape } from '../surveys.shape.ts'
import { addVote, changeVote, type OtherVoteRow } from './ballots.queries.ts'

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((option, place) => option === other[place])

/** True where the caller has already cast exactly this vote. */
function isRepeated({ choices, is_secret, chosen, ballot, code }: OtherVoteRow, asked: string): boolean {
  if (choices === null) return false
  return is_secret ? ballot !== null && isSame(ballot, chosen) : code === asked && isSame(choices, chosen)
}

export default handle(user_voting, {
  isOneStatement: () => true,

  async run(
    { voting_title_id: survey, option_id, option_ids, code = randomBytes(16).toString('hex') },
    { tx, member, refuse, refuseFields },
  ) {
    const choices = option_ids ?? (option_id === undefined ? [] : [option_id])
    if (choices.length === 0) refuseFields({ option_id: 'choice_missing' })
    const vote = { member: member.id, survey, choices, code }
    const first = await addVote(tx, vote)
    if (first) return votedShape(first, code)
    const row = (await changeVote(sendAnother(tx), vote)) ?? refuse('survey_not_found')
    if (row.is_new || isRepeated(row, code)) return votedShape(row, row.is_secret ? code : row.code)
    if (row.choices !== null) {
      if (!row.is_changeable) refuse('voted_already')
      if (isSame(row.choices, row.chosen)) return votedShape(row, row.code)
    }
    if (row.chosen.some((option) => option > row.options.length)) refuse('option_not_found')
    if (row.kind === 'single' && row.chosen.length > 1) refuseFields({ option_ids: 'choices_too_many' })
    if (row.is_closed) refuse('survey_closed')
    // An author who has left the survey's group sees it, but can't vote.
    if (!row.is_voter) refuse('survey_not_found')
    if (row.ballot !== null) refuse('ballot_code_taken')
    throw new SomebodyWasFaster(
      'Another vote of the member, or another ballot of this code, is being counted',
    )
  },
})
