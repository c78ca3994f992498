/**
 * The chain of a closed survey's ballots: SHA-256 of a text for the survey itself, then for each ballot in the order of
 * codes SHA-256 of the hash before and the ballot. The server and whoever checks it hash the same texts.
 */

export interface Ballot {
  /** 32 hex digits in lower case. */
  readonly code: string
  /** Ids of options: of a ranked survey in order of preference, else rising. */
  readonly choices: readonly number[]
}

/** What of a survey its chain begins with: what was asked, and how it is counted. */
export interface ChainedSurvey {
  readonly id: number
  readonly kind: 'single' | 'several' | 'ranked'
  readonly title: string
  /** Their texts in their order. */
  readonly options: readonly string[]
}

type Hash = string | Promise<string>
/** SHA-256 of the text in UTF-8, as hex in lower case. */
type Sha256 = (text: string) => Hash

/** The text that a chain begins with. */
export const headText = ({ id, kind, title, options }: ChainedSurvey): string =>
  JSON.stringify(['commons survey 1', id, kind, title, options])

/** The text of a ballot's link: the hash before it in hex, the code and the choices, as `3f… 0a… 2,1`. */
export const linkText = (before: string, { code, choices }: Ballot): string =>
  `${before} ${code} ${choices.join(',')}`

/** The hash before any ballot. */
export const headOf = (survey: ChainedSurvey, sha256: Sha256): Hash => sha256(headText(survey))

/** The hash after these ballots, which follow in the order of codes on those that made `before`. */
export async function continueChain(
  before: string,
  ballots: Iterable<Ballot> | AsyncIterable<Ballot>,
  sha256: Sha256,
): Promise<string> {
  let last = before
  for await (const ballot of ballots) last = await sha256(linkText(last, ballot))
  return last
}

/** The hash of a whole chain. */
export async function chainOf(
  survey: ChainedSurvey,
  ballots: Iterable<Ballot> | AsyncIterable<Ballot>,
  sha256: Sha256,
): Promise<string> {
  return continueChain(await headOf(survey, sha256), ballots, sha256)
}
