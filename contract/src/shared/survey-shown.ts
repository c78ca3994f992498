import { z } from 'zod'
import { Author } from './author.ts'
import { Count } from './count.ts'
import { Flag, TextFlag } from './flag.ts'
import { Id } from './id.ts'

/** single: one option. several: any number of them. ranked: options in order of preference. */
export const SurveyKind = z.enum(['single', 'several', 'ranked'])
export type SurveyKind = z.infer<typeof SurveyKind>

/** Who sees a survey and may vote. followers: its author's followers. group: the members of a group. */
export const SurveyAudience = z.enum(['everybody', 'followers', 'friends', 'group'])
export type SurveyAudience = z.infer<typeof SurveyAudience>

/**
 * When the result is shown: always, after the viewer's own vote, or once the survey is closed. That of a
 * secret survey is hidden until five have voted, or it is closed.
 */
export const SurveyResults = z.enum(['always', 'voted', 'closed'])
export type SurveyResults = z.infer<typeof SurveyResults>

const Percent = z.int().min(0).max(100)

const Common = {
  id: Id,
  /** The author. */
  ...Author,
  title: z.string(),
  kind: SurveyKind,
  audience: SurveyAudience,
  /** The group whose members may vote; null for other audiences. */
  group_id: Id.nullable(),
  group_name: z.string().nullable(),
  /** 1: nothing links a ballot to its voter. Votes then cannot be changed. */
  is_secret: Flag,
  results: SurveyResults,
  /** 1: a vote can be changed until the survey closes. */
  is_changeable: Flag,
  /** How many members have to vote; null for no minimum. */
  quorum: Count.nullable(),
  /** Votes count until then. */
  closing_date: z.iso.datetime(),
  is_closed: Flag,
  /** The number of members who have voted. It reveals no result, so it is always shown. */
  vote_count: Count,
  /** '1': the caller has voted. */
  is_voted: TextFlag,
}

const ListedOptions = z.array(z.object({ /** From 1, in order. */ id: Id, options: z.string() }))

/** A survey in a list. */
export const Survey = z.object({ ...Common, options: ListedOptions })
export type Survey = z.infer<typeof Survey>

export const SurveyOption = z.object({
  /** The same as `id` in lists. */
  option_id: Id,
  options: z.string(),
  /** '1': the caller has voted for it. In a secret survey, '1' for every option once they have voted. */
  is_voted: TextFlag,
  /** Its place in the caller's ranking, from 1; null if they have not ranked it, or it is unknown. */
  rank: Id.nullable(),
  /**
   * Its share of all votes, or of first preferences in a ranked survey: the shares add up to 100 once there is
   * a vote. Where several options can be chosen, the share of the voters who chose it. Null while the result
   * is hidden.
   */
  percent: Percent.nullable(),
  /** The number of choices, or of first preferences in a ranked survey; null while the result is hidden. */
  vote_count: Count.nullable(),
  /**
   * Its own votes in percent of the quorum, at most 100; the same as `percent` without a quorum. The bar
   * labelled Threshold.
   */
  threshold: Percent.nullable(),
})
export type SurveyOption = z.infer<typeof SurveyOption>

/** A round of an instant run-off. */
export const RunOffRound = z.object({
  /** The ballots of each option, in order; null if it is eliminated. */
  votes: z.array(Count.nullable()),
  /**
   * The options with the fewest ballots, eliminated after this round; several if tied and, even together,
   * fewer than those of any other. Empty in the last round.
   */
  out: z.array(Id),
  /** Ballots with no option left. */
  exhausted: Count,
  /**
   * How a tie for the fewest was broken: who lost it is in `out`, or, in the last round, not a winner. Null
   * without one. Missing in older results, in which all the tied were eliminated, or won.
   */
  tie: z
    .object({
      tied: z.array(Id),
      /** The latest earlier round that tells them apart, from 1; null if the lot decided. */
      round: Id.nullable(),
    })
    .nullable()
    .optional(),
})
export type RunOffRound = z.infer<typeof RunOffRound>

/** The result of a closed survey, counted once from its ballots. */
export const SurveyOutcome = z.object({
  /** The last link of the chain of ballots, as hex: `chainOf` gives the same for `voting_ballots`. */
  chain_hash: z.string(),
  ballot_count: Count,
  /**
   * The options with the most votes, or the winner of the run-off; several if tied, none if nobody voted. In a
   * run-off only older results have several.
   */
  winners: z.array(Id),
  /** For a ranked survey; empty for others. */
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

/** A survey card in a list. */
export const Poll = SurveyCard.extend({ options: ListedOptions })
export type Poll = z.infer<typeof Poll>

/** A survey with all its details and its result. */
export const SurveyDetail = SurveyCard.extend({
  /** The same as `vote_count`. */
  executed_count: Count,
  /** Members who have seen it but not voted. */
  active_count: Count,
  like_count: Count,
  is_liked: Flag,
  comments_count: Count,
  created_at: z.iso.datetime(),
  /**
   * The code of the caller's ballot. In a secret survey only the answer to the vote has it, and only the
   * caller knows it.
   */
  receipt: z.string().nullable(),
  /** Null while votes count, and while the ballots are being counted. */
  outcome: SurveyOutcome.nullable(),
})
export type SurveyDetail = z.infer<typeof SurveyDetail>
