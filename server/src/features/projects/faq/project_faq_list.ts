import { mayInGroup } from '@commons/contract/groups/groups.ts'
import { project_faq_list } from '@commons/contract/projects/faq.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findFaqs } from './faq.queries.ts'

export default handle(project_faq_list, async ({ group_id }, { db, member, refuse }) => {
  const { object, standing, faqs } = (await findFaqs(db, member.id, group_id)) ?? refuse('project_not_found')
  return {
    object,
    can_change: flag(mayInGroup(standing, 'pin')),
    recdata: faqs.map(({ id, question, answer, comment_id }) => ({
      faq_id: id,
      question,
      answer,
      comment_id,
    })),
  }
})
