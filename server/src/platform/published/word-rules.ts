/** Compares what a call publishes with the rules about words. Their pages are in features/moderation. */
import type { Published } from '@commons/contract/call.ts'
import type { Db } from '../db/prepared.ts'
import { Refusal } from '../call/refusal.ts'
import { textOf } from './texts.ts'
import { hasWordRules, listBroken } from './word-rules.queries.ts'

/** Whether there are rules is read again after this long where the bus doesn't tell of changes. */
const readAgainMs = 2_000

export class WordRules {
  readonly #db: Db
  #known: { readonly isAny: boolean; readonly at: number } | undefined
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
   * Refuses texts of a call that a rule refuses, at their fields; returns the ids of the rules that report them.
   * Networks without rules pay nothing for this.
   */
  async check({ texts }: Published, input: Readonly<Record<string, unknown>>): Promise<number[]> {
    const written = texts.flatMap((field) => {
      const text = textOf(input[field])
      return text === '' ? [] : [{ field, text }]
    })
    if (written.length === 0 || !(await this.#isAny())) return []
    const broken = await listBroken(this.#db, written)
    const refused = broken.filter(({ act }) => act === 'refuse')
    if (refused.length > 0) {
      const fields = Object.fromEntries(refused.map(({ field }) => [field, 'words_refused']))
      throw new Refusal('invalid_fields', { fields })
    }
    return [...new Set(broken.map(({ id }) => id))]
  }

  async #isAny(): Promise<boolean> {
    const known = this.#known
    if (known && (this.#isTold || performance.now() - known.at < readAgainMs)) return known.isAny
    const epoch = this.#epoch
    const read = { at: performance.now(), isAny: await hasWordRules(this.#db) }
    if (epoch === this.#epoch) this.#known = read
    return read.isAny
  }
}
