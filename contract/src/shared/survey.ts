/** What surveys are made of, as the server and the forms know it. */

/** The longest title and the longest option, in graphemes. */
export const longestTitle = 200
export const longestOption = 120
/** The most options that a survey has. */
export const mostOptions = 8
/** No survey is open for longer. */
export const longestDays = 366
/** The most votes that a survey can ask for. */
export const largestQuorum = 1_000_000
/** Ballots that `voting_ballots` answers at once, at most. */
export const mostBallots = 1000

/** Whole percentages of these votes that add up to 100; all 0 where nobody has voted. The largest remainders are rounded up. */
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

/** How much of the quorum each of these has, in whole percent and at most 100. */
export const thresholds = (votes: readonly number[], quorum: number): number[] =>
  votes.map((each) => Math.min(100, Math.floor((each * 100) / quorum)))
