// Written by tools/write-database-types.ts from the migrations; do not edit.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AddressRules {
  act: string;
  added_by: number | null;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  note: string;
  range: string;
  until: Timestamp | null;
}

export interface AdminLinks {
  made_at: Generated<Timestamp>;
  token_hash: Buffer;
}

export interface Agreements {
  accepted_at: Timestamp | null;
  client_id: number | null;
  /**
   * When money was first released, or a ruling made: from then on the two may review each other.
   */
  earned_at: Timestamp | null;
  ended_at: Timestamp | null;
  ended_by: number | null;
  freelancer_id: number | null;
  id: Generated<number>;
  /**
   * The two seemed to be one person, at some time: the agreement counts in no rating and no reputation.
   */
  is_related: Generated<boolean>;
  job_id: number | null;
  offered_at: Timestamp;
  /**
   * What was said when it was declined, withdrawn or ended.
   */
  reason: Generated<string>;
  /**
   * In cents of US dollars, at the rates of funding: what was released to the freelancer so far.
   */
  released: Generated<number>;
  /**
   * pending: offered. active: accepted. declined: by the freelancer. withdrawn: by the client, or with the job. lapsed: not answered in time. ended: was active.
   */
  state: Generated<string>;
  /**
   * The job's, when it was offered.
   */
  title: string;
  /**
   * The version of its terms that holds.
   */
  version: Generated<number>;
}

export interface AgreementVersions {
  agreement_id: number;
  answer_until: Timestamp;
  answered_at: Timestamp | null;
  /**
   * Whether the client proposed it, or else the freelancer.
   */
  by_client: boolean;
  /**
   * Days for a fixed price, hours for hourly work.
   */
  delivery: number;
  description: string;
  id: Generated<number>;
  message: Generated<string>;
  pay_by: string;
  /**
   * In cents of US dollars: for all, or an hour.
   */
  price: number;
  proposed_at: Timestamp;
  state: Generated<string>;
  version: number;
  weekly_hours: number | null;
}

export interface Alerts {
  /**
   * Admins were mailed that it began, and are mailed when it is over.
   */
  is_told: Generated<boolean>;
  name: string;
  /**
   * Since when it holds; null while it doesn't.
   */
  since: Timestamp | null;
  /**
   * When they were mailed last that it began: once a day at most.
   */
  told_at: Timestamp | null;
}

export interface AnnouncementDismissals {
  announcement_id: number;
  dismissed_at: Generated<Timestamp>;
  member_id: number;
}

export interface Announcements {
  created_at: Generated<Timestamp>;
  created_by: number | null;
  /**
   * Null: until it is deleted.
   */
  ends_at: Timestamp | null;
  /**
   * Whoever isn't logged in sees it, too.
   */
  for_visitors: boolean;
  id: Generated<number>;
  /**
   * Whether open pages know that it has begun and not ended.
   */
  is_told: Generated<boolean>;
  /**
   * An address on the web, or a page of the network that begins with a slash; empty: none.
   */
  link: Generated<string>;
  starts_at: Timestamp;
  text_cs: string;
  text_en: string;
}

export interface Appeals {
  answer: Generated<string>;
  answered_at: Timestamp | null;
  answered_by: number | null;
  by_jury: Generated<boolean>;
  created_at: Generated<Timestamp>;
  decision_id: number;
  id: Generated<number>;
  /**
   * Jurors are drawn in the order of the SHA-256 of this and their id, so that a draw can be checked.
   */
  jury_seed: Buffer | null;
  /**
   * When a moderator answers if the jury has not; null where there never was a jury.
   */
  jury_until: Timestamp | null;
  /**
   * Why the member finds the decision wrong. Emptied when they leave.
   */
  message: string;
  /**
   * undone: the decision was taken back before the appeal was answered.
   */
  state: Generated<string>;
}

export interface ApprovedCommenters {
  approved_at: Generated<Timestamp>;
  member_id: number;
  owner_id: number;
}

export interface Assets {
  code: string;
  decimals: number;
  id: number;
}

export interface AwayComments {
  author_id: number;
  comment_id: number;
  object_id: number;
  parent_id: number | null;
}

export interface AwayMembers {
  away_since: Generated<Timestamp>;
  /**
   * When the account is deleted for good; null where it is only deactivated.
   */
  delete_at: Timestamp | null;
  /**
   * The usernames of a member whose removal has begun, until no text names them any more.
   */
  former_names: string[] | null;
  /**
   * They deactivated their account, or asked to have it deleted; logging in ends it.
   */
  has_left: Generated<boolean>;
  /**
   * Moderators suspended them, or they had the processing of their data restricted; kept by follow_restrictions().
   */
  is_suspended: Generated<boolean>;
  member_id: number;
  /**
   * When the last suspension ends; null: never, or they are not suspended.
   */
  suspended_until: Timestamp | null;
  /**
   * When they were mailed that this is soon.
   */
  warned_at: Timestamp | null;
}

export interface AwayReplies {
  author_id: number;
  message_id: number;
  root_id: number;
}

export interface BackerNews {
  group_id: number;
  id: Generated<number>;
  item_id: number;
  kind: string;
  /**
   * The pledge up to which they were told.
   */
  told_up_to: Generated<number>;
}

export interface BackerUpdates {
  created_at: Generated<Timestamp>;
  group_id: number;
  id: Generated<number>;
  message: string;
}

export interface Bids {
  /**
   * When its client first answered it: by a message, an offer, or by shortlisting or declining it.
   */
  answered_at: Timestamp | null;
  bidder_id: number;
  created_at: Generated<Timestamp>;
  days: number;
  edited_at: Timestamp | null;
  id: Generated<number>;
  job_id: number;
  message: string;
  /**
   * In cents of US dollars: for all, or an hour, as the job is paid.
   */
  price: number;
  /**
   * What the client said when declining it.
   */
  reason: Generated<string>;
  /**
   * When it came back to its bidder: the job ended without an answer to it.
   */
  returned_at: Timestamp | null;
  /**
   * From when on it counts among the bids of a period, also after a retreat, unless it came back.
   */
  spent_at: Generated<Timestamp>;
  state: Generated<string>;
}

export interface BlockedFiles {
  added_by: number | null;
  created_at: Generated<Timestamp>;
  /**
   * The decision whose purge removed it.
   */
  decision_id: number | null;
  id: Generated<number>;
  /**
   * The kind of file, as in `media`.
   */
  kind: string;
  sha256: string;
}

export interface BlockedTags {
  blocked_at: Generated<Timestamp>;
  blocked_by: number | null;
  hashtag_id: number;
  /**
   * Why, for other staff.
   */
  reason: string;
}

export interface Blocks {
  blocked_id: number;
  blocker_id: number;
  created_at: Generated<Timestamp>;
}

export interface CallBudgets {
  /**
   * What is counted and whose: a class of calls, then `member 12` or a visitor’s network.
   */
  key: string;
  /**
   * Whole minutes since 1970.
   */
  minute: number;
  used: number;
}

export interface ChainBlocks {
  chain: string;
  hash: string;
  height: number;
}

export interface ChainCoins {
  block_height: number | null;
  chain: string;
  id: Generated<number>;
  output: number;
  place: number | null;
  spent_by: string | null;
  spent_height: number | null;
  tx_hash: string;
  units: Numeric;
}

export interface Chains {
  genesis: string;
  hash: string;
  /**
   * The last block whose arrivals are stored.
   */
  height: number;
  name: string;
  network: string;
  /**
   * Where the next address is in the order of Commons' addresses; each is given once.
   */
  next_place: Generated<number>;
  read_at: Generated<Timestamp>;
  /**
   * The highest block that the node knew then.
   */
  tip: number;
}

export interface ChainSendCoins {
  coin_id: number;
  is_open: Generated<boolean>;
  place: number;
  send_id: number;
}

export interface ChainSends {
  began_at: Generated<Timestamp>;
  began_height: number;
  chain: string;
  /**
   * What the chain took for it, in its smallest unit; null where another transaction took its place.
   */
  cost: Numeric | null;
  currency: string;
  ended_at: Timestamp | null;
  from_address: string;
  id: Generated<number>;
  kind: string;
  nonce: number;
  outcome: string | null;
  place: number | null;
  sent_at: Timestamp | null;
  to_address: string;
  units: Numeric;
  /**
   * What finance wants in its place: the same at a higher fee, or, for good, nothing.
   */
  wanted: Generated<string>;
  withdrawal_id: number | null;
}

export interface ChainTransactions {
  hash: string;
  is_cancel: boolean;
  max_fee: Numeric;
  priority_fee: Numeric;
  raw: string;
  send_id: number;
  signed_at: Generated<Timestamp>;
}

export interface ChainWallets {
  address: string;
  chain: string;
  next_nonce: number;
}

export interface ChannelCollaborators {
  /**
   * When they took the role that they were invited to; null while they have none yet.
   */
  accepted_at: Timestamp | null;
  channel_id: number;
  invited_at: Generated<Timestamp>;
  invited_by: number | null;
  member_id: number;
  /**
   * When its owner offered them the channel itself; null where they did not.
   */
  offered_at: Timestamp | null;
  role: string;
}

export interface ChannelCounts {
  channel_id: number;
  subscribers: Generated<number>;
  /**
   * Its videos in lists: for all members, and for its paying members.
   */
  videos: Generated<number>;
}

export interface ChannelDays {
  channel_id: number;
  day: Timestamp;
  /**
   * Members who subscribed.
   */
  gained: Generated<number>;
  /**
   * Members who unsubscribed, or left.
   */
  lost: Generated<number>;
  /**
   * How long its videos were watched: of each viewer and video the furthest part of the day.
   */
  seconds: Generated<number>;
  views: Generated<number>;
}

export interface ChannelEarnings {
  channel_id: number;
  member_id: number;
  /**
   * In the smallest unit of tokens.
   */
  units: Numeric;
}

export interface Channels {
  about: Generated<string>;
  avatar_id: string | null;
  banner_id: string | null;
  /**
   * Which comments on its videos wait for its owner's approval. some: those with a link, or with one of the owner's words.
   */
  comment_hold: Generated<string>;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its owner, with the videos it had; it can be restored for 30 days, then it is removed.
   */
  deleted_at: Timestamp | null;
  /**
   * Its name in addresses, unique among channels, also among deleted ones.
   */
  handle: string;
  id: Generated<number>;
  /**
   * Web addresses that its owner shows.
   */
  links: Generated<string[]>;
  name: string;
  owner_id: number;
  /**
   * By what its videos are found besides their own words.
   */
  words: Generated<string | null>;
}

export interface ChannelShares {
  accepted_at: Timestamp | null;
  channel_id: number;
  member_id: number;
  /**
   * In force: whole percents of each payment, which the collaborator has accepted; null before they have.
   */
  percent: number | null;
  /**
   * What the owner proposes in its place; null where nothing waits for the collaborator.
   */
  proposed: number | null;
  proposed_at: Timestamp | null;
}

export interface ChannelSubscriptions {
  channel_id: number;
  /**
   * They are not told of its new videos.
   */
  is_muted: Generated<boolean>;
  member_id: number;
  /**
   * Its place in the lists, rising with the time.
   */
  place: Generated<number>;
  subscribed_at: Generated<Timestamp>;
}

export interface ChannelTiers {
  channel_id: number;
  /**
   * Nobody joins any more, and no membership is renewed; what is paid runs out.
   */
  closed_at: Timestamp | null;
  opened_at: Generated<Timestamp>;
  /**
   * What it brings, in the owner's words.
   */
  perks: Generated<string>;
  title: string;
  /**
   * What a month costs who joins now, in the smallest unit of tokens.
   */
  units: Numeric;
}

export interface ChatSettings {
  member_id: number;
  shows_presence: Generated<boolean>;
  /**
   * chats: everybody whose conversation they have accepted.
   */
  who_may_call: Generated<string>;
  who_may_write: Generated<string>;
}

export interface CommentCounts {
  comment_id: number;
  dislikes: number;
  /**
   * Whether it counts reactions to a reply: replies are in no order of likes.
   */
  is_reply: boolean;
  likes: number;
  /**
   * That of the comment.
   */
  object_id: number;
}

export interface CommentReactions {
  comment_id: number;
  /**
   * none: taken back. The row stays, so that toggling locks one row instead of racing to insert it.
   */
  kind: string;
  member_id: number;
  object_id: number;
  reacted_at: Generated<Timestamp>;
}

export interface CommentRules {
  owner_id: number;
  words: Generated<string[]>;
}

export interface Comments {
  author_id: number;
  /**
   * Who could see it when it was written: 0 is everybody who sees its object, each bit a bound of the object's kind.
   */
  circle: Generated<number>;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its author, who can restore it, or by the owner of its object; 30 days later it is removed.
   */
  deleted_at: Timestamp | null;
  /**
   * Deleted by the owner of its object, from whom a block hid its author: nobody can restore it.
   */
  deleted_by_owner: Generated<boolean>;
  /**
   * When its author last edited it after others could see it; null where never.
   */
  edited_at: Timestamp | null;
  /**
   * Why the file of its last edit could not be shown, where the earlier one is shown again instead.
   */
  file_failure: string | null;
  /**
   * The owner of its object, while it waits for their approval: only its author and they see it. Removed with the object.
   */
  held_for: number | null;
  id: Generated<number>;
  /**
   * The owner of its object has put a heart on it.
   */
  is_hearted: Generated<boolean>;
  /**
   * What it showed, while the file that takes its place is not ready; nobody sees it meanwhile.
   */
  kept_media_id: string | null;
  media_id: string | null;
  /**
   * The members whom the text names, as [{"username": …, "user_id": …}].
   */
  mentions: Generated<Json>;
  message: Generated<string>;
  object_id: number;
  /**
   * Of one for the members of a group, as its circle says: how often the group had been opened.
   */
  openings: Generated<number>;
  /**
   * The comment that this one replies to; null for a comment. A reply has no replies.
   */
  parent_id: number | null;
  /**
   * Its place among the others, rising with the time at which it was published; null until its file is ready, while only its author sees it.
   */
  position: Generated<number | null>;
  /**
   * Replies that are published and not deleted, exact; kept by a trigger.
   */
  replies: Generated<number>;
}

export interface Consents {
  agreed_at: Generated<Timestamp>;
  member_id: number;
  /**
   * The latest of both that they saw; 0: the texts that came with Commons.
   */
  version: number;
}

export interface ConversationMembers {
  /**
   * The docked box of this member, on all devices.
   */
  box: Generated<string>;
  /**
   * Messages up to this place are not shown to this member any more.
   */
  cleared_seq: Generated<number>;
  /**
   * The latest place when the box was closed: what is written to them later has it shown again.
   */
  closed_seq: Generated<number>;
  conversation_id: number;
  created_at: Generated<Timestamp>;
  /**
   * Of several people: the order in which they came. The first who is there owns the chat. Null in a chat of two.
   */
  entry: number | null;
  /**
   * Of several people: they name the chat, and add and remove people. The first of these owns it, or without one the first who came.
   */
  is_admin: Generated<boolean>;
  /**
   * A block is between the two, kept by triggers. Who writes locks this row, so nobody writes past a block.
   */
  is_blocked: Generated<boolean>;
  member_id: number;
  /**
   * Until then they are not told of its messages. Infinity: until they end it.
   */
  muted_until: Timestamp | null;
  /**
   * The other one; null where they are gone.
   */
  peer_id: number | null;
  /**
   * requested: the other one wrote, and this member has not accepted yet. declined: they do not want it.
   */
  standing: string;
}

export interface Conversations {
  /**
   * Messages up to this place are gone for both, and are removed once no open report needs them.
   */
  gone_seq: Generated<number>;
  /**
   * The group whose chat it is; its members are in it.
   */
  group_id: number | null;
  high_id: number | null;
  high_seq: Generated<number>;
  id: Generated<number>;
  /**
   * For how many days its messages are kept; 0: for good.
   */
  keep_days: Generated<number>;
  kind: string;
  /**
   * When the latest message was written.
   */
  last_at: Timestamp | null;
  /**
   * Of several people: who wrote last; they may be gone.
   */
  last_author_id: number | null;
  /**
   * Counts every change to a message; a client asks for what came after the one that it knows.
   */
  last_change: Generated<number>;
  /**
   * The place of the latest message. Whoever writes locks the row, so places have no gaps and are in the order of commits.
   */
  last_seq: Generated<number>;
  /**
   * Of several people: when the last one left.
   */
  left_at: Timestamp | null;
  /**
   * Of two members who talk, the one with the lower id; null where they are gone.
   */
  low_id: number | null;
  /**
   * The place of the latest message of low_id.
   */
  low_seq: Generated<number>;
  /**
   * Of a group: the latest message when it was last opened.
   */
  opened_seq: Generated<number>;
  /**
   * Of several people: the picture that they gave it.
   */
  picture_id: string | null;
  /**
   * Up to which place they have been removed.
   */
  purged_seq: Generated<number>;
  /**
   * Of several people: what they call it; empty where it has no name.
   */
  title: Generated<string>;
}

export interface DecisionActs {
  act: string;
  /**
   * What was there before, so that it can be taken back exactly.
   */
  before: Generated<Json>;
  decision_id: number;
  given: Generated<Json>;
}

export interface DecisionFigures {
  counted_at: Generated<Timestamp>;
  figures: Json;
  is_only: Generated<boolean>;
}

export interface Decisions {
  decided_at: Generated<Timestamp>;
  id: Generated<number>;
  /**
   * The kind of the reports, as in `reports`.
   */
  kind: string;
  /**
   * Whose the object is; they read the decision.
   */
  member_id: number | null;
  moderator_id: number | null;
  /**
   * Why, for the member.
   */
  reason: string;
  reported_id: number;
  rule_id: number;
  /**
   * What the rule said when it was decided.
   */
  rule_version: number;
  /**
   * What the object said when it was decided. Emptied when its author leaves.
   */
  shown: Json;
  undone_at: Timestamp | null;
  undone_by: number | null;
  undone_reason: Generated<string>;
  /**
   * The first decision of the act, in several parts or not, that made this one with others; null of one made alone.
   */
  wave_id: number | null;
}

export interface DecisionTemplates {
  /**
   * What it suggests to do, where that is possible.
   */
  acts: Generated<string[]>;
  answer_cs: Generated<string>;
  answer_en: Generated<string>;
  id: Generated<number>;
  name: string;
  reason_cs: string;
  reason_en: string;
  rule_id: number;
}

export interface DepositAddresses {
  address: string;
  chain: string;
  given_at: Generated<Timestamp>;
  id: Generated<number>;
  member_id: number | null;
  place: number;
}

export interface Deposits {
  address_id: number;
  amount: Numeric;
  block_hash: string | null;
  block_height: number | null;
  chain: string;
  credited_at: Timestamp | null;
  currency: string;
  decided_at: Timestamp | null;
  /**
   * The transaction by which finance decided; it is reversed if the deposit comes into a block again.
   */
  decided_id: number | null;
  /**
   * How often it was decided about: a chain may give and take it more than once.
   */
  decisions: Generated<number>;
  /**
   * What brings it from its address to the wallet; null while it lies there.
   */
  gathered_by: number | null;
  id: Generated<number>;
  member_id: number | null;
  /**
   * Which of the transaction's outputs it is, the same in whatever block.
   */
  output: number;
  seen_at: Generated<Timestamp>;
  /**
   * pending: too few confirmations. orphaned: its block was replaced before it counted. frozen: after. released: the network bears it. written_off: it was taken back, as far as it was there.
   */
  state: string;
  /**
   * What of it was taken back from its member.
   */
  taken: Generated<Numeric>;
  transaction_id: number | null;
  tx_hash: string;
}

export interface DiscussionSettings {
  /**
   * Which comments wait for the owner's approval; null: as the default of its kind says.
   */
  hold: string | null;
  /**
   * Nobody can add comments and replies; those there stay.
   */
  is_off: Generated<boolean>;
  object_id: number;
  /**
   * The comment that is shown first.
   */
  pinned_id: number | null;
}

export interface DismissedSuggestions {
  created_at: Generated<Timestamp>;
  dismissed_id: number;
  member_id: number;
}

export interface DomainRules {
  act: string;
  added_by: number | null;
  created_at: Generated<Timestamp>;
  /**
   * In ASCII and lower case. The rule holds for its subdomains, too.
   */
  domain: string;
  id: Generated<number>;
  note: string;
}

export interface EmailChanges {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  member_id: number;
  new_confirmed: Generated<boolean>;
  new_email: string;
  old_confirmed: Generated<boolean>;
}

export interface Exports {
  bytes: Generated<number>;
  /**
   * When it is removed; null while it is made.
   */
  ends_at: Timestamp | null;
  id: Generated<string>;
  /**
   * Where its file lies in the media store, and its unguessable address.
   */
  key: string;
  member_id: number;
  requested_at: Generated<Timestamp>;
  state: Generated<string>;
}

export interface FirstSteps {
  marked_at: Generated<Timestamp>;
  /**
   * closed: the overview no longer leads to them.
   */
  step: string;
}

export interface Follows {
  created_at: Generated<Timestamp>;
  followed_id: number;
  follower_id: number;
  /**
   * The other one follows back; kept by a trigger.
   */
  mutual: Generated<boolean>;
}

export interface FreelancerDetails {
  address: Generated<string>;
  city: Generated<string>;
  company: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  member_id: number;
  /**
   * Whether the name, address and tax numbers of the settings are put on invoices, where the other side sees them.
   */
  on_invoices: Generated<boolean>;
  state: Generated<string>;
  zip: Generated<string>;
}

export interface Freelancers {
  /**
   * USA, India, or a code of ISO 3166-1; empty if unknown.
   */
  country: Generated<string>;
  /**
   * In cents of US dollars: what was released to them under these.
   */
  earned: Generated<number>;
  headline: Generated<string>;
  /**
   * Others don't see what they have earned.
   */
  hides_earnings: Generated<boolean>;
  /**
   * In cents of US dollars; null if not said.
   */
  hourly_rate: number | null;
  /**
   * Agreements of which money was released; kept by a trigger. Those with an account that seems to be their own don't count.
   */
  jobs_done: Generated<number>;
  /**
   * A place in that country, in the member's words.
   */
  location: Generated<string>;
  member_id: number;
  /**
   * Its place in the lists, latest first.
   */
  position: Generated<number>;
  skill_keys: Generated<string[] | null>;
  skills: Generated<string[]>;
  summary: Generated<string>;
  words: Generated<string | null>;
}

export interface GiftsOwed {
  asset: number;
  /**
   * Whether the log has said that the treasury is too low for it.
   */
  is_told: Generated<boolean>;
  member_id: number;
}

export interface GroupCounts {
  /**
   * When something was last posted, to within ten minutes.
   */
  active_at: Generated<Timestamp>;
  group_id: number;
  /**
   * When a post was last published or an event made, to within a minute. Members' lists of groups are looked through by it and by their chats; what they show is exact.
   */
  happened_at: Generated<Timestamp>;
  /**
   * Without those who are away.
   */
  members: Generated<number>;
  /**
   * Without those of members who are away.
   */
  requests: Generated<number>;
}

export interface GroupEventAnswers {
  answer: string;
  answered_at: Generated<Timestamp>;
  event_id: number;
  member_id: number;
}

export interface GroupEvents {
  /**
   * Who made it; null once their account is gone.
   */
  author_id: number | null;
  begins_at: Timestamp;
  cancelled_at: Timestamp | null;
  /**
   * When what calendars have of it changed last.
   */
  changed_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  description: Generated<string>;
  ends_at: Timestamp;
  group_id: number;
  id: Generated<number>;
  link: Generated<string>;
  maybe_count: Generated<number>;
  no_count: Generated<number>;
  /**
   * How often the group had been opened when it was made in a closed one: whoever joined later by an opening doesn't see it. Null where everybody saw it.
   */
  openings: number | null;
  place: Generated<string>;
  /**
   * How many can come; null for no limit.
   */
  places: number | null;
  /**
   * When those who come were reminded, or it was too late for that; null again once it is moved.
   */
  reminded_at: Timestamp | null;
  /**
   * How often it has changed, by which calendars tell versions apart.
   */
  sequence: Generated<number>;
  /**
   * Where it takes place, as Europe/Prague: its times are also shown as clocks there say.
   */
  time_zone: string;
  title: string;
  yes_count: Generated<number>;
}

export interface GroupLinks {
  created_at: Generated<Timestamp>;
  ends_at: Timestamp;
  group_id: number;
  id: Generated<number>;
  made_by: number;
  most_uses: number | null;
  token: string;
  uses: Generated<number>;
}

export interface GroupMembers {
  /**
   * What was asked and answered with an open request: objects of question and answer. Null once the request has ended.
   */
  answers: Json | null;
  /**
   * They see the messages of its chat after this place: those since the opening before they became a member.
   */
  chat_from: Generated<number>;
  group_id: number;
  id: Generated<number>;
  invited_by: number | null;
  /**
   * They are a member of it, whatever else they may do there.
   */
  is_in: Generated<boolean>;
  member_id: number;
  notice: Generated<string>;
  /**
   * How often the group had been opened when they became a member.
   */
  openings: Generated<number>;
  /**
   * The position of the latest post when they were last in the group: later ones are new to them.
   */
  seen_position: Generated<number>;
  /**
   * Since when they stand so.
   */
  since: Generated<Timestamp>;
  standing: string;
}

export interface GroupPins {
  group_id: number;
  id: Generated<number>;
  post_id: number;
}

export interface Groups {
  /**
   * Whether posts of its ordinary members wait until its owner or a moderator has approved them.
   */
  approves_posts: Generated<boolean>;
  avatar_id: string | null;
  banner_id: string | null;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its owner; it can be restored for 30 days, then it is removed.
   */
  deleted_at: Timestamp | null;
  description: Generated<string>;
  id: Generated<number>;
  /**
   * Its posts, chat and members are for its members only.
   */
  is_closed: Generated<boolean>;
  /**
   * It has a funding target: its row in `projects`.
   */
  is_project: Generated<boolean>;
  name: string;
  /**
   * How often it was opened after it had been closed.
   */
  openings: Generated<number>;
  /**
   * What it asks of those who want to join while it is closed: objects of question and is_required, in order.
   */
  questions: Generated<Json>;
  rules: Generated<string>;
  words: Generated<string | null>;
}

export interface GroupTopics {
  group_id: number;
  id: Generated<number>;
  name: string;
  /**
   * How often the group had been opened when it was named in a closed one: whoever joined later by an opening doesn't see it, unless they see a post with it. Null where everybody saw it.
   */
  openings: number | null;
  /**
   * Its place in the order that they have given the topics.
   */
  place: number;
}

export interface GroupTyping {
  group_id: number;
  member_id: number;
  typed_at: Generated<Timestamp>;
}

export interface GuessBudgets {
  /**
   * When the window closes, in milliseconds since 1970.
   */
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface HashtagFollows {
  followed_at: Generated<Timestamp>;
  hashtag_id: number;
  id: Generated<number>;
  /**
   * What the member calls it; empty if nothing else than the tag.
   */
  label: Generated<string>;
  member_id: number;
}

export interface HashtagNames {
  hashtag_id: number;
  name: string;
}

export interface Hashtags {
  /**
   * How many public objects of each kind have it, exact, as {"post": 3, "reel": 1}; kept by triggers.
   */
  counts: Generated<Json>;
  created_at: Generated<Timestamp>;
  /**
   * How much it is used lately: the base 2 logarithm of its uses, each worth twice one of three days before. So the order of tags is right at any time, and no job has to cool them.
   */
  heat: Generated<number>;
  id: Generated<number>;
  /**
   * What makes two spellings the same tag.
   */
  key: string;
  /**
   * As the first public object wrote it; until there is one, shown to nobody.
   */
  label: string;
  /**
   * The sum of counts.
   */
  uses: Generated<number>;
}

export interface HealthSamples {
  /**
   * How many answers took as long as each bucket of commons_answer_seconds.
   */
  answer_times: Generated<ArrayType<number>>;
  answers: Generated<number>;
  at: Timestamp;
  /**
   * Connections to the database in use.
   */
  connections: Generated<number>;
  database_bytes: number | null;
  /**
   * Answers with a status of 500 and above.
   */
  errors: Generated<number>;
  jobs_waiting: number | null;
  mails_waiting: number | null;
  /**
   * Members who used Commons within an hour.
   */
  members_active: number | null;
  /**
   * How many minutes are in it: an hour has fewer if nothing ran.
   */
  minutes: Generated<number>;
  sockets: Generated<number>;
  span: string;
}

export interface HourlyAgreements {
  agreement_id: number;
  /**
   * When hours were paid in or resumed last: the week that this is in needs no log.
   */
  began_at: Timestamp;
  /**
   * The end of the first whole week without a log, as things stand; null while there is nothing to pause.
   */
  pause_at: Timestamp | null;
  paused_at: Timestamp | null;
}

export interface IdempotencyKeys {
  /**
   * What was answered first; null where a repetition is answered by the object.
   */
  answer: Json | null;
  call: string;
  created_at: Generated<Timestamp>;
  key: string;
  member_id: number;
  /**
   * The object, comment or reply that the write has made.
   */
  object_id: number | null;
  request_hash: Buffer;
}

export interface ImportedPosts {
  import_id: number;
  member_id: number;
  /**
   * What names the post where it comes from: it is imported once.
   */
  origin: string;
  /**
   * Its posts.position once its files are ready. Below 0, by its date: after everything that was written here, and in no feed, since those end at 0.
   */
  place: number;
  post_id: number;
}

export interface InstallationSecrets {
  created_at: Generated<Timestamp>;
  name: string;
  secret: Buffer;
}

export interface Interests {
  id: Generated<number>;
  /**
   * The heading that it is listed under, interest_kind.<kind>.
   */
  kind: string;
  /**
   * Names its text in the catalogues, interest.<name>, if it came with Commons.
   */
  name: string | null;
  name_cs: string | null;
  /**
   * What an admin named it; null as long as the catalogues name it.
   */
  name_en: string | null;
  /**
   * Its place among those of its kind, lowest first.
   */
  place: number;
}

export interface InterestTags {
  interest_id: number;
  /**
   * As tag_key spells it, whether or not anybody has posted with it.
   */
  tag: string;
}

export interface Invitations {
  code: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  id: Generated<number>;
  member_id: number;
  note: string;
  used: Generated<number>;
  uses: number;
}

export interface InvitedMembers {
  invitation_id: number | null;
  inviter_id: number | null;
  joined_at: Generated<Timestamp>;
  member_id: number;
}

export interface JobCounts {
  bids: Generated<number>;
  job_id: number;
  /**
   * Of its bids, in cents of US dollars.
   */
  price_sum: Generated<Numeric>;
}

export interface JobDisputeEvents {
  at: Timestamp;
  /**
   * Who did it; null: Commons, since a time was over.
   */
  by_role: string | null;
  dispute_id: number;
  id: Generated<number>;
  kind: string;
  message: Generated<string>;
  /**
   * Which member of staff it was.
   */
  staff_id: number | null;
  /**
   * What the freelancer would get, or has got, in the smallest unit.
   */
  units: Numeric | null;
}

export interface JobDisputeFiles {
  event_id: number;
  media_id: string | null;
  place: number;
}

export interface JobDisputes {
  /**
   * Whose turn it is loses then.
   */
  answer_until: Timestamp | null;
  /**
   * The member of staff who has taken it.
   */
  assignee_id: number | null;
  /**
   * What the freelancer got of it, before fee and tax.
   */
  awarded: Numeric | null;
  /**
   * Whether the client opened it, or else the freelancer. Each side may once for a milestone.
   */
  by_client: boolean;
  decide_until: Timestamp | null;
  escalated_at: Timestamp | null;
  /**
   * Whether a release without an answer was due: withdrawn, its clock begins anew.
   */
  had_clock: boolean;
  /**
   * What the milestone was before, and is again if the dispute is withdrawn.
   */
  held_state: string;
  id: Generated<number>;
  milestone_id: number;
  opened_at: Timestamp;
  /**
   * When that side is reminded next; null if it needn't be.
   */
  remind_at: Timestamp | null;
  settled_at: Timestamp | null;
  /**
   * open: the two talk in turns. escalated: staff decide. withdrawn: by who opened it. agreed: a split was accepted. forfeited: a side said nothing in its time. decided: by staff. halved: in the middle of both last offers, since staff hadn't decided in time.
   */
  state: Generated<string>;
  /**
   * Whether the client has to say something, or else the freelancer; null where nobody has to.
   */
  turn_of_client: boolean | null;
  /**
   * What was held when it was opened, and is frozen, in the smallest unit.
   */
  units: Numeric;
}

export interface JobFiles {
  job_id: number;
  media_id: string | null;
  place: number;
}

export interface JobHours {
  agreement_id: number;
  funded_at: Timestamp;
  id: Generated<number>;
  minutes: number;
  /**
   * In cents of US dollars for an hour, as agreed when they were paid in.
   */
  price: number;
  /**
   * US dollars for one token, when they were paid in.
   */
  rate: Numeric;
  returned: Generated<Numeric>;
  returned_minutes: Generated<number>;
  /**
   * Tokens that were paid in, in the smallest unit. What is held of them is units - used - returned.
   */
  units: Numeric;
  /**
   * Tokens that went to the milestones of weeks.
   */
  used: Generated<Numeric>;
  /**
   * Of weeks that have become milestones.
   */
  used_minutes: Generated<number>;
}

export interface JobInvites {
  client_id: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  job_id: number;
  member_id: number;
  message: string;
}

export interface JobInvoiceCounts {
  freelancer_id: number;
  latest: number;
  year: number;
}

export interface JobMilestoneChanges {
  answer_until: Timestamp;
  by_client: boolean;
  description: string;
  due_on: Timestamp | null;
  milestone_id: number;
  proposed_at: Timestamp;
}

export interface JobMilestoneEvents {
  at: Timestamp;
  /**
   * Whether the client did it, or else the freelancer; null: Commons, since nobody had answered in time.
   */
  by_client: boolean | null;
  id: Generated<number>;
  kind: string;
  message: Generated<string>;
  milestone_id: number;
  transaction_id: number | null;
  /**
   * Tokens that moved or were asked for, in the smallest unit.
   */
  units: Numeric | null;
}

export interface JobMilestoneFiles {
  event_id: number;
  media_id: string | null;
  place: number;
}

export interface JobMilestones {
  agreement_id: number;
  /**
   * Who asked for it as it is now: the client, or else the freelancer.
   */
  by_client: boolean;
  created_at: Timestamp;
  description: string;
  due_on: Timestamp | null;
  fee: Generated<Numeric>;
  funded_at: Timestamp | null;
  id: Generated<number>;
  /**
   * Its place in the order that the two chose.
   */
  place: number;
  /**
   * In cents of US dollars, as agreed. Once it is funded, units decide.
   */
  price: number;
  /**
   * US dollars for one token, when it was funded.
   */
  rate: Numeric | null;
  refunded: Generated<Numeric>;
  /**
   * When it is released without an answer; null while no clock runs.
   */
  release_at: Timestamp | null;
  /**
   * What left to the freelancer, before fee and tax.
   */
  released: Generated<Numeric>;
  /**
   * When both are reminded of that next; null if they needn't be.
   */
  remind_at: Timestamp | null;
  /**
   * asked_by_…: waits for the other side's answer. accepted: waits for money. funded: the money is held. submitted: waits for the client. changes_requested: by the client. disputed: frozen. released: all that was held has left, some of it to the freelancer. refunded: all of it went back.
   */
  state: string;
  submitted_at: Timestamp | null;
  tax: Generated<Numeric>;
  /**
   * Tokens that were paid in, in the smallest unit; fixed from then on. What is held of them is units - released - refunded.
   */
  units: Generated<Numeric>;
  /**
   * The Monday of the week (UTC) whose logged hours it pays; null where both asked for it.
   */
  week: Timestamp | null;
}

export interface JobPayments {
  agreement_id: number;
  at: Timestamp;
  /**
   * What they were worth in cents of US dollars when they were paid in. Parts add up to the whole.
   */
  cents: number;
  /**
   * The client as their invoices named them at that time.
   */
  client: Json;
  client_id: number | null;
  /**
   * What it was for, at that time.
   */
  description: string;
  fee: Generated<Numeric>;
  fee_cents: Generated<number>;
  freelancer: Json;
  freelancer_id: number | null;
  id: Generated<number>;
  kind: string;
  /**
   * US dollars for one token when they left; null where nobody knew.
   */
  market_rate: Numeric | null;
  milestone_id: number | null;
  /**
   * Of the invoice, in the freelancer's year: without gaps.
   */
  number: number | null;
  /**
   * US dollars for one token, when they were paid in.
   */
  rate: Numeric;
  tax: Generated<Numeric>;
  tax_cents: Generated<number>;
  /**
   * The job's, at that time.
   */
  title: string;
  transaction_id: number;
  /**
   * Tokens before fee and tax, in the smallest unit.
   */
  units: Numeric;
  /**
   * In UTC.
   */
  year: number;
}

export interface JobRefunds {
  answer_until: Timestamp;
  answered_at: Timestamp | null;
  asked_at: Timestamp;
  id: Generated<number>;
  message: string;
  milestone_id: number;
  /**
   * lapsed: nobody answered in time, so it was granted. withdrawn: by the client, or by a release.
   */
  state: Generated<string>;
  units: Numeric;
}

export interface Jobs {
  /**
   * When it was compared with the saved searches, which happens once.
   */
  alerted_at: Timestamp | null;
  /**
   * Its client.
   */
  author_id: number;
  bidding_ends: Timestamp | null;
  /**
   * Since when no bid for it can come back any more.
   */
  bids_settled_at: Timestamp | null;
  /**
   * In US dollars: an hour, or for all, as pay_by says.
   */
  budget_from: number;
  budget_to: number;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its client; it can be restored for 30 days, then it is removed.
   */
  deleted_at: Timestamp | null;
  description: string;
  edited_at: Timestamp | null;
  id: Generated<number>;
  /**
   * What is to be made, as Website: a choice, or the client's own words.
   */
  kind: Generated<string>;
  pay_by: string;
  /**
   * Its place in the lists, rising with the time at which it was published; null for a draft.
   */
  position: Generated<number | null>;
  /**
   * What it is for, as E-commerce.
   */
  purpose: Generated<string>;
  /**
   * By what it is found: its skills without case.
   */
  skill_keys: Generated<string[] | null>;
  skills: Generated<string[]>;
  /**
   * draft: only its client sees it. open: takes bids until bidding_ends. awarded: a bidder accepted. closed: by its client. suspended: by Commons.
   */
  state: string;
  title: string;
  words: Generated<string | null>;
}

export interface JobShowcases {
  agreement_id: number;
  /**
   * Whether the client proposed it, or else the freelancer. It goes with whoever did.
   */
  by_client: boolean;
  description: Generated<string>;
  id: Generated<number>;
  link: Generated<string>;
  media_id: string | null;
  proposed_at: Timestamp;
  /**
   * When the other side agreed; null: only the two see it.
   */
  published_at: Timestamp | null;
  title: string;
}

export interface Jurors {
  appeal_id: number;
  id: Generated<number>;
  invited_at: Generated<Timestamp>;
  member_id: number | null;
  message: Generated<string>;
  /**
   * lapsed: they didn't answer in time, or went away; somebody else was drawn.
   */
  state: Generated<string>;
  verdict: string | null;
}

export interface JuryRefusals {
  member_id: number;
}

export interface KnownNetworks {
  member_id: number;
  network: string;
  used_at: Generated<Timestamp>;
}

export interface LastSeen {
  member_id: number;
  seen_at: Timestamp;
}

export interface LedgerAccounts {
  asset: number;
  balance: Generated<Numeric>;
  daily_limit: Numeric | null;
  /**
   * The least that its balance may be; null for an account that mirrors what is elsewhere.
   */
  floor: Generated<Numeric | null>;
  id: Generated<number>;
  owner_id: number;
  owner_kind: string;
  purpose: string;
  /**
   * What was spent on the day `spent_on` (UTC), for the daily limit.
   */
  spent: Generated<Numeric>;
  spent_on: Generated<Timestamp>;
  /**
   * How many entries it has.
   */
  version: Generated<number>;
}

export interface LedgerCheckpoints {
  account_id: number;
  balance: Numeric;
  /**
   * When it was begun from the first entry; after a day that is done again.
   */
  begun_at: Timestamp;
  version: number;
}

export interface LedgerEntries {
  account_id: number;
  amount: Numeric;
  asset: number;
  balance_after: Numeric;
  created_at: Generated<Timestamp>;
  kind: string;
  leg: number;
  transaction_id: number;
  version: number;
}

export interface LedgerPlay {
  only_row: Generated<boolean>;
  /**
   * When the ledger first held play money; null where all it ever held is money.
   */
  since: Timestamp | null;
}

export interface LedgerStops {
  id: Generated<number>;
  lifted_at: Timestamp | null;
  reason: string;
  stopped_at: Generated<Timestamp>;
}

export interface LedgerTransactions {
  actor_id: number | null;
  created_at: Generated<Timestamp>;
  /**
   * Figures of its receipt: rates and fees.
   */
  details: Json | null;
  hash: Generated<string>;
  id: Generated<number>;
  idem_key: string;
  /**
   * Whose key it is: a member's id, or 0 for Commons itself.
   */
  idem_scope: number;
  kind: string;
  ref_id: number | null;
  ref_kind: string | null;
  /**
   * Of what was asked under the key: another request under it is refused.
   */
  request_hash: Buffer;
  reverses: number | null;
}

export interface LedgerTransactionsChecked {
  begun_at: Timestamp;
  is_only: Generated<boolean>;
  up_to: number;
}

export interface LegalVersions {
  asks_again: boolean;
  changes_cs: string;
  /**
   * What is new, for members.
   */
  changes_en: string;
  /**
   * Until when members can put off agreeing to it.
   */
  due_at: Timestamp | null;
  id: Generated<number>;
  kind: string;
  published_at: Generated<Timestamp>;
  published_by: number | null;
  text_cs: string;
  text_en: string;
}

export interface LimitedMembers {
  member_id: number;
  /**
   * When the last limit ends; null: never.
   */
  until: Timestamp | null;
}

export interface LinkCards {
  asked_at: Generated<Timestamp>;
  /**
   * When it was last requested.
   */
  begun_at: Timestamp | null;
  description: Generated<string>;
  /**
   * The host of the address: of each, only so many are fetched in a minute.
   */
  host: string;
  id: Generated<number>;
  /**
   * Links with this address get it, while it is new enough.
   */
  is_current: Generated<boolean>;
  /**
   * A small WebP that we made of the page's picture; its address has the key.
   */
  picture: Buffer | null;
  picture_height: number | null;
  picture_key: string | null;
  picture_width: number | null;
  /**
   * waiting: it is being fetched. ready: it is shown. none: its page has none, or could not be fetched.
   */
  state: Generated<string>;
  title: Generated<string>;
  url: string;
  /**
   * The SHA-256 of the address, which may be longer than an index takes.
   */
  url_key: string;
}

export interface LinkRequests {
  asked_at: Generated<Timestamp>;
  member_id: number;
  provider: string;
  session_id: string;
  state_hash: Buffer;
  /**
   * The PKCE code verifier, where the provider takes one.
   */
  verifier: string;
}

export interface ListedChats {
  conversation_id: number;
  /**
   * The place of the latest message of the other one, also if they have deleted it.
   */
  friend_seq: Generated<number>;
  /**
   * They have put it away. A message of the other one brings it back, unless it is muted.
   */
  is_archived: Generated<boolean>;
  is_freelance: boolean;
  is_request: Generated<boolean>;
  /**
   * The conversation's own; null where no list has it: nothing is written in it, or they have declined it.
   */
  last_at: Timestamp | null;
  member_id: number;
  /**
   * They keep it at the top of their list since then.
   */
  pinned_at: Timestamp | null;
  /**
   * Up to here nothing is unread: never more than their mark, or than what is gone for them.
   */
  seen_seq: Generated<number>;
}

export interface ListedPeople {
  added_at: Generated<Timestamp>;
  list_id: number;
  member_id: number;
}

export interface MailedCodes {
  address: string;
  /**
   * disown: when the change was made that the mail tells of; what was added since then goes.
   */
  changed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  hash: Buffer;
  member_id: number;
  purpose: string;
  used_at: Timestamp | null;
}

export interface Mails {
  address: string;
  created_at: Generated<Timestamp>;
  details: Generated<Json>;
  id: Generated<string>;
  kind: string;
  language: string;
  last_error: string | null;
  /**
   * Null where the address alone is known: whose it is is looked up while sending, so that asking tells nothing.
   */
  member_id: number | null;
  sent_at: Timestamp | null;
  /**
   * unsure: the process ended while the mail server had it; it is not sent again, because nobody may get it twice. void: there was nothing to say.
   */
  state: Generated<string>;
  tries: Generated<number>;
}

export interface Media {
  alt: Generated<string>;
  animated: Generated<boolean>;
  /**
   * How often a process of ours ended over it, which is not tried for ever.
   */
  attempts: Generated<number>;
  /**
   * What all its files take; counts against the owner's quota.
   */
  bytes: number;
  captions: Generated<boolean>;
  created_at: Generated<Timestamp>;
  /**
   * The part of a picture that its owner chose, in shares of its upright size.
   */
  crop: Json | null;
  /**
   * The second of the uploaded video at which the part begins that is made of it; null for all of it.
   */
  cut_from: number | null;
  /**
   * The second at which that part ends.
   */
  cut_to: number | null;
  /**
   * The refusal that says why it failed, or processing_failed.
   */
  failure: string | null;
  /**
   * The name under which an attachment is downloaded: its owner's, without what no name should have, and with the extension of what it is.
   */
  file_name: string | null;
  /**
   * Whether a short video that is ready has sound; null where that isn't known.
   */
  has_sound: boolean | null;
  height: number;
  /**
   * Pixel heights of a video's renditions, lowest first.
   */
  heights: Generated<number[]>;
  id: Generated<string>;
  /**
   * The unguessable part of its address, 128 random bits.
   */
  key: string;
  /**
   * audio: a voice note, which has one file and no renditions. attachment: a picture or document that is kept as sent, and only downloaded. captions: those of a video of the video site; of other videos they are a part of the video's own files.
   */
  kind: Generated<string>;
  /**
   * What the original is, while there is one; of an attachment always.
   */
  mime: string | null;
  owner_id: number;
  /**
   * The second of a video that its owner chose to stand for it; null where Commons chooses.
   */
  poster_at: number | null;
  /**
   * A blurred thumbnail as a data: URL, sent along so that the place is filled before the picture arrives.
   */
  preview: Generated<string>;
  progress: Generated<number>;
  /**
   * How long a video or a voice note plays.
   */
  seconds: Generated<number>;
  /**
   * Of the file as it was uploaded; null of captions, and where it came before this was kept.
   */
  sha256: string | null;
  /**
   * The stored file whose sound takes the place of the video's own while it is made: docs/decisions/159-trimmed-reels-and-their-sounds.md.
   */
  sound_file: string | null;
  /**
   * processing: only the original is stored. ready: the renditions are, and the original is gone. failed: nothing is.
   */
  state: Generated<string>;
  /**
   * Set for a video that streams: its thumbnails and storyboard, once they are made. Its heights are the renditions made so far, and its progress goes on until the last.
   */
  stream: Json | null;
  /**
   * What it is for, by the names in server/src/media-uses.ts: which renditions it gets, and who hears that it is ready.
   */
  use: Generated<string>;
  /**
   * How loud a voice note is from its beginning to its end, a digit each, as its recorder heard it. Empty: unknown.
   */
  waveform: Generated<string>;
  width: number;
  /**
   * Pixel widths of the stored pictures, of a video's poster, narrowest first.
   */
  widths: Generated<number[]>;
}

export interface MediaSteps {
  /**
   * How often it failed in a way that the file may be to blame for.
   */
  attempts: Generated<number>;
  changed_at: Generated<Timestamp>;
  chunk: Generated<number>;
  /**
   * The files that it made and that are still needed, by their names below the key.
   */
  files: Generated<string[]>;
  kind: string;
  /**
   * What later steps need to know of what it made.
   */
  made: Json | null;
  media_id: string;
  /**
   * Why it failed the last time.
   */
  reason: string | null;
  /**
   * The shorter side of what a chunk, join or storyboard is of, in pixels; 0 for other steps.
   */
  rendition: Generated<number>;
  /**
   * planned: it waits for other steps. queued: a job has been added for it. left_out: the video does without it.
   */
  state: Generated<string>;
  /**
   * About how much of the work it is.
   */
  weight: number;
}

export interface MediaTracks {
  bytes: number;
  codecs: string;
  frame_rate: number;
  head_bytes: number;
  height: number;
  media_id: string;
  /**
   * The shorter side in pixels; 0 for the sound.
   */
  rendition: number;
  segment_bytes: number[];
  segment_seconds: number[];
  width: number;
}

export interface MediaUsage {
  bytes: Generated<number>;
  member_id: number;
}

export interface MemberCounts {
  /**
   * Without those who are away.
   */
  followers: Generated<number>;
  /**
   * With those who are away: a read takes them off, since coming and going would change it for each of a member's followers.
   */
  following: Generated<number>;
  member_id: number;
}

export interface MemberEntries {
  /**
   * Who sees it: every member, members who follow each other, or its member alone.
   */
  audience: string;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its member, who can restore it; 30 days later it is removed.
   */
  deleted_at: Timestamp | null;
  /**
   * What it says: the fields of its kind as the contract describes them.
   */
  fields: Json;
  id: Generated<number>;
  kind: string;
  /**
   * The picture of an entry of a kind that has one.
   */
  media_id: string | null;
  member_id: number;
}

export interface MemberInterests {
  interest_id: number;
  member_id: number;
}

export interface MemberLinks {
  /**
   * SHA-256 of the provider and the id it gives the account for our application.
   */
  account_hash: Buffer;
  linked_on: Generated<Timestamp>;
  member_id: number;
  provider: string;
}

export interface MemberLooks {
  hour: Timestamp;
  /**
   * Cards of their posts that were on a screen.
   */
  impressions: Generated<number>;
  member_id: number;
  /**
   * Their profile and pages of their posts that were opened.
   */
  pageviews: Generated<number>;
}

export interface MemberMutes {
  created_at: Generated<Timestamp>;
  /**
   * When it ends; null: never.
   */
  ends_at: Timestamp | null;
  member_id: number;
  muted_id: number;
}

export interface MemberNames {
  /**
   * How many follow, in steps of fame_of: few changes of the one are a change of the other.
   */
  fame: Generated<number>;
  member_id: number;
  /**
   * The words of full name and username, in no order, each after a space, so that ' jan' is in it where one begins so; then the username in one piece after '@'.
   */
  name: string;
}

export interface MemberPhones {
  member_id: number;
  number: string;
  verified_at: Generated<Timestamp>;
}

export interface MemberReferences {
  created_at: Generated<Timestamp>;
  /**
   * Of the secret in the link by which it was written; null for those written before it was kept.
   */
  hash: Buffer | null;
  id: Generated<number>;
  member_id: number;
  message: string;
  /**
   * How its author, who need not be a member, calls themself.
   */
  name: string;
  relationship: Generated<string>;
}

export interface Members {
  /**
   * Without several_devices: browsers ask at each login beside another session.
   */
  asks_beside: Generated<boolean>;
  /**
   * What moves plays by itself.
   */
  autoplay: Generated<boolean>;
  avatar_id: string | null;
  /**
   * Date of birth, as the member says; never shown to others.
   */
  born_on: Timestamp | null;
  born_on_changed_at: Timestamp | null;
  /**
   * When the member hid the checklist for good.
   */
  checklist_hidden_at: Timestamp | null;
  /**
   * One point for each referral that was completed, on both its sides. Points stay when the other side leaves.
   */
  contribution_score: Generated<number>;
  cover_id: string | null;
  created_at: Generated<Timestamp>;
  /**
   * As typed at sign-up; compared without regard to case. Never shown to other members.
   */
  email: string;
  /**
   * News is mailed. Mail about the account's safety is, whatever this says.
   */
  email_notifications: Generated<boolean>;
  /**
   * When the mailed link was followed; null until then.
   */
  email_verified_at: Timestamp | null;
  /**
   * When they first got in; the client leads them to /profilesetup then.
   */
  first_login_at: Timestamp | null;
  full_name: string;
  /**
   * What the member does not want in the right column.
   */
  hidden_widgets: Generated<string[]>;
  id: Generated<number>;
  /**
   * Its member says that a program posts here. Others see it beside the name; it changes nothing else.
   */
  is_bot: Generated<boolean>;
  language: Generated<string>;
  /**
   * Reasons for which posts do not appear in lists; all others are covered.
   */
  nsfw_hidden: Generated<string[]>;
  /**
   * Reasons for which posts are shown at once; honoured for members of age alone.
   */
  nsfw_shown: Generated<string[]>;
  /**
   * What passkeys know the member by; it tells nothing about them.
   */
  passkey_handle: Generated<Buffer>;
  /**
   * argon2id, with its parameters in the string.
   */
  password_hash: string;
  /**
   * What this member gives to friends.
   */
  referral_code: string;
  /**
   * The referral code given at sign-up, as typed.
   */
  referred_with: string | null;
  /**
   * When /profilesetup was finished or skipped; null until then, and the dashboard shows no checklist.
   */
  set_up_at: Timestamp | null;
  /**
   * The member chose to stay logged in on several devices: a login does not end the other sessions.
   */
  several_devices: Generated<boolean>;
  /**
   * An account of before 0426 whose address is another's in another spelling.
   */
  shares_address: Generated<boolean>;
  /**
   * The @name that others see; made from the full name at sign-up.
   */
  username: string;
  /**
   * When the username was changed last, newest first; as many as count towards the limit. username_history has each name once, so that going back and forth between two would not count there.
   */
  username_changes: Generated<ArrayType<Timestamp>>;
}

export interface Memberships {
  /**
   * Periods are counted from here, so that the 31st comes back after February: this is the `periods`th.
   */
  anchor_at: Timestamp;
  /**
   * The channel that it is of; null for a plan.
   */
  channel_id: number | null;
  /**
   * When it is looked at next: to renew it, to try that again, or to end it.
   */
  due_at: Timestamp;
  ends_at: Timestamp;
  grace_until: Timestamp | null;
  id: Generated<number>;
  is_trial: Generated<boolean>;
  member_id: number;
  next_period: string | null;
  /**
   * What it becomes when its period ends, with next_period; null where it stays.
   */
  next_plan_id: number | null;
  period: string;
  period_start: Timestamp;
  periods: Generated<number>;
  plan_id: number | null;
  /**
   * What its present period costs: nothing in the trial month. For a channel also the most that a renewal costs.
   */
  price: Numeric;
  renews: Generated<boolean>;
  started_at: Timestamp;
  state: Generated<string>;
}

export interface MemberWords {
  fame: number;
  member_id: number;
  word: string;
}

export interface MessagePeople {
  member_id: number;
  message_id: number;
}

export interface MessageReactions {
  kind: string;
  member_id: number;
  message_id: number;
  reacted_at: Generated<Timestamp>;
}

export interface Messages {
  /**
   * Null where the member is gone; nothing that they wrote is left then.
   */
  author_id: number | null;
  /**
   * Of the conversation's last_change: when it changed last.
   */
  changed: number;
  conversation_id: number;
  created_at: Generated<Timestamp>;
  /**
   * Nobody sees it from then on. Its text and file are removed 30 days later.
   */
  deleted_at: Timestamp | null;
  /**
   * Who deleted it: its author, or a moderator of the group.
   */
  deleted_by: number | null;
  dislikes: Generated<number>;
  /**
   * When its author last changed the text.
   */
  edited_at: Timestamp | null;
  id: Generated<number>;
  /**
   * Its author has forwarded somebody's message. It doesn't say whose.
   */
  is_forwarded: Generated<boolean>;
  likes: Generated<number>;
  media_id: string | null;
  mentions: Generated<Json>;
  message: Generated<string>;
  /**
   * What its author did with a chat of several people, in place of a text. renamed: the text is the new name.
   */
  notice: string | null;
  /**
   * The message that it replies to.
   */
  parent_id: number | null;
  replies: Generated<number>;
  /**
   * The message at the top of the replies to which it belongs; null for one that replies to nothing.
   */
  root_id: number | null;
  /**
   * Its place in the conversation, from 1 and without gaps.
   */
  seq: number;
}

export interface Migrations {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
}

export interface MilestoneVotes {
  accepts: boolean;
  group_id: number;
  member_id: number;
  nth: number;
  /**
   * How many reports of the part were refused before.
   */
  round: number;
  /**
   * What they have pledged: their weight.
   */
  units: Numeric;
}

export interface ModeratorMessages {
  by_staff: boolean;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  message: string;
  /**
   * Who of staff wrote it. The member is never told.
   */
  moderator_id: number | null;
  thread_id: number;
}

export interface ModeratorThreads {
  /**
   * Null: the general one of the member.
   */
  decision_id: number | null;
  id: Generated<number>;
  /**
   * The latest of its messages.
   */
  latest_id: Generated<number>;
  member_id: number;
  /**
   * The first message of the member that no moderator has answered; null: none waits.
   */
  waiting_id: number | null;
}

export interface MoneySettings {
  name: string;
  set_at: Generated<Timestamp>;
  value: string;
}

export interface MoneyTermChanges {
  before: Numeric | null;
  changed_at: Timestamp;
  figure: Numeric;
  id: Generated<number>;
  /**
   * Null for the operator's commands, and for members who have left.
   */
  member_id: number | null;
  reason: string;
  term: string;
}

export interface MutedReporters {
  member_id: number;
  muted_at: Generated<Timestamp>;
  muted_by: number | null;
  until: Timestamp;
}

export interface Mutes {
  created_at: Generated<Timestamp>;
  /**
   * When it ends; null: never.
   */
  ends_at: Timestamp | null;
  id: Generated<number>;
  kind: string;
  member_id: number;
  word: string;
}

export interface NetworkLogo {
  is_it: Generated<boolean>;
  /**
   * A square PNG of 512 pixels.
   */
  large: Buffer;
  /**
   * A square PNG of 192 pixels.
   */
  small: Buffer;
  /**
   * A hash of the picture, in its addresses.
   */
  version: string;
}

export interface NotificationActs {
  about_id: number;
  acted_at: Timestamp;
  actor_id: number | null;
  comment_id: number | null;
  data: Json | null;
  id: Generated<number>;
  item_id: number;
  kind: string;
  member_id: number;
  notification_id: number;
  object_id: number | null;
}

export interface NotificationOutbox {
  /**
   * What unread news of one kind is gathered by: 0 where all of it is.
   */
  about_id: Generated<number>;
  acted_at: Generated<Timestamp>;
  /**
   * Who did it; null: Commons itself.
   */
  actor_id: number | null;
  comment_id: number | null;
  data: Json | null;
  id: Generated<number>;
  /**
   * Tells two acts of one member about the same apart: 0 where there is only one.
   */
  item_id: Generated<number>;
  kind: string;
  /**
   * Who is to be told.
   */
  member_id: number;
  object_id: number | null;
}

export interface NotificationPreferences {
  /**
   * When news was last gathered into a mail.
   */
  digested_at: Timestamp | null;
  member_id: number;
  /**
   * Infinity: until they end the pause.
   */
  paused_until: Timestamp | null;
  popovers: Generated<boolean>;
  /**
   * Minutes after midnight in their time zone, as quiet_to, which may be before it. Meanwhile nothing pops up or is pushed.
   */
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: Generated<string>;
  /**
   * What the mail's link to end it holds. It does nothing else.
   */
  unsubscribe_code: string | null;
}

export interface Notifications {
  about_id: number;
  acted_at: Timestamp;
  id: Generated<number>;
  is_flashed: Generated<boolean>;
  is_read: Generated<boolean>;
  kind: string;
  member_id: number;
  /**
   * Its place in the list: the outbox's id of its latest act.
   */
  position: number;
  /**
   * When it was last pushed: one that grows is not pushed again at once.
   */
  pushed_at: Timestamp | null;
}

export interface NotificationSettings {
  in_app: boolean | null;
  kind: string;
  mail: boolean | null;
  member_id: number;
  push: boolean | null;
}

export interface OauthApps {
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  name: string;
  owner_id: number;
  /**
   * Where a member who agreed is sent, with the code.
   */
  redirect_uris: string[];
  website: string;
}

export interface OauthCodes {
  app_id: string;
  code_challenge: string;
  daily_limit: Numeric | null;
  days: number;
  expires_at: Timestamp;
  hash: Buffer;
  member_id: number;
  redirect_uri: string;
  scopes: string[];
  /**
   * The token that it was exchanged for: a code that comes a second time ends it.
   */
  session_id: string | null;
  used_at: Timestamp | null;
}

export interface Objects {
  /**
   * Whose it is, who is told of what is said of it; of a project, its present owner. No reference: a like would lock them. Null for a project that nobody owns.
   */
  author_id: number | null;
  /**
   * Comments and replies with a circle that are published and not deleted, exact; kept by a trigger. Where there are none nobody has to be looked at.
   */
  closed: Generated<number>;
  comments: Generated<number>;
  dislikes: Generated<number>;
  id: Generated<number>;
  /**
   * post, survey, project or reel: which table has its row, and the first part of the names of news about it.
   */
  kind: string;
  likes: Generated<number>;
  /**
   * Reposts that are not deleted; of posts alone.
   */
  reposts: Generated<number>;
  /**
   * What it was given, in the smallest unit of tokens.
   */
  tip_units: Generated<Numeric>;
  /**
   * How many tips it was given.
   */
  tips: Generated<number>;
  /**
   * Rises with each change to what the object shows of itself: its row, its file, its comments and replies; kept by triggers.
   */
  version: Generated<number>;
}

export interface ObjectTags {
  author_id: number;
  /**
   * The group in which it was posted.
   */
  group_id: number | null;
  hashtag_id: number;
  /**
   * The object's audience is public, so the tag counts it.
   */
  is_public: boolean;
  /**
   * As in objects: lists are of one kind, whose positions are its own.
   */
  kind: string;
  object_id: number;
  /**
   * The object's, so that a tag's objects are walked newest first.
   */
  position: number;
}

export interface ObjectViews {
  day: Timestamp;
  /**
   * They watched enough of it to count as a view: of a reel, 90 %.
   */
  is_view: boolean;
  member_id: number;
  object_id: number;
  seen_at: Generated<Timestamp>;
  /**
   * The tenth into which they came at the furthest; null where that is not known.
   */
  tenth: number | null;
}

export interface OpenPages {
  member_id: number;
  process_id: string;
}

export interface PasskeyChallenges {
  challenge: string;
  expires_at: Timestamp;
  member_id: number | null;
  purpose: string;
}

export interface Passkeys {
  created_at: Generated<Timestamp>;
  credential_id: string;
  id: Generated<string>;
  last_used_at: Timestamp | null;
  member_id: number;
  name: string;
  public_key: Buffer;
  /**
   * What the authenticator counted last; a smaller one later is a copy of it.
   */
  sign_count: Generated<number>;
  transports: Generated<string[]>;
}

export interface PaymentMethods {
  created_at: Generated<Timestamp>;
  detail: string;
  id: Generated<number>;
  member_id: number;
  type: string;
}

export interface PayoutChoices {
  currency: string;
  /**
   * When it is looked at next: the beginning of a month.
   */
  due_at: Timestamp;
  /**
   * What was earned before is theirs in tokens, or was exchanged.
   */
  earned_since: Timestamp;
  member_id: number;
}

export interface Payouts {
  currency: string;
  earned_until: Timestamp;
  id: Generated<number>;
  member_id: number;
  paid_at: Timestamp;
  price: Numeric;
  tokens: Numeric;
  transaction_id: number;
  units: Numeric;
}

export interface PeopleLists {
  created_at: Generated<Timestamp>;
  /**
   * Shown before the name; empty for none.
   */
  emoji: string;
  id: Generated<number>;
  member_id: number;
  name: string;
  /**
   * Its place among the lists that are tabs of Home; null where it is none.
   */
  pinned_as: number | null;
}

export interface PhoneCodes {
  asked_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  /**
   * A salt and its scrypt: a plain hash of six digits is soon tried. Null until the code is made, while it is sent.
   */
  hash: Buffer | null;
  member_id: number;
  number: string;
  /**
   * How often a code was typed for it.
   */
  tries: Generated<number>;
}

export interface PinnedPosts {
  member_id: number;
  post_id: number;
}

export interface PlanPrices {
  period: string;
  plan_id: number;
  set_at: Generated<Timestamp>;
  units: Numeric;
}

export interface Plans {
  code: string;
  id: number;
  /**
   * Its members give their page a look of their own, and choose the currency of their payouts.
   */
  own_page: Generated<boolean>;
  /**
   * How many times the usual room for uploads its members have.
   */
  room_factor: number;
  /**
   * How much of the usual fee of a withdrawal they pay, in parts per million.
   */
  withdraw_fee_share: number;
}

export interface Playlists {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  id: Generated<number>;
  name: string;
  owner_id: number;
  /**
   * Its place in its owner's list, rising with the time.
   */
  place: Generated<number>;
  /**
   * public: every member, and in lists. unlisted: every member who has its address, and in no list. private: its owner.
   */
  visibility: Generated<string>;
}

export interface PlaylistVideos {
  added_at: Generated<Timestamp>;
  /**
   * Its place in the order, rising; changed together when one is moved.
   */
  place: number;
  playlist_id: number;
  video_id: number;
}

export interface Pledges {
  group_id: number;
  id: Generated<number>;
  idem_key: string;
  /**
   * Others do not see whose it is.
   */
  is_unnamed: boolean;
  made_at: Generated<Timestamp>;
  /**
   * Null once the member is deleted: what would go back to them is the treasury's.
   */
  member_id: number | null;
  /**
   * What went back when it was settled: all of it, or what was not paid.
   */
  returned: Generated<Numeric>;
  /**
   * pending: within the statement that moves its tokens, never after it. open: they are in the project's escrow. Then taken back, paid, or returned.
   */
  state: Generated<string>;
  tier_id: number | null;
  units: Numeric;
}

export interface PlusTrials {
  member_id: number;
  started_at: Timestamp;
}

export interface PostDrafts {
  author_id: number;
  post_id: number;
  /**
   * Why it was not published; null once its author has edited or scheduled it again.
   */
  problem: string | null;
  /**
   * When it is published; null for a draft without a time.
   */
  publish_at: Timestamp | null;
  /**
   * What was said to its author when it was declined; null for nothing.
   */
  reason: string | null;
  /**
   * When it was last saved, sent to be approved, or couldn't be published.
   */
  saved_at: Generated<Timestamp>;
  /**
   * The group whose owner and moderators are asked to approve it; null while nobody is.
   */
  waits_in: number | null;
}

export interface PostFiles {
  media_id: string | null;
  /**
   * How many come before it.
   */
  place: number;
  post_id: number;
}

export interface PostImports {
  began_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  file_name: string;
  files_left_out: Generated<number>;
  for_friends: boolean;
  id: Generated<number>;
  imported: Generated<number>;
  /**
   * Where the file lies in the media store until it has been read.
   */
  key: string;
  known: Generated<number>;
  member_id: number;
  others: Generated<number>;
  /**
   * How many posts of the file have been imported or left out: an interrupted import goes on after them.
   */
  passed: Generated<number>;
  problem: string | null;
  refused: Generated<number>;
  source: string | null;
  state: Generated<string>;
  total: number | null;
}

export interface PostLooks {
  author_id: number;
  day: Timestamp;
  impressions: Generated<number>;
  pageviews: Generated<number>;
  post_id: number;
}

export interface Posts {
  /**
   * public: every member, or of a group whoever sees into it. private: the author and their friends (mutual follows). group: the members of its group, for good.
   */
  audience: Generated<string>;
  author_id: number;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its author; it can be restored for 30 days, then it is removed.
   */
  deleted_at: Timestamp | null;
  /**
   * Who deleted it, where that was not its author: who moderates its group.
   */
  deleted_by: number | null;
  /**
   * When its author last changed it.
   */
  edited_at: Timestamp | null;
  /**
   * Why the file of its last edit could not be shown, where the earlier one is shown again instead.
   */
  file_failure: string | null;
  /**
   * The group in which it was posted.
   */
  group_id: number | null;
  hashtags: Generated<string[]>;
  id: Generated<number>;
  /**
   * It shows another post; its message is the remark. Without a remark, reactions and comments go to the original.
   */
  is_repost: Generated<boolean>;
  media_id: string | null;
  /**
   * The members whom the message names, as [{"username": …, "user_id": …}].
   */
  mentions: Generated<Json>;
  message: Generated<string>;
  nsfw: Generated<string[]>;
  /**
   * Reasons that moderation has set; they are among nsfw, and its author cannot take them off.
   */
  nsfw_kept: Generated<string[]>;
  /**
   * Of a post for the members of its group: how often the group had been opened.
   */
  openings: Generated<number>;
  /**
   * What it shows, never a repost itself; null once that is removed for good.
   */
  original_id: number | null;
  /**
   * Its place in the feeds, rising with the time at which it was published; null until then, while only its author sees it.
   */
  position: Generated<number | null>;
  /**
   * Ids of the objects that it shows to those who see both, by kind as in objects: {"survey": 5}; null for none. An id stays when its object is gone, so that the post can say so.
   */
  shows: Json | null;
  /**
   * A repost that was written when what it shows was for its author's friends, and stays for those.
   */
  shows_private: Generated<boolean>;
  /**
   * The first post of the thread that it is a part of, which may be gone; its parts are in the order of their ids. Null where it is a post by itself.
   */
  thread_id: number | null;
}

export interface PostTopics {
  /**
   * The post's, so that those of a topic are walked newest first; null until it is published.
   */
  position: number | null;
  post_id: number;
  topic_id: number;
}

export interface PostVersions {
  /**
   * Who could see it then: an edit does not widen the audience of what was written before.
   */
  audience: string;
  had_file: string | null;
  hashtags: string[];
  id: Generated<number>;
  /**
   * What it showed, while the file that takes its place is not ready; nobody sees it meanwhile.
   */
  kept_media_id: string | null;
  mentions: Json;
  message: string;
  nsfw: string[];
  post_id: number;
  /**
   * When this version was written.
   */
  written_at: Timestamp;
}

export interface PostWords {
  is_public: boolean;
  position: number;
  post_id: number;
  /**
   * The words of message and tags, and marks, which no word is like: ~a and its author, ~image or ~video, ~b and the stretch of 65,536 positions in which it is, so that a search can begin with the latest.
   */
  words: string;
}

export interface PriceAlerts {
  created_at: Generated<Timestamp>;
  currency: string;
  /**
   * The price was lower when the member asked, so it is reached by going up.
   */
  goes_up: boolean;
  id: Generated<number>;
  member_id: number;
  price: Numeric;
  quote_currency: string;
  reached_at: Timestamp | null;
}

export interface ProcessingRestrictions {
  /**
   * When it ends, once the member has been told so; null: not yet.
   */
  ends_at: Timestamp | null;
  member_id: number;
  /**
   * Why, for the member.
   */
  reason: string;
  since: Generated<Timestamp>;
}

export interface ProfileIntros {
  bio: Generated<string>;
  bio_audience: Generated<string>;
  joined_audience: Generated<string>;
  member_id: number;
  website: Generated<string>;
  website_audience: Generated<string>;
}

export interface ProjectCounts {
  /**
   * Members with a pledge.
   */
  backers: Generated<number>;
  /**
   * Hundredths of a percent of the target.
   */
  funded: Generated<number>;
  group_id: number;
  /**
   * The project's, for the lists.
   */
  is_funded: Generated<boolean>;
  is_running: boolean;
  /**
   * What its backers have pledged and not taken back, in the smallest unit of tokens. It stays when it is settled.
   */
  pledged: Generated<Numeric>;
  target: Numeric;
}

export interface ProjectDiscussions {
  group_id: number;
  id: Generated<number>;
}

export interface ProjectFaqs {
  answer: Generated<string>;
  answer_id: number | null;
  /**
   * Who wrote it; null for a pinned question, and once they are gone.
   */
  author_id: number | null;
  created_at: Generated<Timestamp>;
  group_id: number;
  id: Generated<number>;
  place: number;
  /**
   * What a maker wrote; empty for a pinned question, which has its own words.
   */
  question: Generated<string>;
  question_id: number | null;
}

export interface ProjectFunding {
  /**
   * Of what is paid to the owner, in parts per million: as it was when the project was made.
   */
  fee_ppm: number;
  group_id: number;
  /**
   * Its owner deleted it, or leaves.
   */
  is_cancelled: Generated<boolean>;
  /**
   * When there is something to do next, from the deadline or deletion on.
   */
  next_at: Timestamp | null;
  /**
   * Decided at the deadline. pay can become return: what is not paid yet goes back.
   */
  outcome: string | null;
  /**
   * The first part that goes back, where the outcome is return.
   */
  return_from: Generated<number>;
}

export interface ProjectParts {
  /**
   * What those have pledged who accept the present report.
   */
  accepted: Generated<Numeric>;
  group_id: number;
  nth: number;
  percent: number;
  /**
   * How many of its reports were refused; after two, what is left goes back.
   */
  refusals: Generated<number>;
  refused: Generated<Numeric>;
  report: Generated<string>;
  /**
   * Without a report by then, what is left goes back.
   */
  report_by: Timestamp | null;
  reported_at: Timestamp | null;
  state: Generated<string>;
  title: string;
  /**
   * Percent of a pledge that this part and those before it come to: parts are differences, so they add up to it.
   */
  up_to: number;
  votes: Generated<number>;
  votes_until: Timestamp | null;
}

export interface ProjectPayouts {
  fee: Numeric;
  gross: Numeric;
  group_id: number;
  nth: number;
  paid_at: Generated<Timestamp>;
  transaction_id: number | null;
}

export interface ProjectReminders {
  created_at: Generated<Timestamp>;
  group_id: number;
  member_id: number;
}

export interface Projects {
  created_at: Generated<Timestamp>;
  days: number;
  /**
   * Until when it can be backed, and a pledge be taken back.
   */
  ends_at: Timestamp;
  experience: Generated<string>;
  group_id: number;
  /**
   * Its owner is paid part by part, as its backers accept.
   */
  has_milestones: Generated<boolean>;
  industry: Generated<string>;
  /**
   * Its owner was paid, or is being paid part by part.
   */
  is_funded: Generated<boolean>;
  /**
   * Pledging ended with its target reached, or with any pledge where its owner keeps what came in. While it runs, project_counts says how far it is.
   */
  is_reached: Generated<boolean>;
  is_running: Generated<boolean>;
  /**
   * As its owner wrote it, or chose it from the gazetteer. No coordinates are kept.
   */
  location: Generated<string>;
  /**
   * all_or_nothing: pledges go back unless they reach the target. keep: its owner gets what came in.
   */
  pays: Generated<string>;
  price_point: Generated<string>;
  settled_at: Timestamp | null;
  /**
   * running, settling from its deadline or deletion on, then paid or returned; cancelled: its owner deleted it.
   */
  state: Generated<string>;
  /**
   * Why the pictures and the video of the story aren't safe for work; empty: they are.
   */
  story_nsfw: Generated<string[]>;
  /**
   * In the smallest unit of tokens.
   */
  target: Numeric;
  words: Generated<string | null>;
}

export interface ProjectStoryFiles {
  added_by: number;
  /**
   * How many paragraphs come before a picture; null: the video. The story may have become shorter.
   */
  after_paragraph: number | null;
  caption: Generated<string>;
  created_at: Generated<Timestamp>;
  group_id: number;
  id: Generated<number>;
  media_id: string;
  /**
   * The order of the pictures after one paragraph.
   */
  place: Generated<number>;
}

export interface ProSettings {
  background_id: string | null;
  /**
   * What they have asked support for.
   */
  domain: Generated<string>;
  domain_asked_at: Timestamp | null;
  footer: Generated<string>;
  headline: Generated<string>;
  logo_id: string | null;
  member_id: number;
  /**
   * Their colour. Pages show it darker or lighter where a text needs that.
   */
  theme: Generated<string>;
  title: Generated<string>;
}

export interface PublishedTexts {
  /**
   * What it was published as, such as post:5. An object counts once with each text.
   */
  about: string;
  at: Generated<Timestamp>;
  member_id: number;
  /**
   * The `same_text` of it.
   */
  same: string;
}

export interface Purges {
  asked_at: Generated<Timestamp>;
  asked_by: number | null;
  confirmed_by: number | null;
  decision_id: number;
  purged_at: Timestamp | null;
  reason: string;
}

export interface PushKeys {
  is_only: Generated<boolean>;
  private_key: string;
  public_key: string;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Generated<Timestamp>;
  endpoint: string;
  id: Generated<number>;
  member_id: number;
  p256dh: string;
  session_id: string;
}

export interface Quotes {
  expires_at: Timestamp;
  id: Generated<number>;
  member_id: number;
  price: Numeric;
  side: string;
  units: Numeric;
}

export interface Rates {
  base: string;
  price: Numeric;
  quote: string;
  set_at: Generated<Timestamp>;
  source: string;
}

export interface Reactions {
  /**
   * none: taken back. The row stays, so that toggling locks one row instead of racing to insert it.
   */
  kind: string;
  member_id: number;
  object_id: number;
  reacted_at: Generated<Timestamp>;
}

export interface ReadMarks {
  conversation_id: number;
  member_id: number;
  read_at: Generated<Timestamp>;
  seq: number;
}

export interface RecoveryCodes {
  hash: Buffer;
  member_id: number;
}

export interface ReelHides {
  hidden_at: Generated<Timestamp>;
  member_id: number;
  reel_id: number;
}

export interface Reels {
  /**
   * public: every member. private: the author and their friends (mutual follows).
   */
  audience: Generated<string>;
  author_id: number;
  /**
   * The picture that its author chose to stand for the video.
   */
  cover_id: string | null;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its author; it can be restored for 30 days, then it is removed.
   */
  deleted_at: Timestamp | null;
  edited_at: Timestamp | null;
  hashtags: Generated<string[]>;
  id: Generated<number>;
  /**
   * Whether others may make reels with its sound, while it is public.
   */
  lends_sound: Generated<boolean>;
  media_id: string | null;
  /**
   * The members whom the message names, as [{"username": …, "user_id": …}].
   */
  mentions: Generated<Json>;
  message: Generated<string>;
  nsfw: Generated<string[]>;
  /**
   * Reasons that moderation has set; they are among nsfw, and its author cannot take them off.
   */
  nsfw_kept: Generated<string[]>;
  /**
   * Its place in the lists, rising with the time at which its file was ready; null until then, while only its author sees it.
   */
  position: Generated<number | null>;
  /**
   * The reel whose sound it has in place of its own. No foreign key: it keeps the sound where that reel is gone, and ids are never used again.
   */
  sound_from: number | null;
  /**
   * Its hashtags by what makes two spellings the same one.
   */
  tags: Generated<string[] | null>;
}

export interface ReelWords {
  is_public: boolean;
  position: number;
  reel_id: number;
  /**
   * As of post_words: the words of message and tags, and the marks ~a and its author, ~b and its stretch of positions.
   */
  words: string;
}

export interface ReferenceRequests {
  address: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  /**
   * Of the secret in the link, which is made when the mail is sent.
   */
  hash: Buffer | null;
  id: Generated<number>;
  member_id: number;
  message: Generated<string>;
}

export interface Referrals {
  /**
   * When both got their point; null while it is pending.
   */
  completed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  member_id: number;
  referrer_id: number;
}

export interface RemovedMedia {
  /**
   * One of the key's files; all if empty.
   */
  file: Generated<string>;
  key: string;
  /**
   * They go some time later: a backup under way may hold the row as it was before.
   */
  removed_at: Generated<Timestamp>;
}

export interface Reports {
  /**
   * What the moderator tells the reporter.
   */
  answer: Generated<string>;
  /**
   * The moderator who looks at it.
   */
  assigned_to: number | null;
  /**
   * The conversation whose messages are kept until it is decided.
   */
  conversation_id: number | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decision_id: number | null;
  description: Generated<string>;
  /**
   * What those who decide need beside what the reporter saw, as it was then. Gone 20 days after the decision.
   */
  evidence: Json | null;
  id: Generated<number>;
  /**
   * A kind that the contract names and a feature declares.
   */
  kind: string;
  /**
   * The reported member, or whose it is.
   */
  member_id: number | null;
  reason: string;
  /**
   * The id of what is reported, in the table of its kind. It may be gone: no id is used twice. Null where it was gone before reports kept it.
   */
  reported_id: number | null;
  /**
   * Null: a rule of words found it, and nobody reported it.
   */
  reporter_id: number | null;
  /**
   * What the reporter saw: {"message", "file_type"}; it may be edited or deleted since.
   */
  shown: Json;
  /**
   * open, then reviewing where a moderator has taken it, then upheld or dismissed.
   */
  state: Generated<string>;
  /**
   * The rule that found it; null also where the rule is gone.
   */
  word_rule_id: number | null;
}

export interface ReserveDays {
  /**
   * The network's own addresses with their units.
   */
  addresses: Json;
  currency: string;
  day: Timestamp;
  /**
   * The block in which the addresses were looked at; null: no chain answered.
   */
  height: number | null;
  held_for_others: Numeric;
  leaves: number;
  member_addresses: number;
  member_units: Numeric;
  owned: Numeric;
  root: string;
  taken_at: Timestamp;
}

export interface ReserveLeaves {
  currency: string;
  member_id: number;
  nonce: string;
  nth: number;
  units: Numeric;
}

export interface ReserveNodes {
  currency: string;
  hash: string;
  level: number;
  nth: number;
  units: Numeric;
}

export interface Restrictions {
  act: string;
  decision_id: number;
  member_id: number;
  /**
   * When it ends; null: never.
   */
  until: Timestamp | null;
}

export interface Reviews {
  agreement_id: number;
  answer: Generated<string>;
  answered_at: Timestamp | null;
  author_id: number | null;
  /**
   * Whether the client wrote it, of the freelancer, or else the other way round.
   */
  by_client: boolean;
  comment: string;
  created_at: Timestamp;
  id: Generated<number>;
  /**
   * The two seem to be one person: it is shown, and counts in no rating.
   */
  is_related: boolean;
  /**
   * From when on others see it: when both are written, or 14 days after the first; then the other can't be written any more.
   */
  shown_at: Timestamp;
  stars: number;
  subject_id: number;
}

export interface RewardTiers {
  /**
   * The first of the month in which its owner expects to deliver it; null: they haven't said.
   */
  delivery: Timestamp | null;
  description: string;
  group_id: number;
  id: Generated<number>;
  /**
   * Its picture, which goes when it is offered no more.
   */
  media_id: string | null;
  /**
   * How many there are; null without a limit.
   */
  most: number | null;
  removed_at: Timestamp | null;
  /**
   * How many open pledges have chosen it.
   */
  taken: Generated<number>;
  title: string;
  /**
   * The least pledge that brings it.
   */
  units: Numeric;
}

export interface Rules {
  id: Generated<number>;
  /**
   * Its place among those that hold.
   */
  place: Generated<number>;
  retired_at: Timestamp | null;
  /**
   * What it says now.
   */
  version_id: number;
}

export interface RuleVersions {
  changed_at: Generated<Timestamp>;
  /**
   * Who wrote it; null: it came with Commons, or they have left.
   */
  changed_by: number | null;
  id: Generated<number>;
  rule_id: number;
  text_cs: string;
  text_en: string;
  title_cs: string;
  title_en: string;
}

export interface SavedFolders {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  member_id: number;
  name: string;
}

export interface SavedInFolders {
  folder_id: number;
  object_id: number;
  /**
   * Rises with time: the latest put there is first.
   */
  place: Generated<number>;
}

export interface SavedObjects {
  /**
   * As in objects.
   */
  kind: string;
  member_id: number;
  object_id: number;
  /**
   * Its place in the list, newest highest; the list's cursor.
   */
  place: Generated<number>;
  saved_at: Generated<Timestamp>;
}

export interface SavedPlaylists {
  member_id: number;
  place: Generated<number>;
  playlist_id: number;
  saved_at: Generated<Timestamp>;
}

export interface SavedSearches {
  budget_from: number | null;
  budget_to: number | null;
  client_verified: Generated<boolean>;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  /**
   * Its member is notified of each new job that it finds.
   */
  is_alert: boolean;
  member_id: number;
  name: string;
  pay_by: string | null;
  skill_keys: Generated<string[] | null>;
  skills: Generated<string[]>;
  /**
   * The words of its text, each possibly a beginning; null without any.
   */
  sought: string | null;
  text: Generated<string>;
}

export interface ServerProcesses {
  alive_at: Generated<Timestamp>;
  id: string;
}

export interface Sessions {
  /**
   * The network of the address it was opened from (/24 or /48), never the whole address.
   */
  address_prefix: string | null;
  /**
   * The password was right; the key is good for the second factor and for nothing else, for ten minutes.
   */
  awaits_second_factor: Generated<boolean>;
  /**
   * SHA-256 of the HttpOnly cookie that a browser's session is bound to; null for a session that no browser opened.
   */
  binding_hash: Buffer | null;
  created_at: Generated<Timestamp>;
  end_reason: string | null;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  id: Generated<string>;
  /**
   * A token of an app or a bot: it isn't renewed by its use, and no login ends it.
   */
  is_token: Generated<boolean>;
  last_used_at: Generated<Timestamp>;
  member_id: number;
  /**
   * Whether the member showed a code of their app, a recovery code or a passkey in this session.
   */
  passed_second_factor: Generated<boolean>;
  /**
   * SHA-256 of the secret half of the api_key; the secret itself is never stored.
   */
  secret_hash: Buffer;
  user_agent: string | null;
}

export interface Settings {
  name: string;
  /**
   * As text, as the contract reads it.
   */
  value: string;
}

export interface SfuDevices {
  call_id: number;
  entry: string;
  /**
   * The connections of this device in Janus (server/src/features/video-calls/sfu/kept-device.ts).
   */
  state: Json;
}

export interface SfuHub {
  held_until: Timestamp;
  holder: string;
  is_only: Generated<boolean>;
  /**
   * It is connected: calls that begin now may go through Janus.
   */
  is_ready: boolean;
  /**
   * Of Janus. Whoever takes over claims it, and media go on in the meantime.
   */
  session_id: number | null;
}

export interface SfuRooms {
  call_id: number;
  /**
   * Of Janus, by which the room is changed.
   */
  handle: number;
  /**
   * New with each room, and known to nobody but the hub.
   */
  pin: string;
  room: string;
  secret: string;
}

export interface ShownLinks {
  /**
   * Null once its author has removed the card: the same text gets no other one.
   */
  card_id: number | null;
  id: Generated<number>;
  message_id: number | null;
  post_id: number | null;
  url_key: string;
}

export interface SignupRequests {
  address: string | null;
  /**
   * What they agreed to when they asked; see consents.
   */
  agreed_version: Generated<number>;
  answered_at: Timestamp | null;
  answered_by: number | null;
  answers: Json;
  because: string;
  /**
   * When what is personal was removed, 30 days after the answer.
   */
  cleared_at: Timestamp | null;
  /**
   * The SHA-256 of the code in the latest link that confirms the address.
   */
  code_hash: Buffer | null;
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  /**
   * The domain of the email address, in ASCII.
   */
  domain: string;
  email: string;
  full_name: string;
  id: Generated<number>;
  invitation_id: number | null;
  inviter_id: number | null;
  language: string;
  member_id: number | null;
  message: Generated<string>;
  /**
   * Empty from the answer on.
   */
  password_hash: string;
  referred_with: string | null;
  state: Generated<string>;
}

export interface Skills {
  jobs: Generated<number>;
  key: string;
  name: string;
}

export interface SocketTickets {
  expires_at: Timestamp;
  hash: Buffer;
  session_id: string;
}

export interface StaffLogActs {
  act: string;
  /**
   * The member, who may have left since; null for the operator, who acts by commands.
   */
  actor_id: number | null;
  /**
   * The role in which they acted; `operator` for commands.
   */
  actor_role: string;
  at: Timestamp;
  /**
   * What was there before the act changed it.
   */
  before: Json | null;
  hash: Buffer;
  object_id: string | null;
  object_kind: string | null;
  reason: string;
  /**
   * From 1, without gaps.
   */
  seq: number;
}

export interface StaffLogHeads {
  day: Timestamp;
  hash: Buffer;
  key_id: string;
  seq: number;
  signature: string;
  signed_at: Generated<Timestamp>;
}

export interface StaffNotes {
  author_id: number | null;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  kind: string | null;
  member_id: number | null;
  message: string;
  reported_id: number | null;
}

export interface StaffRoles {
  granted_at: Generated<Timestamp>;
  member_id: number;
  role: string;
}

export interface StorageDays {
  bytes: number;
  counted_at: Timestamp;
  day: Timestamp;
  files: number;
  use: string;
}

export interface StretchGoals {
  description: Generated<string>;
  group_id: number;
  id: Generated<number>;
  /**
   * When pledges came to it. It stays reached where some are taken back, and its backers are told once.
   */
  reached_at: Timestamp | null;
  title: string;
  /**
   * In the smallest unit of tokens.
   */
  units: Numeric;
}

export interface SubscriptionGroupChannels {
  channel_id: number;
  group_id: number;
  member_id: number;
}

export interface SubscriptionGroups {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  member_id: number;
  name: string;
}

export interface SupportMessages {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  member_id: number;
  message: string;
  subject: string;
}

export interface SurveyBallots {
  /**
   * Options: of a ranked survey in order of preference, else rising.
   */
  choices: number[];
  /**
   * Random bits that the voter's client drew, and that only the voter has of a secret survey.
   */
  code: Buffer;
  survey_id: number;
}

export interface SurveyCounts {
  /**
   * Members who have seen it and not voted.
   */
  active: Generated<number>;
  survey_id: number;
  /**
   * Members who have voted.
   */
  voters: Generated<number>;
  /**
   * By option, of a ranked survey first preferences. What was counted stays counted when its member leaves.
   */
  votes: number[];
}

export interface SurveyMembers {
  /**
   * What they voted for; empty where that is secret, null where they have only seen it.
   */
  choices: number[] | null;
  /**
   * The code of their ballot; null where that is secret.
   */
  code: Buffer | null;
  member_id: number;
  /**
   * When they voted, or else first saw it; null where a vote is secret: a time would link it with a ballot.
   */
  since: Timestamp | null;
  survey_id: number;
}

export interface SurveyOutcomes {
  ballots: number;
  /**
   * The last link of the chain of its ballots (contract/src/shared/ballot-chain.ts).
   */
  chain_hash: string;
  /**
   * Of its run-off, as the wire has them.
   */
  rounds: Json;
  survey_id: number;
  winners: number[];
}

export interface Surveys {
  /**
   * Who sees it and may vote. Never changed.
   */
  audience: Generated<string>;
  author_id: number;
  /**
   * No vote counts from then on. Closing a survey early sets it.
   */
  closes_at: Timestamp;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its author; it can be restored for 30 days, then it is removed.
   */
  deleted_at: Timestamp | null;
  group_id: number | null;
  id: Generated<number>;
  is_changeable: Generated<boolean>;
  /**
   * Members who had seen it and not voted were told that it closes soon.
   */
  is_reminded: Generated<boolean>;
  /**
   * Nothing links a ballot with its voter.
   */
  is_secret: Generated<boolean>;
  /**
   * single: one option. several: any number. ranked: options in order of preference.
   */
  kind: Generated<string>;
  /**
   * How often its group, then closed, had been opened. Null: for all members, as the group was open, or for others.
   */
  openings: number | null;
  /**
   * In the order in which they are shown; an option's id is its place, from 1.
   */
  options: string[];
  /**
   * So many members have to vote.
   */
  quorum: number | null;
  /**
   * From when on the result is shown, to its author too.
   */
  results: Generated<string>;
  /**
   * When its ballots were counted, once it was closed.
   */
  settled_at: Timestamp | null;
  title: string;
  words: Generated<string | null>;
}

export interface TaxDetails {
  gst_number: Generated<string>;
  member_id: number;
  /**
   * India's Permanent Account Number; without it, 5 percent of what a member in India earns is withheld.
   */
  pan: Generated<string>;
}

export interface Tokens {
  /**
   * The app of somebody else that it was made for, by OAuth.
   */
  app_id: string | null;
  created_at: Generated<Timestamp>;
  /**
   * The most FCELL, in the smallest unit, that it may spend in a day.
   */
  daily_limit: Numeric | null;
  member_id: number;
  name: string;
  scopes: string[];
  session_id: string;
  /**
   * What it has spent on the day `spent_on` (UTC).
   */
  spent: Generated<Numeric>;
  spent_on: Generated<Timestamp>;
  /**
   * When it was last used, to the hour.
   */
  used_at: Timestamp | null;
}

export interface TransferNotes {
  from_id: number | null;
  note: string;
  to_id: number | null;
  transaction_id: number;
}

export interface TwoFactors {
  created_at: Generated<Timestamp>;
  enabled_at: Timestamp | null;
  /**
   * The 30-second step of the last code that was taken: no code of this step or before is taken again.
   */
  last_step: Generated<number>;
  member_id: number;
  secret: Buffer;
}

export interface UploadLocks {
  held_until: Timestamp;
  holder: string;
  upload_id: string;
  /**
   * Another request waits for it: the holder, whose connection may be dead, gives it up.
   */
  wanted: Generated<boolean>;
}

export interface Uploads {
  bytes: number;
  created_at: Generated<Timestamp>;
  id: string;
  /**
   * What its bytes were found to be, with mime and sha256, when a call first asked for it whole.
   */
  kind: string | null;
  mime: string | null;
  /**
   * The file's name on its owner's device; may be empty.
   */
  name: string;
  owner_id: number;
  /**
   * The bytes that are safely on the disk; the next piece begins there.
   */
  received: Generated<number>;
  sha256: string | null;
  /**
   * When a piece of it, or a question about it, last arrived. It is removed some days after that.
   */
  touched_at: Generated<Timestamp>;
  /**
   * When a call took it. The row stays for a while: the call may be repeated under its key.
   */
  used_at: Timestamp | null;
}

export interface UsedCaptchas {
  expires_at: Timestamp;
  signature: string;
}

export interface UsernameHistory {
  member_id: number;
  until: Generated<Timestamp>;
  username: string;
}

export interface VideoCallDevices {
  call_id: number;
  camera: Generated<boolean>;
  /**
   * What the device calls itself, so that it can come back after a reload.
   */
  device: string;
  /**
   * When the entry was given.
   */
  entered_at: Timestamp | null;
  /**
   * New with each entering: signals go from one entry to another, never to an earlier one.
   */
  entry: string | null;
  /**
   * Since when the member has raised their hand.
   */
  hand_at: Timestamp | null;
  member_id: number;
  /**
   * What is on, as the device says.
   */
  mic: Generated<boolean>;
  /**
   * When somebody who leads the group muted them; null once they speak again.
   */
  muted_at: Timestamp | null;
  screen: Generated<boolean>;
  /**
   * When it last said that it is there.
   */
  seen_at: Generated<Timestamp>;
  /**
   * Of the token that lets it enter, once.
   */
  token_hash: Buffer | null;
  token_until: Timestamp | null;
}

export interface VideoCallRemovals {
  call_id: number;
  member_id: number;
}

export interface VideoCallRings {
  call_id: number;
  member_id: number;
}

export interface VideoCalls {
  accepted_at: Timestamp | null;
  /**
   * Who is called; null in a call of many: of a group, or of several people in a chat.
   */
  callee_id: number | null;
  /**
   * Who called; of a group's call, who began it.
   */
  caller_id: number | null;
  conversation_id: number;
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  /**
   * The caller began it with their camera: false where it was to be audio only.
   */
  has_camera: boolean;
  id: Generated<number>;
  /**
   * Its line in the conversation: of two written when it is over, in a group when it begins.
   */
  message_id: number | null;
  /**
   * How many devices have room in it.
   */
  places: Generated<number>;
  /**
   * Nobody can accept a call of two later, whatever became of the job that ends it. A group's call rings no longer for anybody.
   */
  rings_until: Timestamp;
  /**
   * The room of this call alone, which ICE credentials are made for.
   */
  room: Generated<string>;
  /**
   * The SFU's address for signals, where sound and pictures go through it. A call stays as it began.
   */
  sfu_entry: string | null;
  /**
   * missed: it rang until its end, the caller gave up, or it did not ring at all, in quiet hours. busy: the other was in a call.
   */
  state: string;
}

export interface VideoCallSignals {
  call_id: number;
  content: string;
  created_at: Generated<Timestamp>;
  from_entry: string;
  id: Generated<number>;
  to_entry: string;
}

export interface VideoCaptions {
  added_at: Generated<Timestamp>;
  /**
   * A language tag (BCP 47); und where nobody said which language it is.
   */
  language: string;
  /**
   * The video has got another file since these were added.
   */
  may_not_fit: Generated<boolean>;
  media_id: string | null;
  video_id: number;
}

export interface VideoDays {
  day: Timestamp;
  seconds: Generated<number>;
  video_id: number;
  views: Generated<number>;
}

export interface VideoHistory {
  /**
   * They watched it nearly to its end, and start over the next time.
   */
  is_finished: Generated<boolean>;
  member_id: number;
  /**
   * Its place in the list, a new one each time they start it.
   */
  place: Generated<number>;
  /**
   * Where they stopped.
   */
  seconds: Generated<number>;
  video_id: number;
  watched_at: Generated<Timestamp>;
}

export interface VideoHistoryPauses {
  member_id: number;
  paused_at: Generated<Timestamp>;
}

export interface Videos {
  /**
   * Its author lets members download it.
   */
  allows_download: Generated<boolean>;
  /**
   * public where its tags count it and lists have it.
   */
  audience: Generated<string>;
  /**
   * The owner of its channel.
   */
  author_id: number;
  channel_id: number;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by its author, by itself or with its channel; it can be restored for 30 days, then it is removed.
   */
  deleted_at: Timestamp | null;
  description: Generated<string>;
  edited_at: Timestamp | null;
  hashtags: Generated<string[]>;
  /**
   * Also its address, which is all that protects an unlisted one: so it is random.
   */
  id: Generated<number>;
  /**
   * Nobody comments on it, is told of it or has it ranked for them.
   */
  made_for_kids: Generated<boolean>;
  media_id: string | null;
  /**
   * The file that takes the place of media_id as soon as it can be played. One that has failed stays until another is chosen, or none.
   */
  next_media_id: string | null;
  nsfw: Generated<string[]>;
  /**
   * Reasons that moderation has set; they are among nsfw, and its author cannot take them off.
   */
  nsfw_kept: Generated<string[]>;
  /**
   * Its place in its channel's own list, rising with the time.
   */
  place: Generated<number>;
  /**
   * Its place in the lists of all, rising with the time at which its file was ready or, if later, it became public; null until its file is ready, while only its author sees it.
   */
  position: Generated<number | null>;
  publish_at: Timestamp | null;
  /**
   * When it first was in lists, or when one for paying members became public; null until then.
   */
  published_at: Timestamp | null;
  tags: Generated<string[] | null>;
  thumbnail_id: string | null;
  title: string;
  /**
   * public: every member. unlisted: every member who has the address, and in no list. members: paying members of its channel; others see its title in the channel. private: its author. scheduled: its author, until publish_at makes it public.
   */
  visibility: Generated<string>;
  /**
   * By what it is found: the words of its title and tags, and of the beginning of its description.
   */
  words: Generated<string | null>;
}

export interface VideoSources {
  channel_id: number;
  day: Timestamp;
  /**
   * The host of the other site that led to it; empty for other sources.
   */
  host: Generated<string>;
  source: string;
  video_id: number;
  views: Generated<number>;
}

export interface ViewCounts {
  object_id: number;
  /**
   * How many came into each tenth of it and no further, once a day each.
   */
  tenths: Generated<number[]>;
  /**
   * Members who viewed it, once a day each; what is a view, its kind says. What was counted stays counted when its member leaves.
   */
  views: Generated<number>;
}

export interface WalletAddresses {
  address: string;
  created_at: Generated<Timestamp>;
  currency: string;
  id: Generated<number>;
  label: string;
  member_id: number;
  usable_at: Timestamp;
}

export interface WebhookDeliveries {
  /**
   * The act of that notification that it tells of.
   */
  act_id: number | null;
  /**
   * The beginning of the receiver's latest answer.
   */
  answer: Generated<string>;
  attempts: Generated<number>;
  /**
   * What is sent, the same in each attempt; null before the first.
   */
  body: string | null;
  created_at: Generated<Timestamp>;
  due_at: Generated<Timestamp>;
  /**
   * Why the latest attempt failed; null where there was none, or it arrived.
   */
  error: string | null;
  happened_at: Timestamp;
  id: Generated<number>;
  /**
   * The message that it tells of.
   */
  message_id: number | null;
  notification_id: number | null;
  state: Generated<string>;
  status: number | null;
  tried_at: Timestamp | null;
  /**
   * What its body calls it, such as notification.post_like.
   */
  type: string;
  webhook_id: number;
}

export interface Webhooks {
  created_at: Generated<Timestamp>;
  /**
   * Groups of notifications, and messages.
   */
  events: string[];
  /**
   * The first failure since something arrived; null where the latest arrived.
   */
  failing_since: Timestamp | null;
  id: Generated<number>;
  is_on: Generated<boolean>;
  /**
   * Whether something is being sent to it, or was when its process died.
   */
  is_sending: Generated<boolean>;
  member_id: number;
  name: string;
  /**
   * When it is next asked at the earliest; while something is being sent, when other processes take that for lost.
   */
  not_before: Generated<Timestamp>;
  off_at: Timestamp | null;
  /**
   * Why it was turned off; null where it is on, or its member did it. gone: the receiver said so. failing: nothing arrived for days.
   */
  off_reason: string | null;
  /**
   * By which its secret is made of one of the installation's; the secret itself is stored nowhere.
   */
  salt: Buffer;
  /**
   * How often something was sent to it: a process only writes how that ended while it is still its turn.
   */
  turn: Generated<number>;
  url: string;
}

export interface Withdrawals {
  address: string;
  amount: Numeric;
  /**
   * What the server signed when finance let it go; without it, it is sent by hand.
   */
  approval: Generated<string>;
  /**
   * Why it failed or was dropped, where no member of staff said so; their words are in `reason`.
   */
  cause: Generated<string>;
  chain_hash: Generated<string>;
  currency: string;
  fee: Numeric;
  /**
   * Why it was let go and isn't sent yet.
   */
  held_up: Generated<string>;
  id: Generated<number>;
  label: string;
  member_id: number;
  reason: Generated<string>;
  requested_at: Generated<Timestamp>;
  /**
   * When its amount left the ledger for good; null while it is held, and where it went back.
   */
  settled_at: Timestamp | null;
  state: string;
  transaction_id: number;
  /**
   * When its address has waited long enough.
   */
  usable_at: Timestamp;
}

export interface WithdrawalStates {
  at: Generated<Timestamp>;
  state: string;
  withdrawal_id: number;
}

export interface WithdrawalStops {
  currency: string;
  reason: string;
  stopped_at: Generated<Timestamp>;
  stopped_by: number | null;
}

export interface WordRules {
  /**
   * refuse: nobody can publish it. report: it is published, and reported.
   */
  act: string;
  added_by: number | null;
  created_at: Generated<Timestamp>;
  hours: number | null;
  id: Generated<number>;
  kind: string;
  /**
   * How often the same text may be published, by one member or by all, in so many `hours`.
   */
  most: number | null;
  note: Generated<string>;
  /**
   * The regular expression that finds it in the equal_key of a text; null of floods.
   */
  pattern: string | null;
  words: string;
}

export interface WorkLogs {
  agreement_id: number;
  day: Timestamp;
  description: string;
  edited_at: Timestamp | null;
  id: Generated<number>;
  /**
   * The milestone that pays its week; null until the week has ended.
   */
  milestone_id: number | null;
  minutes: number;
  written_at: Timestamp;
}

export interface WrittenSurveys {
  post_id: number;
  /**
   * title, options, kind, days, is_secret
   */
  survey: Json;
}

export interface DB {
  address_rules: AddressRules;
  admin_links: AdminLinks;
  agreement_versions: AgreementVersions;
  agreements: Agreements;
  alerts: Alerts;
  announcement_dismissals: AnnouncementDismissals;
  announcements: Announcements;
  appeals: Appeals;
  approved_commenters: ApprovedCommenters;
  assets: Assets;
  away_comments: AwayComments;
  away_members: AwayMembers;
  away_replies: AwayReplies;
  backer_news: BackerNews;
  backer_updates: BackerUpdates;
  bids: Bids;
  blocked_files: BlockedFiles;
  blocked_tags: BlockedTags;
  blocks: Blocks;
  call_budgets: CallBudgets;
  chain_blocks: ChainBlocks;
  chain_coins: ChainCoins;
  chain_send_coins: ChainSendCoins;
  chain_sends: ChainSends;
  chain_transactions: ChainTransactions;
  chain_wallets: ChainWallets;
  chains: Chains;
  channel_collaborators: ChannelCollaborators;
  channel_counts: ChannelCounts;
  channel_days: ChannelDays;
  channel_earnings: ChannelEarnings;
  channel_shares: ChannelShares;
  channel_subscriptions: ChannelSubscriptions;
  channel_tiers: ChannelTiers;
  channels: Channels;
  chat_settings: ChatSettings;
  comment_counts: CommentCounts;
  comment_reactions: CommentReactions;
  comment_rules: CommentRules;
  comments: Comments;
  consents: Consents;
  conversation_members: ConversationMembers;
  conversations: Conversations;
  decision_acts: DecisionActs;
  decision_figures: DecisionFigures;
  decision_templates: DecisionTemplates;
  decisions: Decisions;
  deposit_addresses: DepositAddresses;
  deposits: Deposits;
  discussion_settings: DiscussionSettings;
  dismissed_suggestions: DismissedSuggestions;
  domain_rules: DomainRules;
  email_changes: EmailChanges;
  exports: Exports;
  first_steps: FirstSteps;
  follows: Follows;
  freelancer_details: FreelancerDetails;
  freelancers: Freelancers;
  gifts_owed: GiftsOwed;
  group_counts: GroupCounts;
  group_event_answers: GroupEventAnswers;
  group_events: GroupEvents;
  group_links: GroupLinks;
  group_members: GroupMembers;
  group_pins: GroupPins;
  group_topics: GroupTopics;
  group_typing: GroupTyping;
  groups: Groups;
  guess_budgets: GuessBudgets;
  hashtag_follows: HashtagFollows;
  hashtag_names: HashtagNames;
  hashtags: Hashtags;
  health_samples: HealthSamples;
  hourly_agreements: HourlyAgreements;
  idempotency_keys: IdempotencyKeys;
  imported_posts: ImportedPosts;
  installation_secrets: InstallationSecrets;
  interest_tags: InterestTags;
  interests: Interests;
  invitations: Invitations;
  invited_members: InvitedMembers;
  job_counts: JobCounts;
  job_dispute_events: JobDisputeEvents;
  job_dispute_files: JobDisputeFiles;
  job_disputes: JobDisputes;
  job_files: JobFiles;
  job_hours: JobHours;
  job_invites: JobInvites;
  job_invoice_counts: JobInvoiceCounts;
  job_milestone_changes: JobMilestoneChanges;
  job_milestone_events: JobMilestoneEvents;
  job_milestone_files: JobMilestoneFiles;
  job_milestones: JobMilestones;
  job_payments: JobPayments;
  job_refunds: JobRefunds;
  job_showcases: JobShowcases;
  jobs: Jobs;
  jurors: Jurors;
  jury_refusals: JuryRefusals;
  known_networks: KnownNetworks;
  last_seen: LastSeen;
  ledger_accounts: LedgerAccounts;
  ledger_checkpoints: LedgerCheckpoints;
  ledger_entries: LedgerEntries;
  ledger_play: LedgerPlay;
  ledger_stops: LedgerStops;
  ledger_transactions: LedgerTransactions;
  ledger_transactions_checked: LedgerTransactionsChecked;
  legal_versions: LegalVersions;
  limited_members: LimitedMembers;
  link_cards: LinkCards;
  link_requests: LinkRequests;
  listed_chats: ListedChats;
  listed_people: ListedPeople;
  mailed_codes: MailedCodes;
  mails: Mails;
  media: Media;
  media_steps: MediaSteps;
  media_tracks: MediaTracks;
  media_usage: MediaUsage;
  member_counts: MemberCounts;
  member_entries: MemberEntries;
  member_interests: MemberInterests;
  member_links: MemberLinks;
  member_looks: MemberLooks;
  member_mutes: MemberMutes;
  member_names: MemberNames;
  member_phones: MemberPhones;
  member_references: MemberReferences;
  member_words: MemberWords;
  members: Members;
  memberships: Memberships;
  message_people: MessagePeople;
  message_reactions: MessageReactions;
  messages: Messages;
  migrations: Migrations;
  milestone_votes: MilestoneVotes;
  moderator_messages: ModeratorMessages;
  moderator_threads: ModeratorThreads;
  money_settings: MoneySettings;
  money_term_changes: MoneyTermChanges;
  muted_reporters: MutedReporters;
  mutes: Mutes;
  network_logo: NetworkLogo;
  notification_acts: NotificationActs;
  notification_outbox: NotificationOutbox;
  notification_preferences: NotificationPreferences;
  notification_settings: NotificationSettings;
  notifications: Notifications;
  oauth_apps: OauthApps;
  oauth_codes: OauthCodes;
  object_tags: ObjectTags;
  object_views: ObjectViews;
  objects: Objects;
  open_pages: OpenPages;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  payment_methods: PaymentMethods;
  payout_choices: PayoutChoices;
  payouts: Payouts;
  people_lists: PeopleLists;
  phone_codes: PhoneCodes;
  pinned_posts: PinnedPosts;
  plan_prices: PlanPrices;
  plans: Plans;
  playlist_videos: PlaylistVideos;
  playlists: Playlists;
  pledges: Pledges;
  plus_trials: PlusTrials;
  post_drafts: PostDrafts;
  post_files: PostFiles;
  post_imports: PostImports;
  post_looks: PostLooks;
  post_topics: PostTopics;
  post_versions: PostVersions;
  post_words: PostWords;
  posts: Posts;
  price_alerts: PriceAlerts;
  pro_settings: ProSettings;
  processing_restrictions: ProcessingRestrictions;
  profile_intros: ProfileIntros;
  project_counts: ProjectCounts;
  project_discussions: ProjectDiscussions;
  project_faqs: ProjectFaqs;
  project_funding: ProjectFunding;
  project_parts: ProjectParts;
  project_payouts: ProjectPayouts;
  project_reminders: ProjectReminders;
  project_story_files: ProjectStoryFiles;
  projects: Projects;
  published_texts: PublishedTexts;
  purges: Purges;
  push_keys: PushKeys;
  push_subscriptions: PushSubscriptions;
  quotes: Quotes;
  rates: Rates;
  reactions: Reactions;
  read_marks: ReadMarks;
  recovery_codes: RecoveryCodes;
  reel_hides: ReelHides;
  reel_words: ReelWords;
  reels: Reels;
  reference_requests: ReferenceRequests;
  referrals: Referrals;
  removed_media: RemovedMedia;
  reports: Reports;
  reserve_days: ReserveDays;
  reserve_leaves: ReserveLeaves;
  reserve_nodes: ReserveNodes;
  restrictions: Restrictions;
  reviews: Reviews;
  reward_tiers: RewardTiers;
  rule_versions: RuleVersions;
  rules: Rules;
  saved_folders: SavedFolders;
  saved_in_folders: SavedInFolders;
  saved_objects: SavedObjects;
  saved_playlists: SavedPlaylists;
  saved_searches: SavedSearches;
  server_processes: ServerProcesses;
  sessions: Sessions;
  settings: Settings;
  sfu_devices: SfuDevices;
  sfu_hub: SfuHub;
  sfu_rooms: SfuRooms;
  shown_links: ShownLinks;
  signup_requests: SignupRequests;
  skills: Skills;
  socket_tickets: SocketTickets;
  "staff_log.acts": StaffLogActs;
  "staff_log.heads": StaffLogHeads;
  staff_notes: StaffNotes;
  staff_roles: StaffRoles;
  storage_days: StorageDays;
  stretch_goals: StretchGoals;
  subscription_group_channels: SubscriptionGroupChannels;
  subscription_groups: SubscriptionGroups;
  support_messages: SupportMessages;
  survey_ballots: SurveyBallots;
  survey_counts: SurveyCounts;
  survey_members: SurveyMembers;
  survey_outcomes: SurveyOutcomes;
  surveys: Surveys;
  tax_details: TaxDetails;
  tokens: Tokens;
  transfer_notes: TransferNotes;
  two_factors: TwoFactors;
  upload_locks: UploadLocks;
  uploads: Uploads;
  used_captchas: UsedCaptchas;
  username_history: UsernameHistory;
  video_call_devices: VideoCallDevices;
  video_call_removals: VideoCallRemovals;
  video_call_rings: VideoCallRings;
  video_call_signals: VideoCallSignals;
  video_calls: VideoCalls;
  video_captions: VideoCaptions;
  video_days: VideoDays;
  video_history: VideoHistory;
  video_history_pauses: VideoHistoryPauses;
  video_sources: VideoSources;
  videos: Videos;
  view_counts: ViewCounts;
  wallet_addresses: WalletAddresses;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
  withdrawal_states: WithdrawalStates;
  withdrawal_stops: WithdrawalStops;
  withdrawals: Withdrawals;
  word_rules: WordRules;
  work_logs: WorkLogs;
  written_surveys: WrittenSurveys;
}
