/**
 * Mail and text messages: ordered inside a transaction, composed and sent by a job. One is composed only when it
 * is sent, so that its secrets exist only in it, and elsewhere as hashes.
 */
import { accentColour } from '@commons/contract/shared/accent.ts'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/prepared.ts'
import type { DB } from '../db/schema.generated.ts'
import type { JobKind, Jobs } from '../jobs.ts'
import { logoAddress } from '../settings/logo.ts'
import { type Language, networkName } from '../language.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import type { Site } from '../site.ts'
import { type Carrier, FinalError, UnsureError } from './carrier.ts'
import { asHtml, asText, type Letter } from './letter.ts'
import type { TextCarrier } from './text-carrier.ts'

type Tx = Transaction<DB>

export interface MailOrder {
  /** One of the kinds that features compose. */
  readonly kind: string
  /** An email address, or the number of a phone. */
  readonly address: string
  readonly language: Language
  /** Absent if only the address is known yet. */
  readonly memberId?: number
  readonly details?: Readonly<Record<string, string>>
}

export interface WaitingMail {
  readonly id: string
  readonly address: string
  readonly language: Language
  readonly memberId: number | undefined
  readonly details: Readonly<Record<string, string>>
}

export interface Draft extends Letter {
  readonly language: Language
  /** The recipient, if it isn't the order's address. */
  readonly address?: string
  /** Who gets replies; by default nobody reads them. */
  readonly replyTo?: { readonly name: string; readonly address: string }
}

/**
 * Composes a mail of its kind in the transaction that marks it as being sent; its links begin with `origin`.
 * Returns undefined if there is nothing to send.
 */
export type Compose = (
  tx: Tx,
  mail: WaitingMail,
  origin: string,
  settings: Settings,
) => Promise<Draft | undefined>

/** The features' composers, by kind. */
export type MailKinds = Readonly<Record<string, Compose>>

/** Composes a text message, as `Compose` does a mail. */
export type ComposeText = (tx: Tx, message: WaitingMail) => Promise<string | undefined>

/** The features' composers of text messages, by kind. */
export type TextKinds = Readonly<Record<string, ComposeText>>

export interface PostOfficeParts {
  readonly db: Db
  readonly jobs: Jobs
  readonly carrier: Carrier
  readonly textCarrier: TextCarrier
  readonly site: Site
  readonly settings: Settings
  readonly log: Log
  /** The sender; by default a no-reply address. */
  readonly from: string | undefined
  readonly kinds: MailKinds
  readonly textKinds: TextKinds
}

/** The name of a network may have characters with a meaning in an address. */
const senderOf = (name: string, host: string) =>
  `${/^[\w ]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, '')}"`} <no-reply@${host}>`

const job = { name: 'platform.mail' }
/** Waits double from 5 s: a mail is given up after about a day and a half. */
const retries = 14

export class PostOffice {
  readonly #db: Db
  readonly #jobs: Jobs
  readonly #carrier: Carrier
  readonly #textCarrier: TextCarrier
  readonly #site: Site
  readonly #settings: Settings
  readonly #log: Log
  readonly #from: string | undefined
  readonly #kinds: MailKinds
  readonly #textKinds: TextKinds

  constructor(parts: PostOfficeParts) {
    this.#db = parts.db
    this.#jobs = parts.jobs
    this.#carrier = parts.carrier
    this.#textCarrier = parts.textCarrier
    this.#site = parts.site
    this.#settings = parts.settings
    this.#log = parts.log
    this.#from = parts.from
    this.#kinds = parts.kinds
    this.#textKinds = parts.textKinds
  }

  /** Sends a mail if `tx` commits. */
  async order(tx: Tx, { kind, address, language, memberId, details = {} }: MailOrder): Promise<void> {
    const { id } = await tx
      .insertInto('mails')
      .values({ kind, address, language, member_id: memberId ?? null, details: JSON.stringify(details) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await this.#jobs.add(tx, job, { id })
  }

  get work(): JobKind<{ id: string }> {
    return { ...job, retries, work: ({ id }) => this.deliver(id) }
  }

  /**
   * Sends one mail. It is marked before it is handed over: if the process dies in between, its outcome is
   * unknown and it isn't sent again, so that nobody gets it twice. Throws if a retry may help.
   */
  async deliver(id: string): Promise<void> {
    const carry = await this.#take(id)
    if (!carry) return
    try {
      await carry()
    } catch (error) {
      await this.#failed(id, error)
      if (error instanceof UnsureError || error instanceof FinalError) return
      throw error
    }
    await this.#mark(id, 'sent')
  }

  #carryMail(id: string, address: string, draft: Draft): Promise<void> {
    const { origin, host } = this.#site
    const frame = {
      language: draft.language,
      siteName: networkName(),
      siteUrl: origin,
      accent: accentColour(this.#settings.get('network_accent')),
      logo: this.#settings.logo && origin + logoAddress(this.#settings.logo),
    }
    return this.#carrier.carry({
      id,
      host,
      from: this.#from ?? senderOf(networkName(), host),
      to: draft.address ?? address,
      replyTo: draft.replyTo,
      subject: draft.subject,
      text: asText(draft, frame),
      html: asHtml(draft, frame),
    })
  }

  /**
   * Marks the mail as being sent and composes it. Returns what hands it over; undefined if another process has
   * it or it is void.
   */
  #take(id: string): Promise<(() => Promise<void>) | undefined> {
    return this.#db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('mails')
        .set({ state: 'sending', tries: sql`tries + 1` })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returning(['kind', 'address', 'language', 'member_id', 'details'])
        .executeTakeFirst()
      if (!row) {
        await this.#giveUpUnsure(tx, id)
        return undefined
      }
      const mail: WaitingMail = {
        id,
        address: row.address,
        language: row.language as Language,
        memberId: row.member_id ?? undefined,
        details: row.details as Record<string, string>,
      }
      const carry = await this.#compose(tx, row.kind, mail)
      if (carry) return carry
      await tx.updateTable('mails').set({ state: 'void' }).where('id', '=', id).execute()
      return undefined
    })
  }

  async #compose(tx: Tx, kind: string, mail: WaitingMail): Promise<(() => Promise<void>) | undefined> {
    const { id, address: to } = mail
    const composeText = this.#textKinds[kind]
    if (composeText) {
      const words = await composeText(tx, mail)
      return words === undefined ? undefined : () => this.#textCarrier.carry({ id, to, text: words })
    }
    const compose = this.#kinds[kind]
    // A process of a newer version may know the kind; the job's retry may run there.
    if (!compose) throw new Error(`No feature composes mails of the kind ${kind}`)
    const draft = await compose(tx, mail, this.#site.origin, this.#settings)
    return draft && (() => this.#carryMail(id, to, draft))
  }

  /** Marks a mail whose process died while sending it; its job expired and was run again. */
  async #giveUpUnsure(tx: Tx, id: string): Promise<void> {
    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set({ state: 'unsure' })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      this.#log.warn({ mail: id }, 'The process ended while sending a message; it is not sent again')
  }

  async #failed(id: string, error: unknown): Promise<void> {
    const [state, words] = outcomeOf(error)
    this.#log.warn({ err: error, mail: id }, words)
    const again = await this.#db.transaction().execute(async (tx) => {
      const mail = await tx
        .selectFrom('mails')
        .select(['state', 'tries'])
        .where('id', '=', id)
        .where('state', 'in', ['sending', 'unsure'])
        .forUpdate()
        .executeTakeFirst()
      if (!mail) return undefined
      const next = state ?? (mail.tries > retries ? 'failed' : 'waiting')
      await tx
        .updateTable('mails')
        .set({ state: next, last_error: reasonOf(error).slice(0, 500) })
        .where('id', '=', id)
        .execute()
      // Another process took this one for dead, gave the mail up and ended its job; now it is known that it wasn't sent.
      if (mail.state !== 'unsure' || next !== 'waiting') return undefined
      await this.#jobs.add(tx, job, { id })
      return tx
    })
    if (again) this.#jobs.wake(again)
  }

  async #mark(id: string, state: 'sent'): Promise<void> {
    await this.#db
      .updateTable('mails')
      .set({ state, sent_at: sql`now()`, last_error: null })
      .where('id', '=', id)
      .execute()
  }
}

/** Returns the state that ends a mail, if it ends, and what the log says. */
function outcomeOf(error: unknown): readonly [state: 'unsure' | 'failed' | undefined, words: string] {
  if (error instanceof UnsureError) return ['unsure', 'A message may or may not have been sent']
  if (error instanceof FinalError) return ['failed', 'A message was refused for good; it is not sent again']
  return [undefined, 'A message could not be sent']
}

function reasonOf(error: unknown): string {
  if (error instanceof FinalError) return reasonOf(error.cause)
  return error instanceof Error ? error.message : 'unknown'
}
