/** Sends what is due to members' webhooks: a few at once in each process, and one at a time to each webhook. */
import { setTimeout as sleep } from 'node:timers/promises'
import { now } from '../../../platform/clock.ts'
import { isForThisMachine } from '../../../platform/http/loopback.ts'
import { postOutside, ProxyFailed } from '../../../platform/outside/post-outside.ts'
import { NotReachable } from '../../../platform/outside/reach.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import {
  type Attempt,
  dropDelivery,
  leaveTurn,
  noteAttempt,
  setBody,
  takeTurns,
  type Turn,
} from './turns.queries.ts'
import { composeBody, eventIdOf } from './webhooks.news.ts'
import { webhookUrl } from './webhooks.rules.ts'
import { signatureOf } from './webhooks.secret.ts'

/** The job that looks for what is due. */
export const sendJob = { name: 'webhooks.send' }

const mostAtOnce = 16
const longestMs = 10_000
const keptBytes = 1024
/** Later attempts are left to the job that looks each minute. */
const soonSeconds = 60
/** How often a process asks those of jobs at most. */
const askPauseMs = 200

const senders = new WeakMap<Platform, WebhookSender>()

/** Returns this process's sender. */
export function senderOf(platform: Platform): WebhookSender {
  const sender = senders.get(platform) ?? new WebhookSender(platform)
  senders.set(platform, sender)
  return sender
}

export class WebhookSender {
  readonly #platform: Platform
  readonly #running = new Set<Promise<void>>()
  readonly #closing = new AbortController()
  #taking: Promise<void> | undefined
  /** More may be due than when it was last looked. */
  #again = false
  #asking: Promise<void> | undefined
  #askAgain = false

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Looks for what is due, and begins to send it. A process that answers members leaves it to those of jobs. */
  wake(): void {
    if (!this.#platform.config.COMMONS_ROLE.has('jobs')) return this.#ask()
    this.#again = true
    if (this.#taking) return
    const taking = this.#take()
      .catch((error: unknown) => this.#platform.log.error({ err: error }, 'Webhooks could not be sent'))
      .finally(() => {
        this.#taking = undefined
        // Asked for between the last look and here.
        if (this.#again && this.#mayTake) this.wake()
      })
    this.#taking = taking
  }

  /** Asks once for all that becomes due while it asks, and shortly after: the job sends everything. */
  #ask(): void {
    this.#askAgain = true
    if (this.#asking) return
    const platform = this.#platform
    const { signal } = this.#closing
    const askWhile = async () => {
      while (this.#askAgain) {
        this.#askAgain = false
        await write(platform, ({ tx }) => platform.jobs.add(tx, sendJob, {}))
        await sleep(askPauseMs, undefined, { signal }).catch(() => undefined)
      }
    }
    this.#asking = askWhile()
      .catch((error: unknown) =>
        // It is sent within a minute anyway.
        platform.log.warn({ err: error }, 'Webhooks could not be handed over'),
      )
      .finally(() => {
        this.#asking = undefined
        // Asked for between the last look and here.
        if (this.#askAgain) this.#ask()
      })
  }

  /** Sends what is due; returns once nothing is any more. */
  async sendDue(): Promise<void> {
    this.wake()
    for (let doing = this.#doing; doing.length > 0; doing = this.#doing) await Promise.race(doing)
  }

  /** Sends nothing any more. What is being sent is broken off, and sent again by another process. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#asking
    for (let doing = this.#doing; doing.length > 0; doing = this.#doing) await Promise.all(doing)
  }

  get #doing(): Array<Promise<void>> {
    return [...(this.#taking ? [this.#taking] : []), ...this.#running]
  }

  get #mayTake(): boolean {
    return !this.#closing.signal.aborted && this.#running.size < mostAtOnce
  }

  async #take(): Promise<void> {
    while (this.#again && this.#mayTake) {
      this.#again = false
      const free = mostAtOnce - this.#running.size
      const turns = await write(this.#platform, ({ tx }) => takeTurns(tx, free))
      for (const turn of turns) this.#begin(turn)
    }
  }

  #begin(turn: Turn): void {
    const sending = this.#send(turn)
      .catch((error: unknown) =>
        // Its turn is over in a while, and it is sent then.
        this.#platform.log.error({ err: error, webhook: turn.webhook }, 'A webhook could not be sent'),
      )
      .finally(() => {
        this.#running.delete(sending)
        this.wake()
      })
    this.#running.add(sending)
  }

  async #send(turn: Turn): Promise<void> {
    const platform = this.#platform
    const { database, log } = platform
    if (turn.is_paused) return write(platform, ({ tx }) => leaveTurn(tx, turn, 'paused'))
    if (turn.body !== null) return this.#deliver(turn, turn.body)
    let body: string | undefined
    try {
      body = await composeBody(database.db, platform, turn)
    } catch (error) {
      // It must not hold up what comes after it.
      log.error({ err: error, delivery: turn.delivery }, 'What to send to a webhook could not be made')
      return this.#note(turn, { status: null, answer: '', error: 'internal' })
    }
    if (body === undefined) return write(platform, ({ tx }) => dropDelivery(tx, turn))
    const composed = body
    const isSet = await write(platform, async ({ tx }) => {
      if (await setBody(tx, turn, composed)) return true
      await leaveTurn(tx, turn, 'left')
      return false
    })
    if (isSet) await this.#deliver(turn, composed)
  }

  async #deliver(turn: Turn, body: string): Promise<void> {
    const attempt = await this.#attempt(turn, body)
    if (attempt) await this.#note(turn, attempt)
    else await write(this.#platform, ({ tx }) => leaveTurn(tx, turn, 'left'))
  }

  async #note(turn: Turn, attempt: Attempt): Promise<void> {
    const platform = this.#platform
    const next = await write(platform, async ({ tx, hint, emit }) => {
      const noted = await noteAttempt(tx, turn, attempt)
      if (noted === undefined) return undefined
      hint(`webhooks:${turn.member}`, [turn.member])
      if (noted === 'off') emit('webhook.off', { member: turn.member })
      return noted
    })
    platform.log.debug(
      { webhook: turn.webhook, delivery: turn.delivery, error: attempt.error },
      'A webhook was asked',
    )
    if (typeof next === 'number') this.#wakeIn(Math.min(next, soonSeconds))
  }

  #wakeIn(seconds: number): void {
    const { signal } = this.#closing
    sleep(seconds * 1_000 + 50, undefined, { ref: false, signal }).then(
      () => this.wake(),
      () => undefined,
    )
  }

  /** Makes one attempt; undefined where this process closed before it ended. */
  async #attempt({ url, salt, delivery }: Turn, body: string): Promise<Attempt | undefined> {
    const { config, web, webhookKey, site } = this.#platform
    const reachesItself = isForThisMachine(config)
    const failed = (error: Attempt['error']): Attempt => ({ status: null, answer: '', error })
    // Whether this machine may be asked can have changed since it was added.
    const to = webhookUrl(url, reachesItself)
    if (!to) return failed('not_public')
    const id = eventIdOf(delivery)
    const timestamp = Math.floor(now().getTime() / 1_000)
    const late = AbortSignal.timeout(longestMs)
    try {
      const { status, answer } = await postOutside(to, {
        web,
        proxy: config.WEBHOOKS_PROXY,
        reachesItself,
        signal: AbortSignal.any([late, this.#closing.signal]),
        body,
        mostBytes: keptBytes,
        headers: {
          'content-type': 'application/json',
          'user-agent': `Commons/1.0 (webhooks; +${site.origin})`,
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf(webhookKey, salt, { id, timestamp, body }),
        },
      })
      return { status, answer, error: errorOf(status) }
    } catch (error) {
      if (this.#closing.signal.aborted) return undefined
      if (late.aborted) return failed('timeout')
      if (error instanceof ProxyFailed) {
        this.#platform.log.error({ err: error }, 'The proxy of webhooks could not be reached')
        return failed('internal')
      }
      return failed(error instanceof NotReachable ? 'not_public' : 'unreachable')
    }
  }
}

function errorOf(status: number): Attempt['error'] {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}
