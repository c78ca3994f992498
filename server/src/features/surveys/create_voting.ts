import { longestDays } from '@commons/contract/shared/survey.ts'
import { create_voting } from '@commons/contract/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { now } from '../../platform/clock.ts'
import { findListedSurvey } from './surveys.queries.ts'
import { listedShape } from './surveys.shape.ts'
import { addSurvey } from './surveys.writing.queries.ts'

const longest = longestDays * 24 * 60 * 60_000

export default handle(create_voting, {
  isOneStatement: () => true,
  again: {
    made: ({ recdata }) => recdata.id,
    async answer(id, { db, viewer, refuse }) {
      const row = (await findListedSurvey(db, viewer.member.id, id)) ?? refuse('survey_not_found')
      return { recdata: listedShape(row, viewer) }
    },
  },

  async run({ title, closing_date: closesAt, options }, { tx, member, viewer, refuse, refuseFields, key }) {
    const left = closesAt.getTime() - now().getTime()
    if (left <= 0) refuseFields({ closing_date: 'closing_date_past' })
    if (left > longest) refuseFields({ closing_date: 'closing_date_far' })
    const added = await addSurvey(tx, { author: member.id, title, options, closesAt }, key())
    return { recdata: listedShape(added ?? refuse('survey_not_found'), viewer) }
  },
})
