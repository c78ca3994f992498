import { resend_email_verification } from '@commons/contract/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { networkOf } from '../../platform/session/address.ts'
import { orderByAddress } from './accounts.mail.ts'

export default handle(resend_email_verification, {
  async before({ captchaToken }, { client, platform }) {
    if (captchaToken === undefined) await platform.limits.countWithoutCaptcha(networkOf(client.address))
  },

  async run({ email, captchaToken }, { tx, language, platform }) {
    if (captchaToken !== undefined) await platform.captcha.redeem(tx, captchaToken)
    await orderByAddress(platform.mail, tx, 'verify', email, language)
    return {}
  },
})
