import { longestDays } from '@commons/contract/shared/survey.ts'
import { create_voting } from '@commons/contract/surveys/surveys.ts'
import { seenAgain } from '../../platform/call/repeated-answer.ts'
import { handle } from '../../platform/call/handle.ts'
import { now } from '../../platform/clock.ts'
import { findListedSurvey, momentOfWall } from './surveys.queries.ts'
import { listedShape } from './surveys.shape.ts'
import { addSurvey } from './surveys.writing.queries.ts'

const longest = longestDays * 24 * 60 * 60_000

export default handle(create_voting, {
  isOneStatement: () => true,
  again: seenAgain('survey_not_found', findListedSurvey, listedShape, ({ id }) => id),

  emits: ['survey.added'],

  async before({ closing_date }, { db, member }) {
    return 'at' in closing_date ? closing_date.at : momentOfWall(db, member.id, closing_date.wall)
  },

  async run(input, { before: closesAt, tx, member, viewer, refuse, refuseFields, key, emit }) {
    const { title, options, kind, audience, results, quorum = null } = input
    const left = closesAt.getTime() - now().getTime()
    if (left <= 0) refuseFields({ closing_date: 'closing_date_past' })
    if (left > longest) refuseFields({ closing_date: 'closing_date_far' })
    const isSecret = input.is_secret === 1
    const isChangeable = input.is_changeable === 1
    if (isSecret && isChangeable) refuseFields({ is_changeable: 'survey_secret_fixed' })
    const group = audience === 'group' ? (input.group_id ?? null) : null
    if (audience === 'group' && group === null) refuseFields({ group_id: 'survey_group_missing' })
    const how = { kind, audience, group, isSecret, results, isChangeable, quorum }
    const added = await addSurvey(tx, { author: member.id, title, options, closesAt, ...how }, key())
    const row = added ?? refuse('not_group_member')
    emit('survey.added', { survey: row.id })
    return { recdata: listedShape(row, viewer) }
  },
})
