/** The mail that a withdrawal was requested, so that a member who didn't request it learns of it in time. */
import { type Currency, decimalText } from '@commons/contract/shared/units.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { text } from '../../../platform/language.ts'
import type { Compose, MailKinds, PostOffice } from '../../../platform/mail/post-office.ts'
import type { Account } from '../../accounts/public.ts'

const kind = 'wallet.withdrawal'

interface Requested {
  readonly currency: Currency
  readonly amount: string
  readonly address: string
}

export async function orderWithdrawalMail(
  office: PostOffice,
  tx: Tx,
  { id, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
  { currency, amount, address }: Requested,
): Promise<void> {
  const details = { currency, amount: decimalText(BigInt(amount), currency), address }
  await office.order(tx, { kind, address: email, language, memberId: id, details })
}

const compose: Compose = async (_tx, { language, details }, origin) => ({
  language,
  subject: text(language, 'mail.withdrawal.subject'),
  greeting: text(language, 'mail.greeting_nameless'),
  paragraphs: [text(language, 'mail.withdrawal.text', details)],
  action: { label: text(language, 'mail.withdrawal.action'), url: `${origin}/#/wallet` },
  aside: { text: text(language, 'mail.withdrawal.aside') },
})

export const withdrawalMails: MailKinds = { [kind]: compose }
