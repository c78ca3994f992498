import { referral_click } from '@commons/contract/people/referrals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findReferrer } from '../../accounts/public.ts'

export default handle(referral_click, async ({ referral_code: code }, { tx, session, refuse }) => {
  const { full_name } = (await findReferrer(tx, code)) ?? refuse('referral_code_unknown')
  const known = session.invitation()
  // A member's own link doesn't make the browser forget whose it is.
  if (!(known?.isOwn && known.code === code)) session.keepInvitation({ code, isOwn: false })
  return { full_name }
})
