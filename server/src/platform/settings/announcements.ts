/** What is announced, in the memory of each process: every page of a member asks for it, and mostly there is nothing. */
import { sql } from 'kysely'
import { now } from '../clock.ts'
import type { Db } from '../db/prepared.ts'

/** Announcements are read again after this long where the bus doesn't tell of changes. */
const readAgainMs = 2_000

export interface AnnouncementRow {
  readonly id: number
  readonly text_en: string
  readonly text_cs: string
  readonly link: string
  readonly for_visitors: boolean
  readonly starts_at: Date
  readonly ends_at: Date | null
}

/** Lists what hasn't ended, the latest first. */
async function listStanding(db: Db): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select id, text_en, text_cs, link, for_visitors, starts_at, ends_at from announcements
    where ends_at is null or ends_at > ${now()} order by starts_at desc, id desc`.execute(db)
  return rows
}

export class Announcements {
  readonly #db: Db
  #known: { readonly rows: readonly AnnouncementRow[]; readonly at: number } | undefined
  #isTold = false
  /** Rises with each change, so that a read that began before it isn't kept. */
  #epoch = 0

  constructor(db: Db) {
    this.#db = db
  }

  /** Notes that something was announced, changed or deleted. */
  forget(): void {
    this.#epoch++
    this.#known = undefined
  }

  /** Notes whether the bus tells of changes. */
  trustBus(connected: boolean): void {
    this.#isTold = connected
    this.forget()
  }

  /** Returns what is announced now, the latest first. */
  async live(): Promise<readonly AnnouncementRow[]> {
    const at = now()
    return (await this.#standing()).filter(
      ({ starts_at, ends_at }) => starts_at <= at && (ends_at === null || ends_at > at),
    )
  }

  async #standing(): Promise<readonly AnnouncementRow[]> {
    const known = this.#known
    if (known && (this.#isTold || performance.now() - known.at < readAgainMs)) return known.rows
    const epoch = this.#epoch
    const read = { at: performance.now(), rows: await listStanding(this.#db) }
    if (epoch === this.#epoch) this.#known = read
    return read.rows
  }
}
