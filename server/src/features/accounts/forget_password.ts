import { forget_password } from '@commons/contract/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { networkOf } from '../../platform/session/address.ts'
import { orderByAddress } from './accounts.mail.ts'

export default handle(forget_password, {
  async before({ captchaToken }, { client, platform }) {
    if (captchaToken === undefined) await platform.limits.countWithoutCaptcha(networkOf(client.address))
  },

  async run({ email, captchaToken }, { tx, language, platform }) {
    if (captchaToken !== undefined) await platform.captcha.redeem(tx, captchaToken)
    await orderByAddress(platform.mail, tx, 'reset', email, language)
    return {}
  },
})
