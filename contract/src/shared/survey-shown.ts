import { z } from 'zod'
import { Author } from './author.ts'
import { Count } from './count.ts'
import { Flag, TextFlag } from './flag.ts'
import { Id } from './id.ts'

/** single: one option. several: any number of them. ranked: options in order of preference. */
export const SurveyKind = z.enum(['single', 'several', 'ranked'])
export type SurveyKind = z.infer<typeof SurveyKind>

/** Who sees a survey, which is also who may vote. followers: those of its author. group: the members of a group. */
export const SurveyAudience = z.enum(['everybody', 'followers', 'group'])
export type SurveyAudience = z.infer<typeof SurveyAudience>

/** From when on the result is shown: always, after one's own vote, or once the survey is closed. */
export const SurveyResults = z.enum(['always', 'voted', 'closed'])
export type SurveyResults = z.infer<typeof SurveyResults>

const Percent = z.int().min(0).max(100)

const Common = {
  id: Id,
  /** Who made it. */
  ...Author,
  title: z.string(),
  kind: SurveyKind,
  audience: SurveyAudience,
  /** The group whose members may vote; null where it is for no group. */
  group_id: Id.nullable(),
  group_name: z.string().nullable(),
  /** 1: nothing links a ballot with its voter. A vote can then not be changed. */
  is_secret: Flag,
  results: SurveyResults,
  /** 1: a vote can be changed until the survey closes. */
  is_changeable: Flag,
  /** So many members have to vote; null where any number will do. */
  quorum: Count.nullable(),
  /** Votes count until then. */
  closing_date: z.iso.datetime(),
  is_closed: Flag,
  /** Members who have voted. It is no result, and always shown. */
  vote_count: Count,
  /** '1': the caller has voted. */
  is_voted: TextFlag,
}

const ListedOptions = z.array(z.object({ /** From 1, in their order. */ id: Id, options: z.string() }))

/** A survey as it stands in a list. */
export const Survey = z.object({ ...Common, options: ListedOptions })
export type Survey = z.infer<typeof Survey>

export const SurveyOption = z.object({
  /** As `id` in lists. */
  option_id: Id,
  options: z.string(),
  /** '1': the caller has voted for it; of a secret survey every option's, once they have voted. */
  is_voted: TextFlag,
  /** Its place in the caller's ranking, from 1; null where they have not ranked it, or it is not known. */
  rank: Id.nullable(),
  /** Its part of the choices, of a ranked survey of first preferences. All add up to 100 once there is a vote; null while the result is hidden. */
  percent: Percent.nullable(),
  /** Choices of it, of a ranked survey first preferences; null while the result is hidden. */
  vote_count: Count.nullable(),
  /** How much of the quorum it has alone, at most 100; without a quorum as `percent`. The bar labelled Threshold. */
  threshold: Percent.nullable(),
})
export type SurveyOption = z.infer<typeof SurveyOption>

/** A round of an instant run-off. */
export const RunOffRound = z.object({
  /** Of each option in their order the ballots that it has; null where it is out. */
  votes: z.array(Count.nullable()),
  /** The options with the fewest, which are out after this round; more than one were tied. Empty in the last round. */
  out: z.array(Id),
  /** Ballots of which no option is left. */
  exhausted: Count,
})
export type RunOffRound = z.infer<typeof RunOffRound>

/** What a closed survey has come to, counted once from its ballots. */
export const SurveyOutcome = z.object({
  /** The last link of the chain of ballots, as hex: `chainOf` makes the same of `voting_ballots`. */
  chain_hash: z.string(),
  ballot_count: Count,
  /** The options with the most votes, or that won the run-off; more than one are tied, none where nobody voted. */
  winners: z.array(Id),
  /** Of a ranked survey; empty of others. */
  rounds: z.array(RunOffRound),
})
export type SurveyOutcome = z.infer<typeof SurveyOutcome>

/** A survey that can be voted in where it is shown: in a post and beside the feed. */
export const SurveyCard = z.object({
  ...Common,
  /** 1: the caller may see the result so far. */
  is_result_shown: Flag,
  recdata: z.array(SurveyOption),
})
export type SurveyCard = z.infer<typeof SurveyCard>

/** The same in a list. */
export const Poll = SurveyCard.extend({ options: ListedOptions })
export type Poll = z.infer<typeof Poll>

/** A survey whole, with its result. */
export const SurveyDetail = SurveyCard.extend({
  /** Members who have voted, again. */
  executed_count: Count,
  /** Members who have seen it and not voted. */
  active_count: Count,
  like_count: Count,
  is_liked: Flag,
  comments_count: Count,
  created_at: z.iso.datetime(),
  /** The code of the caller's ballot. Of a secret survey it is answered to the vote alone, and known to the caller alone. */
  receipt: z.string().nullable(),
  /** null while votes count, and for the moment that counting the ballots takes. */
  outcome: SurveyOutcome.nullable(),
})
export type SurveyDetail = z.infer<typeof SurveyDetail>
