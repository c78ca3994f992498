import { send_test_mail } from '@commons/contract/staff/first-steps.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getAddress, giveUpTestMails, testMail } from './first-steps.queries.ts'

export default handle(send_test_mail, async (_input, { tx, member, platform, logAct }) => {
  const { email, language } = await getAddress(tx, member.id)
  await giveUpTestMails(tx, member.id)
  await platform.mail.order(tx, { kind: testMail, address: email, language, memberId: member.id })
  logAct({})
  return {}
})
