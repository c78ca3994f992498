/** The instant run-off of a ranked survey. */

/** Identical ballots: the ids of options, the most preferred first, and the number of such ballots. */
export interface RankedBallots {
  readonly choices: readonly number[]
  readonly count: number
}

export interface Round {
  /** By option; null if it is eliminated. */
  readonly votes: ReadonlyArray<number | null>
  /** The ids of the options eliminated after it. */
  readonly out: readonly number[]
  readonly exhausted: number
}

export interface RunOff {
  readonly rounds: readonly Round[]
  /** Several if tied; none if nobody voted. */
  readonly winners: readonly number[]
}

/**
 * Counts an instant run-off. Each ballot counts for its most preferred option among those left; an option
 * with more than half of these ballots wins. Otherwise the options with the fewest ballots are eliminated,
 * all of them if tied, and the ballots are counted again. If that would eliminate all, those left are tied.
 */
export function runOff(options: number, ballots: readonly RankedBallots[]): RunOff {
  const left = new Set(Array.from({ length: options }, (_, place) => place + 1))
  const rounds: Round[] = []
  for (;;) {
    const votes = new Map([...left].map((option) => [option, 0]))
    let exhausted = 0
    for (const { choices, count } of ballots) {
      const first = choices.find((option) => left.has(option))
      if (first === undefined) exhausted += count
      else votes.set(first, (votes.get(first) ?? 0) + count)
    }
    const counted = [...votes.values()]
    const all = counted.reduce((sum, each) => sum + each, 0)
    const fewest = Math.min(...counted)
    const leaders = [...left].filter((option) => (votes.get(option) ?? 0) * 2 > all)
    const last = [...left].filter((option) => votes.get(option) === fewest)
    const isOver = all === 0 || leaders.length > 0 || last.length === left.size
    rounds.push({
      votes: Array.from({ length: options }, (_, place) => votes.get(place + 1) ?? null),
      out: isOver ? [] : last,
      exhausted,
    })
    if (isOver) return { rounds, winners: all === 0 ? [] : leaders.length > 0 ? leaders : [...left] }
    for (const option of last) left.delete(option)
  }
}
