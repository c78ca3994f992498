import { get_showcases } from '@commons/contract/freelance/showcases.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { findShowable, listOfAgreement, listShowcases, seesMember } from './showcases.queries.ts'
import { canPropose } from './showcases.rules.ts'
import { showcaseShape } from './showcases.shape.ts'

export default handle(get_showcases, async ({ view_user_id, payment_id }, context) => {
  const { db, member, viewer, page, refuse } = context
  if (payment_id !== undefined) {
    const agreement = (await findShowable(db, member.id, payment_id)) ?? refuse('agreement_not_found')
    const rows = await listOfAgreement(db, member.id, payment_id)
    return {
      response: rows.map((row) => showcaseShape(row, viewer)),
      can_propose: flag(canPropose(agreement) === true),
    }
  }
  const subject = view_user_id ?? member.id
  if (!(await seesMember(db, member.id, subject))) return refuse('member_not_found')
  const rows = await listShowcases(db, member.id, subject, page.before, page.limit, page.offset)
  return {
    response: rows.map((row) => showcaseShape(row, viewer)),
    can_propose: 0 as const,
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
