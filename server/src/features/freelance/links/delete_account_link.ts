import { delete_account_link } from '@commons/contract/freelance/links.ts'
import { handle } from '../../../platform/call/handle.ts'
import { trustShape } from '../trust/trust.shape.ts'
import { removeLink } from './links.queries.ts'

export default handle(delete_account_link, async ({ provider }, { tx, member, platform, hintOnly }) => {
  await removeLink(tx, member.id, provider)
  hintOnly([member.id])
  return { data: await trustShape(tx, member.id, platform) }
})
