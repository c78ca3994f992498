/** Every documented call is built as documented, or listed as not yet built. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { allCalls } from '../src/all.ts'
import { type Call, partsInPieces } from '../src/call.ts'
import { uploadFieldOf } from '../src/upload-field.ts'
import { attachmentRefusals } from '../src/shared/attachment.ts'
import { captionRefusals, fileRefusals, pictureRefusals } from '../src/shared/media.ts'
import { documentedCalls, type DocumentedCall, read } from './spec.ts'
import { notYetBuilt } from './table.ts'

/** Calls that the documents need without naming them. */
const ownCalls: Record<string, string> = {
  logout: 'The documents log out by removing the cookie; the session has to end with it.',
  show_language: 'The language panel shows the value that update_language changes.',
  captcha_challenge: 'The captcha is our own, so its challenge comes from us.',
  socket_ticket: 'A socket is opened by a ticket, so that no key stands in a URL.',
  comment_list: 'Comments on objects of every kind, beyond the few that one is shown with.',
  comment_reply_list: 'Replies beyond the few that a comment is shown with.',
  add_comment: 'Surveys and projects have comments; the documents name a call for each of the other kinds.',
  edit_comment: 'A comment with a mistake in it can be mended, as a post can.',
  held_comment_list: 'Whose video it is sees which comments wait for approval.',
  approve_comment: 'Whose video it is approves a comment that waits.',
  comment_rules: 'Which words make comments wait, and whose never do.',
  comment_rules_update: 'Words that make comments wait are chosen.',
  unapprove_commenter: 'A member’s comments wait again where comments do.',
  pin_comment: 'Whose reel, survey or video it is shows one comment first.',
  heart_comment: 'Whose reel, survey or video it is thanks for a comment by a heart.',
  comment_settings_update: 'Whose reel, survey or video it is can do without comments.',
  restore_comment: 'Undo after delete_comment.',
  comment_blocked_list:
    'A block leaves redress: whose object it is deletes and reports what blocked members said there (decision 41).',
  post_restore: 'Undo after post_delete.',
  post_versions: 'An edited post says what it said before.',
  post_card: 'A post that changes is read again as lists show it, without 50 comments.',
  waiting_posts: 'A post appears when its file is ready; until then its author looks after it.',
  deactivate_account: 'Deactivate and Delete Account in Settings.',
  delete_account: 'Deactivate and Delete Account in Settings (decision 45).',
  request_export: 'Whoever leaves can take everything of theirs along.',
  show_export: 'Whoever leaves can take everything of theirs along.',
  show_upload_limits: 'Limits are said before an upload (decision 23).',
  resend_email_verification: 'A verification mail can get lost.',
  verify_email: 'A mailed link that is followed while logged in.',
  email_change_delete: 'A change of the address can be taken back while it waits.',
  update_email: 'Settings show the address with Change beside it.',
  show_username: 'A member has a unique @username (decision 11).',
  update_username: 'It can be changed.',
  show_widgets: 'The left icon menu has widgets: what the right column shows.',
  update_widget: 'The left icon menu has widgets: what the right column shows.',
  show_autoplay: 'The autoplay panel, which the documents show without a call.',
  update_autoplay: 'The autoplay panel, which the documents show without a call.',
  renew_recovery_codes: 'Ten recovery codes (decision 6).',
  start_passkey_login: 'Passkeys as login (decision 6).',
  passkey_login: 'Passkeys as login (decision 6).',
  start_passkey_check: 'Passkeys as second factor (decision 6).',
  start_passkey_confirmation: 'Whoever has a passkey answers by it where they are asked who they are.',
  passkey_list: 'Passkeys are managed in Settings.',
  start_add_passkey: 'Passkeys are managed in Settings.',
  add_passkey: 'Passkeys are managed in Settings.',
  update_passkey: 'Passkeys are managed in Settings.',
  delete_passkey: 'Passkeys are managed in Settings.',
  session_list: 'The sessions panel, which the documents show without a call.',
  session_delete: 'The sessions panel, which the documents show without a call.',
  session_delete_all: 'The sessions panel, which the documents show without a call.',
  update_session_setting: 'The choice to stay logged in on several devices (decision 4).',
  delete_hashtag: 'Settings delete a hashtag, and name no call for it.',
  referral_click: 'A click on a referral link is remembered for 24 hours (decision 10).',
  referral_list: 'Settings show one’s referrals, pending and complete.',
  post_save: 'Saved posts, the documents’ favourites, which they show without a call.',
  saved_post_list: 'Saved posts, the documents’ favourites, which they show without a call.',
  post_pin: 'A profile shows first what its member has pinned.',
  post_why: 'A card says why one sees it.',
  mute_list: 'Words and tags can be muted.',
  add_mute: 'Words and tags can be muted.',
  delete_mute: 'Words and tags can be muted.',
  add_report: 'Settings show Reported Content, so something can be reported.',
  get_reports: 'The panel Reported Content, which the documents show without a call (decision 39).',
  show_dob: 'What is not safe for work depends on age; the documents have no call for the date of birth.',
  update_dob: 'What is not safe for work depends on age; the documents have no call for the date of birth.',
  show_nsfw_setting: 'The NSFW panel of Settings, which the documents show without a call.',
  update_nsfw_setting: 'The NSFW panel of Settings, which the documents show without a call.',
  show_interests: 'Interests can be changed after /profilesetup.',
  setup_checklist: 'After /profilesetup the dashboard lists what a new member does first.',
  hide_setup_checklist: 'That list can be hidden for good.',
  follow_request_list: 'The panel Follow requests, which the documents show without a call.',
  dismiss_suggestion: 'A suggestion that one does not want can be dismissed, and that undone.',
  unblock: 'Blocked Channels in Settings have an unblock, which the documents show without a call.',
  notification_flash: 'is_flash "0" shows a pop-up, and something has to say that it was shown.',
  notification_setting_list: 'Each kind of notification can be switched, and there are quiet hours.',
  update_notification_setting: 'Each kind of notification can be switched, and there are quiet hours.',
  update_quiet_hours: 'Each kind of notification can be switched, and there are quiet hours.',
  show_notification_popover: 'The panel of popovers is static in the documents.',
  update_notification_popover: 'The panel of popovers is static in the documents.',
  show_push_key: 'A browser that is told while it is closed needs it.',
  add_push_subscription: 'A browser is told while it is closed.',
  delete_push_subscription: 'A browser is told while it is closed.',
  end_notification_mail: 'The mail of notifications is ended by its link.',
  analytics_traffic: 'The documents show Analytics without a call; its figures are real.',
  count_looks: 'Analytics counts what was looked at, and only the client knows that.',
  about_restore: 'Undo after an entry of About was deleted, of whichever kind.',
  suggest_mentions: 'Members to name are suggested while a text is written.',
  sell_token: 'The documents show selling without its call.',
  transaction_detail: 'Each row of the transactions opens a receipt.',
  propose_showcase: 'Delivered work can be shown by both who agreed on it.',
  answer_showcase: 'The other side agrees to what is shown of both, and either ends it.',
  get_showcases: 'The profile and the agreement show it.',
  get_invoice: 'Each release of a milestone has an invoice.',
  yearly_statement: 'What a year brought and cost, for a tax office.',
  statement_year_list: 'The settings offer statements of the years that have one.',
  get_receipt: 'Receipts can be kept and handed on as a PDF.',
  wallet_chart: 'The wallet shows how the balance went.',
  trade_quote: 'A price holds for 30 seconds, and the dialog counts down.',
  receiver_detail: 'Whom a typed username means is shown before money is sent.',
  tip_list: 'Lists of tips given and taken.',
  update_spending_limit: 'Members limit what they spend in a day.',
  withdrawal_list: 'A withdrawal shows its states.',
  deposit_list: 'Coins that arrive are shown from the first block on.',
  deposit_address: 'Receive shows the member’s own address.',
  chain_status: 'Members see which chains this Commons is on, and how far they were read.',
  add_play_deposit: 'With play money a deposit can be tried on a laptop.',
  admin_withdrawal_list: 'Staff approve what leaves a wallet.',
  admin_withdrawal_detail: 'Staff see what they need to decide about a withdrawal.',
  approve_withdrawal: 'Staff approve what leaves a wallet.',
  refuse_withdrawal: 'Staff refuse what should not leave, and say why.',
  hot_wallet: 'Finance see what withdrawals are sent from.',
  stop_withdrawals: 'Finance stop what is sent of a currency.',
  resume_withdrawals: 'Finance let it be sent again.',
  get_reserves: 'Everybody sees what members own and what the network has.',
  reserve_proof: 'And each finds their own balance in it.',
  replace_withdrawal: 'What waits for a block can be sent dearer, or taken back.',
  frozen_deposit_list: 'Finance see what a chain took back after it was credited.',
  release_deposit: 'The network can bear it.',
  write_off_deposit: 'Or it is taken back, as far as it is there.',
  record_withdrawal: 'What was sent by hand is noted, as the operator’s command does.',
  money_terms: 'Who looks after money sees rates, fees and prices, and who changed them.',
  mint_list: 'Who answers for money sees who made some, and why.',
  mint_tokens: 'The treasury is filled without a shell, within a limit.',
  update_money_term: 'Rates, fees and prices are set without a shell, too.',
  withdrawal_cancel: 'A withdrawal can be cancelled until it is sent.',
  wallet_address_list: 'Withdrawals go to addresses of a book, in which a new one waits.',
  add_wallet_address: 'Withdrawals go to addresses of a book, in which a new one waits.',
  delete_wallet_address: 'Withdrawals go to addresses of a book, in which a new one waits.',
  plan_detail: 'The plan in force and its end (decision 35).',
  plan_cancel: 'A plan can be cancelled (decision 35).',
  start_plus_trial: 'The free month of Plus, which the documents offer without a call.',
  payment_method_list: 'The panel Payment Methods, which the documents show without a call (decision 39).',
  add_payment_method: 'The panel Payment Methods, which the documents show without a call (decision 39).',
  delete_payment_method: 'The panel Payment Methods, which the documents show without a call (decision 39).',
  recurring_payment_list:
    'The panel Recurring Payments, which the documents show without a call (decision 39).',
  show_pro_setting: 'The Pro settings, which the documents show without a call (decision 39).',
  update_pro_setting: 'The Pro settings, which the documents show without a call (decision 39).',
  payout_list: 'Earnings are exchanged once they reach $100 (decision 53).',
  subscription_tier_list:
    'Subscription Tier Management, which the documents show without a call (decision 39).',
  contact_support: 'Domains and tiers are asked for by writing to support (decision 53).',
  recurring_payment_delete: 'A recurring payment can be stopped.',
  voting_ballots: 'A closed survey publishes its ballots, so that anybody can count again.',
  my_voting_list: 'My Survey lists one’s own, which voting_list does not tell apart.',
  voting_seen: 'A survey counts those who have seen it and not voted (decision 38).',
  voting_close: 'Who made a survey closes it before its time.',
  voting_restore: 'Undo after delete_voting.',
  voting_like: 'The survey page has likes.',
  group_chat_history: 'A screen shows messages and replies in their one order, also those to old messages.',
  group_chat_reply_list: 'Replies beyond the few that a message is shown with.',
  group_chat_changes:
    'A client that was away asks for what it missed: messages, deletions, reactions, files.',
  group_chat_read: 'The chat says what is unread, on every device.',
  pledge_take_back: 'A pledge can be taken back until the deadline (decision 27).',
  pledge_list: 'What is held by pledges stands beside the balance of the wallet.',
  project_funding: 'The terms and money of a project, said before one pledges (decision 42).',
  project_backer_list: 'Who has backed a project.',
  project_ledger: 'What came to a project, what went, and to whom.',
  set_milestones: 'Pledges with milestones end in parts (decision 44).',
  report_milestone: 'Pledges with milestones end in parts (decision 44).',
  vote_milestone: 'Pledges with milestones end in parts (decision 44).',
  add_reward_tier: 'What backers get for their pledge.',
  delete_reward_tier: 'What backers get for their pledge.',
  add_backer_update: 'What an owner tells the backers.',
  backer_update_list: 'What an owner tells the backers.',
  project_update: 'Edit, which the documents show without a call.',
  project_detail: 'A project’s page for visitors (decision 28).',
  reverse_geocode: 'The documents ask a maps service, from the browser, where a position is.',
  place_list: 'Places are suggested while one types where a project is.',
  chat_list: 'All conversations, of which the documents show the open boxes.',
  chat_messages: 'Earlier messages, by scrolling up.',
  message_seen: 'A message that was read has a double tick, and something has to say that it was.',
  chat_changes: 'A client that was away asks for what it missed.',
  chat_detail: 'The inbox shows conversations that have no box.',
  chat_unread: 'The bar says what is unread before any chat is loaded.',
  chat_search: 'Messages can be looked for.',
  chat_typing: 'Each side sees when the other is typing.',
  chat_message_edit: 'Members correct what they wrote.',
  chat_message_delete: 'Members delete what they wrote.',
  chat_message_restore: 'Undo of that.',
  chat_message_react: 'Members react to messages.',
  send_chat_file: 'Pictures and videos travel as a form, and send_massage is no form.',
  chat_request_accept: 'Members decide who talks with them.',
  chat_request_delete: 'Members decide who talks with them.',
  chat_retention_update: 'Messages can be kept for a while only.',
  chat_presence: 'A chat says whether the other is there.',
  start_video_call: 'A chat has a button for video calls, which the documents show without a call.',
  join_video_call: 'A call rings, and is accepted or come back to.',
  enter_video_call: 'A call’s room is entered by a token, never by the api_key (decision 25).',
  end_video_call: 'A call is ended or declined.',
  current_video_call: 'All devices of a member ring.',
  show_video_call: 'The devices of a call learn of each other, and get signals.',
  send_video_signals: 'Two devices agree on how to reach each other.',
  start_group_call: 'The chat of a group has calls, too.',
  group_call: 'The chat of a group says who is in its call.',
  update_video_call: 'Whoever is in a call sees who is muted, shows a screen or raises a hand.',
  moderate_video_call: 'Whoever leads a group keeps order in its calls.',
  show_chat_setting: 'Who may write to a member is theirs to say.',
  update_chat_setting: 'Who may write to a member is theirs to say.',
  group_restore: 'Undo after group_delete.',
  group_chat_typing: 'Members see who is typing in a group’s chat.',
  group_chat_typing_list: 'Members see who is typing in a group’s chat.',
  group_chat_restore: 'Undo after group_chat_delete and group_chat_reply_delete.',
  group_timeline: 'The posts of a group, of which the documents name the list with a tag alone.',
  group_pin: 'A group shows first what its moderators have pinned.',
  group_blocked_post_list:
    'A block leaves redress: who leads a group deletes and reports what blocked members posted there (decision 41).',
  suggested_group_list: 'Groups are suggested beside the list of all.',
  leave_group: 'The documents show leaving without a call.',
  group_ban: 'Whoever disturbs a group is kept out of it (decision 26).',
  group_unban: 'A ban can be lifted.',
  group_member_role_update: 'Moderators (decision 26).',
  group_owner_update: 'An owner leaves by handing over (decision 26).',
  group_request_list:
    'Requests and invitations (decision 26), which the documents send without listing them.',
  group_request_accept: 'Requests and invitations (decision 26).',
  group_request_delete: 'Requests and invitations (decision 26).',
  group_notice_update: 'Each member chooses what they hear of from a group.',
  group_link_create: 'Groups invite by a link.',
  group_link_list: 'Groups invite by a link.',
  group_link_delete: 'Groups invite by a link.',
  reel_tip: 'Reels are rewarded as posts are.',
  edit_reel: 'A reel’s words and audience can be changed.',
  delete_reel: 'A reel can be deleted.',
  reel_restore: 'Undo after delete_reel.',
  reel_save: 'Reels are saved as posts are.',
  reel_hide: 'Members say that they are not interested.',
  reel_unhide: 'Undo after reel_hide.',
  reel_watched: 'Its author learns how far a reel is watched.',
  reels_by_user: 'A profile shows the member’s reels.',
  reel_hash_timeline: 'Tags of reels lead to those that have them.',
  saved_reel_list: 'Saved reels are listed.',
  waiting_reels: 'A reel appears when its file is ready; until then its author looks after it.',
  restore_channel: 'Undo after delete_channel.',
  channel_analytics: 'What a channel came to by day.',
  get_collaborators: 'Several members run a channel.',
  get_channel_invitations: 'Invitations to run a channel.',
  add_collaborator: 'The owner invites to run a channel.',
  update_collaborator: 'The owner changes a role.',
  delete_collaborator: 'Removes a collaborator, who also leaves or declines with it.',
  accept_collaboration: 'Accepts an invitation.',
  offer_channel: 'Hands a channel over, as a group.',
  delete_channel_offer: 'Takes the offer back, or declines it.',
  accept_channel_offer: 'Takes a channel over.',
  get_channel_shares: 'What a channel earns is shared: who has which part.',
  propose_channel_share: 'The owner proposes a share.',
  accept_channel_share: 'A collaborator accepts a share.',
  decline_channel_share: 'Declines a share, or takes the proposal back.',
  end_channel_share: 'Ends a share.',
  mute_channel: 'A member subscribes without being told of each video.',
  get_subscriptions: 'The channels that a member has subscribed to.',
  get_subscription_videos: 'Their newest videos.',
  ...Object.fromEntries(
    [
      'get_subscription_groups',
      'create_subscription_group',
      'update_subscription_group',
      'delete_subscription_group',
      'toggle_subscription_group',
    ].map((name) => [name, 'Subscriptions in groups: their videos can be narrowed to one.']),
  ),
  get_channel_membership: 'Memberships of channels: what one offers, and the own one.',
  set_channel_tier: 'Memberships of channels: offered, or changed.',
  close_channel_tier: 'Memberships of channels: offered no more.',
  join_channel: 'Memberships of channels: joined for a month.',
  leave_channel: 'Memberships of channels: left when the month ends.',
  get_all_channels: 'All Channel lists every channel; get_channels gives one’s own.',
  update_video: 'A video’s words and who sees it can be changed.',
  delete_video: 'A video can be deleted.',
  replace_video_file: 'A video whose file failed, or was the wrong one, gets another under its address.',
  cancel_video_replacement: 'Until a new file is shown, it can be taken back.',
  set_video_captions: 'A video has captions in several languages.',
  delete_video_captions: 'A video has captions in several languages.',
  restore_video: 'Undo after delete_video.',
  update_videos: 'Several videos are made public, unlisted, private or for paying members at once.',
  delete_videos: 'Several videos are deleted at once.',
  restore_videos: 'Undo after delete_videos.',
  video_tip: 'Videos are rewarded as posts are.',
  video_save: 'Videos are saved as posts are.',
  saved_video_list: 'Saved videos are listed.',
  video_hash_timeline: 'Tags of videos lead to those that have them.',
  ...Object.fromEntries(
    [
      'get_playlists',
      'get_playlist',
      'create_playlist',
      'update_playlist',
      'delete_playlist',
      'restore_playlist',
      'toggle_playlist_video',
      'move_playlist_video',
      'playlist_save',
      'saved_playlist_list',
    ].map((name) => [name, 'Playlists: videos in an order, private, unlisted or public.']),
  ),
  search_channels: 'Results can be narrowed to a channel, which has to be found first.',
  get_guide_videos: 'The videos of /BuyEth, where the documents have four samples.',
  video_site: 'Whether other sites may show videos: only then is there code for them.',
  video_watched: 'A video goes on where one stopped, and its author learns how far it is watched.',
  get_watch_history: 'History: what one has watched.',
  get_continue_watching: '“Continue watching” on the first page.',
  delete_watched: 'History: one video is removed from it.',
  clear_watch_history: 'History: it can be cleared.',
  pause_watch_history: 'History: it can be paused.',
  edit_project: 'A project can be changed while it takes bids.',
  close_project: 'A client takes no more bids.',
  delete_project: 'Whose project it is deletes it, and can take that back.',
  restore_project: 'Whose project it is deletes it, and can take that back.',
  search_projects: 'Projects are found by skills, budget and client.',
  search_freelancers: 'Freelancers are found by skill, rate, country and record.',
  skill_list: 'Skills are offered while one types.',
  shortlist_bid: 'A client notes bids.',
  decline_bid: 'A bidder learns that it will not be theirs.',
  get_my_projects: 'The tables of My projects have rows.',
  get_my_bids: 'The tables of My projects have rows.',
  get_insight_bids: 'The table of Insight bids has rows.',
  accept_award: 'An award is an offer (decision 36): the freelancer accepts it.',
  decline_award: 'An award is an offer (decision 36): the freelancer may decline it.',
  withdraw_award: 'A client takes an offer back that is not answered yet.',
  get_agreement: 'What the two agreed on, with every version of it.',
  propose_agreement_change: 'Terms of an agreement change only by agreement.',
  answer_agreement_change: 'Terms of an agreement change only by agreement.',
  end_agreement: 'An agreement ends when its work does.',
  accept_milestone: 'The other side agrees to a milestone before it is funded (decision 36).',
  decline_milestone: 'The other side need not agree to a milestone.',
  update_milestone: 'A milestone with a mistake in it can be mended by both.',
  reorder_milestones: 'Both put the milestones in order.',
  cancel_milestone: 'A milestone that nobody wants any more is cancelled (decision 61).',
  milestone_quote: 'Funding fixes an amount of tokens, which is shown before (decision 62).',
  fund_milestone: 'The client funds a milestone into escrow (decision 36).',
  submit_milestone: 'The freelancer submits, which starts the 14 days (decision 59).',
  request_milestone_changes: 'The client asks for changes of what was submitted (decision 36).',
  release_milestone: 'The button Release milestone, which the documents show without a call.',
  request_refund: 'A client asks for money back (decision 65).',
  answer_refund: 'A request for a refund is answered (decision 65).',
  give_refund: 'A freelancer gives money back (decision 61).',
  dispute_milestone: 'A dispute freezes what is held (decision 36).',
  get_dispute: 'Both see what is in dispute, whose turn it is and what was said (decision 61).',
  dispute_list: 'Disputes that a member is in.',
  add_dispute_evidence: 'Both say what speaks for them, with files (decision 66).',
  offer_split: 'The two can agree on a split (decision 61).',
  accept_split: 'The two can agree on a split (decision 61).',
  withdraw_dispute: 'Who opened a dispute may give it up.',
  escalate_dispute: 'Staff decide where the two do not agree (decision 66).',
  admin_dispute_list: 'Staff see what waits for their decision (decision 66).',
  admin_rule_list: 'Admins see the rules of their network in both languages.',
  update_rule: 'A network has the rules that its operator gives it.',
  legal_page: 'Everybody reads the terms, the privacy page and the imprint.',
  legal_version_list: 'Earlier versions of what members agreed to stay readable.',
  admin_legal_list: 'Admins see the legal pages in both languages.',
  add_legal_version: 'Admins write the legal pages of their network.',
  announcement_list: 'Admins see what they announced.',
  add_announcement: 'Admins announce something to everybody.',
  update_announcement: 'Admins change what they announced.',
  delete_announcement: 'Admins delete what they announced.',
  dismiss_announcement: 'Members dismiss what they have read.',
  show_consent: 'Members see what changed before they agree again.',
  accept_rules: 'Members agree to new terms.',
  rule_list: 'A decision names the rule that was broken, and members read it.',
  decision_list: 'Members read what was decided about them, and why.',
  admin_report_list: 'Moderators work through what members report.',
  admin_report_detail: 'Moderators see a report with what they need to decide.',
  read_reported_messages:
    'Staff read two messages before and after a reported one, and that is logged (decision 75).',
  assign_reports: 'Two moderators don’t work on the same report.',
  decide_reports: 'Reports are answered.',
  undo_decision: 'A wrong decision is taken back with all that it did.',
  purge_list: 'What is illegal is removed for good by two people (decision 72); the second finds it here.',
  ask_purge: 'What is illegal is removed for good by two people (decision 72): one asks.',
  withdraw_purge: 'Who asked may think better of it, and who would confirm may say no.',
  confirm_purge: 'What is illegal is removed for good by two people (decision 72): another one confirms.',
  appeal_decision: 'A decision can be appealed, and somebody else looks at it again.',
  appeal_list: 'Moderators see the appeals that wait for them.',
  answer_appeal: 'Appeals are answered.',
  restrict_processing:
    'Who has a right to it (GDPR, Article 18) may ask that their data is kept and not used.',
  end_processing_restriction: 'It ends once its reason is gone, and the member is told before.',
  undo_wave: 'What was decided about hundreds at once is taken back at once.',
  undo_moderator: 'What one moderator decided wrongly for days is taken back at once.',
  decide_member: 'Some members are found without a report.',
  related_members: 'A wave comes from several accounts: moderators see which may belong together.',
  member_record: 'Moderators see what was decided about a member before.',
  decision_log: 'Everybody can see how moderators decide, without names (decision 73).',
  jury_case_list: 'Members are drawn for juries, and see their cases (decision 74).',
  answer_jury_case: 'Nobody is a juror who doesn’t want to be (decision 74).',
  jury_vote: 'Juries answer appeals (decision 74).',
  update_jury_setting: 'Members say whether they can be drawn for juries (decision 74).',
  moderator_messages: 'Members and moderators write to each other.',
  send_moderator_message: 'Members ask moderators why.',
  member_thread_list: 'Moderators see who waits for an answer.',
  member_messages: 'Moderators read what a member wrote to them.',
  send_member_message: 'Moderators answer members.',
  settle_member_thread: 'A thank-you needs no answer.',
  mute_reporter: 'Who reports in bad faith doesn’t fill the queue.',
  template_list: 'Moderators find words for what they decide often.',
  add_template: 'Moderators keep words for what they decide often.',
  update_template: 'Templates are changed.',
  delete_template: 'Templates are deleted.',
  add_staff_note: 'Staff tell each other what they know.',
  staff_note_list: 'Staff read what others noted.',
  claim_admin: 'Who runs a network becomes its admin by a link, not by registering first.',
  update_member_role: 'Admins say who else is staff.',
  audit_log: 'What staff do can be looked up.',
  admin_member_list: 'Support finds the member that needs help.',
  show_registration: 'Who registers sees what is asked, and whether an invitation works.',
  signup_request_list: 'Moderators see who asks to be let in.',
  answer_signup_requests: 'Moderators let people in, or say no.',
  invitation_list: 'Members see whom their invitations brought.',
  add_invitation: 'Members invite people to a network that is not open.',
  delete_invitation: 'An invitation can be ended.',
  word_rule_list: 'Moderators see which words and links are refused or reported.',
  add_word_rule: 'A wave of spam ends with a rule about what it says or links to.',
  try_word_rule: 'A rule that catches honest people is seen before it is switched on.',
  delete_word_rule: 'A rule that caught honest people, or whose wave is over, can go.',
  media_hash_list: 'Moderators see which files can’t be uploaded again.',
  delete_media_hash: 'A file that was blocked by mistake can be uploaded again.',
  admin_tag_list: 'Moderators find a tag, and see which are blocked.',
  block_tag: 'A tag full of spam or hate is not trending.',
  unblock_tag: 'A tag that was blocked by mistake can be suggested again.',
  admin_interest_list: 'Admins see what members can choose, and how many have.',
  add_interest: 'A network has interests of its own.',
  update_interest: 'Interests are renamed, and get other tags.',
  move_interest: 'Interests have an order.',
  delete_interest: 'Interests that nobody needs are deleted.',
  domain_rule_list: 'Moderators see which domains are kept out.',
  add_domain_rule: 'Addresses of throwaway providers are kept out.',
  delete_domain_rule: 'A rule about a domain can be removed.',
  ip_rule_list: 'Moderators see which networks are kept out.',
  add_ip_rule: 'Networks that flood the registration are kept out.',
  delete_ip_rule: 'A rule about a network can be removed.',
  admin_member_detail: 'Support sees what helps a member.',
  health: 'Who runs a network sees whether it is well.',
  health_history: 'Who runs a network sees what changed since yesterday.',
  backup_list: 'Who runs a network sees how old its backups are.',
  first_step_list: 'An admin sees what a new network still needs.',
  mark_first_step: 'An admin says which first steps are done.',
  send_test_mail: 'An admin tries whether mail arrives.',
  send_member_export: 'Who has a right to their data may ask for it in a letter.',
  change_member_email: 'A member without their old address can be given another.',
  delete_member: 'Who has a right to be forgotten may ask for it in a letter.',
  start_backup: 'Who runs a network makes a backup without a shell.',
  storage_list: 'Who runs a network sees what fills its disk.',
  job_list: 'Who runs a network sees work that failed.',
  setting_list: 'Admins see what their network is set to.',
  add_network_logo: 'Admins choose the logo of their network.',
  delete_network_logo: 'Admins do without a logo again.',
  update_setting: 'An admin changes it without a restart.',
  retry_jobs: 'A thousand mails that failed run again at once.',
  retry_job: 'Work that failed runs again once its cause is mended.',
  take_dispute:
    'A dispute opens the chat of its two to its assignee alone (decision 75), so somebody takes it.',
  read_dispute_chat:
    'The assignee of a dispute reads the chat of its two, and each reading is logged (decision 75).',
  decide_dispute: 'Staff decide a dispute (decision 66).',
  hours_quote: 'Funding hours fixes an amount of tokens, which is shown before (decision 62).',
  fund_hours: 'Hours are funded ahead (decision 70).',
  take_back_hours: 'A client takes back at once what nobody has logged.',
  resume_hours: 'A client lets hours go on that a week without a log has paused (decision 70).',
  add_work_log: 'The freelancer logs hours by day (decision 70).',
  update_work_log: 'A log with a mistake in it is mended within its week.',
  delete_work_log: 'A log with a mistake in it is deleted within its week.',
  get_work_logs: 'Both see what is funded, and what was logged.',
  accept_work_logs: 'The client accepts a week that has ended (decision 70).',
  add_review: 'Reviews: the Rating button has no call.',
  answer_review: 'Who is reviewed may answer once.',
  get_reviews_by_project: 'The tab Reviews of a project.',
  get_reviews_by_user_id: 'The section Reviews of a profile.',
  export_reputation: 'A reputation can be taken along (decision 69).',
  verify_reputation: 'Whoever is shown a reputation can check it (decision 69).',
  get_freelancer_profile: 'The page /u/{user} shows a member as a freelancer.',
  update_freelancer_profile: 'The dialog Edit profile, whose saving the documents have not wired.',
  request_reference: 'The button Request reference, which the documents show without a call.',
  delete_reference_request: 'A request for a reference can be taken back.',
  get_reference_request: 'Whoever is asked for a reference sees by whom.',
  add_reference: 'A reference is written by a mailed link.',
  delete_reference: 'A member need not show a reference.',
  get_references_by_user_id: 'The section References of /u/{user}, which the documents show empty.',
  get_freelancer_settings: 'The page /freelancer/settings/profile, which the documents show without calls.',
  update_freelancer_settings: 'The button Save Setting, which the documents show without a call.',
  show_tax_info: 'The tab Payment & Financials, which the documents show without calls.',
  update_tax_info: 'The tab Payment & Financials, which the documents show without calls.',
  get_trust_score: 'The tab Trust & Verification, whose score the documents show as 5 for everybody.',
  send_phone_code: 'A phone counts 10 points once it is verified.',
  verify_phone: 'A phone counts 10 points once it is verified.',
  delete_phone: 'A verified number can be taken back.',
  start_account_link: 'Facebook counts 20 points and LinkedIn 5 once the account is proven.',
  finish_account_link: 'Facebook counts 20 points and LinkedIn 5 once the account is proven.',
  delete_account_link: 'A proven account can be taken back.',
  update_experience: 'An experience with a mistake in it can be mended.',
  delete_experience: 'An experience can be removed.',
  add_portfolio: 'The section Portfolio of /u/{user}, which the documents show empty.',
  update_portfolio: 'The section Portfolio of /u/{user}, which the documents show empty.',
  delete_portfolio: 'The section Portfolio of /u/{user}, which the documents show empty.',
  get_portfolios_by_user_id: 'The section Portfolio of /u/{user}, which the documents show empty.',
  add_qualification: 'The section Qualifications of /u/{user}, which the documents show empty.',
  update_qualification: 'The section Qualifications of /u/{user}, which the documents show empty.',
  delete_qualification: 'The section Qualifications of /u/{user}, which the documents show empty.',
  get_qualifications_by_user_id: 'The section Qualifications of /u/{user}, which the documents show empty.',
  add_publication: 'The section Publications of /u/{user}, which the documents show empty.',
  update_publication: 'The section Publications of /u/{user}, which the documents show empty.',
  delete_publication: 'The section Publications of /u/{user}, which the documents show empty.',
  get_publications_by_user_id: 'The section Publications of /u/{user}, which the documents show empty.',
  add_certification: 'The section Certifications of /u/{user}, which the documents show empty.',
  update_certification: 'The section Certifications of /u/{user}, which the documents show empty.',
  delete_certification: 'The section Certifications of /u/{user}, which the documents show empty.',
  get_certifications_by_user_id: 'The section Certifications of /u/{user}, which the documents show empty.',
  add_article: 'The section Articles of /u/{user}, which the documents show empty.',
  update_article: 'The section Articles of /u/{user}, which the documents show empty.',
  delete_article: 'The section Articles of /u/{user}, which the documents show empty.',
  get_articles_by_user_id: 'The section Articles of /u/{user}, which the documents show empty.',
  get_freelancer_dashboard: 'The dashboard of freelancing shows what is so.',
  add_saved_search: 'A search for projects is kept, with an alert.',
  saved_search_list: 'A search for projects is kept, with an alert.',
  delete_saved_search: 'A search for projects is kept, with an alert.',
  project_invite: 'A client asks a freelancer for a bid.',
  project_invite_list: 'A client asks a freelancer for a bid.',
  confirm_email: 'The link of a verification email, followed without a session.',
  security_change_disown: 'The “this was not me” of a mail about a security change.',
}

const listOfMember = {
  inputs: ['search', 'view_as'],
  why: 'Names can be looked for in a list, and members see their page as others do.',
}
const ofMember = { inputs: ['view_as'], why: 'Members see their page as others do.' }

const surveyKeys = [
  'id',
  'user_id',
  'username',
  'full_name',
  'profile_pic',
  'closing_date',
  'is_closed',
  'executed_count',
  'active_count',
  'like_count',
  'is_liked',
  'comments_count',
  'created_at',
  'kind',
  'audience',
  'group_id',
  'group_name',
  'is_secret',
  'results',
  'is_changeable',
  'quorum',
  'is_voted',
  'is_result_shown',
  'receipt',
  'outcome',
]

const withdrawal = {
  inputs: ['password', 'code', 'credential'],
  replyKeys: ['recdata'],
  why: 'A withdrawal asks who one is, and is shown with its states. Figures that a client leaves out are the server’s.',
}

const crops = ['avatar', 'banner'].flatMap((picture) =>
  ['x', 'y', 'width', 'height'].map((side) => `${picture}_${side}`),
)

const tagsOfGroup = { inputs: ['group_id'], why: 'Who writes in a group is offered its tags.' }

const channelCrops = ['file', 'banner'].flatMap((picture) =>
  ['x', 'y', 'width', 'height'].map((side) => `${picture}_${side}`),
)
const ofChannel = ['handle', 'about', 'links', 'banner', 'comment_hold', ...channelCrops]

const projectLists = {
  inputs: ['search', 'sort', 'ended'],
  why: 'Projects are looked for by name, and sorted; those that have ended are apart.',
}

const said = {
  inputs: ['alt', 'captions'],
  replyKeys: ['recdata'],
  why: 'What is seen and said is also for those who do not see or hear it; the message has its place in the order.',
}

const aboutEntry = {
  inputs: ['audience'],
  replyKeys: ['recdata'],
  why: 'Each entry of About has an audience, and what makes something answers with its id.',
}

/** Inputs and outputs of documented calls beyond the documents, and the reasons. */
const additions: Record<
  string,
  { inputs?: string[]; optional?: string[]; takesFiles?: true; replyKeys?: string[]; why: string }
> = {
  start_chat: {
    inputs: ['by_freelancer'],
    why: 'A freelancer and a client have a conversation of their own.',
  },
  destroy_chat: {
    inputs: ['by_freelancer'],
    why: 'A freelancer and a client have a conversation of their own.',
  },
  all_search: {
    replyKeys: ['hashtags', 'groups', 'posts', 'surveys', 'reels', 'videos', 'projects', 'freelancers'],
    why: 'One search finds everything; `recdata` is the documents’ list of members.',
  },
  search_hashtag: tagsOfGroup,
  select_hashtag: tagsOfGroup,
  group_create: { inputs: crops, why: 'The part of a picture that is shown is chosen.' },
  send_massage: { inputs: ['reply_to'], why: 'A message can answer another.' },
  group_chat: said,
  group_chat_reply: said,
  group_chat_list: {
    inputs: ['group_id'],
    optional: ['group_chat_id'],
    replyKeys: ['group', 'last_read', 'unread_count', 'last_seq', 'last_change'],
    why: 'The documents name the group’s id as a message’s; its own name works, too. The chat says what is unread.',
  },
  ...Object.fromEntries(
    ['group_chat_delete', 'group_chat_reply_delete', 'group_chat_like', 'group_chat_dislike'].map((name) => [
      name,
      { replyKeys: ['recdata'], why: 'The message as it is by then.' },
    ]),
  ),
  project_create: {
    inputs: ['pays', ...crops],
    why: 'An owner may keep what comes in (decision 27), and chooses the part of a picture that is shown.',
  },
  all_project_list: projectLists,
  project_list: projectLists,
  add_project: {
    inputs: ['bidding_ends', 'invited_user_id', 'file_2', 'file_3', 'file_4', 'file_5'],
    why: 'A client chooses until when a project takes bids, offers it to somebody, and attaches up to five files.',
  },
  get_all_projects: { optional: ['status'], why: 'Without one they are those that take bids.' },
  add_experience: {
    inputs: ['audience'],
    replyKeys: ['recdata'],
    why: 'Each entry has an audience, as those of About have, and is answered as it is stored.',
  },
  get_experience_by_user_id: {
    inputs: ['view_as'],
    why: 'Members look at their own profile as others see it.',
  },
  update_bid: { replyKeys: ['data'], why: 'The bid as it is by then.' },
  delete_bid: { replyKeys: ['data'], why: 'Of which project it was, whose page shows one less.' },
  get_bid_by_project_id: {
    inputs: ['sort', 'status'],
    replyKeys: ['bids_left', 'bids_of_period', 'next_at'],
    why: 'A client sorts the bids and chooses from them; a bidder sees how many they have left.',
  },
  create_milestone: {
    inputs: ['payment_id', 'due_date'],
    optional: ['status'],
    why: 'A milestone has a day, and belongs to one agreement of the job.',
  },
  get_milestones_by_project: {
    inputs: ['payment_id'],
    optional: ['project_id'],
    replyKeys: ['summary'],
    why: 'The sums above the table, also of an agreement whose job is gone.',
  },
  add_payment: {
    inputs: ['weekly_hours', 'description', 'message'],
    optional: ['status'],
    replyKeys: ['data'],
    why: 'Hourly work has a weekly cap (decision 70), and an offer says what is to be done.',
  },
  forget_password: { inputs: ['captchaToken'], why: 'It sends mail, so it is guarded as a login is.' },
  two_factor_auth: {
    inputs: ['credential'],
    optional: ['code'],
    replyKeys: ['recovery_codes', 'user_data', 'was_away'],
    why: 'Passkeys as second factor; the key is new after it, and recovery codes are shown once.',
  },
  add_post: {
    inputs: ['alt', 'captions', 'survey_id', 'reel_id'],
    why: 'A post may show a survey or a reel. What is seen and said is also for those who do not see or hear it.',
  },
  edit_post: {
    inputs: ['alt', 'captions'],
    why: 'What is seen and said is also for those who do not see or hear it.',
  },
  post_comment: {
    inputs: ['alt', 'captions'],
    why: 'What is seen and said is also for those who do not see or hear it.',
  },
  post_comment_reply: {
    inputs: ['alt', 'captions'],
    why: 'What is seen and said is also for those who do not see or hear it.',
  },
  post_comment_delete: { replyKeys: ['recdata'], why: 'The post has one comment fewer.' },
  add_comment_reply: {
    inputs: ['file', 'file_type', 'alt', 'captions'],
    optional: ['reply', 'channel_id'],
    takesFiles: true,
    replyKeys: ['recdata'],
    why: 'It replies on objects of every kind, as post_comment_reply does on posts.',
  },
  delete_comment: { replyKeys: ['recdata'], why: 'The object has one comment fewer.' },
  post_comment_reply_delete: {
    inputs: ['post_comment_reply_id'],
    optional: ['post_comment_id'],
    replyKeys: ['recdata'],
    why: 'The documents name a reply’s id as a comment’s; by its own name it can be told apart.',
  },
  post_delete: {
    replyKeys: ['original_post_id'],
    why: 'What a repost showed has one repost fewer, which its readers hear of.',
  },
  timeline: { inputs: ['feed'], why: 'There are two feeds.' },
  user_timeline: {
    inputs: ['view_as'],
    replyKeys: ['pinned'],
    why: 'A profile shows first what its member has pinned, and members see theirs as others do.',
  },
  plan_price: { replyKeys: ['free'], why: 'Plans are compared with what everybody has.' },
  plan_update: {
    inputs: ['due'],
    replyKeys: ['recdata'],
    why: 'A figure of the client’s is checked (decision 30), and the new plan is shown.',
  },
  avatar_banner: ofMember,
  group_update: {
    inputs: ['rules', ...crops],
    replyKeys: ['recdata'],
    why: 'A group has rules, pictures of which a part is shown, and is shown as it is then.',
  },
  group_type_update: { replyKeys: ['recdata'], why: 'The group is shown as it is then.' },
  group_delete: {
    inputs: ['group_name'],
    why: 'Delete asks for the name where there is content (decision 26).',
  },
  group_detail: {
    inputs: ['token'],
    replyKeys: ['link_works'],
    why: 'Whoever comes by an invitation link is told whether it works.',
  },
  add_reel: {
    inputs: ['post_type', 'hashtag', 'nsfw', 'alt', 'captions', 'cover', 'cover_at'],
    optional: ['file_type'],
    why: 'A reel has an audience, tags, reasons for NSFW and a cover, and is also for those who do not see or hear it.',
  },
  create_channel: {
    inputs: ['file', 'file_type', ...ofChannel],
    why: 'A channel has a handle, pictures of which a part is shown, and says what it is about.',
  },
  update_channel: {
    inputs: ['removes_file', 'removes_banner', ...ofChannel],
    replyKeys: ['recdata'],
    why: 'A channel has a handle, pictures and words, and is shown as it is then.',
  },
  add_video: {
    inputs: [
      'channel_id',
      'publish_at',
      'hashtag',
      'nsfw',
      'allows_download',
      'captions',
      'captions_language',
      'thumbnail',
    ],
    optional: ['file_type'],
    why: 'A member may have several channels; a video may be scheduled and downloaded, has tags, reasons for NSFW, a thumbnail and captions.',
  },
  video_reaction: { optional: ['channel_id'], why: 'The video says in which channel it is.' },
  get_all_videos: { inputs: ['feed'], why: 'Recommended ones can be switched off.' },
  search_videos: {
    inputs: ['length', 'since', 'has_captions', 'channel_id'],
    why: 'A search is narrowed by length, date, captions and channel.',
  },
  video_view: { inputs: ['source', 'host'], why: 'A view says from where it came.' },
  get_videos_comments: { optional: ['channel_id'], why: 'The video says in which channel it is.' },
  video_comment: {
    optional: ['channel_id'],
    replyKeys: ['recdata'],
    why: 'What makes something answers it; the video says in which channel it is.',
  },
  video_stats: { optional: ['channel_id'], why: 'The video says in which channel it is.' },
  reel_timeline: { inputs: ['feed'], why: 'There are three feeds.' },
  reel_comment: { replyKeys: ['recdata'], why: 'What makes something answers it.' },
  reel_comment_reply: { replyKeys: ['recdata'], why: 'What makes something answers it.' },
  reel_comment_like: { replyKeys: ['recdata'], why: 'The like is shown as it is by then.' },
  voting_list: { inputs: ['state'], why: 'Open and closed surveys are listed apart.' },
  search_voting_titles: { inputs: ['state'], why: 'Open and closed surveys are listed apart.' },
  voting_detail: { replyKeys: surveyKeys, why: 'The page says who asks, until when, and how it stands.' },
  create_voting: {
    inputs: ['kind', 'audience', 'group_id', 'is_secret', 'results', 'is_changeable', 'quorum'],
    why: 'A survey says how, by whom and how secretly it is voted.',
  },
  user_voting: {
    inputs: ['option_ids', 'code'],
    optional: ['option_id'],
    replyKeys: [
      'id',
      'is_voted',
      'vote_count',
      'executed_count',
      'active_count',
      'is_result_shown',
      'recdata',
      'receipt',
    ],
    why: 'A survey may take several options, a ballot has a code, and the result is shown as it is by then.',
  },
  group_list: listOfMember,
  all_group_list: { inputs: ['search', 'sort'], why: 'Groups can be looked for and sorted.' },
  group_member_list: { inputs: ['search', 'role'], why: 'Members can be looked for, by name and role.' },
  group_member_add: {
    replyKeys: ['role'],
    why: 'Whoever has asked is in at once, everybody else is invited.',
  },
  join_group: { inputs: ['token'], why: 'An invitation link lets in.' },
  ...Object.fromEntries(
    [
      'get_work',
      'get_education',
      'get_places_lived',
      'get_all_contact_info',
      'get_family_relationships_by_user',
      'get_relationship_status',
      'get_details_by_userid',
    ].map((name) => [name, ofMember]),
  ),
  follower_list: listOfMember,
  following_list: listOfMember,
  friend_list: listOfMember,
  blocked_user_list: {
    inputs: ['search', 'blocked_user_id'],
    why: 'Names can be looked for in a list, and a blocked member’s page says who they are (decision 90).',
  },
  hashtag_timeline: {
    replyKeys: ['tag', 'is_blocked'],
    why: 'Its page says what is known of the tag and whether it is blocked, and follows it.',
  },
  hashtag_list: { optional: ['offset'], why: 'A list begins at its first row.' },
  add_hashtag: { replyKeys: ['recdata'], why: 'By its id the following is undone.' },
  tip: { replyKeys: ['recdata'], why: 'What makes something answers with its number.' },
  crowdfunding: {
    inputs: ['is_unnamed', 'reward_tier_id'],
    replyKeys: ['recdata'],
    why: 'A backer may stay unnamed, and choose a reward; the page learns what the project has by now.',
  },
  coin_transfer: {
    inputs: ['note', 'password', 'code', 'credential'],
    optional: ['fees'],
    replyKeys: ['recdata'],
    why: 'What goes to an outside address asks who one is; to a member it is free, and may say something.',
  },
  withdraw_eth: { ...withdrawal, optional: ['fees', 'eth_recieved'] },
  withdraw_token: {
    ...withdrawal,
    optional: ['fees', 'ether', 'currency_value_withdraw'],
    replyKeys: ['recdata', 'fees_eth'],
  },
  buy_token: { inputs: ['quote_id'], replyKeys: ['recdata'], why: 'A price holds for 30 seconds.' },
  transaction_list: {
    inputs: ['currency', 'from', 'to', 'search'],
    optional: ['trx_type_id'],
    why: 'Each tab lists its currency, and a long list is searched.',
  },
  register: {
    inputs: ['invitation', 'answers', 'agreed_version'],
    replyKeys: ['is_waiting'],
    why: 'A network can let people in by invitation, or after a look.',
  },
  login: { replyKeys: ['was_away'], why: 'Whoever was away is welcomed back.' },
  change_password: { replyKeys: ['user_data'], why: 'The key is new after it.' },
  ...Object.fromEntries(
    [
      ...['work', 'education', 'place_lived', 'contact_info', 'family_relationship', 'detail'].flatMap(
        (kind) => [`add_${kind}`, `update_${kind}`],
      ),
      'create_relationship_status',
      'update_relationship_status',
    ].map((name) => [name, aboutEntry]),
  ),
  delete_detail: {
    inputs: ['detail_id'],
    optional: ['place_id'],
    why: 'The documents name a detail’s id as a place’s; its own name works, too.',
  },
  notification_list: { inputs: ['filter'], why: 'Its page can be narrowed to one category.' },
  notification_read: { replyKeys: ['unread_count'], why: 'The bell says at once what is left.' },
  add_user_interest: {
    inputs: ['x', 'y', 'width', 'height'],
    why: 'The picture is cropped as everywhere else.',
  },
  show_referral_code: {
    replyKeys: ['referral_link'],
    why: 'The link is made for the public host, which the page may not know.',
  },
  referral_count: {
    replyKeys: ['complete_count', 'contribution_score'],
    why: 'A complete referral gives both sides a point (decision 10).',
  },
  show_email: {
    replyKeys: ['email_verified', 'new_email', 'old_confirmed', 'new_confirmed'],
    why: 'Settings say whether the address is verified and about to change.',
  },
}

/**
 * The documented area `funding` is two features: `projects` are groups that can be found and shown, `funding`
 * is their money. The names of the video site's comments are those of comments on everything.
 */
const areas: Readonly<Record<string, string>> = { projects: 'funding', discussion: 'videos' }
const areaOf = (feature: string) => areas[feature] ?? feature

const pending = notYetBuilt(read('not-yet-built.tsv'), 'call')
const keyOf = ({ name, method, isRoot = false }: { name: string; method: string; isRoot?: boolean }) =>
  `${isRoot ? '(root)' : name}\t${method}`
const built = new Map(allCalls.map((each) => [keyOf(each.call), each]))

/** Inputs that we add to any write, any list and any call with files. */
const isOurs = (field: string, call: Call) =>
  partsInPieces(call).some((part) => uploadFieldOf(part) === field) ||
  (field === 'idempotency_key' && call.effect === 'write') ||
  (['page', 'limit', 'before'].includes(field) && 'next' in call.output.shape)

// Lists have a default first page and size, so these may always be left out.
const mayBeMissing = new Set(['page', 'limit'])

describe('documented calls', () => {
  for (const documented of documentedCalls) {
    const key = keyOf(documented)
    const found = built.get(key)
    test(`${documented.method} ${documented.name}`, () => {
      if (!found) return assert(pending.has(key), 'It is neither built nor in not-yet-built.tsv')
      assert(!pending.has(key), 'It is built: take it from not-yet-built.tsv')
      assert.equal(areaOf(found.feature), documented.area)
      return conforms(found.call, documented)
    })
  }
})

/** Who may call, in the words of the documents. */
const callersOf = ({ auth }: Call): string =>
  auth === 'second_factor' ? 'member' : auth === 'anyone' ? 'visitor' : auth

function conforms(call: Call, documented: DocumentedCall): void {
  // A caller whose second factor is pending is a member, too.
  assert.equal(callersOf(call), documented.who)
  const added = additions[call.name]
  const files = Object.keys(call.files)
  assert.equal(
    files.length > 0,
    documented.body === 'multipart' || added?.takesFiles === true,
    'Files travel where the body is multipart',
  )

  const shape = call.input.shape
  for (const { name, optional } of documented.inputs) {
    if (files.includes(name)) continue
    const schema = shape[name]
    assert(schema, `The input ${name} is documented and not taken`)
    if (mayBeMissing.has(name) || added?.optional?.includes(name)) continue
    const { success } = z.safeParse(schema, undefined)
    assert.equal(success, optional, `${name} is documented as ${optional ? 'optional' : 'required'}`)
  }
  const names = new Set([...documented.inputs.map(({ name }) => name), ...(added?.inputs ?? [])])
  const surplus = [...Object.keys(shape), ...files].filter((name) => !names.has(name) && !isOurs(name, call))
  assert.deepEqual(surplus, [], 'Inputs that the documents do not know')

  const answered = Object.keys(call.output.shape).filter((name) => name !== 'next')
  const replyKeys = [...documented.replyKeys, ...(added?.replyKeys ?? [])]
  assert.deepEqual(answered.toSorted(), replyKeys.toSorted(), 'Reply keys')
}

test('every call of ours is documented, or listed here with its reason', () => {
  const documented = new Set(documentedCalls.map(keyOf))
  const undocumented = allCalls.map(({ call }) => call).filter((call) => !documented.has(keyOf(call)))
  assert.deepEqual(undocumented.map(({ name }) => name).toSorted(), Object.keys(ownCalls).toSorted())
})

test('what is listed as not yet built is a documented call', () => {
  const documented = new Set(documentedCalls.map(keyOf))
  assert.deepEqual(
    [...pending].filter((key) => !documented.has(key)),
    [],
  )
})

test('a call that takes files names all that may be wrong with them', () => {
  for (const { call } of allCalls.filter(({ call }) => Object.keys(call.files).length > 0)) {
    const takesAlone = (kind: string) => Object.values(call.files).every((kinds) => kinds.join() === kind)
    const takesDocuments = Object.values(call.files).some((kinds) => kinds.includes('document'))
    const all = takesDocuments
      ? attachmentRefusals
      : takesAlone('image')
        ? pictureRefusals
        : takesAlone('captions')
          ? captionRefusals
          : fileRefusals
    assert.deepEqual(
      all.filter((refusal) => !call.refusals.includes(refusal)),
      [],
      call.name,
    )
  }
})
