import { first_step_list } from '@commons/contract/staff/first-steps.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findTestMail, listMarked } from './first-steps.queries.ts'

export default handle(first_step_list, async (_input, { db, member, platform }) => {
  const [marked, mail] = await Promise.all([listMarked(db), findTestMail(db, member.id)])
  const { PUBLIC_URL, MAIL_URL } = platform.config
  return {
    marked,
    origin: platform.site.origin,
    has_public_url: flag(PUBLIC_URL !== undefined),
    has_mail_server: flag(MAIL_URL !== undefined),
    test_mail: mail ? { ...mail, sent_at: mail.sent_at?.toISOString() ?? null } : null,
  }
})
