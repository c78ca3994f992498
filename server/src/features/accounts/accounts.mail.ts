/** Mails of accounts: links to follow, and a notice of every change that affects an account's security. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import { type Language, text } from '../../platform/language.ts'
import type { Compose, Draft, MailKinds, PostOffice, WaitingMail } from '../../platform/mail/post-office.ts'
import { networkOf } from '../../platform/session/address.ts'
import type { Client } from '../../platform/session/sessions.ts'
import { addMailedCode, countMailsOfLastHour, findEmailChange, isDisowned } from './accounts.codes.queries.ts'
import { type Account, findAccountByEmail, getAccount } from './accounts.queries.ts'
import { agentParts } from './accounts.shape.ts'
import { composeConfirmation } from './registration/signups.mail.ts'

/** Links of one kind that an address gets in an hour, no matter who requests them. */
const linksAnHour = 5

/** Screens behind the links. The part after # never reaches a server's log. */
const links = {
  login: (origin: string, code: string) => `${origin}/#/login?code=${code}`,
  reset: (origin: string, code: string) => `${origin}/#/resetpassword/${code}`,
  disown: (origin: string, code: string) => `${origin}/#/notme/${code}`,
  setup: (origin: string, code: string) => `${origin}/#/profilesetup?code=${code}`,
}

const securityTexts = {
  password_changed: 'mail.security.password_changed',
  password_reset: 'mail.security.password_reset',
  two_factor_on: 'mail.security.two_factor_on',
  two_factor_off: 'mail.security.two_factor_off',
  recovery_codes_renewed: 'mail.security.recovery_codes_renewed',
  recovery_code_used: 'mail.security.recovery_code_used',
  passkey_added: 'mail.security.passkey_added',
  passkey_removed: 'mail.security.passkey_removed',
  token_added: 'mail.security.token_added',
  app_allowed: 'mail.security.app_allowed',
  webhook_added: 'mail.security.webhook_added',
  webhook_secret_renewed: 'mail.security.webhook_secret_renewed',
  email_changed: 'mail.security.email_changed',
  new_login: 'mail.security.new_login',
} as const satisfies Record<string, MessageId>

export type SecurityChange = keyof typeof securityTexts

const names = {
  verify: 'accounts.verify',
  reset: 'accounts.reset',
  changeOld: 'accounts.change_old',
  changeNew: 'accounts.change_new',
  security: 'accounts.security',
} as const

type Recipient = Pick<Account, 'id' | 'email' | 'language'>

/** Orders the first mail to a new member: it verifies the address and links to /profilesetup. */
export const orderWelcome = (office: PostOffice, tx: Tx, { id, email, language }: Recipient) =>
  office.order(tx, {
    kind: names.verify,
    address: email,
    language,
    memberId: id,
    details: { welcome: 'yes' },
  })

/**
 * Orders a mail requested by address. The account is looked up later, so that timing doesn't reveal whether
 * there is one.
 */
export const orderByAddress = (
  office: PostOffice,
  tx: Tx,
  what: 'verify' | 'reset',
  address: string,
  language: Language,
) => office.order(tx, { kind: names[what], address, language })

export async function orderChangeLinks(
  office: PostOffice,
  tx: Tx,
  { id, email, language }: Recipient,
  newEmail: string,
  sides: { old: boolean },
): Promise<void> {
  const common = { language, memberId: id, details: { new_email: newEmail } }
  if (sides.old) await office.order(tx, { ...common, kind: names.changeOld, address: email })
  await office.order(tx, { ...common, kind: names.changeNew, address: newEmail })
}

/** Tells the member of a change that affects their account's security, with a link to disown it. */
export async function orderSecurityNotice(
  office: PostOffice,
  tx: Tx,
  { id, email, language }: Recipient,
  change: SecurityChange,
  client: Client,
): Promise<void> {
  const { browser, device } = agentParts(client.userAgent)
  const details = {
    change,
    at: now().toISOString(),
    device: [browser, device].filter(Boolean).join(', '),
    place: networkOf(client.address),
  }
  await office.order(tx, { kind: names.security, address: email, language, memberId: id, details })
}

const composeVerification: Compose = async (tx, mail, origin, settings) => {
  const account = await accountOf(tx, mail)
  // Who asks to be let in has no account yet.
  if (!account)
    return (await isTooOften(tx, names.verify, { email: mail.address }))
      ? undefined
      : composeConfirmation(tx, mail, origin, settings)
  if (account.email_verified || (await isTooOften(tx, names.verify, account))) return undefined
  const { id, email, language } = account
  const code = await addMailedCode(tx, { purpose: 'verify', memberId: id, address: email })
  const common = {
    subject: 'mail.verify.subject',
    action: 'mail.verify.action',
    url: links.login(origin, code),
  } as const
  if (mail.details['welcome'] === undefined)
    return letter(account, { ...common, text: 'mail.verify.text', aside: 'mail.verify.aside' })
  const setup = await addMailedCode(tx, { purpose: 'setup', memberId: id, address: email })
  return {
    ...letter(account, { ...common, text: 'mail.welcome.text' }),
    aside: {
      text: text(language, 'mail.welcome.aside'),
      link: { label: text(language, 'mail.welcome.setup'), url: links.setup(origin, setup) },
    },
  }
}

const composeReset: Compose = async (tx, mail, origin) => {
  const account = await accountOf(tx, mail)
  if (!account || (await isTooOften(tx, names.reset, account))) return undefined
  const code = await addMailedCode(tx, { purpose: 'reset', memberId: account.id, address: account.email })
  return letter(account, {
    subject: 'mail.reset.subject',
    text: 'mail.reset.text',
    action: 'mail.reset.action',
    aside: 'mail.reset.aside',
    url: links.reset(origin, code),
  })
}

const composeChangeOld: Compose = async (tx, mail, origin) => {
  const account = await accountOf(tx, mail)
  const change = account && (await findEmailChange(tx, account.id))
  if (!change || change.new_email !== mail.details['new_email']) return undefined
  const code = await addMailedCode(tx, {
    purpose: 'change_old',
    memberId: account.id,
    address: change.new_email,
  })
  const disown = await addDisownCode(tx, account, now())
  return {
    ...letter(account, {
      subject: 'mail.change_old.subject',
      text: 'mail.change_old.text',
      action: 'mail.change_old.action',
      values: { address: change.new_email },
      url: links.login(origin, code),
    }),
    aside: {
      text: text(account.language, 'mail.change_old.aside'),
      link: { label: text(account.language, 'mail.security.disown'), url: links.disown(origin, disown) },
    },
  }
}

const composeChangeNew: Compose = async (tx, mail, origin) => {
  const account = await accountOf(tx, mail)
  const change = account && (await findEmailChange(tx, account.id))
  if (!change || change.new_email !== mail.details['new_email']) return undefined
  const code = await addMailedCode(tx, {
    purpose: 'change_new',
    memberId: account.id,
    address: change.new_email,
  })
  const texts = {
    subject: 'mail.change_new.subject',
    text: 'mail.change_new.text',
    action: 'mail.change_new.action',
    aside: 'mail.change_new.aside',
    url: links.login(origin, code),
  } as const
  return letter(account, texts, change.new_email)
}

const composeSecurity: Compose = async (tx, mail, origin) => {
  const account = await accountOf(tx, mail)
  const { change = '', at = '', device = '', place = '' } = mail.details
  if (!account || !isSecurityChange(change)) return undefined
  const { language, username } = account
  const changedAt = new Date(at)
  // The mail may go to an address set by an earlier, disowned change: a link there would restore that
  // address.
  if (await isDisowned(tx, account.id, changedAt)) return undefined
  const code = await addDisownCode(tx, { ...account, email: mail.address }, changedAt)
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(changedAt)
  const where = { time, place, device: device || text(language, 'mail.security.unknown_device') }
  return {
    language,
    subject: text(language, securityTexts[change]),
    greeting: greeting(account, mail.address),
    paragraphs: [
      `${text(language, securityTexts[change])}. ${text(language, 'mail.security.where', where)}`,
      text(language, 'mail.security.about', { username }),
    ],
    aside: {
      text: text(language, 'mail.security.aside'),
      link: { label: text(language, 'mail.security.disown'), url: links.disown(origin, code) },
    },
  }
}

export const accountMails: MailKinds = {
  [names.verify]: composeVerification,
  [names.reset]: composeReset,
  [names.changeOld]: composeChangeOld,
  [names.changeNew]: composeChangeNew,
  [names.security]: composeSecurity,
}

const isSecurityChange = (change: string): change is SecurityChange => Object.hasOwn(securityTexts, change)

const addDisownCode = (tx: Tx, { id, email }: Recipient, changedAt: Date) =>
  addMailedCode(tx, { purpose: 'disown', memberId: id, address: email, changedAt })

function accountOf(tx: Tx, { memberId, address }: WaitingMail): Promise<Account | undefined> {
  return memberId === undefined ? findAccountByEmail(tx, address) : getAccount(tx, memberId)
}

/** Returns whether an address got too many mails of a kind: nobody may flood somebody else's mailbox. */
const isTooOften = async (tx: Tx, kind: string, { email }: Pick<Account, 'email'>) =>
  (await countMailsOfLastHour(tx, kind, email)) > linksAnHour

interface LetterTexts {
  readonly subject: MessageId
  readonly text: MessageId
  readonly action: MessageId
  readonly aside?: MessageId
  readonly values?: Readonly<Record<string, string>>
  readonly url: string
}

/**
 * Composes a mail to the account's own address, never to the one that was typed: for an address that begins
 * with a Kelvin sign, the database also finds kiki@…, and the two are different mailboxes.
 */
function letter(account: Account, texts: LetterTexts, to = account.email): Draft {
  const { language, username } = account
  return {
    address: to,
    language,
    subject: text(language, texts.subject),
    greeting: greeting(account, to),
    paragraphs: [text(language, texts.text, { username, ...texts.values })],
    action: { label: text(language, texts.action), url: texts.url },
    ...(texts.aside ? { aside: { text: text(language, texts.aside) } } : {}),
  }
}

/**
 * Greets members by name only at an address they have verified: anybody may register somebody else's address,
 * under any name.
 */
const greeting = ({ email, email_verified, language, full_name }: Account, to: string) =>
  email_verified && to === email
    ? text(language, 'mail.greeting', { name: full_name })
    : text(language, 'mail.greeting_nameless')
