import { show_referral_code } from '@commons/contract/people/referrals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getReferralCode } from '../../accounts/public.ts'

export default handle(show_referral_code, async (_input, { db, member, platform }) => {
  const code = await getReferralCode(db, member.id)
  return { referral_code: code, referral_link: `${platform.site.origin}/#/register?refcode=${code}` }
})
