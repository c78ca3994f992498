/** Mails to those who ask to be let in: a link that confirms their address, and the answer. */
import type { Tx } from '../../../platform/db/prepared.ts'
import { type Language, text } from '../../../platform/language.ts'
import type { Compose, MailKinds, PostOffice } from '../../../platform/mail/post-office.ts'
import { addMailedCode } from '../accounts.codes.queries.ts'
import { getAccount } from '../accounts.queries.ts'
import { setSignupCode } from './signups.queries.ts'

const names = {
  confirm: 'accounts.signup_confirm',
  approved: 'accounts.signup_approved',
  rejected: 'accounts.signup_rejected',
} as const

interface Asking {
  readonly email: string
  readonly language: Language
}

export const orderConfirmation = (office: PostOffice, tx: Tx, { email, language }: Asking) =>
  office.order(tx, { kind: names.confirm, address: email, language })

export const orderApproval = (
  office: PostOffice,
  tx: Tx,
  { id, email, language }: Asking & { readonly id: number },
  message: string,
) => office.order(tx, { kind: names.approved, address: email, language, memberId: id, details: { message } })

export const orderRejection = (office: PostOffice, tx: Tx, { email, language }: Asking, message: string) =>
  office.order(tx, { kind: names.rejected, address: email, language, details: { message } })

/** Composes the link that confirms the address; also for who asks for it again. */
export const composeConfirmation: Compose = async (tx, { address }, origin) => {
  const signup = await setSignupCode(tx, address)
  if (!signup) return undefined
  const { language } = signup
  return {
    address: signup.email,
    language,
    subject: text(language, 'mail.signup_confirm.subject'),
    greeting: text(language, 'mail.greeting_nameless'),
    paragraphs: [text(language, 'mail.signup_confirm.text')],
    action: {
      label: text(language, 'mail.signup_confirm.action'),
      url: `${origin}/#/login?code=${signup.secret}`,
    },
    aside: { text: text(language, 'mail.verify.aside') },
  }
}

const composeApproval: Compose = async (tx, { memberId, details }, origin) => {
  if (memberId === undefined) return undefined
  const { id, email, language, full_name: name, username } = await getAccount(tx, memberId)
  const setup = await addMailedCode(tx, { purpose: 'setup', memberId: id, address: email })
  return {
    address: email,
    language,
    subject: text(language, 'mail.signup_approved.subject'),
    greeting: text(language, 'mail.greeting', { name }),
    paragraphs: [
      text(language, 'mail.signup_approved.text', { username }),
      ...(details['message'] ? [details['message']] : []),
    ],
    action: { label: text(language, 'mail.signup_approved.action'), url: `${origin}/#/login` },
    aside: {
      text: text(language, 'mail.welcome.aside'),
      link: { label: text(language, 'mail.welcome.setup'), url: `${origin}/#/profilesetup?code=${setup}` },
    },
  }
}

const composeRejection: Compose = async (_tx, { language, details }) => ({
  language,
  subject: text(language, 'mail.signup_rejected.subject'),
  greeting: text(language, 'mail.greeting_nameless'),
  paragraphs: [
    text(language, 'mail.signup_rejected.text'),
    ...(details['message'] ? [details['message']] : []),
  ],
  aside: { text: text(language, 'mail.signup_rejected.aside') },
})

export const signupMails: MailKinds = {
  [names.confirm]: composeConfirmation,
  [names.approved]: composeApproval,
  [names.rejected]: composeRejection,
}
