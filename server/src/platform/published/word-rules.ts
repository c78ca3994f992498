/** Compares what a call publishes with the rules about words. Their pages are in features/moderation. */
import type { Published } from '@commons/contract/call.ts'
import { lettersOfFlood } from '@commons/contract/moderation/word-rules.ts'
import type { Db, Tx } from '../db/prepared.ts'
import { Refusal } from '../call/refusal.ts'
import { writtenIn, type Written } from './texts.ts'
import { findKindsOfRules, type KindsOfRules, listBroken, noteTexts } from './word-rules.queries.ts'

/** Whether there are rules is read again after this long where the bus doesn't tell of changes. */
const readAgainMs = 2_000

/** What a call publishes, compared with the rules. */
export interface Judged {
  /** The rules that report it. */
  readonly rules: readonly number[]
  /** Its texts to be counted once they are published: none where no rule asks. */
  readonly counted: readonly Written[]
}

/** Fields in which honest people repeat themselves. */
const repeating = new Set(['hashtag', 'alt'])

const countsAsSame = ({ field, text }: Written) =>
  !repeating.has(field) && (text.match(/\p{L}/gu)?.length ?? 0) >= lettersOfFlood

export class WordRules {
  readonly #db: Db
  #known: { readonly kinds: KindsOfRules; readonly at: number } | undefined
  #isTold = false
  /** Rises with each change, so that a read that began before it isn't kept. */
  #epoch = 0

  constructor(db: Db) {
    this.#db = db
  }

  /** Notes that a rule was added or removed. */
  forget(): void {
    this.#epoch++
    this.#known = undefined
  }

  /** Notes whether the bus tells of changes. */
  trustBus(connected: boolean): void {
    this.#isTold = connected
    this.forget()
  }

  /**
   * Refuses texts of a call that a rule refuses, at their fields. Networks without rules pay nothing for this. A
   * transaction passes its own connection, so that it doesn't wait for another.
   */
  async check(
    published: Published,
    input: Readonly<Record<string, unknown>>,
    db: Db = this.#db,
  ): Promise<Judged> {
    const written = writtenIn(published, input)
    if (written.length === 0) return { rules: [], counted: [] }
    const { hasWords, hasFloods } = await this.#kinds(db)
    const counted = hasFloods && published.as !== undefined ? written.filter(countsAsSame) : []
    if (!hasWords) return { rules: [], counted }
    const broken = await listBroken(db, written)
    const refused = broken.filter(({ act }) => act === 'refuse')
    if (refused.length > 0) {
      const fields = Object.fromEntries(refused.map(({ field }) => [field, 'words_refused']))
      throw new Refusal('invalid_fields', { fields })
    }
    return { rules: [...new Set(broken.map(({ id }) => id))], counted }
  }

  /** Returns whether a rule refuses a text. */
  async rulesOut(text: string): Promise<boolean> {
    const { hasWords } = await this.#kinds()
    if (!hasWords) return false
    const broken = await listBroken(this.#db, [{ field: 'text', text }])
    return broken.some(({ act }) => act === 'refuse')
  }

  async #kinds(db: Db = this.#db): Promise<KindsOfRules> {
    const known = this.#known
    if (known && (this.#isTold || performance.now() - known.at < readAgainMs)) return known.kinds
    const epoch = this.#epoch
    const read = { at: performance.now(), kinds: await findKindsOfRules(db) }
    if (epoch === this.#epoch) this.#known = read
    return read.kinds
  }
}

/**
 * Counts texts in the transaction that publishes them, as the last thing before its commit: the same text waits there
 * for the one before. Refuses those of which there are too many by then, at their fields; returns the rules that report.
 */
export async function countTexts(
  tx: Tx,
  counted: readonly Written[],
  { member, about }: { readonly member: number; readonly about: string },
): Promise<number[]> {
  const broken = await noteTexts(tx, { member, about, texts: counted.map(({ text }) => text) })
  const refused = broken.filter(({ act }) => act === 'refuse')
  const [first] = refused
  if (first) {
    const fields = Object.fromEntries(
      refused.flatMap(({ place }) => {
        const field = counted[place - 1]?.field
        return field === undefined ? [] : [[field, 'text_repeated']]
      }),
    )
    throw new Refusal('invalid_fields', { fields, values: { most: first.most, hours: first.hours } })
  }
  return [...new Set(broken.map(({ id }) => id))]
}
