import { check_two_factor_auth } from '@commons/contract/accounts/security.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getAccount, lockMember } from '../accounts.queries.ts'
import { textFlag } from '../accounts.shape.ts'
import { openSetUp, recoveryCodesLeft } from './security.two-factor.ts'

export default handle(check_two_factor_auth, async (_input, { tx, member }) => {
  // Two tabs that start a set-up at once must see the same secret.
  await lockMember(tx, member.id)
  const { email, two_factor } = await getAccount(tx, member.id)
  const setUp = two_factor ? undefined : await openSetUp(tx, member.id, email)
  return {
    user_data: {
      google_auth_code: setUp?.key ?? '',
      qrCodeUrl: setUp?.qr ?? '',
      email,
      is_enable_google_auth_code: textFlag(two_factor),
      recovery_codes_left: await recoveryCodesLeft(tx, member.id),
    },
  }
})
