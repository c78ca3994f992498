/** The text message with the code for a phone. */
import { text } from '../../../platform/language.ts'
import type { ComposeText, TextKinds } from '../../../platform/mail/post-office.ts'
import { hashCode, newCode } from './phone-code.ts'
import { phoneCodeKind, setCode } from './phone-codes.queries.ts'

const compose: ComposeText = async (tx, { memberId, address, language }) => {
  if (memberId === undefined) return undefined
  const code = newCode()
  if (!(await setCode(tx, memberId, address, await hashCode(code)))) return undefined
  return text(language, 'sms.phone_code', { code, site: text(language, 'mail.site') })
}

export const phoneTexts: TextKinds = { [phoneCodeKind]: compose }
