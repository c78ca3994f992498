/**
 * The hash chain of a closed survey's ballots: the SHA-256 of a text for the survey itself, then for each
 * ballot, in the order of codes, the SHA-256 of the previous hash and the ballot. The server and anybody who
 * checks a result hash the same texts.
 */

export interface Ballot {
  /** 32 lowercase hex digits. */
  readonly code: string
  /** Ids of options: in order of preference in a ranked survey, else ascending. */
  readonly choices: readonly number[]
}

/** The survey data that its chain begins with: the question, and how it is counted. */
export interface ChainedSurvey {
  readonly id: number
  readonly kind: 'single' | 'several' | 'ranked'
  readonly title: string
  /** Their texts, in order. */
  readonly options: readonly string[]
}

type Hash = string | Promise<string>
/** Returns the SHA-256 of the text in UTF-8, as lowercase hex. */
type Sha256 = (text: string) => Hash

/** Returns the text that a chain begins with. */
export const headText = ({ id, kind, title, options }: ChainedSurvey): string =>
  JSON.stringify(['commons survey 1', id, kind, title, options])

/**
 * Returns the text of a ballot's link: the previous hash in hex, the code and the choices, as `3f… 0a… 2,1`.
 */
export const linkText = (before: string, { code, choices }: Ballot): string =>
  `${before} ${code} ${choices.join(',')}`

/** Returns the hash before any ballot. */
export const headOf = (survey: ChainedSurvey, sha256: Sha256): Hash => sha256(headText(survey))

/** Returns the hash after these ballots, which in the order of codes follow those that led to `before`. */
export async function continueChain(
  before: string,
  ballots: Iterable<Ballot> | AsyncIterable<Ballot>,
  sha256: Sha256,
): Promise<string> {
  let last = before
  for await (const ballot of ballots) last = await sha256(linkText(last, ballot))
  return last
}

/** Returns the hash of a whole chain. */
export async function chainOf(
  survey: ChainedSurvey,
  ballots: Iterable<Ballot> | AsyncIterable<Ballot>,
  sha256: Sha256,
): Promise<string> {
  return continueChain(await headOf(survey, sha256), ballots, sha256)
}

/**
 * Returns each option's lot, which breaks a tie that no round of a ranking does: the SHA-256 of the chain's
 * last hash and the option's id, as `3f… lot 2`. Nobody knows it before the last ballot is published.
 */
export const lotsOf = (chain: string, options: number, sha256: Sha256): Promise<string[]> =>
  Promise.all(Array.from({ length: options }, async (_, place) => sha256(`${chain} lot ${place + 1}`)))
