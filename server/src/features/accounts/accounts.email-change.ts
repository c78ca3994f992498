/** Asking for another address: by the member, or by an admin for them. */
import type { Db, Tx } from '../../platform/db/prepared.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import type { PostOffice } from '../../platform/mail/post-office.ts'
import { setEmailChange, voidMailedCodes } from './accounts.codes.queries.ts'
import { orderChangeLinks } from './accounts.mail.ts'
import { type Account, findAccountByEmail } from './accounts.queries.ts'
import { judge } from './barriers/barriers.ts'

/** Returns why the account can't have this address. */
export async function hinderedEmail(
  db: Db,
  account: Account,
  email: string,
): Promise<'email_same' | 'not_accepted' | 'email_taken' | undefined> {
  if (emailKey(account.email) === emailKey(email)) return 'email_same'
  if ((await judge(db, { email }))?.act === 'block') return 'not_accepted'
  return (await findAccountByEmail(db, email)) ? 'email_taken' : undefined
}

/** Mails the links that confirm it, to the new address and, if it is asked, to the old one. */
export async function beginEmailChange(
  { tx, mail }: { tx: Tx; mail: PostOffice },
  account: Account,
  { email, isOldAsked }: { email: string; isOldAsked: boolean },
): Promise<void> {
  await voidMailedCodes(tx, account.id, ['change_old', 'change_new'])
  await setEmailChange(tx, account.id, email, !isOldAsked)
  await orderChangeLinks(mail, tx, account, email, { old: isOldAsked })
}
