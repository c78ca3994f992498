/** Limits and arithmetic of surveys, for the server and the forms. */

/** The longest title and option, in graphemes. */
export const longestTitle = 200
export const longestOption = 120
/** The most options of a survey. */
export const mostOptions = 8
/** The longest time that a survey can be open, in days. */
export const longestDays = 366
/** The highest quorum. */
export const largestQuorum = 1_000_000
/** The most ballots in one answer of `voting_ballots`. */
export const mostBallots = 1000

/**
 * The fewest voters of a secret ballot whose result is shown before it closes: of fewer, one could tell who
 * chose what.
 */
export const fewestSecretVoters = 5

/**
 * Returns each option's share in whole percent: of all votes, adding up to 100; of the voters where these
 * choose several.
 */
export const sharesOf = (
  kind: 'single' | 'several' | 'ranked',
  votes: readonly number[],
  voters: number,
): number[] =>
  kind === 'several'
    ? votes.map((each) => (voters === 0 ? 0 : Math.round((each * 100) / voters)))
    : percentages(votes)

/**
 * Returns whole percentages of these votes that add up to 100; all 0 without votes. The largest remainders
 * are rounded up.
 */
export function percentages(votes: readonly number[]): number[] {
  const all = votes.reduce((sum, each) => sum + each, 0)
  if (all === 0) return votes.map(() => 0)
  const shares = votes.map((each) => Math.floor((each * 100) / all))
  const missing = 100 - shares.reduce((sum, each) => sum + each, 0)
  const raised = new Set(
    votes
      .map((each, place) => ({ place, rest: (each * 100) % all }))
      .toSorted((one, other) => other.rest - one.rest || one.place - other.place)
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return shares.map((share, place) => share + (raised.has(place) ? 1 : 0))
}

/** Returns each of these votes in whole percent of the quorum, at most 100. */
export const thresholds = (votes: readonly number[], quorum: number): number[] =>
  votes.map((each) => Math.min(100, Math.floor((each * 100) / quorum)))
