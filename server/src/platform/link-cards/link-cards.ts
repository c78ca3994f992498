/**
 * Cards of links: asked for in the transaction of what shows them, fetched by a job, and cached. This process requests
 * what strangers' servers answer; child processes read it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cardLinkIn } from '@commons/contract/shared/text/card-link.ts'
import { fileTypeFromBuffer } from 'file-type'
import type { Limits } from '../call/limits.ts'
import { Refusal } from '../call/refusal.ts'
import type { Db, Tx } from '../db/prepared.ts'
import type { JobKind } from '../jobs.ts'
import { inMakingFolder } from '../media/making-folder.ts'
import { MediaFailure } from '../media/worker/tasks.ts'
import type { MediaPlatform } from '../media/media-platform.ts'
import type { WordRules } from '../published/word-rules.ts'
import type { Site } from '../site.ts'
import { write, type Written } from '../write.ts'
import { fetchableUrl, fetchLimited, type FetchRules, NotFetched } from './fetch-limited.ts'
import type { LinkCardRow } from './link-card.rows.ts'
import * as queries from './link-cards.queries.ts'
import type { LinkUse } from './link-use.ts'
import type { Web } from '../outside/web.ts'

/** A card that was asked for: `card` is null until it is fetched, and where there is none. */
export interface AskedCard {
  readonly id: number
  readonly isWaiting: boolean
  readonly card: LinkCardRow | null
}

/** The parts of the platform that cards need. */
interface LinkPlatform
  extends Pick<MediaPlatform, 'config' | 'incoming' | 'mediaWorkers' | 'settings'>, Written {
  readonly limits: Limits
  readonly site: Site
  readonly wordRules: WordRules
}

const fetchJob = { name: 'link-cards.fetch' }
/** Until a host that was asked often may be asked again. */
const laterSeconds = 20
const longestUrl = 2_000
/** For a page, and once more for its picture. */
const longestMs = 5_000
const pageBytes = 1024 * 1024
const pictureBytes = 2 * 1024 * 1024
/** What its small picture may take: two of the usual size. */
const madeBytes = 200 * 1024
const pictureWidth = 600
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'])
const atOnce = 200

/** Returns the name under which a card is looked for. */
export const urlKeyOf = (url: string): string => createHash('sha256').update(url).digest('base64url')

export class LinkCards {
  readonly #platform: LinkPlatform
  readonly #uses: readonly LinkUse[]
  readonly #rules: () => FetchRules
  /** Whether this installation fetches any. */
  readonly isOn: boolean

  constructor(platform: LinkPlatform, uses: readonly LinkUse[], web: Web) {
    this.#platform = platform
    this.#uses = uses
    const { LINK_CARDS_HOSTS: hosts, LINK_CARDS_PROXY: proxy } = platform.config
    this.isOn = platform.settings.hasLinkCards
    this.#rules = () => ({
      web,
      hosts: hosts.length > 0 ? hosts : undefined,
      proxy,
      longestMs,
      // The site's port may be known only once it listens.
      userAgent: `Commons/1.0 (link cards; +${platform.site.origin})`,
    })
  }

  /** Returns the link of a text that a card is for; undefined where it has none. */
  linkIn(text: string): string | undefined {
    const href = cardLinkIn(text, this.#platform.site.origin)
    const url = href === undefined ? undefined : fetchableUrl(href)
    return url && url.href.length <= longestUrl ? url.href : undefined
  }

  /**
   * Returns the card of an address. If there is none, the transaction adds one, which is fetched after its commit.
   * Undefined where cards are off, and for members who have asked for too many in a minute.
   */
  async ask(tx: Tx, url: string, member: number): Promise<AskedCard | undefined> {
    if (!this.isOn) return undefined
    const urlKey = urlKeyOf(url)
    const known = await this.#find(tx, urlKey)
    if (known || !(await this.#mayAsk(member))) return known
    const id = await queries.addWaiting(tx, { urlKey, url, host: new URL(url).hostname })
    // Another transaction came first, and has committed by now.
    if (id === undefined) return this.#find(tx, urlKey)
    await this.#platform.jobs.add(tx, fetchJob, { id })
    return { id, isWaiting: true, card: null }
  }

  /** Returns the card of an address, without asking for it. */
  async #find(db: Db, urlKey: string): Promise<AskedCard | undefined> {
    const found = await queries.findCurrent(db, urlKey)
    return (
      found && {
        id: found.id,
        isWaiting: found.state === 'waiting',
        card: found.state === 'ready' ? found.card : null,
      }
    )
  }

  async #mayAsk(member: number): Promise<boolean> {
    try {
      await this.#platform.limits.countLink(`member ${member}`)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  /** Jobs that fetch and remove cards. */
  get jobs(): ReadonlyArray<JobKind<never>> {
    return [
      {
        ...fetchJob,
        atOnce: 2,
        retries: 2,
        // A process that died leaves it to others.
        expireInSeconds: 60,
        work: ({ id }: { id: number }) => this.fetch(id),
      },
      { name: 'link-cards.remove', every: '23 * * * *', work: () => this.removeUnshown() },
    ]
  }

  /** Fetches a card, and tells what shows it. */
  async fetch(id: number): Promise<void> {
    const begun = await write(this.#platform, async ({ tx }) => {
      const found = await queries.beginFetch(tx, id)
      if (found === 'later') await this.#platform.jobs.add(tx, fetchJob, { id }, { after: laterSeconds })
      return found
    })
    if (begun === undefined || begun === 'later') return
    const made = this.isOn ? await this.#make(begun.url) : undefined
    await write(this.#platform, async ({ tx, hint }) => {
      if (!(await queries.setFetched(tx, id, made)) || !made) return
      for (const use of this.#uses) await use.settled({ tx, hint }, id)
    })
  }

  async removeUnshown(): Promise<void> {
    while (await queries.removeUnshown(this.#platform.database.db, atOnce)) continue
  }

  /** Returns what a page says of itself; undefined where it says nothing, or must not be shown. */
  async #make(address: string): Promise<queries.MadeCard | undefined> {
    const { log, wordRules } = this.#platform
    try {
      const found = await this.#readPage(address)
      if (!found) return undefined
      const { title, description, url } = found
      if (await wordRules.rulesOut([address, url, title, description].join('\n'))) return undefined
      const picture = found.picture === undefined ? undefined : await this.#makePicture(found.picture)
      return { title, description, picture }
    } catch (error) {
      // Pages and pictures fail in every way that there is, and none of them is ours to repair.
      log.debug({ err: error }, 'A link has no card')
      if (error instanceof NotFetched || error instanceof MediaFailure) return undefined
      log.warn({ err: error }, 'The page of a link could not be read')
      return undefined
    }
  }

  async #readPage(address: string) {
    const { incoming, mediaWorkers } = this.#platform
    const wanted = {
      accept: 'text/html,application/xhtml+xml',
      types: /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i,
      mostBytes: pageBytes,
      takesBeginning: true,
    }
    const { url, charset, body } = await fetchLimited(address, wanted, this.#rules())
    const page = await inMakingFolder(incoming, async (folder) => {
      const file = path.join(folder, 'page')
      await writeFile(file, body)
      return mediaWorkers.readPage(file, charset)
    })
    if (page.title === '') return undefined
    const picture = page.picture === '' ? undefined : URL.parse(page.picture, url.href)?.href
    return { ...page, url: url.href, picture }
  }

  /** A card does without a picture that can't be had. */
  async #makePicture(address: string): Promise<queries.MadePicture | undefined> {
    try {
      return await this.#fetchPicture(address)
    } catch (error) {
      this.#platform.log.debug({ err: error }, 'A card has no picture')
      return undefined
    }
  }

  async #fetchPicture(address: string): Promise<queries.MadePicture | undefined> {
    const { incoming, mediaWorkers } = this.#platform
    const wanted = {
      accept: 'image/webp,image/jpeg,image/png,image/gif',
      types: /^\s*image\//i,
      mostBytes: pictureBytes,
      takesBeginning: false,
    }
    const { body } = await fetchLimited(address, wanted, this.#rules())
    const mime = (await fileTypeFromBuffer(body))?.mime
    if (mime === undefined || !pictureTypes.has(mime)) return undefined
    return inMakingFolder(incoming, async (folder) => {
      const file = { path: path.join(folder, 'picture'), mime }
      const made = path.join(folder, 'made')
      await Promise.all([writeFile(file.path, body), mkdir(made)])
      await mediaWorkers.inspect(file)
      const plan = { widths: [pictureWidth], still: true }
      const { width, height, files } = await mediaWorkers.derivePicture(file, plan, made)
      const [only] = files
      if (!only || only.bytes > madeBytes) return undefined
      return { key: randomBytes(16).toString('base64url'), content: await readFile(only.path), width, height }
    })
  }
}
