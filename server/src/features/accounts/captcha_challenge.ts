import { captcha_challenge } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(captcha_challenge, async (_input, { platform }) => ({
  data: await platform.captcha.challenge(),
}))
