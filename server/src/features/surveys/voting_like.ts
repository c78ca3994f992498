import { flag } from '@commons/contract/shared/flag.ts'
import { voting_like } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { discussion } from './surveys.discussion.ts'

export default handle(voting_like, {
  isOneStatement: () => true,
  emits: ['survey.liked'],

  async run({ voting_title_id }, { tx, member, refuse, emit }) {
    const { object_id, reaction, likes } =
      (await discussion.toggleReaction(tx, member.id, voting_title_id, 'like')) ?? refuse('survey_not_found')
    if (reaction === 'like') emit('survey.liked', { survey: object_id, member: member.id })
    return { recdata: { id: object_id, like_count: likes, is_liked: flag(reaction === 'like') } }
  },
})
