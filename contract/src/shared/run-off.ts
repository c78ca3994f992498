/** The instant run-off of a ranked survey. */

/** Identical ballots: the ids of options, the most preferred first, and the number of such ballots. */
export interface RankedBallots {
  readonly choices: readonly number[]
  readonly count: number
}

/** How one of several tied options was chosen to drop out, or in the last round to lose. */
export interface Tie {
  readonly tied: readonly number[]
  /** The earlier round, from 1, in which that option had the fewest votes; null if the lot decided. */
  readonly round: number | null
}

export interface Round {
  /** By option; null if it is eliminated. */
  readonly votes: ReadonlyArray<number | null>
  /** The ids of the options eliminated after it. */
  readonly out: readonly number[]
  readonly exhausted: number
  /** Undefined if counted without lots. */
  readonly tie?: Tie | null | undefined
}

export interface RunOff {
  readonly rounds: readonly Round[]
  /** None if nobody voted; several only if tied in a count without lots. */
  readonly winners: readonly number[]
}

/** Whether these rounds were counted with lots. Results from before ties were broken stay as published. */
export const isCountedWithLots = (rounds: readonly Round[]): boolean =>
  rounds.every(({ tie }) => tie !== undefined)

/**
 * Returns which of the tied options is last: the one with the fewest votes in the latest earlier round in
 * which they differ. Those that share the fewest there are compared in the rounds before it; if no round
 * tells them apart, the lowest lot is last.
 */
function lastOf(tied: readonly number[], earlier: readonly Round[], lots: readonly string[]) {
  let left = tied
  for (const [place, { votes }] of [...earlier.entries()].toReversed()) {
    const votesOf = (option: number) => votes[option - 1] ?? 0
    const fewest = Math.min(...left.map(votesOf))
    left = left.filter((option) => votesOf(option) === fewest)
    const [only] = left
    if (left.length === 1 && only !== undefined) return { option: only, tie: { tied, round: place + 1 } }
  }
  const lotOf = (option: number) => lots[option - 1] ?? ''
  const option = left.reduce((last, each) => (lotOf(each) < lotOf(last) ? each : last))
  return { option, tie: { tied, round: null } }
}

/**
 * Counts an instant run-off. Each ballot counts for its most preferred option among those left; an option
 * with more than half of these ballots wins. Otherwise the option with the fewest ballots is eliminated, and
 * the ballots are counted again. A tie for the fewest is broken by `lastOf`, unless the tied have fewer
 * ballots together than any other option: then none of them can win, and all are eliminated. Of the last two,
 * if tied, the other one wins.
 *
 * `lots` is from `lotsOf`. Without it, ties are counted as they once were: all the tied are eliminated, and if
 * that would leave none, they all win.
 */
export function runOff(
  options: number,
  ballots: readonly RankedBallots[],
  lots: readonly string[] | null,
): RunOff {
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
    const next = Math.min(...counted.filter((each) => each > fewest))
    const leaders = [...left].filter((option) => (votes.get(option) ?? 0) * 2 > all)
    const fewestOf = [...left].filter((option) => votes.get(option) === fewest)
    const isDecided = all === 0 || leaders.length > 0
    // Together below all others, if there are any.
    const areHopeless = fewestOf.length < left.size && fewest * fewestOf.length < next
    const isTie = lots !== null && !isDecided && fewestOf.length > 1 && !areHopeless
    const last = isTie ? lastOf(fewestOf, rounds, lots) : undefined
    const out = last ? [last.option] : fewestOf
    const isOver = isDecided || out.length === left.size || (last !== undefined && left.size === 2)
    rounds.push({
      votes: Array.from({ length: options }, (_, place) => votes.get(place + 1) ?? null),
      out: isOver ? [] : out,
      exhausted,
      ...(lots === null ? {} : { tie: last?.tie ?? null }),
    })
    if (isOver) {
      if (all === 0) return { rounds, winners: [] }
      if (leaders.length > 0) return { rounds, winners: leaders }
      return { rounds, winners: [...left].filter((option) => option !== last?.option) }
    }
    for (const option of out) left.delete(option)
  }
}
