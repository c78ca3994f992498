// Written by tools/write-calls.ts from the contract; do not edit.

export interface UserData {
  id: number
  api_key: string
  is_enable_google_auth_code: '0' | '1'
  email: string
  full_name: string
  username: string
  language_id: 1 | 2
  email_verified: '0' | '1'
  /** 1: the password was right, but `api_key` only works for the second factor. */
  is_second_factor_pending: '0' | '1'
  /** 1: it is the member’s first login, which leads to /profilesetup. */
  is_new?: '0' | '1' | undefined
}

export interface NsfwChoice {
  nsfw: 'Nudity' | 'Pornography' | 'Profanity' | 'Violence and Gore' | 'Race and Religion' | 'Other'
  label: string
  setting: 'show' | 'cover' | 'hide'
}

export interface OpenSession {
  session_id: string
  /** The system and kind of device. Empty if unknown. */
  device: string
  /** The browser or program. Empty if unknown. */
  browser: string
  /** The network of the IP address, never the whole address. */
  place: string
  /** ISO 8601. */
  created_at: string
  /** ISO 8601, to the hour. */
  last_used_at: string
  is_current: '0' | '1'
}

export interface Passkey {
  passkey_id: string
  name: string
  /** ISO 8601. */
  created_at: string
  /** ISO 8601. Missing until the first use. */
  last_used_at?: string | undefined
}

export interface Token {
  token_id: string
  name: string
  scopes: Array<'read' | 'write' | 'chat' | 'wallet' | 'money'>
  /** The most FCELL that it may spend in a day (UTC); null without `money`. */
  daily_limit: string | null
  /** What it has spent of that today. */
  spent_today: string
  /** ISO 8601. */
  created_at: string
  /** ISO 8601. */
  expires_at: string
  /** ISO 8601, to the hour. Missing until the first use. */
  last_used_at?: string | undefined
  /** The app of somebody else that it was made for, by OAuth. */
  app?: {
    app_id: string
    name: string
    website: string
  } | undefined
}

export interface App {
  /** The `client_id` of OAuth. */
  app_id: string
  name: string
  website: string
  redirect_uris: Array<string>
  /** How many members have a token of it that works. */
  members: number
  /** ISO 8601. */
  created_at: string
}

export interface ProfileBanner {
  user_id: number
  username: string
  full_name: string
  display_name: string
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  avatar: string | null
  background_image: string | null
  is_friend: 0 | 1
  is_muted: 0 | 1
  follower: number
  following: number
  mutual_friends: number
  mutual: Array<{
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  }>
  bio: string
  website: string
  place: string
  joined: string | null
  intro_audiences: {
    /** public: every member. friends: members who follow each other. only_me: nobody else. */
    bio: 'public' | 'friends' | 'only_me'
    /** public: every member. friends: members who follow each other. only_me: nobody else. */
    website: 'public' | 'friends' | 'only_me'
    /** public: every member. friends: members who follow each other. only_me: nobody else. */
    joined: 'public' | 'friends' | 'only_me'
  } | null
  plan: 'plus' | 'pro' | null
  pro: ProLook | null
  referral_code: string | null
}

export interface ListedMember {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  is_following: 0 | 1
  follows_me: 0 | 1
  duration: string
}

export interface Relation {
  user_id: number
  is_following: 0 | 1
  is_friend: 0 | 1
  follows_me: 0 | 1
  follower: number
}

export interface SuggestedChannel {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  follower: number
  known_follower: number
  reason: SuggestionReason
}

export interface SuggestionReason {
  kind: 'invited' | 'known' | 'tags' | 'popular' | 'new'
  names: Array<string>
  tags: Array<string>
}

export interface Found {
  recdata: Array<FoundPerson>
  hashtags: Array<FoundTag>
  groups: Array<FoundGroup>
  posts: Array<FoundPost>
  surveys: Array<FoundSurvey>
  reels: Array<FoundReel>
  videos: Array<FoundVideo>
  projects: Array<FoundJob>
  freelancers: Array<FoundFreelancer>
}

export interface FoundFreelancer {
  kind: 'freelancer'
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  professional_headline: string
  top_skills: Array<string>
  hourly_rate: string | null
}

export interface FoundGroup {
  kind: 'group'
  id: number
  group_name: string
  avatar: string | null
  member_count: number
  is_closed_group: 0 | 1
  is_project: 0 | 1
}

export interface FoundJob {
  kind: 'job'
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  cost_estimation: string
  pay_by: 'hourly' | 'fixed'
}

export interface FoundMember {
  id: number
  full_name: string
  avatar: string | null
  username: string
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  closeness: 'friend' | 'following' | 'known' | 'none'
}

export interface FoundPerson {
  kind: 'person'
  id: number
  full_name: string
  avatar: string | null
  username: string
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  closeness: 'friend' | 'following' | 'known' | 'none'
}

export interface FoundPost {
  kind: 'post'
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  excerpt: string
  duration: string
  created_at: string
  file_type: 'image' | 'video' | null
  post_type: 'public' | 'private'
  nsfw: string
  thread: {
    place: number
    count: number
    first_post_id: number
  } | null
}

export interface FoundReel {
  kind: 'reel'
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  excerpt: string
  duration: string
  created_at: string
  file_type: 'image' | 'video' | null
  post_type: 'public' | 'private'
  nsfw: string
}

export interface FoundSurvey {
  kind: 'survey'
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  closing_date: string
  is_closed: 0 | 1
}

export interface FoundTag {
  kind: 'tag'
  id: number
  hashtag: string
  post_count: number
  reel_count: number
  video_count: number
}

export interface FoundVideo {
  kind: 'video'
  id: number
  title: string
  channel_id: number
  channel_name: string
  channel_file: string | null
  created_at: string
}

export interface ReferredMember {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  status: 'pending' | 'complete'
  duration: string
}

export interface PeopleList {
  list_id: number
  name: string
  emoji: string
  member_count: number
  pinned_as: number | null
  has_member: 0 | 1
}

export interface Post {
  post_id: number
  target_post_id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  /** 1: its author wrote it elsewhere, at that time, and imported it. */
  is_imported: 0 | 1
  message: string
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  files: Array<PostFile>
  link_card: LinkCard | null
  post_type: 'public' | 'private'
  is_repost: 0 | 1
  is_nsfw: 0 | 1
  nsfw: string
  hashtag: string
  hashtag_link: Array<string>
  is_following: 0 | 1
  user_like: 0 | 1
  user_dislike: 0 | 1
  like_count: number
  dislike_count: number
  repost_count: number
  comments_count: number
  tips: string
  tip_count: number
  comments: Array<PostComment>
  is_saved: 0 | 1
  is_pinned: 0 | 1
  my_repost_id: number | null
  survey: SurveyCard | null
  written_survey: {
    title: string
    options: Array<string>
    kind: 'single' | 'several' | 'ranked'
    days: number
    is_secret: boolean
  } | null
  reel_id: number | null
  reel: ShownReel | null
  group_id: number | null
  group_name: string | null
  group_owner_id: number | null
  group_topic_id: number | null
  group_topic: string | null
  thread: {
    place: number
    count: number
    first_post_id: number
  } | null
  original_post_id: number | null
  original_gone: 0 | 1
  repost_user_id: number | null
  repost_username: string | null
  repost_user: string | null
  repost_profile_pic: string | null
  repost_is_bot?: 0 | 1 | undefined
  repost_duration: string | null
  repost_created_at: string | null
  repost_comment: string | null
  repost_mentions: Array<Mention>
  repost_comment_lang: string | null
}

export interface PostComment {
  post_comment_id: number
  post_id: number
  comment: string
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  dislike_count: number
  liked: 0 | 1
  disliked: 0 | 1
  reply_count: number
  reply: Array<PostReply>
}

export interface PostReactions {
  post_id: number
  user_like: 0 | 1
  user_dislike: 0 | 1
  like_count: number
  dislike_count: number
}

export interface PostReply {
  post_comment_reply_id: number
  post_comment_id: number
  post_id: number
  reply: string
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  dislike_count: number
  liked: 0 | 1
  disliked: 0 | 1
}

export interface PostVersion {
  message: string
  mentions: Array<Mention>
  post_type: 'public' | 'private'
  nsfw: string
  hashtag: string
  file_type: 'image' | 'video' | null
  written_at: string
}

export interface KeptPost {
  post: Post
  parts: Array<Post>
  publish_at: string | null
  problem: 'group' | 'words' | 'limit' | 'file' | 'away' | 'declined' | null
  reason: string | null
  /** 1: nobody else sees it until those who run its group have approved it. */
  waits_for_approval: 0 | 1
  saved_at: string
}

export interface FollowedHashtag {
  id: number
  lable: string
  hashtag: string
  post_count: number
  reel_count: number
  video_count: number
}

export interface Hashtag {
  id: number
  hashtag: string
  post_count: number
  reel_count: number
  video_count: number
  hashtag_id: number | null
}

export interface Mute {
  mute_id: number
  mute_type: 'word' | 'tag'
  word: string
  ends_at: string | null
}

export interface PostImport {
  import_id: number
  file_name: string
  state: 'reading' | 'done' | 'failed' | 'removing' | 'removed'
  /** Null until the file has been looked at. */
  source: 'commons' | 'mastodon' | 'bluesky' | null
  problem: 'unreadable' | 'unknown' | 'too_large' | null
  /** Posts in the file. Null until it has been read. */
  total: number | null
  imported: number
  /** Left out because they are here already. */
  known: number
  /** Left out: replies to others, reposts, posts in groups, and what was for single people. */
  others: number
  /** Left out because they are too long, or have words or links that can’t be published here. */
  refused: number
  /** Pictures and videos that aren’t in the file, can’t be shown, or have no room. */
  files_left_out: number
  began_at: string
  ended_at: string | null
}

export interface SavedFolder {
  folder_id: number
  name: string
  post_count: number
  has_post: 0 | 1
}

export interface BlockedComment {
  comment_id: number
  object_id: number
  parent_id: number | null
  comment: string
  user_id: number | null
  full_name: string | null
  duration: string
  created_at: string
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
}

export interface Comment {
  comment_id: number
  object_id: number
  parent_id: number | null
  comment: string
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  dislike_count: number
  liked: 0 | 1
  disliked: 0 | 1
  hearted: 0 | 1
  held: 0 | 1
  reply_count: number
  replies: Array<Reply>
}

export interface HeldComment {
  comment_id: number
  object_id: number
  object_title: string | null
  object_link: string
  parent_id: number | null
  comment: string
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
}

export interface Reply {
  comment_id: number
  object_id: number
  parent_id: number | null
  comment: string
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  dislike_count: number
  liked: 0 | 1
  disliked: 0 | 1
  hearted: 0 | 1
  held: 0 | 1
}

export interface Group {
  id: number
  user_id: number
  group_name: string
  short_group_name: string
  description: string
  short_description: string
  avatar: string | null
  vatar: string | null
  banner: string | null
  type: 'Open' | 'Close'
  is_closed_group: 0 | 1
  is_project: 0 | 1
  member_count: number
  is_group_member: 'Leave' | 'Join' | 'Ask to join' | 'Requested' | 'Invited'
  role: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'outsider'
  user_type: 'admin' | 'user'
  has_questions: 0 | 1
  funding_target?: string | undefined
  funded_percent?: number | undefined
  days?: 30 | 90 | undefined
  location?: string | undefined
  industry?: string | undefined
  experience?: string | undefined
  price_point?: string | undefined
  rules: string
  questions: Array<GroupQuestion>
  created_at: string
  owner: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  members: Array<{
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  }>
  is_open_to_me: 0 | 1
  notice: 'all' | 'mentions' | 'none' | null
  approves_posts: 0 | 1
  held_count: number
  pinned_post_ids: Array<number>
  topics: Array<GroupTopic>
  request_count: number
  group_request_id: number | null
  invited_by: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
}

export interface GroupBlockedPost {
  post_id: number
  message: string
  file_type: 'image' | 'video' | null
  user_id: number | null
  full_name: string | null
  duration: string
  created_at: string
}

export interface GroupOfMember {
  id: number
  user_id: number
  group_name: string
  short_group_name: string
  description: string
  short_description: string
  avatar: string | null
  vatar: string | null
  banner: string | null
  type: 'Open' | 'Close'
  is_closed_group: 0 | 1
  is_project: 0 | 1
  member_count: number
  is_group_member: 'Leave' | 'Join' | 'Ask to join' | 'Requested' | 'Invited'
  role: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'outsider'
  user_type: 'admin' | 'user'
  has_questions: 0 | 1
  last_activity_at: string | null
  new_post_count: number
}

export interface GroupQuestion {
  question: string
  is_required: 0 | 1
}

export interface ListedGroup {
  id: number
  user_id: number
  group_name: string
  short_group_name: string
  description: string
  short_description: string
  avatar: string | null
  vatar: string | null
  banner: string | null
  type: 'Open' | 'Close'
  is_closed_group: 0 | 1
  is_project: 0 | 1
  member_count: number
  is_group_member: 'Leave' | 'Join' | 'Ask to join' | 'Requested' | 'Invited'
  role: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'outsider'
  user_type: 'admin' | 'user'
  has_questions: 0 | 1
}

export interface ProjectOfGroup {
  funding_target: string
  funded_percent: number
  days: 30 | 90
  location: string
  industry: string
  experience: string
  price_point: string
}

export interface GroupLink {
  group_link_id: number
  link: string
  ends_at: string
  uses: number
  most_uses: number | null
  user_id: number | null
  username: string | null
  full_name: string | null
  profile_pic: string | null
}

export interface GroupMember {
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  background_image: string | null
  isadmin: 0 | 1
  role: 'owner' | 'moderator' | 'member' | 'banned'
  is_following: 0 | 1
  duration: string
}

export interface GroupRequest {
  group_request_id: number
  kind: 'requested' | 'invited'
  group_id: number
  group_name: string
  avatar: string | null
  member_count: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  answers: Array<{
    question: string
    answer: string
  }>
}

export interface GroupChatEntry {
  id: number
  group_id: number
  seq: number
  user_id: number | null
  username: string | null
  full_name: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  avatar: string | null
  profile_pic: string | null
  message: string
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | 'audio' | 'attachment' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  voice: Voice | null
  attachment: Attachment | null
  link_card: LinkCard | null
  like_count: number
  dislike_count: number
  user_like: 0 | 1
  user_dislike: 0 | 1
  group_owner_id: number
  video_call: ToldVideoCall | null
  is_blocked: 0 | 1
  duration: string
  created_at: string
  chat_id: number
  chat_reply_id: number | null
  reply_count: number
  change: number
  replies_to: {
    id: number
    seq: number
    full_name: string | null
    excerpt: string
    file_type: 'image' | 'video' | 'audio' | 'attachment' | null
    is_deleted: 0 | 1
  } | null
  is_deleted: 0 | 1
}

export interface GroupChatMessage {
  chat_id: number
  id: number
  group_id: number
  seq: number
  user_id: number | null
  username: string | null
  full_name: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  avatar: string | null
  profile_pic: string | null
  message: string
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | 'audio' | 'attachment' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  voice: Voice | null
  attachment: Attachment | null
  link_card: LinkCard | null
  like_count: number
  dislike_count: number
  user_like: 0 | 1
  user_dislike: 0 | 1
  group_owner_id: number
  video_call: ToldVideoCall | null
  is_blocked: 0 | 1
  duration: string
  created_at: string
  reply_count: number
  reply: Array<GroupChatReply>
}

export interface GroupChatReply {
  chat_reply_id: number
  chat_id: number
  id: number
  group_id: number
  seq: number
  user_id: number | null
  username: string | null
  full_name: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  avatar: string | null
  profile_pic: string | null
  message: string
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | 'audio' | 'attachment' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  voice: Voice | null
  attachment: Attachment | null
  link_card: LinkCard | null
  like_count: number
  dislike_count: number
  user_like: 0 | 1
  user_dislike: 0 | 1
  group_owner_id: number
  video_call: ToldVideoCall | null
  is_blocked: 0 | 1
  duration: string
  created_at: string
}

export interface GroupEvent {
  group_event_id: number
  group_id: number
  group_name: string
  title: string
  description: string
  place: string
  link: string
  begins_at: string
  ends_at: string
  time_zone: string
  places: number | null
  yes_count: number
  maybe_count: number
  no_count: number
  my_answer: 'yes' | 'maybe' | 'no' | null
  may_answer: 0 | 1
  may_change: 0 | 1
  is_cancelled: 0 | 1
  author: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
}

export interface GroupEventGuest {
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  answer: 'yes' | 'maybe' | 'no'
}

export interface GroupTopic {
  group_topic_id: number
  name: string
}

export interface ListedProject {
  id: number
  user_id: number
  group_name: string
  short_group_name: string
  description: string
  short_description: string
  avatar: string | null
  vatar: string | null
  banner: string | null
  type: 'Open' | 'Close'
  is_closed_group: 0 | 1
  is_project: 0 | 1
  member_count: number
  is_group_member: 'Leave' | 'Join' | 'Ask to join' | 'Requested' | 'Invited'
  role: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'outsider'
  user_type: 'admin' | 'user'
  has_questions: 0 | 1
  funding_target: string
  funded_percent: number
  days: 30 | 90
  location: string
  industry: string
  experience: string
  price_point: string
  pledged: string
  backer_count: number
  days_left: number
  ends_at: string
  pays: 'all_or_nothing' | 'keep'
  state: 'running' | 'settling' | 'paid' | 'returned' | 'cancelled'
}

export interface Part {
  nth: number
  title: string
  percent: number
  state: 'waiting' | 'reported' | 'released' | 'returned'
}

export interface Project {
  id: number
  user_id: number
  group_name: string
  short_group_name: string
  description: string
  short_description: string
  avatar: string | null
  vatar: string | null
  banner: string | null
  type: 'Open' | 'Close'
  is_closed_group: 0 | 1
  is_project: 0 | 1
  member_count: number
  is_group_member: 'Leave' | 'Join' | 'Ask to join' | 'Requested' | 'Invited'
  role: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'outsider'
  user_type: 'admin' | 'user'
  has_questions: 0 | 1
  funding_target: string
  funded_percent: number
  days: 30 | 90
  location: string
  industry: string
  experience: string
  price_point: string
  pledged: string
  backer_count: number
  days_left: number
  ends_at: string
  pays: 'all_or_nothing' | 'keep'
  state: 'running' | 'settling' | 'paid' | 'returned' | 'cancelled'
  created_at: string
  owner: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  fee_percent: string
  milestones: Array<Part>
  tiers: Array<{
    reward_tier_id: number
    title: string
    description: string
    amount: string
    limit: number | null
    taken: number
    delivery: string | null
    picture: Picture | null
  }>
  stretch_goals: Array<{
    stretch_goal_id: number
    amount: string
    title: string
    description: string
    reached_at: string | null
  }>
  story: ProjectStory
}

export interface ProjectStory {
  nsfw: string
  video: {
    file_state: 'processing' | 'ready' | 'failed'
    file_progress: number
    file_failure: string | null
    video: Video | null
  } | null
  pictures: Array<{
    story_picture_id: number
    after: number
    caption: string
    picture: Picture
  }>
}

export interface Agreement {
  id: number
  project_id: number | null
  bid_id: number | null
  bidder_id: number | null
  title: string
  pay_by: 'hourly' | 'fixed'
  amount: string
  net: string
  delivery: number
  weekly_hours: number | null
  total: string
  description: string
  status: 'pending' | 'active' | 'declined' | 'withdrawn' | 'lapsed' | 'ended'
  version: number
  role: 'client' | 'freelancer'
  client: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  freelancer: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  offered_at: string
  accepted_at: string | null
  due_at: string | null
  ended_at: string | null
  ended_by: 'client' | 'freelancer' | null
  reason: string
  next: {
    role: 'client' | 'freelancer'
    is_own: 0 | 1
    act: 'answer_offer' | 'answer_change'
    until: string
  } | null
  is_reviewable: 0 | 1
  versions: Array<AgreementVersion>
  change: AgreementVersion | null
  can_chat: 0 | 1
}

export interface AgreementVersion {
  change_id: number
  version: number
  pay_by: 'hourly' | 'fixed'
  amount: string
  net: string
  delivery: number
  weekly_hours: number | null
  total: string
  description: string
  status: 'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed'
  proposed_by: 'client' | 'freelancer'
  is_own: 0 | 1
  message: string
  proposed_at: string
  answer_until: string
  answered_at: string | null
}

export interface Payment {
  id: number
  project_id: number | null
  bid_id: number | null
  bidder_id: number | null
  title: string
  pay_by: 'hourly' | 'fixed'
  amount: string
  net: string
  delivery: number
  weekly_hours: number | null
  total: string
  description: string
  status: 'pending' | 'active' | 'declined' | 'withdrawn' | 'lapsed' | 'ended'
  version: number
  role: 'client' | 'freelancer'
  client: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  freelancer: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  offered_at: string
  accepted_at: string | null
  due_at: string | null
  ended_at: string | null
  ended_by: 'client' | 'freelancer' | null
  reason: string
  next: {
    role: 'client' | 'freelancer'
    is_own: 0 | 1
    act: 'answer_offer' | 'answer_change'
    until: string
  } | null
  is_reviewable: 0 | 1
}

export interface Bid {
  id: number
  project_id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  rating: string
  review_count: number
  jobs_done: number
  price: string | null
  net: string | null
  timeline: number | null
  message: string | null
  status: 'open' | 'shortlisted' | 'declined' | 'awarded'
  reason: string
  is_own: 0 | 1
  duration: string
  created_at: string
  edited_at: string | null
  is_returned: 0 | 1
}

export interface BidsLeft {
  bids_left: number
  bids_of_period: number
  next_at: string | null
}

export interface FreelancerDashboard {
  balance: string
  balance_usd: string | null
  open_project_count: number
  received_bid_count: number
  open_bid_count: number
  work_count: number
  bids_left: number
  bids_of_period: number
  next_at: string | null
  activity: Array<{
    kind: 'published' | 'bid' | 'received' | 'invited'
    project_id: number
    title: string
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
    duration: string
    created_at: string
  }>
}

export interface Dispute {
  id: number
  milestone_id: number
  payment_id: number
  project_id: number | null
  title: string
  description: string
  status: 'open' | 'escalated' | 'withdrawn' | 'agreed' | 'forfeited' | 'decided' | 'halved'
  role: 'client' | 'freelancer' | 'staff'
  client: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  freelancer: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  opened_by: 'client' | 'freelancer'
  opened_at: string
  frozen: {
    tokens: string
    usd: string
  }
  rate: string
  next: {
    role: 'client' | 'freelancer'
    is_own: 0 | 1
    until: string
    otherwise: {
      freelancer: {
        tokens: string
        usd: string
      }
      client: {
        tokens: string
        usd: string
      }
    }
  } | null
  ruling: {
    until: string
    otherwise: {
      freelancer: {
        tokens: string
        usd: string
      }
      client: {
        tokens: string
        usd: string
      }
    }
    is_taken: 0 | 1
  } | null
  outcome: {
    by: 'client' | 'freelancer' | 'staff' | null
    split: {
      freelancer: {
        tokens: string
        usd: string
      }
      client: {
        tokens: string
        usd: string
      }
    } | null
    silent: 'client' | 'freelancer' | null
    reason: string
    at: string
  } | null
  is_own: 0 | 1
  offers: {
    client: {
      offer_id: number
      split: {
        freelancer: {
          tokens: string
          usd: string
        }
        client: {
          tokens: string
          usd: string
        }
      }
      offered_at: string
      can_accept: 0 | 1
    } | null
    freelancer: {
      offer_id: number
      split: {
        freelancer: {
          tokens: string
          usd: string
        }
        client: {
          tokens: string
          usd: string
        }
      }
      offered_at: string
      can_accept: 0 | 1
    } | null
  }
  acts: Array<'add_evidence' | 'offer_split' | 'accept_split' | 'withdraw' | 'escalate' | 'take' | 'read_chat' | 'decide'>
  log: Array<{
    id: number
    kind: 'opened' | 'evidence' | 'offered' | 'escalated' | 'taken' | 'chat_read' | 'withdrawn' | 'agreed' | 'forfeited' | 'decided' | 'halved'
    by: 'client' | 'freelancer' | 'staff' | null
    is_own: 0 | 1
    message: string
    split: {
      freelancer: {
        tokens: string
        usd: string
      }
      client: {
        tokens: string
        usd: string
      }
    } | null
    files: Array<Attachment>
    at: string
  }>
  history: Array<MilestoneEvent>
}

export interface DisputeLine {
  id: number
  milestone_id: number
  payment_id: number
  project_id: number | null
  title: string
  description: string
  status: 'open' | 'escalated' | 'withdrawn' | 'agreed' | 'forfeited' | 'decided' | 'halved'
  role: 'client' | 'freelancer' | 'staff'
  client: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  freelancer: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  opened_by: 'client' | 'freelancer'
  opened_at: string
  frozen: {
    tokens: string
    usd: string
  }
  rate: string
  next: {
    role: 'client' | 'freelancer'
    is_own: 0 | 1
    until: string
    otherwise: {
      freelancer: {
        tokens: string
        usd: string
      }
      client: {
        tokens: string
        usd: string
      }
    }
  } | null
  ruling: {
    until: string
    otherwise: {
      freelancer: {
        tokens: string
        usd: string
      }
      client: {
        tokens: string
        usd: string
      }
    }
    is_taken: 0 | 1
  } | null
  outcome: {
    by: 'client' | 'freelancer' | 'staff' | null
    split: {
      freelancer: {
        tokens: string
        usd: string
      }
      client: {
        tokens: string
        usd: string
      }
    } | null
    silent: 'client' | 'freelancer' | null
    reason: string
    at: string
  } | null
}

export interface Freelancer {
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  hourly_rate: string | null
  professional_headline: string
  top_skills: Array<string>
  country: string
  location: string
  rating: string
  review_count: number
  jobs_done: number
  earnings: string | null
  is_own: 0 | 1
}

export interface Invite {
  invite_id: number
  project: JobLine
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  message: string
  duration: string
  created_at: string
  bid: {
    id: number
    price: string
    timeline: number
    status: 'open' | 'shortlisted' | 'declined' | 'awarded'
  } | null
}

export interface Job {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  description: string
  skills_required: string
  skills: Array<string>
  cost_estimation: string
  pay_by: 'hourly' | 'fixed'
  project_industry: string
  project_purpose: string
  status: 'draft' | 'open' | 'ended' | 'awarded' | 'closed' | 'suspended'
  duration: string
  created_at: string
  bidding_ends: string | null
  bid_count: number
  average_bid: string | null
}

export interface JobDetail {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  description: string
  skills_required: string
  skills: Array<string>
  cost_estimation: string
  pay_by: 'hourly' | 'fixed'
  project_industry: string
  project_purpose: string
  status: 'draft' | 'open' | 'ended' | 'awarded' | 'closed' | 'suspended'
  duration: string
  created_at: string
  bidding_ends: string | null
  bid_count: number
  average_bid: string | null
  file: string | null
  files: Array<{
    file_id: number
    name: string
    bytes: number
    type: 'image' | 'pdf' | 'word' | 'sheet' | 'slides' | 'text' | 'zip'
    url: string
  }>
  client: {
    is_email_verified: 0 | 1
    is_covered: 0 | 1
    hire_rate: number | null
    answer_minutes: number | null
    job_count: number
    open_job_count: number
    member_since: string
  }
  is_own: 0 | 1
  edited_at: string | null
}

export interface LinkReturn {
  state: string
  code: string
}

export interface Milestone {
  id: number
  payment_id: number
  project_id: number | null
  place: number
  week: string | null
  description: string
  amount: string
  due_date: string | null
  date: string
  asked_by: 'client' | 'freelancer'
  is_own: 0 | 1
  status: 'pending' | 'accepted' | 'funded' | 'submitted' | 'changes_requested' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled'
  money: {
    funded: Sum
    rate: string
    held: Sum
    released: Sum
    refunded: Sum
    fee: Sum
    tax: Sum | null
    paid: Sum | null
  } | null
  funded_at: string | null
  submitted_at: string | null
  next: {
    role: 'client' | 'freelancer'
    is_own: 0 | 1
    act: 'answer' | 'fund' | 'submit' | 'review' | 'answer_refund' | 'answer_change' | 'answer_dispute'
    until: string | null
    otherwise: 'released' | 'refunded' | 'lapsed' | 'lost' | null
  } | null
  release_at: string | null
  acts: Array<'accept' | 'decline' | 'update' | 'cancel' | 'fund' | 'submit' | 'request_changes' | 'release' | 'request_refund' | 'answer_refund' | 'withdraw_refund' | 'give_refund' | 'answer_change' | 'withdraw_change' | 'dispute'>
  refund: {
    refund_id: number
    tokens: string
    usd: string
    message: string
    asked_at: string
    answer_until: string
  } | null
  change: {
    description: string
    due_date: string | null
    proposed_by: 'client' | 'freelancer'
    is_own: 0 | 1
    proposed_at: string
    answer_until: string
  } | null
  dispute: {
    dispute_id: number
    status: 'open' | 'escalated' | 'withdrawn' | 'agreed' | 'forfeited' | 'decided' | 'halved'
    opened_by: 'client' | 'freelancer'
  } | null
  history: Array<MilestoneEvent>
}

export interface MilestoneEvent {
  id: number
  kind: 'requested' | 'changed' | 'accepted' | 'declined' | 'cancelled' | 'funded' | 'submitted' | 'changes_requested' | 'released' | 'refund_requested' | 'refund_declined' | 'refund_withdrawn' | 'refunded' | 'change_proposed' | 'change_accepted' | 'change_declined' | 'change_withdrawn' | 'disputed' | 'dispute_withdrawn' | 'dispute_released' | 'dispute_refunded' | 'hours_logged'
  by: 'client' | 'freelancer' | null
  is_own: 0 | 1
  message: string
  sum: Sum | null
  trx_number: number | null
  invoice: InvoiceName | null
  files: Array<Attachment>
  at: string
}

export interface Sum {
  tokens: string
  usd: string
}

export interface InvoiceName {
  invoice_id: number
  number: string
}

export interface InsightBid {
  id: number
  price: string | null
  net: string | null
  timeline: number | null
  status: 'open' | 'shortlisted' | 'declined' | 'awarded'
  reason: string
  duration: string
  created_at: string
  edited_at: string | null
  is_returned: 0 | 1
  project: JobLine
  minutes_to_bid: number
  bid_rank: number | null
  winning_bid: string | null
  client: {
    is_email_verified: 0 | 1
    hire_rate: number | null
    job_count: number
  }
  is_chat_initiated: 0 | 1
}

export interface JobLine {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  title: string
  cost_estimation: string
  pay_by: 'hourly' | 'fixed'
  status: 'draft' | 'open' | 'ended' | 'awarded' | 'closed' | 'suspended'
  duration: string
  created_at: string
  bidding_ends: string | null
  bid_count: number
  average_bid: string | null
}

export interface MyBid {
  id: number
  price: string | null
  net: string | null
  timeline: number | null
  status: 'open' | 'shortlisted' | 'declined' | 'awarded'
  reason: string
  duration: string
  created_at: string
  edited_at: string | null
  is_returned: 0 | 1
  project: JobLine
}

export interface MyProject {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  title: string
  cost_estimation: string
  pay_by: 'hourly' | 'fixed'
  status: 'draft' | 'open' | 'ended' | 'awarded' | 'closed' | 'suspended'
  duration: string
  created_at: string
  bidding_ends: string | null
  bid_count: number
  average_bid: string | null
  work: {
    bid_id: number
    payment_id: number | null
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
    price: string
    timeline: number
  } | null
}

export interface ReputationDocument {
  statement: ReputationStatement
  key_id: string
  signature: string
}

export interface ReputationStatement {
  kind: 'commons-reputation-1'
  issuer: string
  username: string
  full_name: string
  member_since: string
  as_freelancer: {
    counterparts: number
    agreements: number
    amount_usd: string
    reviews: number
    rating: string
  }
  as_client: {
    counterparts: number
    agreements: number
    amount_usd: string
    reviews: number
    rating: string
  }
  issued_at: string
}

export interface Review {
  id: number
  project_id: number | null
  title: string
  role: 'client' | 'freelancer'
  author: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  review_user_id: number
  rating: number
  comment: string
  answer: string
  answered_at: string | null
  created_at: string
  shown_at: string
  is_shown: 0 | 1
  is_own: 0 | 1
  is_uncounted: 0 | 1
}

export interface FreelancerProfile {
  user_id: number
  username: string
  full_name: string
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  avatar: string | null
  background_image: string | null
  hourly_rate: string | null
  professional_headline: string
  top_skills: Array<string>
  summary: string
  country: string
  location: string
  rating: string
  review_count: number
  jobs_done: number
  earnings: string | null
  hide_earnings: 0 | 1
  is_email_verified: 0 | 1
  member_since: string
  is_own: 0 | 1
}

export interface AskedReference {
  id: number
  email: string
  created_at: string
  expires_at: string
}

export interface Reference {
  id: number
  name: string
  relationship: string
  message: string
  created_at: string
}

export interface SavedSearch {
  saved_search_id: number
  name: string
  filter: {
    search: string
    skills: Array<string>
    budget_from: number | null
    budget_to: number | null
    pay_by: 'hourly' | 'fixed' | null
    client_verified: 0 | 1
  }
  is_alert: 0 | 1
  created_at: string
}

export interface FreelancerSettings {
  first_name: string
  last_name: string
  address: string
  city: string
  zip: string
  state: string
  country: string
  company: string
  time_zone: string
  location: string
  on_invoices: 0 | 1
  is_two_factor: 0 | 1
}

export interface TaxInfo {
  gst_number: string
  pan: string
  currency: 'USD'
  country: string
  withheld_percent: string
}

export interface Showcase {
  id: number
  title: string
  description: string
  link: string
  file: string | null
  picture: Picture | null
  client: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  freelancer: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  status: 'proposed' | 'published'
  is_own: 0 | 1
  proposed_at: string
  published_at: string | null
  acts: Array<'accept' | 'decline' | 'withdraw'>
}

export interface TrustProof {
  kind: 'email' | 'phone' | 'facebook' | 'linkedin'
  points: number
  is_proven: 0 | 1
}

export interface TrustScore {
  score: number
  most: number
  strength: 'low' | 'good' | 'excellent'
  proofs: Array<TrustProof>
  email: string
  mobile: string | null
}

export interface Funding {
  id: number
  user_id: number
  group_name: string
  short_group_name: string
  description: string
  short_description: string
  avatar: string | null
  vatar: string | null
  banner: string | null
  type: 'Open' | 'Close'
  is_closed_group: 0 | 1
  is_project: 0 | 1
  member_count: number
  is_group_member: 'Leave' | 'Join' | 'Ask to join' | 'Requested' | 'Invited'
  role: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'outsider'
  user_type: 'admin' | 'user'
  has_questions: 0 | 1
  funding_target: string
  funded_percent: number
  days: 30 | 90
  location: string
  industry: string
  experience: string
  price_point: string
  pledged: string
  backer_count: number
  days_left: number
  ends_at: string
  pays: 'all_or_nothing' | 'keep'
  state: 'running' | 'settling' | 'paid' | 'returned' | 'cancelled'
  created_at: string
  owner: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  fee_percent: string
  milestones: Array<{
    nth: number
    title: string
    percent: number
    state: 'waiting' | 'reported' | 'released' | 'returned'
    report: string
    votes_until: string | null
    report_by: string | null
    refusals: number
    accepted: string
    refused: string
    vote_count: number
    vote: 0 | 1 | null
  }>
  tiers: Array<{
    reward_tier_id: number
    title: string
    description: string
    amount: string
    limit: number | null
    taken: number
    delivery: string | null
    picture: Picture | null
  }>
  stretch_goals: Array<{
    stretch_goal_id: number
    amount: string
    title: string
    description: string
    reached_at: string | null
  }>
  story: ProjectStory
  discussion_id: number
  comments_count: number
  paid: string
  held: string
  is_owner: 0 | 1
  can_pledge: 0 | 1
  can_remind: 0 | 1
  reminds: 0 | 1
  can_set_milestones: 0 | 1
  pledges: Array<OwnPledge>
  backers: Array<{
    pledge_id: number
    member: {
      user_id: number
      username: string
      full_name: string
      profile_pic: string | null
      /** 1: a program posts here, as its member says. Missing otherwise. */
      is_bot?: 0 | 1 | undefined
    } | null
    amount: string
    made_at: string
  }>
}

export interface OpenPledge {
  pledge_id: number
  project: {
    group_id: number
    name: string
  } | null
  held: string
  is_running: 0 | 1
  ends_at: string
  made_at: string
}

export interface OwnPledge {
  pledge_id: number
  amount: string
  returned: string
  state: 'open' | 'paid' | 'returned'
  is_unnamed: 0 | 1
  reward: string
  delivery: string | null
  picture: Picture | null
  made_at: string
}

export interface Chat {
  id: number | null
  chat_id: number
  username: string | null
  full_name: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  avatar: string | null
  by_freelancer: 0 | 1
  several: Several | null
  open_chat_box: 0 | 1
  is_closed: 0 | 1
  blocked_chat_by: number
  can_write: 0 | 1
  is_request: 0 | 1
  unread_count: number
  last_read: number | null
  friend_read: number
  last_seq: number
  last_change: number
  cleared_seq: number
  keep_days: 0 | 30 | 7
  is_pinned: 0 | 1
  is_archived: 0 | 1
  is_muted: 0 | 1
  muted_until: string | null
  is_online: 0 | 1
  last_seen: string | null
  messages: Array<ChatMessage>
}

export interface Several {
  title: string
  people_count: number
  people: Array<{
    user_id: number
    full_name: string
    avatar: string | null
  }>
  picture: string | null
  is_admin: 0 | 1
  is_owner: 0 | 1
}

export interface IceServer {
  urls: Array<string>
  username?: string | undefined
  credential?: string | undefined
}

export interface PersonInCall {
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  entry: string
  is_oneself: 0 | 1
  is_moderator: 0 | 1
  can_moderate: 0 | 1
  mic: 0 | 1
  camera: 0 | 1
  screen: 0 | 1
  hand_at: string | null
  muted_at: string | null
}

export interface VideoCall {
  call_id: number
  chat_id: number
  room: string
  state: 'ringing' | 'accepted' | 'ended' | 'declined' | 'missed' | 'busy'
  is_incoming: 0 | 1
  has_camera: 0 | 1
  by_freelancer: 0 | 1
  friend: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  group: {
    group_id: number
    group_name: string
    avatar: string | null
  } | null
  several: Several | null
  begun_by: {
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  rings_until: string
  rings_for: number
  rings_others: 0 | 1
  accepted_at: string | null
  places: number
  through: 'peers' | 'sfu'
  is_moderator: 0 | 1
  is_removed: 0 | 1
}

export interface Reel {
  reel_id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  message: string
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image/jpeg' | 'video/mp4' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  cover: Picture | null
  post_type: 'public' | 'private'
  is_nsfw: 0 | 1
  nsfw: string
  hashtag: string
  hashtag_link: Array<string>
  is_following: 0 | 1
  reel_liked: 0 | 1
  like_count: number
  comment_count: number
  comment_liked: 0 | 1
  view_count: number
  tips: string
  tip_count: number
  is_saved: 0 | 1
  is_hidden: 0 | 1
  watched: Watched | null
  sound: ReelSound | null
  lets_use_sound: 0 | 1
  why: Array<{
    reason: 'own' | 'friend' | 'following' | 'hashtag' | 'interest' | 'watched' | 'fresh' | 'public'
    name: string | null
  }>
}

export interface ReelSound {
  sound_id: number | null
  user_id: number | null
  username: string | null
  full_name: string | null
  can_use: 0 | 1
}

export interface ShownReel {
  reel_id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  created_at: string
  message: string
  picture: Picture | null
  video: Video | null
  cover: Picture | null
  is_nsfw: 0 | 1
  nsfw: string
  view_count: number
}

export interface ReelComment {
  comment_id: number
  reel_id: number
  comment: string
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  comment_reel_liked: 0 | 1
  reply_count: number
  replies: Array<ReelReply>
}

export interface ReelReply {
  reply_id: number
  comment_id: number
  reel_id: number
  reply: string
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  comment_reel_liked: 0 | 1
}

export interface SiteVideo {
  video_id: number
  channel_id: number
  channel_name: string
  channel_handle: string
  channel_file: string | null
  subscriber_count: number
  is_subscribed: 0 | 1
  user_id: number
  role: 'owner' | 'manager' | 'editor' | null
  title: string
  description: string
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  progress: VideoProgress | null
  replacement: VideoProgress | null
  captions: Array<CaptionFile>
  thumbnail: Picture | null
  status: 'Unlisted' | 'Members' | 'Private' | 'Scheduled' | null
  visibility: 'Public' | 'Unlisted' | 'Members' | 'Private' | 'Scheduled'
  publish_at: string | null
  made_for_kids: 0 | 1
  takes_comments: 0 | 1
  allows_download: 0 | 1
  download: string | null
  is_nsfw: 0 | 1
  nsfw: string
  hashtag: string
  hashtag_link: Array<string>
  created_at: string
  edited_at: string | null
  view_count: number
  like_count: number
  dislike_count: number
  comment_count: number
  is_liked: 0 | 1
  is_disliked: 0 | 1
  is_saved: 0 | 1
  tips: string
  tip_count: number
  resume_at: number | null
  watched_percent: number | null
  why: Array<{
    reason: 'own' | 'member' | 'subscribed' | 'hashtag' | 'interest' | 'alike' | 'watched' | 'fresh' | 'public'
    name: string | null
  }>
  is_locked: 0 | 1
  join_price: string | null
}

export interface Channel {
  id: number
  name: string
  handle: string
  file: string | null
  banner: string | null
  about: string
  links: Array<string>
  subscriber_count: number
  is_subscribed: 0 | 1
  is_muted: 0 | 1
  video_count: number
  user_id: number
  username: string
  role: 'owner' | 'manager' | 'editor' | null
  invited_as: 'manager' | 'editor' | null
  is_offered: 0 | 1
  share_proposed: number | null
  created_at: string
  comment_hold: 'off' | 'some' | 'all' | null
}

export interface ChannelFigures {
  channel_id: number
  channel_name: string
  video_id: number | null
  title: string | null
  days: 7 | 28 | 90 | 365
  since: string
  series: Array<{
    at: string
    views: number
    seconds: number
    gained: number
    lost: number
  }>
  total: {
    views: number
    seconds: number
    gained: number
    lost: number
  }
  before: {
    views: number
    seconds: number
    gained: number
    lost: number
  }
  sources: Array<{
    source: 'home' | 'search' | 'channel' | 'subscriptions' | 'related' | 'playlist' | 'feed' | 'embed' | 'site' | 'other'
    host: string | null
    views: number
  }>
  reached: Array<number> | null
  top_videos: Array<{
    video_id: number
    title: string
    views: number
    seconds: number
  }>
}

export interface Collaborator {
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  role: 'owner' | 'manager' | 'editor'
  is_invited: 0 | 1
  is_offered: 0 | 1
}

export interface VideoComment {
  comment_id: number
  id: number
  video_id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  dislike_count: number
  is_liked: '0' | '1'
  is_disliked: '0' | '1'
  comment: string
  reply_count: number
  replies: Array<VideoReply>
}

export interface VideoReply {
  comment_id: number
  id: number
  video_id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  duration: string
  created_at: string
  edited_at: string | null
  mentions: Array<Mention>
  lang: string | null
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  like_count: number
  dislike_count: number
  is_liked: '0' | '1'
  is_disliked: '0' | '1'
  parent_id: number
  reply: string
}

export interface SubscriptionGroup {
  subscription_group_id: number
  name: string
  channel_count: number
  has_channel: 0 | 1
}

export interface Playlist {
  playlist_id: number
  name: string
  visibility: 'Public' | 'Unlisted' | 'Private'
  user_id: number
  username: string
  video_count: number
  cover: Picture | null
  has_video: 0 | 1
  is_saved: 0 | 1
  created_at: string
}

export interface PlaylistEntry {
  place: number
  video_id: number | null
  video: PlaylistVideo | null
}

export interface PlaylistVideo {
  video_id: number
  channel_id: number
  channel_name: string
  user_id: number
  title: string
  thumbnail: Picture | null
  picture: Picture | null
  is_nsfw: 0 | 1
  nsfw: string
  view_count: number
  created_at: string
  watched_percent: number | null
  video: {
    seconds: number
    poster: Picture
  } | null
}

export interface ChannelMembership {
  state: 'active' | 'grace'
  started_at: string
  ends_at: string
  grace_until: string | null
  renews: 0 | 1
  next_charge: string | null
}

export interface ChannelTier {
  title: string
  perks: string
  price: string
  is_open: 0 | 1
}

export interface JoiningOffer {
  change: 'start' | 'resume' | 'pay'
  due: string
  balance_after: string
  missing: string
  next_charge_at: string
  next_charge: string
}

export interface ChannelShare {
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  role: 'owner' | 'manager' | 'editor'
  percent: number
  proposed: number | null
  earned: string
}

export interface PublishedBallot {
  code: string
  choices: Array<number>
}

export interface Report {
  report_id: number
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  reported_id: number | null
  user_id: number | null
  full_name: string | null
  shown: string
  link: string | null
  shown_file_type: 'image' | 'video' | 'audio' | 'attachment' | null
  reason: 'spam' | 'harassment' | 'hate' | 'violence' | 'nsfw_not_marked' | 'self_harm' | 'false_information' | 'illegal' | 'impersonation' | 'other'
  description: string
  state: 'open' | 'reviewing' | 'upheld' | 'dismissed'
  answer: string
  created_at: string
  decided_at: string | null
}

export interface Appeal {
  appeal_id: number
  message: string
  state: 'waiting' | 'jury' | 'upheld' | 'overturned' | 'undone'
  created_at: string
  answer: string
  answered_at: string | null
  jury: {
    overturn: number
    uphold: number
    words: Array<string>
  } | null
}

export interface Decision {
  decision_id: number
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  shown: string
  acts: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'>
  nsfw: Array<'Nudity' | 'Pornography' | 'Profanity' | 'Violence and Gore' | 'Race and Religion' | 'Other'>
  until: string | null
  rule: Rule
  reason: string
  decided_at: string
  is_undone: 0 | 1
  undone_at: string | null
  appeal_until: string | null
  appeal: Appeal | null
}

export interface Rule {
  rule_id: number
  title: string
  text: string
}

export interface Purge {
  decision_id: number
  report_id: number
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  /** Null for the operator, and for members who have left. */
  member: {
    user_id: number
    full_name: string
    username: string
  } | null
  /** Null for the operator, and for members who have left. */
  asked_by: {
    user_id: number
    full_name: string
    username: string
  } | null
  asked_at: string
  reason: string
}

export interface StaffAppeal {
  appeal_id: number
  message: string
  state: 'waiting' | 'jury' | 'upheld' | 'overturned' | 'undone'
  created_at: string
  answer: string
  answered_at: string | null
  jury: {
    overturn: number
    uphold: number
    words: Array<string>
  } | null
  /** Null for the operator, and for members who have left. */
  member: {
    user_id: number
    full_name: string
    username: string
  } | null
  decision: StaffDecision
  report_id: number | null
  barred: 'own' | 'involved' | 'admin' | 'reporter' | 'decider' | null
  seats: {
    taken: number
    voted: number
  } | null
}

export interface DecisionFigures {
  rules: Array<{
    rule_id: number
    title: string
    decisions: number
    acted: number
    overturned: number
  }>
  decisions: number
  median_hours: number | null
  appeals: number
  overturned: number
  nobody_may_decide: number
  counted_at: string | null
}

export interface LoggedDecision {
  day: string
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  rule_id: number
  acts: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'>
  appeal: 'waiting' | 'jury' | 'upheld' | 'overturned' | 'undone' | null
  by_jury: 0 | 1
  is_undone: 0 | 1
  hours: number | null
}

export interface JuryCase {
  jury_case_id: number
  state: 'invited' | 'accepted' | 'voted' | 'over'
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  rule: Rule
  acts: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'>
  shown: string
  reason: string
  appeal: string
  until: string
  verdict: 'uphold' | 'overturn' | null
  outcome: 'upheld' | 'overturned' | 'undecided' | 'undone' | null
  votes: {
    overturn: number
    uphold: number
  } | null
}

export interface CaseDetail {
  report_id: number
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  reported_id: number | null
  /** Null for the operator, and for members who have left. */
  member: {
    user_id: number
    full_name: string
    username: string
  } | null
  language: 'en' | 'cs' | null
  shown: string
  reasons: Array<'spam' | 'harassment' | 'hate' | 'violence' | 'nsfw_not_marked' | 'self_harm' | 'false_information' | 'illegal' | 'impersonation' | 'other'>
  reporters: number
  word_rules: Array<string>
  state: 'open' | 'reviewing' | 'upheld' | 'dismissed'
  /** Null for the operator, and for members who have left. */
  assigned_to: {
    user_id: number
    full_name: string
    username: string
  } | null
  first_at: string
  last_at: string
  decision_id: number | null
  barred: 'own' | 'involved' | 'admin' | 'reporter' | 'decider' | null
  shown_file_type: 'image' | 'video' | 'audio' | 'attachment' | null
  text_now: string | null
  standing: 'there' | 'deleted' | 'hidden' | 'gone'
  nsfw_now: Array<'Nudity' | 'Pornography' | 'Profanity' | 'Violence and Gore' | 'Race and Religion' | 'Other'>
  link: string | null
  acts: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'>
  has_messages: 0 | 1
  reports: Array<{
    report_id: number
    /** Null for the operator, and for members who have left. */
    reporter: {
      user_id: number
      full_name: string
      username: string
    } | null
    is_found: 0 | 1
    reason: 'spam' | 'harassment' | 'hate' | 'violence' | 'nsfw_not_marked' | 'self_harm' | 'false_information' | 'illegal' | 'impersonation' | 'other'
    description: string
    created_at: string
    sent: number
    upheld: number
    dismissed: number
    muted_until: string | null
  }>
  decisions: Array<StaffDecision>
  notes: Array<StaffNote>
}

export interface MemberRecord {
  /** Null for the operator, and for members who have left. */
  member: {
    user_id: number
    full_name: string
    username: string
  } | null
  language: 'en' | 'cs'
  suspended: {
    until: string | null
  } | null
  limited: {
    until: string | null
  } | null
  barred: 'own' | 'involved' | 'admin' | 'reporter' | 'decider' | null
  decisions: Array<StaffDecision>
  notes: Array<StaffNote>
}

export interface StaffDecision {
  decision_id: number
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  shown: string
  acts: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'>
  nsfw: Array<'Nudity' | 'Pornography' | 'Profanity' | 'Violence and Gore' | 'Race and Religion' | 'Other'>
  until: string | null
  rule: Rule
  reason: string
  decided_at: string
  is_undone: 0 | 1
  undone_at: string | null
  appeal_until: string | null
  appeal: Appeal | null
  /** Null for the operator, and for members who have left. */
  moderator: {
    user_id: number
    full_name: string
    username: string
  } | null
  /** Null for the operator, and for members who have left. */
  undone_by: {
    user_id: number
    full_name: string
    username: string
  } | null
  undone_reason: string
  purge: {
    /** Null for the operator, and for members who have left. */
    asked_by: {
      user_id: number
      full_name: string
      username: string
    } | null
    reason: string
    purged_at: string | null
  } | null
  wave: {
    wave_id: number
    standing: number
  } | null
}

export interface StaffNote {
  note_id: number
  /** Null for the operator, and for members who have left. */
  author: {
    user_id: number
    full_name: string
    username: string
  } | null
  message: string
  created_at: string
}

export interface MemberThread {
  /** Null for the operator, and for members who have left. */
  member: {
    user_id: number
    full_name: string
    username: string
  } | null
  about: ThreadAbout | null
  message: string
  by_staff: 0 | 1
  latest_at: string
  waits_since: string | null
  barred: 'own' | 'involved' | 'admin' | 'reporter' | 'decider' | null
}

export interface ModeratorMessage {
  message_id: number
  message: string
  by_staff: 0 | 1
  created_at: string
}

export interface ThreadAbout {
  decision_id: number
  report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
  shown: string
  rule: string
}

export interface Template {
  template_id: number
  name: string
  rule_id: number
  acts: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'>
  reason_en: string
  reason_cs: string
  answer_en: string
  answer_cs: string
}

export interface TriedText {
  kind: 'post' | 'comment' | 'reply'
  /** Null for the operator, and for members who have left. */
  author: {
    user_id: number
    full_name: string
    username: string
  } | null
  message: string
  created_at: string
  link: string | null
}

export interface AdminRule {
  rule_id: number
  title_en: string
  title_cs: string
  text_en: string
  text_cs: string
  changed_at: string
  /** Null for the operator, and for members who have left. */
  changed_by: {
    user_id: number
    full_name: string
    username: string
  } | null
  retired_at: string | null
}

export interface MemberDetail {
  user_id: number
  full_name: string
  username: string
  email: string
  email_verified: 0 | 1
  role: 'moderator' | 'finance' | 'support' | 'admin' | null
  state: 'suspended' | 'leaving' | 'limited' | 'active'
  joined_at: string
  language: 'en' | 'cs'
  two_factor: 0 | 1
  passkeys: number
  several_devices: 0 | 1
  posts: number
  reports_of: number
  reports_by: number
  decisions_made: number
  processing: {
    since: string
    ends_at: string | null
  } | null
  last_login_at: string | null
  sessions: Array<{
    device: string
    browser: string
    place: string
    created_at: string
    last_used_at: string
  }>
  mails: Array<{
    kind: string
    state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure' | 'void'
    created_at: string
    sent_at: string | null
  }>
}

export interface StaffAct {
  seq: number
  at: string
  /** Null for the operator, and for members who have left. */
  actor: {
    user_id: number
    full_name: string
    username: string
  } | null
  actor_user_id: number | null
  actor_role: 'moderator' | 'finance' | 'support' | 'admin' | 'operator'
  /** The call, or the command. */
  act: string
  object_kind: 'member' | 'dispute' | 'job' | 'report' | 'decision' | 'setting' | 'withdrawal' | 'deposit' | 'money' | 'signup' | 'barrier' | 'template' | 'word_rule' | 'media_hash' | 'tag' | 'rule' | 'legal' | 'announcement' | 'interest' | null
  object_id: string
  /** Null for the operator, and for members who have left. */
  member: {
    user_id: number
    full_name: string
    username: string
  } | null
  reason: string
  before: string
}

export interface Backup {
  name: string
  started_at: string | null
  finished_at: string | null
  bytes: number
  files: number
  has_changes: 0 | 1
  is_damaged: 0 | 1
}

export interface Health {
  started_at: string
  members: number
  jobs_waiting: number
  oldest_job_at: string | null
  jobs_failed: number
  mails_waiting: number
  oldest_mail_at: string | null
  mails_failed: number
  makes_backups: 0 | 1
  last_backup_at: string | null
  money_stopped: 0 | 1
  pool: {
    most: number
    open: number
    idle: number
    waiting: number
  }
  sockets: number
  archives: 0 | 1
  last_archived_at: string | null
  withdrawals_to_approve: number
  oldest_withdrawal_at: string | null
  database_bytes: number
  versions: {
    commons: string
    postgres: string
    node: string
    migration: string
  }
  alerts: Array<{
    name: 'jobs_failed' | 'jobs_late' | 'mail_late' | 'backup_old' | 'archiving_failing' | 'money_stopped' | 'pool_exhausted' | 'disk_full' | 'withdrawals_late' | 'chain_late' | 'deposits_frozen'
    since: string | null
  }>
  disks: Array<{
    folder: string
    free_bytes: number
    reserve_bytes: number
    is_low: 0 | 1
  }>
}

export interface HealthSample {
  at: string
  requests: number
  errors: number
  p50_ms: number | null
  p95_ms: number | null
  jobs_waiting: number
  mails_waiting: number
  sockets: number
  members_active: number
  connections: number
  database_bytes: number
}

export interface StaffJob {
  job_id: string
  name: string
  state: 'waiting' | 'running' | 'failed'
  created_at: string
  started_at: string | null
  starts_after: string
  retries: number
  error: string
}

export interface StoredSetting {
  name: 'network_name' | 'network_slogan' | 'network_language' | 'network_accent' | 'feature_groups' | 'feature_videos' | 'feature_reels' | 'feature_surveys' | 'feature_projects' | 'feature_jobs' | 'feature_video_calls' | 'feature_wallet' | 'registration_mode' | 'registration_questions_en' | 'registration_questions_cs' | 'new_account_days' | 'new_account_posts' | 'new_account_comments' | 'new_account_conversations' | 'new_account_follows' | 'new_account_links' | 'open_videos' | 'member_quota_mb' | 'mint_limit'
  /** What holds now. A switch is 1 or 0. */
  value: string
  /** What holds until an admin changes it. */
  initial: string
  is_fixed: 0 | 1
  previous: string | null
  changed_at: string | null
  /** Null for the operator, and for members who have left. */
  changed_by: {
    user_id: number
    full_name: string
    username: string
  } | null
  /** Why it was changed last. */
  reason: string
}

export interface Notification {
  notification_id: number
  kind: string
  category: 'people' | 'mentions' | 'money' | 'work' | 'own'
  title: string
  text: string
  message: string
  sender: string
  profile_pic: string | null
  actors: Array<{
    user_id: number
    username: string
    full_name: string
    profile_pic: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  }>
  actor_count: number
  duration: string
  created_at: string
  isread: '0' | '1'
  is_flash: '0' | '1'
  link: string
  post_id: number | null
  is_liked: 0 | 1
  post_comment_id: number | null
}

export interface NotificationSetting {
  kind: string
  group: 'people' | 'posts' | 'reels' | 'videos' | 'chats' | 'groups' | 'projects' | 'surveys' | 'work' | 'wallet' | 'account'
  category: 'people' | 'mentions' | 'money' | 'work' | 'own'
  label: string
  in_app: 0 | 1
  mail: 0 | 1
  push: 0 | 1
}

export interface Webhook {
  webhook_id: number
  name: string
  url: string
  events: Array<'people' | 'posts' | 'reels' | 'videos' | 'chats' | 'groups' | 'projects' | 'surveys' | 'work' | 'wallet' | 'account' | 'messages'>
  is_on: 0 | 1
  off_reason: 'gone' | 'failing' | null
  failing_since: string | null
  created_at: string
}

export interface WebhookDelivery {
  delivery_id: number
  event_id: string
  type: string
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  status: number | null
  answer: string
  error: 'timeout' | 'unreachable' | 'not_public' | 'redirect' | 'status' | 'off' | 'internal' | null
  body: string
  created_at: string
  tried_at: string | null
  next_at: string | null
}

export interface Traffic {
  metric: 'pageviews' | 'impressions'
  days: 1 | 7 | 30 | 90 | 365
  unit: 'hour' | 'day'
  since: string
  series: Array<{
    at: string
    count: number
  }>
  total: number
  total_before: number
  change: number | null
  new_followers: number
  new_followers_before: number
  top_posts: Array<{
    post_id: number
    excerpt: string
    has_file: 0 | 1
    created_at: string
    count: number
  }>
}

export interface Holding {
  currency: 'FCELL' | 'ETH' | 'BTC'
  balance: string
  held: string
  eth: string | null
  btc: string | null
  usd: string | null
  czk: string | null
  address: string | null
  is_connected: 0 | 1
  daily_limit: string | null
  spent_today: string
}

export interface Receipt {
  trx_number: number
  trx_date: string
  trx_type: string
  trx_type_id: number
  reward_to: string
  trx_amount: string
  currency: 'FCELL' | 'ETH' | 'BTC'
  hash: string
  short_hash: string
  hash_link: string
  from: {
    name: string
    member: {
      user_id: number
      username: string
      full_name: string
      profile_pic: string | null
      /** 1: a program posts here, as its member says. Missing otherwise. */
      is_bot?: 0 | 1 | undefined
    } | null
  }
  to: {
    name: string
    member: {
      user_id: number
      username: string
      full_name: string
      profile_pic: string | null
      /** 1: a program posts here, as its member says. Missing otherwise. */
      is_bot?: 0 | 1 | undefined
    } | null
  }
  moved: Array<{
    currency: 'FCELL' | 'ETH' | 'BTC'
    amount: string
    balance_before: string
    balance_after: string
  }>
  fee: string
  gross: string | null
  tax: {
    amount: string
    percent: string
  } | null
  invoices: Array<InvoiceName>
  divided: string | null
  rate: string | null
  settled: string
  note: string
  post_id: number | null
  link: string
  address: string
}

export interface Transaction {
  trx_number: number
  trx_date: string
  trx_type: string
  trx_type_id: number
  reward_to: string
  trx_amount: string
  currency: 'FCELL' | 'ETH' | 'BTC'
  hash: string
  short_hash: string
  hash_link: string
}

export interface WalletBalance {
  fcell_balance: string
  eth_balance: string
  btc_balance: string
  fcell_balance_eth: string | null
  fcell_balance_usd: string | null
  fcell_balance_btc: string | null
  fcell_balance_czk: string | null
  fcell_eth_value: string | null
  withdraw_fee_percent: string
  balance: string
  ETH_address: string | null
  BTC_address: string | null
  holdings: Array<Holding>
  is_rate_stale: 0 | 1
  rate_at: string | null
  is_play_money: 0 | 1
  is_stopped: 0 | 1
  is_verified: 0 | 1
  is_two_factor: 0 | 1
}

export interface WithdrawalCase {
  withdrawal_id: number
  trx_number: number
  currency: 'FCELL' | 'ETH' | 'BTC'
  amount: string
  fees: string
  net: string
  address: string
  label: string
  state: 'waiting_address' | 'waiting_approval' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'refused' | 'dropped'
  states: Array<{
    state: 'requested' | 'waiting_address' | 'waiting_approval' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'refused' | 'dropped'
    at: string
  }>
  address_usable_at: string | null
  is_paused: 0 | 1
  hash: string
  short_hash: string
  hash_link: string
  reason: string
  /** Null for the operator, and for members who have left. */
  member: {
    user_id: number
    full_name: string
    username: string
  } | null
  requested_at: string
  is_signed: 0 | 1
  held_up: 'limit_a_day' | 'no_funds' | 'not_approved' | 'signed_otherwise' | 'fee_too_high' | ''
  is_replaceable: 0 | 1
  is_cancelling: 0 | 1
  is_own: 0 | 1
}

export interface WithdrawalHistory {
  email: string
  email_verified: 0 | 1
  joined_at: string
  second_factor: 0 | 1
  is_leaving: 0 | 1
  holdings: Array<{
    currency: 'FCELL' | 'ETH' | 'BTC'
    available: string
    held: string
  }>
  income: Array<{
    kind: string
    name: string
    amount: string
  }>
  withdrawals: Array<{
    withdrawal_id: number
    currency: 'FCELL' | 'ETH' | 'BTC'
    amount: string
    state: 'waiting_address' | 'waiting_approval' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'refused' | 'dropped'
    requested_at: string
    same_address: 0 | 1
  }>
  logins: Array<{
    device: string
    browser: string
    place: string
    at: string
  }>
  looks_like: string
  related: Array<{
    user_id: number
    full_name: string
    username: string
    signs: Array<'mailbox' | 'browser' | 'address'>
  }>
}

export interface FrozenDeposit {
  deposit_id: number
  currency: 'FCELL' | 'ETH' | 'BTC'
  amount: string
  state: 'frozen' | 'released' | 'written_off'
  member: {
    user_id: number
    full_name: string
    username: string
  } | null | null
  is_own: 0 | 1
  recoverable: string
  taken: string
  address: string
  hash: string
  short_hash: string
  hash_link: string
  credited_at: string
  decided_at: string | null
}

export interface Reserve {
  currency: 'FCELL' | 'ETH' | 'BTC'
  owned: string
  leaves: number
  root: string | ''
  held_for_others: string
  on_chain: string | null
  difference: string | null
  height: number | null
  addresses: Array<{
    address: string
    amount: string
  }>
  of_members: {
    addresses: number
    amount: string
  }
}

export interface ReserveDay {
  day: string
  taken_at: string
  reserves: Array<Reserve>
}

export interface ReserveProof {
  currency: 'FCELL' | 'ETH' | 'BTC'
  day: string
  amount: string
  root: string
  /** In the smallest unit. */
  total: string
  user_id: number
  parts: Array<{
    /** In the smallest unit. */
    units: string
    nonce: string
    steps: Array<{
      side: 'left' | 'right'
      hash: string
      /** In the smallest unit. */
      units: string
    }>
  }>
}

export interface PriceAlert {
  price_alert_id: number
  currency: 'FCELL' | 'ETH' | 'BTC'
  quote_currency: 'USD' | 'CZK' | 'ETH' | 'BTC'
  direction: 'up' | 'down'
  price: string
  created_at: string
  reached_at: string | null
}

export interface HotCurrency {
  currency: 'FCELL' | 'ETH' | 'BTC'
  is_signed: 0 | 1
  is_away: 0 | 1
  address: string
  cold_address: string
  balance: string | null
  leaving: string
  at_addresses: string
  limit: string | null
  a_day: string | null
  signed: string | null
  waiting: number
  waiting_amount: string
  stopped: {
    reason: string
    at: string
  } | null
}

export interface ChainStatus {
  chain: 'ethereum' | 'bitcoin'
  currencies: Array<'FCELL' | 'ETH' | 'BTC'>
  network: string
  height: number
  tip: number
  read_at: string
  confirmations: number
  is_development: 0 | 1
}

export interface Deposit {
  deposit_id: number
  currency: 'FCELL' | 'ETH' | 'BTC'
  amount: string
  state: 'pending' | 'credited' | 'orphaned' | 'frozen' | 'released' | 'written_off'
  confirmations: number
  needed: number
  address: string
  hash: string
  short_hash: string
  hash_link: string
  seen_at: string
  credited_at: string | null
  trx_number: number | null
}

export interface WalletAddress {
  address_id: number
  currency: 'FCELL' | 'ETH' | 'BTC'
  address: string
  label: string
  usable_at: string
  is_usable: 0 | 1
}

export interface Withdrawal {
  withdrawal_id: number
  trx_number: number
  currency: 'FCELL' | 'ETH' | 'BTC'
  amount: string
  fees: string
  net: string
  address: string
  label: string
  state: 'waiting_address' | 'waiting_approval' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'refused' | 'dropped'
  states: Array<{
    state: 'requested' | 'waiting_address' | 'waiting_approval' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'refused' | 'dropped'
    at: string
  }>
  address_usable_at: string | null
  is_paused: 0 | 1
  is_cancellable: 0 | 1
  hash: string
  short_hash: string
  hash_link: string
  reason: string
}

export interface OwnPlan {
  plan_id: number
  code: 'plus' | 'pro'
  name: string
  duration: 'y' | 'm'
  state: 'active' | 'grace'
  is_trial: 0 | 1
  started_at: string
  ends_at: string
  grace_until: string | null
  renews: 0 | 1
  next_code: 'plus' | 'pro' | null
  next_duration: 'y' | 'm' | null
  next_charge: string | null
}

export interface Plan {
  id: number
  code: 'plus' | 'pro'
  name: string
  yearly_charges: string
  monthly_charges: string
  yearly_fiat: {
    usd: string | null
    czk: string | null
  }
  monthly_fiat: {
    usd: string | null
    czk: string | null
  }
  save_percent: number
  token_balance: string
  yearly: {
    change: 'start' | 'upgrade' | 'later' | 'resume' | 'pay' | 'none'
    charge: string
    credit: string
    due: string
    balance_after: string
    missing: string
    starts_at: string
    next_charge_at: string
    next_charge: string
  }
  monthly: {
    change: 'start' | 'upgrade' | 'later' | 'resume' | 'pay' | 'none'
    charge: string
    credit: string
    due: string
    balance_after: string
    missing: string
    starts_at: string
    next_charge_at: string
    next_charge: string
  }
  perks: {
    upload_bytes: number
    withdraw_fee_percent: string
    autoplay: 0 | 1
    badge: 0 | 1
    own_page: 0 | 1
  }
}

export interface RecurringPayment {
  recurring_payment_id: number
  name: string
  channel_id: number | null
  duration: 'y' | 'm'
  amount: string
  next_at: string
  is_trial: 0 | 1
}

export interface SubscriptionTier {
  plan_id: number | null
  name: string
  monthly_charges: string
  yearly_charges: string
  is_current: 0 | 1
  perks: {
    upload_bytes: number
    withdraw_fee_percent: string
    autoplay: 0 | 1
    badge: 0 | 1
    own_page: 0 | 1
  }
}

export interface PaymentMethod {
  payment_method_id: number | null
  type: 'tokens' | 'bank' | 'wallet' | 'other'
  detail: string
}

export interface Payout {
  payout_id: number
  paid_at: string
  earned_until: string
  tokens: string
  currency: 'ETH' | 'BTC'
  amount: string
  rate: string
  trx_number: number
}

export interface ProLook {
  title: string
  headline: string
  theme: string
  footer: string
  logo: string | null
  background: string | null
}

export interface ProSetting {
  is_active: 0 | 1
  title: string
  headline: string
  theme: string
  footer: string
  logo: string | null
  background: string | null
  domain: string
  domain_asked_at: string | null
  payout_currency: 'FCELL' | 'ETH' | 'BTC'
  payout_waiting: string
  payout_waiting_usd: string | null
  payout_at: string | null
}

export interface Picture {
  width: number
  height: number
  preview: string
  sources: Array<{
    width: number
    url: string
  }>
  animated: boolean
  alt: string
}

export interface Storyboard {
  width: number
  height: number
  columns: number
  rows: number
  seconds: number
  count: number
  sheets: Array<string>
}

export interface Video {
  width: number
  height: number
  seconds: number
  poster: Picture
  sources: Array<{
    height: number
    url: string
  }>
  hls: string | null
  heights: Array<number>
  storyboard: Storyboard | null
  captions: string | null
}

export interface VideoProgress {
  state: 'processing' | 'ready' | 'failed'
  progress: number
  failure: string | null
  heights: Array<number>
  thumbnails: Array<Picture>
}

export interface CaptionFile {
  language: string
  url: string
  may_not_fit: 0 | 1
}

export interface Attachment {
  name: string
  bytes: number
  type: 'image' | 'pdf' | 'word' | 'sheet' | 'slides' | 'text' | 'zip'
  url: string
}

export interface PostFile {
  file_id: string
  file: string | null
  file_type: 'image' | 'video' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
}

export interface LinkCard {
  url: string
  host: string
  title: string
  description: string
  picture: {
    url: string
    width: number
    height: number
  } | null
}

export interface Mention {
  username: string
  user_id: number
}

export interface ChatMessage {
  message_id: number
  chat_id: number
  seq: number
  change: number
  sender_id: number | null
  sender: {
    full_name: string
    avatar: string | null
    /** 1: a program posts here, as its member says. Missing otherwise. */
    is_bot?: 0 | 1 | undefined
  } | null
  message: string
  text: string
  mentions: Array<Mention>
  lang: string | null
  seen: '0' | '1'
  date: string
  edited_at: string | null
  file: string | null
  file_type: 'image' | 'video' | 'audio' | 'attachment' | null
  file_state: 'processing' | 'ready' | 'failed' | null
  file_progress: number | null
  file_failure: string | null
  picture: Picture | null
  video: Video | null
  voice: Voice | null
  attachment: Attachment | null
  link_card: LinkCard | null
  replies_to: {
    message_id: number
    seq: number
    sender_id: number | null
    full_name: string | null
    excerpt: string
    file_type: 'image' | 'video' | 'audio' | 'attachment' | null
    is_deleted: 0 | 1
  } | null
  is_forwarded: 0 | 1
  video_call: ToldVideoCall | null
  user_reaction: string | null
  friend_reaction: string | null
  reactions: Array<{
    reaction: string
    count: number
  }>
  notice: {
    act: 'started' | 'added' | 'removed' | 'left' | 'renamed' | 'pictured' | 'unpictured' | 'appointed' | 'dismissed'
    people: Array<{
      user_id: number
      full_name: string
    }>
  } | null
  is_deleted: 0 | 1
}

export interface Voice {
  seconds: number
  url: string
  waveform: string
}

export interface ToldVideoCall {
  call_id: number
  state: 'accepted' | 'ended' | 'declined' | 'missed' | 'busy'
  has_camera: 0 | 1
  seconds: number
}

export interface Poll {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  kind: 'single' | 'several' | 'ranked'
  audience: 'everybody' | 'followers' | 'friends' | 'group'
  group_id: number | null
  group_name: string | null
  is_secret: 0 | 1
  results: 'always' | 'voted' | 'closed'
  is_changeable: 0 | 1
  quorum: number | null
  closing_date: string
  is_closed: 0 | 1
  vote_count: number
  is_voted: '0' | '1'
  is_result_shown: 0 | 1
  recdata: Array<SurveyOption>
  options: Array<{
    id: number
    options: string
  }>
}

export interface RunOffRound {
  votes: Array<number | null>
  out: Array<number>
  exhausted: number
  tie?: {
    tied: Array<number>
    round: number | null
  } | null | undefined
}

export interface Survey {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  kind: 'single' | 'several' | 'ranked'
  audience: 'everybody' | 'followers' | 'friends' | 'group'
  group_id: number | null
  group_name: string | null
  is_secret: 0 | 1
  results: 'always' | 'voted' | 'closed'
  is_changeable: 0 | 1
  quorum: number | null
  closing_date: string
  is_closed: 0 | 1
  vote_count: number
  is_voted: '0' | '1'
  options: Array<{
    id: number
    options: string
  }>
}

export interface SurveyCard {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  kind: 'single' | 'several' | 'ranked'
  audience: 'everybody' | 'followers' | 'friends' | 'group'
  group_id: number | null
  group_name: string | null
  is_secret: 0 | 1
  results: 'always' | 'voted' | 'closed'
  is_changeable: 0 | 1
  quorum: number | null
  closing_date: string
  is_closed: 0 | 1
  vote_count: number
  is_voted: '0' | '1'
  is_result_shown: 0 | 1
  recdata: Array<SurveyOption>
}

export interface SurveyDetail {
  id: number
  user_id: number
  username: string
  full_name: string
  profile_pic: string | null
  /** 1: a program posts here, as its member says. Missing otherwise. */
  is_bot?: 0 | 1 | undefined
  title: string
  kind: 'single' | 'several' | 'ranked'
  audience: 'everybody' | 'followers' | 'friends' | 'group'
  group_id: number | null
  group_name: string | null
  is_secret: 0 | 1
  results: 'always' | 'voted' | 'closed'
  is_changeable: 0 | 1
  quorum: number | null
  closing_date: string
  is_closed: 0 | 1
  vote_count: number
  is_voted: '0' | '1'
  is_result_shown: 0 | 1
  recdata: Array<SurveyOption>
  executed_count: number
  active_count: number
  like_count: number
  is_liked: 0 | 1
  comments_count: number
  created_at: string
  receipt: string | null
  outcome: SurveyOutcome | null
}

export interface SurveyOption {
  option_id: number
  options: string
  is_voted: '0' | '1'
  rank: number | null
  percent: number | null
  vote_count: number | null
  threshold: number | null
}

export interface SurveyOutcome {
  chain_hash: string
  ballot_count: number
  winners: Array<number>
  rounds: Array<RunOffRound>
}

export interface Watched {
  count: number
  average: number
  tenths: Array<number>
}

export interface Paper {
  file_name: string
  file_type: 'application/pdf' | 'text/csv'
  content: string
}

export interface Calls {
  /** An ALTCHA proof-of-work challenge. Send its solution once, as `captchaToken`. */
  captcha_challenge: {
    input: Record<string, never>
    answer: {
      data: {
        parameters: Record<string, unknown>
        signature: string
      }
    }
    refusals: never
    files: never
  }
  /** Open a verification email’s link without being logged in: it verifies the address. A link that changes an address needs a login, too, and stays good for it. */
  confirm_email: {
    input: {
      email_auth_code: string
    }
    answer: {
      /** Moderators look at the request to join now. */
      is_waiting?: true | undefined
    }
    refusals: 'link_expired' | 'link_needs_login'
    files: never
  }
  /** Email a link to reset the password. The answer is the same whether or not the address has an account. */
  forget_password: {
    input: {
      email: string
      /** The solution of a `captcha_challenge`, as base64 of `{"challenge": …, "solution": …}` in JSON. Without one a tighter rate limit applies. */
      captchaToken?: string | undefined
    }
    answer: object
    refusals: 'captcha_failed' | 'captcha_used'
    files: never
  }
  /** Log in. This ends the member’s other sessions, unless they chose to stay logged in on several devices. With two-factor on, the key only works for the second factor until `two_factor_auth` succeeds. */
  login: {
    input: {
      email: string
      password: string
      /** The code in the link of a verification email. */
      email_auth_code?: string | undefined
      /** The solution of a `captcha_challenge`, as base64 of `{"challenge": …, "solution": …}` in JSON. Without one a tighter rate limit applies. */
      captchaToken?: string | undefined
      /** The project whose link led to the login page. */
      code?: string | number | undefined
      /** 1: ends no other session, unless the member chose that logins do. Without it, a login ends them. */
      asks_beside?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
    }
    answer: {
      user_data: UserData
      /** The account was deactivated or about to be deleted, and is back. */
      was_away?: true | undefined
      beside?: Array<{
        browser: string
        device: string
      }> | undefined
    }
    refusals: 'wrong_credentials' | 'too_many_guesses' | 'email_not_verified' | 'signup_waiting' | 'signup_rejected' | 'captcha_failed' | 'captcha_used'
    files: never
  }
  /** Log out of this session. */
  logout: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Log in with a passkey, which counts as both factors. */
  passkey_login: {
    input: {
      /** The credential as JSON, as returned by `startRegistration` or `startAuthentication`. */
      credential: Record<string, unknown>
      /** 1: ends no other session, unless the member chose that logins do. Without it, a login ends them. */
      asks_beside?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
    }
    answer: {
      user_data: UserData
      /** The account was deactivated or about to be deleted, and is back. */
      was_away?: true | undefined
      beside?: Array<{
        browser: string
        device: string
      }> | undefined
    }
    refusals: 'passkey_failed' | 'email_not_verified'
    files: never
  }
  /** Create an account. Its unique @username is made from the name. The referral code is stored with it. Where moderators look at who joins, it is a request that waits for their answer. */
  register: {
    input: {
      /** At most 80 characters, none of them invisible. */
      full_name: string
      email: string
      /** 8 to 200 characters, and not one of the most common passwords. */
      password: string
      /** The new password again. */
      confirm_password: string
      /** The code of the member who invited this one. */
      referral_code?: string | undefined
      /** The code of an invitation, where registering needs one. */
      invitation?: string | undefined
      /** Answers to the `questions` of `show_registration`, in their order. */
      answers?: Array<string> | undefined
      /** The `version` of `show_registration` that they have seen; the present one if missing. */
      agreed_version?: number | string | undefined
      /** The solution of a `captcha_challenge`, as base64 of `{"challenge": …, "solution": …}` in JSON. Without one a tighter rate limit applies. */
      captchaToken?: string | undefined
    }
    answer: {
      success: boolean
      /** Moderators look at the request first. */
      is_waiting?: true | undefined
    }
    refusals: 'email_taken' | 'captcha_failed' | 'captcha_used' | 'not_accepted' | 'name_looks_alike' | 'invitation_needed' | 'invitation_ended' | 'signup_answers_missing'
    files: never
  }
  /** Send the verification email again. The answer is the same whether or not the address needs one. */
  resend_email_verification: {
    input: {
      email: string
      /** The solution of a `captcha_challenge`, as base64 of `{"challenge": …, "solution": …}` in JSON. Without one a tighter rate limit applies. */
      captchaToken?: string | undefined
    }
    answer: object
    refusals: 'captcha_failed' | 'captcha_used'
    files: never
  }
  /** Set a new password with an emailed link. Every session ends, and the next login still needs the second factor. */
  reset_password: {
    input: {
      /** The code in the emailed link. It works once, for 30 minutes. */
      code: string
      /** 8 to 200 characters, and not one of the most common passwords. */
      new_password: string
      /** The new password again. */
      confirm_password: string
    }
    answer: object
    refusals: 'link_expired'
    files: never
  }
  /** Answer “this wasn’t me” to an email about a security change. It ends every session, removes the second factor or passkey that the change added, and answers a code for `reset_password`. */
  security_change_disown: {
    input: {
      /** The code in the emailed link. It works once, for 7 days. */
      code: string
    }
    answer: {
      data: {
        reset_code: string
      }
    }
    refusals: 'link_expired'
    files: never
  }
  /** A ticket that opens one socket, valid for 30 seconds. */
  socket_ticket: {
    input: Record<string, never>
    answer: {
      data: {
        ticket: string
        expires_in: number
      }
    }
    refusals: never
    files: never
  }
  /** The options for `navigator.credentials.get` when a passkey is the second factor. `allowCredentials` is empty if the member has no passkey. */
  start_passkey_check: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Record<string, unknown>
    }
    refusals: never
    files: never
  }
  /** The options for `navigator.credentials.get` when a passkey shows again who it is: leaving and withdrawing take its `credential` in place of the password and the code. `allowCredentials` is empty if the member has no passkey. */
  start_passkey_confirmation: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Record<string, unknown>
    }
    refusals: never
    files: never
  }
  /** The options for `navigator.credentials.get` when logging in with a passkey alone. */
  start_passkey_login: {
    input: Record<string, never>
    answer: {
      data: Record<string, unknown>
    }
    refusals: never
    files: never
  }
  /** Finish a login with a code or a passkey, which answers a new key. In a full session, turn two-factor on (answers the recovery codes, once) or off. */
  two_factor_auth: {
    input: {
      /** The six digits of the authenticator app, or a recovery code. */
      code?: string | undefined
      /** In a full session: 1 turns two-factor on, 0 turns it off. */
      is_enable_google_auth_code?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** The credential as JSON, as returned by `startRegistration` or `startAuthentication`. */
      credential?: Record<string, unknown> | undefined
      /** 1: ends no other session, unless the member chose that logins do. Without it, a login ends them. */
      asks_beside?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
    }
    answer: {
      user_data?: UserData | undefined
      /** The account was deactivated or about to be deleted, and is back. */
      was_away?: true | undefined
      beside?: Array<{
        browser: string
        device: string
      }> | undefined
      recovery_codes?: Array<string> | undefined
    }
    refusals: 'second_factor_wrong' | 'two_factor_not_set_up' | 'two_factor_on_already' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Change the password. Every other session ends, and this one gets a new key. */
  change_password: {
    input: {
      old_password: string
      /** 8 to 200 characters, and not one of the most common passwords. */
      new_password: string
      /** The new password again. */
      confirm_password: string
    }
    answer: {
      user_data: UserData
    }
    refusals: 'wrong_password' | 'too_many_guesses'
    files: never
  }
  /** Cancel the change of the email address. Its links stop working. */
  email_change_delete: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Whether videos and animations in the feed play by themselves, which comes with Plus and Pro. */
  show_autoplay: {
    input: Record<string, never>
    answer: {
      autoplay: '0' | '1'
      is_allowed: '0' | '1'
    }
    refusals: never
    files: never
  }
  /** Whether the member has marked the account as automated. */
  show_bot_setting: {
    input: Record<string, never>
    answer: {
      is_bot: 0 | 1
    }
    refusals: never
    files: never
  }
  /** The member’s own display name. */
  show_display_name: {
    input: Record<string, never>
    answer: {
      display_name: string
    }
    refusals: never
    files: never
  }
  /** The member’s own email address, whether it is verified, and the new one while a change is under way. */
  show_email: {
    input: Record<string, never>
    answer: {
      email: string
      email_verified: '0' | '1'
      /** The new address, until the emailed links have been opened. */
      new_email?: string | undefined
      old_confirmed?: '0' | '1' | undefined
      new_confirmed?: '0' | '1' | undefined
    }
    refusals: never
    files: never
  }
  /** Whether notifications are emailed. Emails about security are always sent. */
  show_email_notification: {
    input: Record<string, never>
    answer: {
      email_notification: '0' | '1'
    }
    refusals: never
    files: never
  }
  /** The member’s language: 1 English, 2 Czech; what pages have to know of the network; for staff also their role, for who is suspended until when, by when somebody has to agree to new terms, what is announced, and what Home has above its posts. */
  show_language: {
    input: Record<string, never>
    answer: {
      language_id: 1 | 2
      staff_role?: 'moderator' | 'finance' | 'support' | 'admin' | undefined
      suspension?: {
        until: string | null
        processing?: {
          reason: string
          since: string
          ends_at: string | null
        } | undefined
      } | undefined
      consent?: {
        due_at: string
        is_due: 0 | 1
      } | undefined
      announcement?: {
        announcement_id: number
        text_en: string
        text_cs: string
        /** An address on the web, or a page that begins with a slash; empty: none. */
        link: string
        ends_at: string | null
      } | undefined
      home?: {
        first_steps: {
          picture: 0 | 1
          post: 0 | 1
          follows: 0 | 1
          email: 0 | 1
          about: 0 | 1
        } | null
        polls: Array<Poll>
        has_unpublished: 0 | 1
      } | undefined
      network: {
        name: string
        /** In place of the slogans of Commons; empty for those. */
        slogan: string
        /** For visitors whose browser asks for neither language. */
        language: 'en' | 'cs'
        /** The colour of buttons and links. */
        accent: 'petrol' | 'blue' | 'violet' | 'plum' | 'green' | 'bronze'
        /** The address of its logo, a square PNG; empty without one. */
        logo: string
        /** 1: links get cards, so that composers ask for them. */
        link_cards: 0 | 1
        /** Features that the network does without. */
        absent: Array<'groups' | 'videos' | 'reels' | 'surveys' | 'projects' | 'jobs' | 'video_calls' | 'wallet'>
      }
    }
    refusals: never
    files: never
  }
  /** The largest and longest files allowed, and how much of their quota the member has used. */
  show_upload_limits: {
    input: Record<string, never>
    answer: {
      recdata: {
        image_bytes: number
        image_megapixels: number
        video_bytes: number
        video_seconds: number
        stream_bytes: number
        stream_seconds: number
        captions_bytes: number
        quota_bytes: number
        used_bytes: number
      }
    }
    refusals: never
    files: never
  }
  /** The member’s own @username and their earlier ones, which nobody else can take. */
  show_username: {
    input: Record<string, never>
    answer: {
      username: string
      history: Array<{
        username: string
        /** ISO 8601. */
        until: string
      }>
    }
    refusals: never
    files: never
  }
  /** What the caller’s right column shows, in order. A widget that is new is shown until they hide it. */
  show_widgets: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        widget: 'suggested_channels' | 'follow_requests' | 'poll' | 'tags' | 'friends' | 'follows' | 'slogans'
        is_shown: 0 | 1
      }>
    }
    refusals: never
    files: never
  }
  /** Turn autoplay of videos and animations on or off. */
  update_autoplay: {
    input: {
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      autoplay: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'plan_needed'
    files: never
  }
  /** Mark the account as automated, or not. Others see “Bot” beside its name; it may do what it could before. */
  update_bot_setting: {
    input: {
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_bot: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Change the name others see. */
  update_display_name: {
    input: {
      /** At most 80 characters, none of them invisible. */
      display_name: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'name_looks_alike'
    files: never
  }
  /** Change the email address. A link is sent to the old and the new address, and both must be opened within a day. An unverified old address gets no link. */
  update_email: {
    input: {
      email: string
      password: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'wrong_password' | 'email_same' | 'email_taken' | 'not_accepted' | 'too_many_guesses'
    files: never
  }
  /** Turn email notifications on or off. */
  update_email_notification: {
    input: {
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      email_notification: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Choose the language: 1 English, 2 Czech. */
  update_language: {
    input: {
      /** 1 English, 2 Czech. */
      language_id: 1 | 2 | '1' | '2'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Change the @username, at most three times in 30 days. The old one stays reserved, so that nobody can impersonate the member. */
  update_username: {
    input: {
      /** 3 to 30 of a-z, 0-9 and _. A leading @ is dropped and capitals become small letters. */
      username: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'username_taken' | 'username_changed_often' | 'name_looks_alike'
    files: never
  }
  /** Show or hide a widget of the right column. */
  update_widget: {
    input: {
      widget: 'suggested_channels' | 'follow_requests' | 'poll' | 'tags' | 'friends' | 'follows' | 'slogans'
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_shown: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Open an emailed link while logged in. It verifies the address or confirms a change of it. */
  verify_email: {
    input: {
      email_auth_code: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      /** waiting: the other address has yet to confirm. */
      email_change: 'none' | 'waiting' | 'done'
    }
    refusals: 'link_expired' | 'email_taken'
    files: never
  }
  /** The member’s own date of birth as YYYY-MM-DD, or null if they have not set it. */
  show_dob: {
    input: Record<string, never>
    answer: {
      dob: string | null
      changeable_from: string | null
    }
    refusals: never
    files: never
  }
  /** For each reason, what the member wants to see of posts that are not safe for work. */
  show_nsfw_setting: {
    input: Record<string, never>
    answer: {
      nsfw_setting: Array<NsfwChoice>
      age: 'adult' | 'minor' | 'unknown'
      may_choose: 0 | 1
    }
    refusals: never
    files: never
  }
  /** Set the date of birth. Nobody else sees it. It can be changed once every 30 days. */
  update_dob: {
    input: {
      /** YYYY-MM-DD. Members are at least 13 years old. */
      dob: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'dob_changed_often'
    files: never
  }
  /** Change the setting for the reasons sent. The others stay as they are. */
  update_nsfw_setting: {
    input: {
      /** For example [{"nsfw": "Nudity", "setting": "hide"}]. */
      nsfw_setting: Array<{
        nsfw: 'Nudity' | 'Pornography' | 'Profanity' | 'Violence and Gore' | 'Race and Religion' | 'Other'
        setting: 'show' | 'cover' | 'hide'
      }>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      nsfw_setting: Array<NsfwChoice>
    }
    refusals: 'not_of_age'
    files: never
  }
  /** Block a domain of email addresses, or let moderators look at who registers with it. It replaces an earlier rule about the same domain. */
  add_domain_rule: {
    input: {
      /** Such as example.com, also in letters of any script. It holds for subdomains, too. */
      domain: string
      act: 'block' | 'approval'
      /** Why, for other moderators. */
      note?: string | undefined
      /** 1: with `block`, requests from there that wait are rejected, too. */
      reject_pending?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        /** How many waiting requests were rejected. */
        rejected: number
      }
    }
    refusals: 'too_many_rules'
    files: never
  }
  /** Block a network, or let moderators look at who registers from it. It replaces an earlier rule about the same network. Members log in from there as before. */
  add_ip_rule: {
    input: {
      /** An address or a network in CIDR notation, such as 192.0.2.0/24 or 2001:db8::/32. */
      range: string
      act: 'block' | 'approval'
      /** When it ends, in days from now; never if missing. */
      days?: number | string | undefined
      /** Why, for other moderators. */
      note?: string | undefined
      /** 1: with `block`, requests from there that wait are rejected, too. */
      reject_pending?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        /** How many waiting requests were rejected. */
        rejected: number
      }
    }
    refusals: 'too_many_rules'
    files: never
  }
  /** Remove a rule about a domain. Requests that it held back go on waiting. */
  delete_domain_rule: {
    input: {
      /** A positive whole number, as a number or as digits. */
      domain_rule_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'barrier_not_found'
    files: never
  }
  /** Remove a rule about a network. */
  delete_ip_rule: {
    input: {
      /** A positive whole number, as a number or as digits. */
      ip_rule_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'barrier_not_found'
    files: never
  }
  /** Domains of email addresses with which nobody registers, or only after a look; in alphabetical order. */
  domain_rule_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        domain_rule_id: number
        domain: string
        act: 'block' | 'approval'
        note: string
        /** Null for the operator, and for members who have left. */
        added_by: {
          user_id: number
          full_name: string
          username: string
        } | null
        created_at: string
        waiting: number
      }>
    }
    refusals: never
    files: never
  }
  /** Networks from which nobody registers, or only after a look; the narrowest last. Rules whose time is over are gone. */
  ip_rule_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        ip_rule_id: number
        range: string
        until: string | null
        act: 'block' | 'approval'
        note: string
        /** Null for the operator, and for members who have left. */
        added_by: {
          user_id: number
          full_name: string
          username: string
        } | null
        created_at: string
        waiting: number
      }>
    }
    refusals: never
    files: never
  }
  /** Invite people: whoever opens the link /#/register?invitation=… can register, without waiting. */
  add_invitation: {
    input: {
      /** How many people can come by it: 1 if missing, at most 100. */
      uses?: number | string | undefined
      /** When it ends, in days from now; never if missing. */
      days?: number | string | undefined
      /** For the caller alone: whom it is for. */
      note?: string | undefined
    }
    answer: {
      recdata: {
        invitation_id: number
        code: string
        note: string
        uses: number
        used: number
        expires_at: string | null
        created_at: string
        works: 0 | 1
        members: Array<{
          user_id: number
          full_name: string
          username: string
        }>
      }
    }
    refusals: 'too_many_invitations' | 'email_not_verified'
    files: never
  }
  /** Let people in, or say no. Each gets a mail. Those who got an answer meanwhile, or whose address has an account by now, are left as they are. */
  answer_signup_requests: {
    input: {
      /** 1 to 100 ids. */
      signup_request_ids: Array<number | string>
      status: 'approved' | 'rejected'
      /** What the mail says besides; for a rejection, why. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        answered: number
        left: number
      }
    }
    refusals: 'signups_answered'
    files: never
  }
  /** End one of the caller’s invitations. Who came by it stays. */
  delete_invitation: {
    input: {
      /** A positive whole number, as a number or as digits. */
      invitation_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'invitation_not_found'
    files: never
  }
  /** The caller’s invitations and who came by them, the latest first. */
  invitation_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        invitation_id: number
        code: string
        note: string
        uses: number
        used: number
        expires_at: string | null
        created_at: string
        works: 0 | 1
        members: Array<{
          user_id: number
          full_name: string
          username: string
        }>
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** How people register here: whether anybody can, what they are asked, and whether an invitation still works. */
  show_registration: {
    input: {
      invitation?: string | undefined
    }
    answer: {
      data: {
        /** `approval`: moderators look at each request. `invitation`: only members’ invitations. */
        mode: 'open' | 'approval' | 'invitation'
        questions: Array<string>
        invited_by: string | null
        version: number
      }
    }
    refusals: never
    files: never
  }
  /** Who asks to be let in: those who wait, or those who got an answer; the latest first. Only who confirmed their address is in it. */
  signup_request_list: {
    input: {
      /** waiting if missing. */
      status?: 'waiting' | 'approved' | 'rejected' | '' | undefined
      /** A part of the name or the address. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        signup_request_id: number
        full_name: string
        email: string
        /** The network address that it was sent from; empty as above. */
        address: string
        answers: Array<{
          question: string
          answer: string
        }>
        because: 'everybody' | 'domain' | 'network'
        state: 'waiting' | 'approved' | 'rejected'
        confirmed_at: string
        answered_at: string | null
        /** Null for the operator, and for members who have left. */
        answered_by: {
          user_id: number
          full_name: string
          username: string
        } | null
        message: string
        /** Null for the operator, and for members who have left. */
        member: {
          user_id: number
          full_name: string
          username: string
        } | null
        rejected_before: number
        from_same_network: number
      }>
      waiting: number
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Add the passkey that was created with the options of `start_add_passkey`. */
  add_passkey: {
    input: {
      /** At most 60 characters. */
      name: string
      /** The credential as JSON, as returned by `startRegistration` or `startAuthentication`. */
      credential: Record<string, unknown>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'passkey_failed' | 'passkey_known' | 'too_many_passkeys'
    files: never
  }
  /** Whether two-factor is on. While it is off, the answer holds the secret to set it up, as text and as a QR code; once it is on, never again. */
  check_two_factor_auth: {
    input: Record<string, never>
    answer: {
      user_data: {
        /** The secret in base32. Empty once two-factor is on. */
        google_auth_code: string
        /** The QR code as a data: URL. Empty once two-factor is on. */
        qrCodeUrl: string
        email: string
        is_enable_google_auth_code: '0' | '1'
        recovery_codes_left: number
      }
    }
    refusals: never
    files: never
  }
  /** Remove a passkey, so that it can no longer log in. */
  delete_passkey: {
    input: {
      passkey_id: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'passkey_not_found'
    files: never
  }
  /** The member’s own passkeys, newest first, at most 20. */
  passkey_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Passkey>
    }
    refusals: never
    files: never
  }
  /** Replace the recovery codes by ten new ones. The old ones stop working. */
  renew_recovery_codes: {
    input: {
      /** The six digits of the authenticator app, or a recovery code. */
      code: string
    }
    answer: {
      recovery_codes: Array<string>
    }
    refusals: 'second_factor_wrong' | 'two_factor_not_set_up' | 'too_many_guesses'
    files: never
  }
  /** End one of the member’s sessions. Its key stops working and its sockets close at once. */
  session_delete: {
    input: {
      session_id: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'session_not_found'
    files: never
  }
  /** End all of the member’s sessions except this one. */
  session_delete_all: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** The member’s own open sessions: this one first, then the most recently used, at most 50. */
  session_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<OpenSession>
      several_devices: '0' | '1'
      asks_beside: '0' | '1'
    }
    refusals: never
    files: never
  }
  /** The options for `navigator.credentials.create`. It takes the password, because a passkey opens the account. */
  start_add_passkey: {
    input: {
      password: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Record<string, unknown>
    }
    refusals: 'wrong_password' | 'too_many_guesses' | 'too_many_passkeys'
    files: never
  }
  /** Rename a passkey. */
  update_passkey: {
    input: {
      passkey_id: string
      /** At most 60 characters. */
      name: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'passkey_not_found'
    files: never
  }
  /** Choose whether to stay logged in on several devices or only on the latest. Turning it off ends the other sessions. With `asks_beside`, browsers ask at each login instead. */
  update_session_setting: {
    input: {
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      several_devices: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      asks_beside?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Deactivate the account. All its sessions end, and nobody sees the member or anything of theirs until they log in again, which brings back everything. */
  deactivate_account: {
    input: {
      /** Required without a passkey. */
      password?: string | undefined
      /** 1: the member has read what happens, and agrees. */
      consent: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** Required while two-factor is on, without a passkey. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Delete the account for good in 30 days. Until then it is deactivated, and logging in cancels the deletion. */
  delete_account: {
    input: {
      /** Required without a passkey. */
      password?: string | undefined
      /** 1: the member has read what happens, and agrees. */
      consent: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** Required while two-factor is on, without a passkey. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** `give up`, or `vzdávám se`: what is left in the wallet goes to Commons. Required where anything is. */
      give_up?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      /** ISO 8601. */
      delete_at: string
    }
    refusals: 'money_in_escrow' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Have a ZIP made of everything of the caller’s: their profile, posts, comments, files, lists and settings, as JSON and as a page to read. They are mailed when it can be downloaded, which is for 7 days. A new one replaces the one before. */
  request_export: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        state: 'none' | 'making' | 'ready' | 'failed'
        /** ISO 8601. */
        requested_at?: string | undefined
        /** Where it is downloaded, by the cookie of the member’s session. A session without a cookie gets an address of its own each time, which works for an hour. */
        url?: string | undefined
        bytes?: number | undefined
        /** ISO 8601. When it is removed. */
        ends_at?: string | undefined
      }
    }
    refusals: 'export_made'
    files: never
  }
  /** Whether a copy of everything of the caller’s is being made, or can be downloaded. */
  show_export: {
    input: Record<string, never>
    answer: {
      data: {
        state: 'none' | 'making' | 'ready' | 'failed'
        /** ISO 8601. */
        requested_at?: string | undefined
        /** Where it is downloaded, by the cookie of the member’s session. A session without a cookie gets an address of its own each time, which works for an hour. */
        url?: string | undefined
        bytes?: number | undefined
        /** ISO 8601. When it is removed. */
        ends_at?: string | undefined
      }
    }
    refusals: never
    files: never
  }
  /** Make a token for an app or a bot. The answer is the only one that has it: only its hash is stored. It asks for the password, or for a code where two-factor is on, ends no session, and is told by mail. Send it as `Authorization: Bearer` in place of `user_id` and `api_key`. */
  add_token: {
    input: {
      /** At most 60 characters: where it is used. */
      name: string
      /** What it may do. */
      scopes: Array<'read' | 'write' | 'chat' | 'wallet' | 'money'>
      /** In how many days it expires, 1 to 366. */
      days: number
      /** The most FCELL that it may spend in a day (UTC). Required with `money`. */
      daily_limit?: '' | string | number | undefined
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
    }
    answer: {
      /** Begins with `cmn_`. */
      token: string
      recdata: Token
    }
    refusals: 'too_many_tokens' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Revoke a token. Its calls are refused and its sockets close at once, in every process. */
  delete_token: {
    input: {
      token_id: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'token_not_found'
    files: never
  }
  /** The token that the call is made with, and whose it is. Every token may ask, whatever its scopes. */
  token_detail: {
    input: Record<string, never>
    answer: {
      recdata: {
        token_id: string
        name: string
        scopes: Array<'read' | 'write' | 'chat' | 'wallet' | 'money'>
        /** The most FCELL that it may spend in a day (UTC); null without `money`. */
        daily_limit: string | null
        /** What it has spent of that today. */
        spent_today: string
        /** ISO 8601. */
        created_at: string
        /** ISO 8601. */
        expires_at: string
        /** ISO 8601, to the hour. Missing until the first use. */
        last_used_at?: string | undefined
        /** The app of somebody else that it was made for, by OAuth. */
        app?: {
          app_id: string
          name: string
          website: string
        } | undefined
        user_id: number
        username: string
        full_name: string
        /** 1: its member has marked the account as automated. */
        is_bot: 0 | 1
      }
    }
    refusals: 'token_missing'
    files: never
  }
  /** The member’s own tokens that work, newest first, at most 50. */
  token_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Token>
    }
    refusals: never
    files: never
  }
  /** Register an app that other members can let act for them, by OAuth 2.1 with PKCE. It has no secret. */
  add_app: {
    input: {
      /** At most 60 characters. */
      name: string
      /** Where members read what it is. */
      website: string
      /** Where members are sent who agreed: addresses with https, with http on this machine, or of an app, such as `org.example.app:/done`. */
      redirect_uris: Array<string>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: App
    }
    refusals: 'too_many_apps' | 'name_looks_alike'
    files: never
  }
  /** Agree to what an app asks for. The answer is where to send the member: the app exchanges the code in that address for a token, at `/oauth/token`, within a minute. As making a token, it asks for the password or a code, and is told by mail. */
  allow_app: {
    input: {
      /** The app. */
      client_id: string
      redirect_uri: string
      response_type: 'code'
      /** Scopes with spaces between them. */
      scope: string
      state?: string | undefined
      code_challenge: string
      code_challenge_method: 'S256'
      /** In how many days its token expires, 1 to 366. */
      days: number
      /** The most FCELL that it may spend in a day (UTC). Required with `money`. */
      daily_limit?: '' | string | number | undefined
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
    }
    answer: {
      redirect_to: string
    }
    refusals: 'app_not_found' | 'redirect_uri_unknown' | 'too_many_tokens' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** The apps that the member has registered, newest first, at most 20. */
  app_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<App>
    }
    refusals: never
    files: never
  }
  /** What an app asks a member to agree to, by its link to `/oauth/authorize`: for the screen that asks them. */
  app_request: {
    input: {
      /** The app. */
      client_id: string
      redirect_uri: string
      response_type: 'code'
      /** Scopes with spaces between them. */
      scope: string
      state?: string | undefined
      code_challenge: string
      code_challenge_method: 'S256'
    }
    answer: {
      recdata: {
        app_id: string
        name: string
        website: string
        made_by: {
          user_id: number
          full_name: string
          username: string
        }
        scopes: Array<'read' | 'write' | 'chat' | 'wallet' | 'money'>
        /** Where the member is sent afterwards: a host, or the name of a scheme. */
        returns_to: string
        /** Where to send a member who doesn’t agree. */
        decline_to: string
      }
    }
    refusals: 'app_not_found' | 'redirect_uri_unknown'
    files: never
  }
  /** Remove an app. All its tokens are revoked. */
  delete_app: {
    input: {
      app_id: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'app_not_found'
    files: never
  }
  /** Change an app. Its tokens go on. */
  edit_app: {
    input: {
      /** At most 60 characters. */
      name: string
      /** Where members read what it is. */
      website: string
      /** Where members are sent who agreed: addresses with https, with http on this machine, or of an app, such as `org.example.app:/done`. */
      redirect_uris: Array<string>
      app_id: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: App
    }
    refusals: 'app_not_found' | 'name_looks_alike'
    files: never
  }
  /** A member’s name, pictures and what they say of themselves first. The caller’s own without `view_user_id`. */
  avatar_banner: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id?: number | string | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      recdata: ProfileBanner
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Show another cover on one’s profile: the part of the picture that the crop names. */
  background_update: {
    input: {
      /** Left edge of the crop, in pixels of the upright picture. */
      x: number | string
      /** Top edge of the crop. */
      y: number | string
      /** Width of the crop. */
      width: number | string
      /** Height of the crop. */
      height: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: object
    refusals: 'picture_missing' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Show another picture of oneself: the part of it that the crop names, square. */
  profile_pic_update: {
    input: {
      /** Left edge of the crop, in pixels of the upright picture. */
      x: number | string
      /** Top edge of the crop. */
      y: number | string
      /** Width of the crop. */
      width: number | string
      /** Height of the crop. */
      height: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      profile_pic_upload_id?: string | undefined
    }
    answer: object
    refusals: 'picture_missing' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'profile_pic'
  }
  /** Change what is at the top of the caller’s profile, and who sees it. What is left out stays as it was. */
  update_intro: {
    input: {
      /** At most 200 characters. */
      bio?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      bio_audience?: 'public' | 'friends' | 'only_me' | undefined
      /** A web address of at most 300 characters, or empty. */
      website?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      website_audience?: 'public' | 'friends' | 'only_me' | undefined
      /** Who sees the month in which the caller joined. */
      joined_audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Restore a deleted entry of the caller’s About or freelancer profile, of any kind. */
  about_restore: {
    input: {
      /** The id of the entry. */
      about_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add contact info to the caller’s About. */
  add_contact_info: {
    input: {
      /** 3 to 15 digits, with spaces and + ( ) . / - where people write them. */
      mobile_number?: string | undefined
      email?: '' | string | undefined
      /** At most 1,000 characters. */
      address?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        mobile_number: string
        email: string
        address: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a personal detail to the caller’s About. */
  add_detail: {
    input: {
      /** At most 100 characters. */
      nickname?: string | undefined
      /** At most 1,000 characters. */
      favorite_quotes?: string | undefined
      /** At most 1,000 characters. */
      about_description?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        nickname: string
        favorite_quotes: string
        about_description: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a school to the caller’s About. */
  add_education: {
    input: {
      /** At most 100 characters. */
      school?: string | undefined
      /** The course. At most 100 characters. */
      degree?: string | undefined
      /** At most 100 characters. */
      field_of_study?: string | undefined
      /** YYYY-MM-DD, or empty. */
      start_date?: '' | null | string | undefined
      /** YYYY-MM-DD, or empty. */
      end_date?: '' | null | string | undefined
      /** 1: it goes on, so `end_date` is dropped. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        school: string
        degree: string
        field_of_study: string
        start_date: string | null
        end_date: string | null
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a family relationship to the caller’s About. */
  add_family_relationship: {
    input: {
      /** At most 100 characters. */
      name: string
      /** At most 100 characters. */
      relationship: string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        name: string
        relationship: string
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a place lived to the caller’s About. */
  add_place_lived: {
    input: {
      /** At most 100 characters. */
      place: string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        place: string
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a job to the caller’s About. */
  add_work: {
    input: {
      /** At most 100 characters. */
      company: string
      /** At most 100 characters. */
      position?: string | undefined
      /** At most 100 characters. */
      city?: string | undefined
      /** At most 1,000 characters. */
      description?: string | undefined
      /** YYYY-MM-DD, or empty. */
      start_date?: '' | null | string | undefined
      /** YYYY-MM-DD, or empty. */
      end_date?: '' | null | string | undefined
      /** 1: it goes on, so `end_date` is dropped. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        company: string
        position: string
        city: string
        description: string
        start_date: string | null
        end_date: string | null
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a relationship status to the caller’s About. */
  create_relationship_status: {
    input: {
      /** At most 100 characters. */
      status_name: string
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        status_name: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Delete contact info from the caller’s About. It can be restored for 30 days. */
  delete_contact_info: {
    input: {
      /** A positive whole number, as a number or as digits. */
      contact_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a personal detail from the caller’s About. It can be restored for 30 days. */
  delete_detail: {
    input: {
      /** Send `detail_id` instead. @deprecated Send `detail_id` instead. */
      place_id?: number | string | undefined
      /** A positive whole number, as a number or as digits. */
      detail_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a school from the caller’s About. It can be restored for 30 days. */
  delete_education: {
    input: {
      /** A positive whole number, as a number or as digits. */
      education_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a family relationship from the caller’s About. It can be restored for 30 days. */
  delete_family_relationship: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a place lived from the caller’s About. It can be restored for 30 days. */
  delete_place_lived: {
    input: {
      /** A positive whole number, as a number or as digits. */
      place_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a relationship status from the caller’s About. It can be restored for 30 days. */
  delete_relationship_status: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a job from the caller’s About. It can be restored for 30 days. */
  delete_work: {
    input: {
      /** A positive whole number, as a number or as digits. */
      work_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Each entry with contact info in a member’s About that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_all_contact_info: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        mobile_number: string
        email: string
        address: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a personal detail in a member’s About that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_details_by_userid: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      details: Array<{
        id: number
        nickname: string
        favorite_quotes: string
        about_description: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a school in a member’s About that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_education: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      education: Array<{
        id: number
        school: string
        degree: string
        field_of_study: string
        start_date: string | null
        end_date: string | null
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a family relationship in a member’s About that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_family_relationships_by_user: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      recdata: Array<{
        id: number
        name: string
        relationship: string
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a place lived in a member’s About that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_places_lived: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      places_lived: Array<{
        id: number
        place: string
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a relationship status in a member’s About that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_relationship_status: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        status_name: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a job in a member’s About that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_work: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      work_entries: Array<{
        id: number
        company: string
        position: string
        city: string
        description: string
        start_date: string | null
        end_date: string | null
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Change contact info in the caller’s About. What is left out stays as it was. */
  update_contact_info: {
    input: {
      /** A positive whole number, as a number or as digits. */
      contact_id: number | string
      /** 3 to 15 digits, with spaces and + ( ) . / - where people write them. */
      mobile_number?: string | undefined
      email?: '' | string | undefined
      /** At most 1,000 characters. */
      address?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        mobile_number: string
        email: string
        address: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a personal detail in the caller’s About. What is left out stays as it was. */
  update_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      detail_id: number | string
      /** At most 100 characters. */
      nickname?: string | undefined
      /** At most 1,000 characters. */
      favorite_quotes?: string | undefined
      /** At most 1,000 characters. */
      about_description?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        nickname: string
        favorite_quotes: string
        about_description: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a school in the caller’s About. What is left out stays as it was. */
  update_education: {
    input: {
      /** A positive whole number, as a number or as digits. */
      education_id: number | string
      /** At most 100 characters. */
      school?: string | undefined
      /** The course. At most 100 characters. */
      degree?: string | undefined
      /** At most 100 characters. */
      field_of_study?: string | undefined
      /** YYYY-MM-DD, or empty. */
      start_date?: '' | null | string | undefined
      /** YYYY-MM-DD, or empty. */
      end_date?: '' | null | string | undefined
      /** 1: it goes on, so `end_date` is dropped. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        school: string
        degree: string
        field_of_study: string
        start_date: string | null
        end_date: string | null
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a family relationship in the caller’s About. What is left out stays as it was. */
  update_family_relationship: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      /** At most 100 characters. */
      name: string
      /** At most 100 characters. */
      relationship: string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        name: string
        relationship: string
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a place lived in the caller’s About. What is left out stays as it was. */
  update_place_lived: {
    input: {
      /** A positive whole number, as a number or as digits. */
      place_id: number | string
      /** At most 100 characters. */
      place: string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        place: string
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a relationship status in the caller’s About. What is left out stays as it was. */
  update_relationship_status: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      /** At most 100 characters. */
      status_name: string
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        status_name: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a job in the caller’s About. What is left out stays as it was. */
  update_work: {
    input: {
      /** A positive whole number, as a number or as digits. */
      work_id: number | string
      /** At most 100 characters. */
      company: string
      /** At most 100 characters. */
      position?: string | undefined
      /** At most 100 characters. */
      city?: string | undefined
      /** At most 1,000 characters. */
      description?: string | undefined
      /** YYYY-MM-DD, or empty. */
      start_date?: '' | null | string | undefined
      /** YYYY-MM-DD, or empty. */
      end_date?: '' | null | string | undefined
      /** 1: it goes on, so `end_date` is dropped. */
      is_current?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        company: string
        position: string
        city: string
        description: string
        start_date: string | null
        end_date: string | null
        is_current: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Finish or skip /profilesetup. What is left out stays as it was. Without a session, the `code` of the welcome mail stands in for it: for 7 days and once. */
  add_user_interest: {
    input: {
      /** All of the member’s interests, as comma-joined ids; empty for none. */
      interest?: string | undefined
      /** Added to the contact info in About, for the member alone. */
      mobile?: string | undefined
      /** The same. At most 1,000 characters. */
      address?: string | undefined
      /** YYYY-MM-DD, or empty. Once said it can be changed every 30 days. */
      dob?: '' | string | undefined
      /** From the welcome mail. */
      code?: string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      x?: number | string | undefined
      /** Top edge of the crop. */
      y?: number | string | undefined
      /** Width of the crop. */
      width?: number | string | undefined
      /** Height of the crop. */
      height?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      profile_pic_upload_id?: string | undefined
    }
    answer: {
      user_data: UserData | null
    }
    refusals: 'link_expired' | 'dob_changed_often' | 'too_many_about_entries' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'profile_pic'
  }
  /** Hide the list of first steps for good. */
  hide_setup_checklist: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** The interests that a member can choose, named in the language of the request, in their order. */
  interest_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        id: number
        name: string
        kind: string
      }>
    }
    refusals: never
    files: never
  }
  /** Which first steps a new member has done; null before /profilesetup, and once all are done or the list was hidden. */
  setup_checklist: {
    input: Record<string, never>
    answer: {
      recdata: {
        picture: 0 | 1
        post: 0 | 1
        follows: 0 | 1
        email: 0 | 1
        about: 0 | 1
      } | null
    }
    refusals: never
    files: never
  }
  /** The ids of the interests that the member has chosen. Nobody else sees them. */
  show_interests: {
    input: Record<string, never>
    answer: {
      interest: Array<number>
    }
    refusals: never
    files: never
  }
  /** Add an interest, as the last one under its heading. */
  add_interest: {
    input: {
      name_en: string
      name_cs: string
      /** The heading that it is listed under. */
      kind: 'home' | 'nature' | 'arts' | 'sport' | 'science' | 'society'
      /** What people post with about it, separated by commas or spaces: from 1 to 20. */
      hashtags: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      interest_id: number
    }
    refusals: 'too_many_interests'
    files: never
  }
  /** All interests in their order, with their tags and how many members have chosen each; at most 200. */
  admin_interest_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        interest_id: number
        name_en: string
        name_cs: string
        kind: 'home' | 'nature' | 'arts' | 'sport' | 'science' | 'society'
        hashtags: Array<string>
        member_count: number
      }>
    }
    refusals: never
    files: never
  }
  /** Delete an interest. Members who have chosen it have chosen it no longer; nothing else of theirs changes. */
  delete_interest: {
    input: {
      /** A positive whole number, as a number or as digits. */
      interest_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'interest_not_found'
    files: never
  }
  /** Move an interest under its heading. */
  move_interest: {
    input: {
      /** A positive whole number, as a number or as digits. */
      interest_id: number | string
      /** The interest under the same heading that it comes before. Missing: it is the last one. */
      before_interest_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'interest_not_found'
    files: never
  }
  /** Change an interest: its names, its heading, its tags. Members who have chosen it keep it. Under another heading it is the last one. */
  update_interest: {
    input: {
      /** A positive whole number, as a number or as digits. */
      interest_id: number | string
      name_en: string
      name_cs: string
      /** The heading that it is listed under. */
      kind: 'home' | 'nature' | 'arts' | 'sport' | 'science' | 'society'
      /** What people post with about it, separated by commas or spaces: from 1 to 20. */
      hashtags: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'interest_not_found'
    files: never
  }
  /** Block a member. Neither sees the other anywhere, and they stop following each other. An id that is nobody’s is answered the same, so that nobody learns who has blocked them. */
  block: {
    input: {
      /** A positive whole number, as a number or as digits. */
      blocked_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'not_oneself'
    files: never
  }
  /** The members the caller has blocked, latest first. One who has blocked the caller, too, is left out for as long. */
  blocked_user_list: {
    input: {
      /** Only members with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** Only this member. */
      blocked_user_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        id: number
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
        duration: string
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Keep a member out of the caller’s suggestions, or no longer. An id that is nobody’s is answered the same. */
  dismiss_suggestion: {
    input: {
      /** A positive whole number, as a number or as digits. */
      suggested_user_id: number | string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_dismissed: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Follow a member. No approval is needed. */
  follow: {
    input: {
      /** A positive whole number, as a number or as digits. */
      following_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Relation
    }
    refusals: 'member_not_found' | 'not_oneself'
    files: never
  }
  /** Followers whom the caller does not follow back, latest first. */
  follow_request_list: {
    input: {
      /** Only members with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedMember>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The followers of a member, latest first. Works for the caller and for members the caller follows. */
  follower_list: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Only members with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedMember>
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'not_following'
    files: never
  }
  /** The members that a member follows, latest first. Works for the caller and for members the caller follows. */
  following_list: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Only members with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedMember>
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'not_following'
    files: never
  }
  /** A member’s friends (each follows the other), latest first. */
  friend_list: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Only members with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedMember>
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'not_following'
    files: never
  }
  /** The friends that the caller shares with a member: first those with whom the caller became friends last. */
  mutual_friend_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedMember>
      next?: string | undefined
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Members to mention, found as by `search_user`; at most 8. */
  suggest_mentions: {
    input: {
      search: string
    }
    answer: {
      recdata: Array<{
        id: number
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
        is_following: 0 | 1
      }>
    }
    refusals: never
    files: never
  }
  /** Members to follow: whoever invited the caller, then those followed by members the caller follows, then those who post with tags the caller follows, then those with the most followers, then the newest. Nobody whom the caller has dismissed or muted. The list ends after some hundred. */
  sujjested_channels: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<SuggestedChannel>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Unblock a member. Follows that the block ended stay ended. */
  unblock: {
    input: {
      /** A positive whole number, as a number or as digits. */
      blocked_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Unfollow a member. */
  unfollow: {
    input: {
      /** A positive whole number, as a number or as digits. */
      following_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Relation
    }
    refusals: 'member_not_found' | 'not_oneself'
    files: never
  }
  /** Members (`recdata`), tags, groups, posts, surveys, reels, public videos, freelance projects that take bids, and freelancers that the caller may see, by words or their beginnings; accents and case make no difference, and names may have a typo. `from:jana`, `has:image`, `has:video` and `before:2026-11-01` find posts. Without a text: members the caller knows, and tags they follow. */
  all_search: {
    input: {
      search: string
    }
    answer: {
      recdata: Array<FoundPerson>
      hashtags: Array<FoundTag>
      groups: Array<FoundGroup>
      posts: Array<FoundPost>
      surveys: Array<FoundSurvey>
      reels: Array<FoundReel>
      videos: Array<FoundVideo>
      projects: Array<FoundJob>
      freelancers: Array<FoundFreelancer>
    }
    refusals: never
    files: never
  }
  /** Members by their name or username, those closest to the caller first; without a text, those the caller knows. */
  search_user: {
    input: {
      name: string
    }
    answer: {
      users: Array<FoundMember>
    }
    refusals: never
    files: never
  }
  /** The same as `search_user`. */
  user_search: {
    input: {
      search: string
    }
    answer: {
      users: Array<FoundMember>
    }
    refusals: never
    files: never
  }
  /** Say that a referral link was followed. The browser keeps its code in a cookie for 24 hours, and `register` takes it from there if none is given. Nothing is stored on the server. The answer says who invites. */
  referral_click: {
    input: {
      referral_code: string
    }
    answer: {
      full_name: string
    }
    refusals: 'referral_code_unknown'
    files: never
  }
  /** How many members signed up by the caller’s code, how many of these referrals are complete, and the caller’s contribution score. A referral is complete once the new member’s email is verified; both sides then get one point. */
  referral_count: {
    input: Record<string, never>
    answer: {
      referral_count: number
      complete_count: number
      contribution_score: number
    }
    refusals: never
    files: never
  }
  /** The members who signed up by the caller’s code, latest first. */
  referral_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ReferredMember>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The caller’s referral code, and the link that carries it. */
  show_referral_code: {
    input: Record<string, never>
    answer: {
      referral_code: string
      referral_link: string
    }
    refusals: never
    files: never
  }
  /** Mute a member: what they post and remind no longer appears in the caller’s lists, and the caller isn’t notified of what they do. Their profile, comments and messages stay, and they aren’t told. Muting them again changes when the mute ends. */
  mute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      muted_user_id: number | string
      /** How many days the mute lasts. No end if missing. */
      days?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        user_id: number
        is_muted: 0 | 1
        ends_at: string | null
      }
    }
    refusals: 'member_not_found' | 'not_oneself' | 'too_many_muted_members'
    files: never
  }
  /** The members the caller has muted and can see, latest first. */
  muted_user_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        id: number
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
        ends_at: string | null
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Unmute a member. */
  unmute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      muted_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Add a member to a list of the caller’s. Adding them again changes nothing. */
  add_listed_member: {
    input: {
      /** A positive whole number, as a number or as digits. */
      list_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'people_list_not_found' | 'member_not_found' | 'not_oneself' | 'too_many_listed'
    files: never
  }
  /** Create a list of people, with `member_id` as the first in it. Nobody hears of being on one. */
  add_people_list: {
    input: {
      /** 1 to 60 characters. */
      name: string
      /** One emoji; none if missing or empty. */
      emoji?: string | undefined
      /** A positive whole number, as a number or as digits. */
      member_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        list_id: number
      }
    }
    refusals: 'too_many_people_lists' | 'member_not_found' | 'not_oneself'
    files: never
  }
  /** Take a member off a list of the caller’s. */
  delete_listed_member: {
    input: {
      /** A positive whole number, as a number or as digits. */
      list_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'people_list_not_found'
    files: never
  }
  /** Delete a list of people. */
  delete_people_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      list_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'people_list_not_found'
    files: never
  }
  /** Change the name and the emoji of a list of people. */
  edit_people_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      list_id: number | string
      /** 1 to 60 characters. */
      name: string
      /** One emoji; none if missing or empty. */
      emoji?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'people_list_not_found'
    files: never
  }
  /** The people in a list whom the caller can see, the latest added first. */
  people_list_members: {
    input: {
      /** A positive whole number, as a number or as digits. */
      list_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        id: number
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
      }>
      next?: string | undefined
    }
    refusals: 'people_list_not_found'
    files: never
  }
  /** The caller’s lists of people: first those that are tabs of Home, in their order, then the oldest first. All of them, at most 50. `member_id`: each says whether it has this member. */
  people_lists: {
    input: {
      /** A positive whole number, as a number or as digits. */
      member_id?: number | string | undefined
    }
    answer: {
      recdata: Array<PeopleList>
    }
    refusals: never
    files: never
  }
  /** Choose which lists are tabs of Home, in this order. Those not named are none. */
  pin_people_lists: {
    input: {
      /** At most 5. */
      list_ids: Array<number | string>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'people_list_not_found'
    files: never
  }
  /** Post text, up to ten pictures or a video, or text with either. A missing audience means public. A post with files is published when all of them are ready; until then `waiting_posts` lists it. `file` may be sent several times. */
  add_post: {
    input: {
      /** At most 5,000 characters. */
      message?: string | undefined
      /** Only a hint: the content decides. */
      file_type?: string | undefined
      /** public: every member. private: the author and their friends. */
      post_type?: 'public' | 'private' | '' | undefined
      /** Separated by commas. The first 5 are kept; those in the message are added while there is room. */
      hashtag?: string | undefined
      /** Reasons that `nsfw` lists, separated by commas. */
      nsfw?: string | undefined
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_repost?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      group_id?: number | string | '' | undefined
      /** A topic of the group; empty for none. An edit without it leaves the topic. */
      group_topic_id?: number | string | '' | undefined
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A description of what the first file shows, at most 1,500 characters. */
      alt?: string | undefined
      /** A description of file 2, in the order in which the post shows them. */
      alt_2?: string | undefined
      /** A description of file 3, in the order in which the post shows them. */
      alt_3?: string | undefined
      /** A description of file 4, in the order in which the post shows them. */
      alt_4?: string | undefined
      /** A description of file 5, in the order in which the post shows them. */
      alt_5?: string | undefined
      /** A description of file 6, in the order in which the post shows them. */
      alt_6?: string | undefined
      /** A description of file 7, in the order in which the post shows them. */
      alt_7?: string | undefined
      /** A description of file 8, in the order in which the post shows them. */
      alt_8?: string | undefined
      /** A description of file 9, in the order in which the post shows them. */
      alt_9?: string | undefined
      /** A description of file 10, in the order in which the post shows them. */
      alt_10?: string | undefined
      /** The moment at which it is published, with its time zone: from 5 minutes to a year ahead. Until then `post_draft_list` lists it. */
      publish_at?: string | '' | undefined
      /** 1: it is kept as a draft. Only its author sees it. */
      is_draft?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A survey that the caller sees. It stays in the post, whatever is edited. */
      survey_id?: number | string | '' | undefined
      /** The question of a survey that is made with the post, in place of `survey_id`: 1 to 200 characters. Who sees the post may answer. It is made when the post is published. */
      survey_title?: string | undefined
      /** With `survey_title`: up to 8 different texts of at most 120 characters, as a list or its JSON. */
      survey_options?: Array<unknown> | '' | string | undefined
      /** How many days it is open: 1 to 366, 3 if missing. */
      survey_days?: number | '' | string | undefined
      /** single, if missing: one option. several: any number of them. ranked: options in order of preference. */
      survey_kind?: 'single' | 'several' | 'ranked' | '' | undefined
      /** 1: nothing links a ballot with its voter. 0 if missing. */
      survey_secret?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A reel that the caller sees. It stays in the post, whatever is edited. */
      reel_id?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_6_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_7_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_8_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_9_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_10_upload_id?: string | undefined
    }
    answer: {
      recdata: Post
      /** 1: nobody else sees it until those who run its group have approved it. */
      waits_for_approval: 0 | 1
    }
    refusals: 'post_empty' | 'post_not_found' | 'group_not_found' | 'not_group_member' | 'group_topic_not_found' | 'survey_not_found' | 'reel_not_found' | 'too_many_drafts' | 'too_many_pictures' | 'video_stands_alone' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5' | 'file_6' | 'file_7' | 'file_8' | 'file_9' | 'file_10' | 'captions'
  }
  /** Edit the caller’s own post. Another audience is that of its whole thread. `post_versions` keeps what it said before. The input replaces everything: a missing message becomes empty. `file_order` says which files the post shows then. Without it, new files replace the old ones; if there are none, the old ones stay if `old_file_path` names the first. In a repost this changes the remark. */
  edit_post: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** At most 5,000 characters. */
      message?: string | undefined
      /** Only a hint: the content decides. */
      file_type?: string | undefined
      /** public: every member. private: the author and their friends. */
      post_type?: 'public' | 'private' | '' | undefined
      /** Separated by commas. The first 5 are kept; those in the message are added while there is room. */
      hashtag?: string | undefined
      /** Reasons that `nsfw` lists, separated by commas. */
      nsfw?: string | undefined
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_repost?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      group_id?: number | string | '' | undefined
      /** A topic of the group; empty for none. An edit without it leaves the topic. */
      group_topic_id?: number | string | '' | undefined
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A description of what the first file shows, at most 1,500 characters. */
      alt?: string | undefined
      /** A description of file 2, in the order in which the post shows them. */
      alt_2?: string | undefined
      /** A description of file 3, in the order in which the post shows them. */
      alt_3?: string | undefined
      /** A description of file 4, in the order in which the post shows them. */
      alt_4?: string | undefined
      /** A description of file 5, in the order in which the post shows them. */
      alt_5?: string | undefined
      /** A description of file 6, in the order in which the post shows them. */
      alt_6?: string | undefined
      /** A description of file 7, in the order in which the post shows them. */
      alt_7?: string | undefined
      /** A description of file 8, in the order in which the post shows them. */
      alt_8?: string | undefined
      /** A description of file 9, in the order in which the post shows them. */
      alt_9?: string | undefined
      /** A description of file 10, in the order in which the post shows them. */
      alt_10?: string | undefined
      /** The post’s current `file` to keep its files, empty to remove them. */
      old_file_path?: string | undefined
      /** The files in the order in which the post shows them, separated by commas: the `file_id` of one that stays, or the name of the part that brings a new one, such as `file_2`. Those not named are removed. `old_file_path` is then ignored. */
      file_order?: string | undefined
      /** Ignored. */
      old_file_type?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_6_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_7_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_8_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_9_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_10_upload_id?: string | undefined
    }
    answer: {
      recdata: Post
    }
    refusals: 'post_not_found' | 'post_empty' | 'reminded_already' | 'group_not_found' | 'not_group_member' | 'group_topic_not_found' | 'too_many_pictures' | 'video_stands_alone' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5' | 'file_6' | 'file_7' | 'file_8' | 'file_9' | 'file_10' | 'captions'
  }
  /** One post as lists show it, with its latest three comments. */
  post_card: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
    }
    answer: {
      recdata: Post
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Delete the caller’s own post. The others of its thread stay, unless it is the first of one that isn’t published. It can be restored for 30 days; then it and its file are gone. */
  post_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      original_post_id: number | null
    }
    refusals: 'post_not_found'
    files: never
  }
  /** One post with its latest 50 comments. */
  post_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
    }
    answer: {
      recdata: Post
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Dislike a post, or take the dislike back. A dislike replaces a like. */
  post_dislike: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: PostReactions
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Like a post, or take the like back. A like replaces a dislike. */
  post_like: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: PostReactions
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Restore the caller’s own deleted post. */
  post_restore: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Post
    }
    refusals: 'post_not_found' | 'hidden_by_moderators' | 'too_many_drafts'
    files: never
  }
  /** Earlier versions of an edited post, newest first, as far as the caller could see them then. */
  post_versions: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
    }
    answer: {
      recdata: Array<PostVersion>
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Remind: show a post to the caller’s followers, with or without a remark. A repost of a repost shows the original. Without a remark, a post can be reminded only once; asking again changes nothing. */
  repost: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** At most 5,000 characters. Its tags are those of the repost. */
      repost_comment?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Post
    }
    refusals: 'post_not_found' | 'remark_needs_approval'
    files: never
  }
  /** The feed, newest first: every post the caller can see, or only those of members and tags they follow, or of the people in one of their lists. The first post of a thread is listed for all of them; `post_thread` has the others. Muted and hidden posts are left out; those of muted members are in lists that have these. */
  timeline: {
    input: {
      /** all if missing. */
      feed?: 'all' | 'following' | undefined
      /** Only posts of the people in this list of the caller’s. */
      list_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      next?: string | undefined
    }
    refusals: 'people_list_not_found'
    files: never
  }
  /** A member’s own posts that show pictures or a video, newest first. */
  user_media: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      next?: string | undefined
    }
    refusals: 'member_not_found'
    files: never
  }
  /** A member’s posts, newest first. With `post_id`, only that one. */
  user_timeline: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      post_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      pinned: Post | null
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'post_not_found'
    files: never
  }
  /** The caller’s own posts whose file is still being processed or has failed, or which wait for the approval of those who run their group, newest first. Nobody else sees them. */
  waiting_posts: {
    input: Record<string, never>
    answer: {
      recdata: Array<Post>
      held: Array<number>
    }
    refusals: never
    files: never
  }
  /** The caller’s scheduled posts, the next first, and then their drafts and the posts that wait for approval, latest first: all of them, at most 50. Nobody else sees them, but for those who are to approve one. `edit_post` changes them, `post_delete` deletes them. */
  post_draft_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<KeptPost>
    }
    refusals: never
    files: never
  }
  /** Publish a draft or scheduled post of the caller now. If its files are still being processed, it is published when they are ready. In a group that approves posts, it waits for that. */
  post_publish: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Post
      /** 1: nobody else sees it until those who run its group have approved it. */
      waits_for_approval: 0 | 1
    }
    refusals: 'post_not_found' | 'group_not_found' | 'not_group_member' | 'post_rules_broken' | 'post_file_failed'
    files: never
  }
  /** Change when a draft or scheduled post of the caller is published. One that waits for approval waits no more. */
  post_schedule: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** The moment, with its time zone, from 5 minutes to a year ahead. Empty or missing: no time, it becomes a draft. */
      publish_at?: string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'post_not_found'
    files: never
  }
  /** Comment on a post with text, a picture or a video. Others see a comment with a file once the file is ready. */
  post_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** At most 1,500 characters. */
      comment?: string | undefined
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      group_id?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: PostComment
    }
    refusals: 'post_not_found' | 'group_not_found' | 'not_group_member' | 'comments_off' | 'comment_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions'
  }
  /** Delete the caller’s own comment and the replies to it; it can be restored for 30 days. On the caller’s own post also one that `comment_blocked_list` names, for good. */
  post_comment_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        post_id: number
        comments_count: number
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Reply to a comment with text, a picture or a video. */
  post_comment_reply: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_comment_id: number | string
      /** At most 1,500 characters. */
      reply?: string | undefined
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      group_id?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: PostReply
    }
    refusals: 'comment_not_found' | 'group_not_found' | 'not_group_member' | 'comments_off' | 'comment_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions'
  }
  /** Delete the caller’s own reply; it can be restored for 30 days. On the caller’s own post also one that `comment_blocked_list` names, for good. */
  post_comment_reply_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_comment_reply_id?: number | string | undefined
      /** The id of the reply, under the documents’ name for it. @deprecated Send `post_comment_reply_id` instead. */
      post_comment_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        post_id: number
        post_comment_id: number
        reply_count: number
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Follow a tag, so that its posts appear in the Following feed. Without `hashtag`, `lable` is the tag. */
  add_hashtag: {
    input: {
      /** At most 100 characters. */
      lable?: string | undefined
      hashtag?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: FollowedHashtag
    }
    refusals: 'hashtag_empty' | 'too_many_hashtags'
    files: never
  }
  /** Unfollow a tag. */
  delete_hashtag: {
    input: {
      /** A positive whole number, as a number or as digits. */
      hashtag_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'hashtag_not_found'
    files: never
  }
  /** The tags the caller follows, latest first. */
  hashtag_list: {
    input: {
      /** Rows to skip. */
      offset?: number | string | undefined
      /** 5 if missing, at most 50. */
      limit?: number | string | undefined
    }
    answer: {
      offset: number
      count: number
      hashtags: Array<FollowedHashtag>
    }
    refusals: never
    files: never
  }
  /** The posts with a tag that the caller can see, newest first. */
  hashtag_timeline: {
    input: {
      hashtag: string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      next?: string | undefined
      tag: Hashtag | null
      is_blocked: 0 | 1
    }
    refusals: never
    files: never
  }
  /** The reasons for which a post can be marked as not safe for work. */
  nsfw: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        nsfw: 'Nudity' | 'Pornography' | 'Profanity' | 'Violence and Gore' | 'Race and Religion' | 'Other'
        label: string
      }>
    }
    refusals: never
    files: never
  }
  /** Tags that begin with the text, most used first. With `group_id` those of the group’s latest posts come before others, as far as the caller sees these. */
  search_hashtag: {
    input: {
      search: string
      group_id?: number | string | '' | undefined
    }
    answer: {
      recdata: Array<Hashtag>
    }
    refusals: never
    files: never
  }
  /** Tags to suggest for a post: the last ones the caller used, and those they follow. With `group_id` those of the group’s latest posts that the caller sees, most used first. */
  select_hashtag: {
    input: {
      group_id?: number | string | '' | undefined
    }
    answer: {
      hashtags: Array<Hashtag>
    }
    refusals: never
    files: never
  }
  /** The most used tags of recent days, those of the caller’s interests before others. */
  sujjested_hashtag: {
    input: Record<string, never>
    answer: {
      recdata: Array<Hashtag>
    }
    refusals: never
    files: never
  }
  /** Post 2 to 25 posts at once, one after the other, as a thread. Either all of them are posted, or none. The audience, the group and its topic, the NSFW reasons and the time are those of all; the tags in `hashtag`, the survey and the reel those of the first. With files, all of them are published when every file is ready. */
  add_thread: {
    input: {
      /** The posts, in order, as a list or its JSON. Each has a `message`, at most 5,000 characters; `files`, how many of the files of the form are its own, taken in their order; `alts`, what these show; and `link_card`, 0 for none. */
      parts: Array<unknown> | '' | string
      /** public: every member. private: the author and their friends. */
      post_type?: 'public' | 'private' | '' | undefined
      /** Tags of the first post, separated by commas. */
      hashtag?: string | undefined
      /** Reasons that `nsfw` lists, separated by commas. */
      nsfw?: string | undefined
      group_id?: number | string | '' | undefined
      /** A topic of the group; empty for none. */
      group_topic_id?: number | string | '' | undefined
      /** The moment at which it is published, with its time zone: from 5 minutes to a year ahead. Until then `post_draft_list` lists it. */
      publish_at?: string | '' | undefined
      /** 1: it is kept as a draft. Only its author sees it. */
      is_draft?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A survey that the caller sees. It stays in the post, whatever is edited. */
      survey_id?: number | string | '' | undefined
      /** The question of a survey that is made with the post, in place of `survey_id`: 1 to 200 characters. Who sees the post may answer. It is made when the post is published. */
      survey_title?: string | undefined
      /** With `survey_title`: up to 8 different texts of at most 120 characters, as a list or its JSON. */
      survey_options?: Array<unknown> | '' | string | undefined
      /** How many days it is open: 1 to 366, 3 if missing. */
      survey_days?: number | '' | string | undefined
      /** single, if missing: one option. several: any number of them. ranked: options in order of preference. */
      survey_kind?: 'single' | 'several' | 'ranked' | '' | undefined
      /** 1: nothing links a ballot with its voter. 0 if missing. */
      survey_secret?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A reel that the caller sees, in the first post. */
      reel_id?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_6_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_7_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_8_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_9_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_10_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_11_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_12_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_13_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_14_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_15_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_16_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_17_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_18_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_19_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_20_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_21_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_22_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_23_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_24_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_25_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_26_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_27_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_28_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_29_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_30_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_31_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_32_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_33_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_34_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_35_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_36_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_37_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_38_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_39_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_40_upload_id?: string | undefined
    }
    answer: {
      recdata: Post
      /** 1: nobody else sees it until those who run its group have approved it. */
      waits_for_approval: 0 | 1
      /** 1: nobody else sees it until all its files are ready. */
      waits_for_files: 0 | 1
    }
    refusals: 'post_empty' | 'post_not_found' | 'group_not_found' | 'not_group_member' | 'group_topic_not_found' | 'survey_not_found' | 'reel_not_found' | 'too_many_drafts' | 'too_many_pictures' | 'video_stands_alone' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5' | 'file_6' | 'file_7' | 'file_8' | 'file_9' | 'file_10' | 'file_11' | 'file_12' | 'file_13' | 'file_14' | 'file_15' | 'file_16' | 'file_17' | 'file_18' | 'file_19' | 'file_20' | 'file_21' | 'file_22' | 'file_23' | 'file_24' | 'file_25' | 'file_26' | 'file_27' | 'file_28' | 'file_29' | 'file_30' | 'file_31' | 'file_32' | 'file_33' | 'file_34' | 'file_35' | 'file_36' | 'file_37' | 'file_38' | 'file_39' | 'file_40' | 'captions' | 'captions_2' | 'captions_3' | 'captions_4' | 'captions_5' | 'captions_6' | 'captions_7' | 'captions_8' | 'captions_9' | 'captions_10' | 'captions_11' | 'captions_12' | 'captions_13' | 'captions_14' | 'captions_15' | 'captions_16' | 'captions_17' | 'captions_18' | 'captions_19' | 'captions_20' | 'captions_21' | 'captions_22' | 'captions_23' | 'captions_24' | 'captions_25'
  }
  /** The whole thread of a post, in order, as far as the caller sees it; only the post where it is none. */
  post_thread: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
    }
    answer: {
      recdata: Array<Post>
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Mute a word or a tag: posts with it no longer appear in the caller’s lists. Muting it again changes when the mute ends. */
  add_mute: {
    input: {
      mute_type: 'word' | 'tag'
      /** One word or several, matched as whole words in capitals or not; within others where the script puts no spaces between words. */
      word: string
      /** How many days the mute lasts. No end if missing. */
      days?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Mute
    }
    refusals: 'hashtag_empty' | 'too_many_mutes'
    files: never
  }
  /** Unmute a word or a tag. */
  delete_mute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      mute_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'mute_not_found'
    files: never
  }
  /** The words and tags the caller has muted, latest first, without expired ones. */
  mute_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Mute>
    }
    refusals: never
    files: never
  }
  /** Show one of the caller’s own posts first on their profile, in place of the one before, or no longer. */
  post_pin: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        post_id: number
        is_pinned: 0 | 1
        unpinned_post_id: number | null
      }
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Save a post, or remove it from the saved ones. */
  post_save: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        post_id: number
        is_saved: 0 | 1
      }
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Why the caller sees a post, the strongest reason first. */
  post_why: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
    }
    answer: {
      recdata: Array<{
        reason: 'own' | 'friend' | 'following' | 'reminded' | 'group' | 'hashtag' | 'public'
        name: string | null
      }>
    }
    refusals: 'post_not_found'
    files: never
  }
  /** The posts the caller has saved and can still see, latest saved first; with `folder_id` those in this folder, latest put there first. */
  saved_post_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      folder_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      next?: string | undefined
    }
    refusals: 'folder_not_found'
    files: never
  }
  /** The caller’s imports, latest first: at most 20. */
  import_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<PostImport>
    }
    refusals: never
    files: never
  }
  /** Import the caller’s posts from a file: the ZIP of their data from a Commons, the archive of a Mastodon account (.zip or .tar.gz), or the repository of a Bluesky account (.car). They keep their dates, say that they are imported, and are on the caller’s profile only: nobody is notified, and no feed has them. Posts that are here already are left out, so a file can be imported again. `import_list` says how it goes. */
  import_posts: {
    input: {
      /** `as_there`: public ones are public, all others for friends. `friends`: all are for friends. */
      audience?: 'as_there' | 'friends' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: PostImport
    }
    refusals: 'import_running' | 'import_without_file' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported'
    files: 'file'
  }
  /** Delete all posts of an import. One that is still going on stops. */
  import_undo: {
    input: {
      /** A positive whole number, as a number or as digits. */
      import_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'import_not_found' | 'import_running'
    files: never
  }
  /** Create a folder for saved posts, with `post_id` as the first in it. */
  add_saved_folder: {
    input: {
      /** 1 to 50 characters. */
      name: string
      /** A positive whole number, as a number or as digits. */
      post_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        folder_id: number
      }
    }
    refusals: 'too_many_folders' | 'post_not_found'
    files: never
  }
  /** Delete a folder. The posts in it stay saved. */
  delete_saved_folder: {
    input: {
      /** A positive whole number, as a number or as digits. */
      folder_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'folder_not_found'
    files: never
  }
  /** Rename a folder of saved posts. */
  rename_saved_folder: {
    input: {
      /** A positive whole number, as a number or as digits. */
      folder_id: number | string
      /** 1 to 50 characters. */
      name: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'folder_not_found'
    files: never
  }
  /** The caller’s folders of saved posts, oldest first: all of them, at most 50. `post_id`: each says whether it has this post. */
  saved_folder_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id?: number | string | undefined
    }
    answer: {
      recdata: Array<SavedFolder>
    }
    refusals: never
    files: never
  }
  /** Put a post in a folder, which saves it, or take it out: it stays saved. A post may be in several. */
  toggle_folder_post: {
    input: {
      /** A positive whole number, as a number or as digits. */
      folder_id: number | string
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        has_post: 0 | 1
      }
    }
    refusals: 'folder_not_found' | 'post_not_found'
    files: never
  }
  /** The card of a link, as a post or message with it would show it. The first call fetches its page: `waits` 1 says that it isn’t there yet; ask again after a second. For a member, at most 12 pages are fetched in a minute. */
  link_card: {
    input: {
      /** An address that begins with http:// or https://. */
      url: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: LinkCard | null
      waits: 0 | 1
    }
    refusals: never
    files: never
  }
  /** Remove the card of the link in the caller’s own post. The text gets no other one. */
  post_link_card_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Post
    }
    refusals: 'post_not_found'
    files: never
  }
  /** Comment on an object with text, a picture or a video. Others see a comment with a file once the file is ready. Comments on reels and videos have text alone. */
  add_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      object_id: number | string
      /** At most 1,500 characters. */
      comment?: string | undefined
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: Comment
    }
    refusals: 'object_not_found' | 'comments_off' | 'comment_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions'
  }
  /** Reply to a comment on an object of any kind, as `add_comment` comments. */
  add_comment_reply: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** At most 1,500 characters. */
      reply?: string | undefined
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      /** Documented, and ignored: the comment says where it is. */
      channel_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: Reply
    }
    refusals: 'comment_not_found' | 'comments_off' | 'comment_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions'
  }
  /** Show a comment that waits for the caller’s approval to everybody. `always`: also up to 50 others by the same member, and what they write from now on. */
  approve_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      always?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        comment_id: number
        object_id: number
        approved: number
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Comments and replies on the caller’s own object by members whom a block hides from them, newest first. Others still see these; the caller can delete and report them. */
  comment_blocked_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      object_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<BlockedComment>
      next?: string | undefined
    }
    refusals: 'object_not_found'
    files: never
  }
  /** The comments on an object, newest or best first, each with its latest replies. The first page has what its owner decided as well. */
  comment_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      object_id: number | string
      /** top: the most liked first. */
      sort?: 'newest' | 'top' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      object: number
      pinned: Array<Comment>
      comments_off: 0 | 1
      is_owner: 0 | 1
      hold: 'off' | 'some' | 'all' | null
      hold_default: 'off' | 'some' | 'all' | null
      held_count: number
      recdata: Array<Comment>
      next?: string | undefined
    }
    refusals: 'object_not_found'
    files: never
  }
  /** The replies to a comment, newest first. */
  comment_reply_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      object: number
      recdata: Array<Reply>
      next?: string | undefined
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** The caller’s words that make comments wait, and the members whose comments never wait. */
  comment_rules: {
    input: Record<string, never>
    answer: {
      words: Array<string>
      approved: Array<{
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
      }>
    }
    refusals: never
    files: never
  }
  /** Replace the caller’s words that make comments wait, on videos where some comments do. */
  comment_rules_update: {
    input: {
      /** Up to 200 words or addresses of at most 60 characters: an array, or a text with one on each line. */
      words: Array<string> | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        words: Array<string>
      }
    }
    refusals: never
    files: never
  }
  /** Turn comments on the caller’s own reel, survey or video off, or on again; those there stay. On a video, also say which new ones wait for approval. What is missing stays as it is. */
  comment_settings_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      object_id: number | string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      comments_off?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** off, some, all, or default: as its channel says. */
      hold?: 'off' | 'some' | 'all' | 'default' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        object_id: number
        comments_off: 0 | 1
        hold: 'off' | 'some' | 'all' | null
      }
    }
    refusals: 'object_not_found'
    files: never
  }
  /** Delete the caller’s own comment with its replies, or their reply; it can be restored for 30 days. On the caller’s own object also one that `comment_blocked_list` or `held_comment_list` names, for good. */
  delete_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        comment_id: number
        object_id: number
        parent_id: number | null
        comments_count: number
        reply_count: number
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Dislike a comment or reply, or take the dislike back. A dislike replaces a like, and nobody is told of it. */
  dislike_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        comment_id: number
        object_id: number
        like_count: number
        dislike_count: number
        liked: 0 | 1
        disliked: 0 | 1
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Edit the caller’s own comment or reply. The text is replaced: a missing one becomes empty. A new file replaces the old one, which stays otherwise unless it is removed. A reply is answered as a comment without replies. */
  edit_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** At most 1,500 characters. */
      comment?: string | undefined
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      /** 1: the file it has is removed. */
      removes_file?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: Comment
    }
    refusals: 'comment_not_found' | 'comment_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions'
  }
  /** Put a heart on a comment or reply on the caller’s own reel, survey or video, which everybody sees; a second time takes it off. */
  heart_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        comment_id: number
        object_id: number
        hearted: 0 | 1
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Comments and replies that wait for the caller’s approval, latest first: on one of their objects, or on all. Besides the caller only their authors see them. */
  held_comment_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      object_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<HeldComment>
      count: number
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Like a comment or reply, or take the like back. A like replaces a dislike. */
  like_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        comment_id: number
        object_id: number
        like_count: number
        dislike_count: number
        liked: 0 | 1
        disliked: 0 | 1
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Show a comment first on the caller’s own reel, survey or video, in place of one pinned before; a second time takes the pin off. */
  pin_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        comment_id: number
        object_id: number
        pinned: 0 | 1
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Restore the caller’s own deleted comment or reply. A reply has no replies of its own. */
  restore_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Comment
    }
    refusals: 'comment_not_found' | 'hidden_by_moderators'
    files: never
  }
  /** Have a member’s comments wait again where comments do. */
  unapprove_commenter: {
    input: {
      /** A positive whole number, as a number or as digits. */
      commenter_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found'
    files: never
  }
  /** All groups: the largest first, or the newest, or those with the latest posts. */
  all_group_list: {
    input: {
      /** Only those with these words, or their beginnings, in their names. */
      search?: string | undefined
      sort?: 'members' | 'newest' | 'active' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedGroup>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Posts of a group by members whom a block hides from the caller, newest first, for its owner and moderators. Others still see these; the caller can delete and report them. */
  group_blocked_post_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<GroupBlockedPost>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_forbidden'
    files: never
  }
  /** Make a group. The caller owns it. `is_closed_group` 1: its posts, chat and members are for members only, who ask to join or are invited. */
  group_create: {
    input: {
      /** 1 to 80 characters. */
      group_name: string
      /** 0, for an open group, if missing. */
      is_closed_group?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** At most 2,000 characters. */
      description?: string | undefined
      /** Empty: a group with a funding target is a project. */
      funding_target?: '' | '0' | 0 | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      avatar_x?: number | string | undefined
      /** Top edge of the crop. */
      avatar_y?: number | string | undefined
      /** Width of the crop. */
      avatar_width?: number | string | undefined
      /** Height of the crop. */
      avatar_height?: number | string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      banner_x?: number | string | undefined
      /** Top edge of the crop. */
      banner_y?: number | string | undefined
      /** Width of the crop. */
      banner_width?: number | string | undefined
      /** Height of the crop. */
      banner_height?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      avatar_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      banner_upload_id?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'too_many_groups' | 'group_not_found' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'avatar' | 'banner'
  }
  /** Delete a group with its posts and chat. It can be restored for 30 days. A client that asks for the name where anything was said sends what was typed, at first nothing: another name is refused there. */
  group_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** Its name, as it is. Left out, it is not compared. */
      group_name?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'group_name_wrong'
    files: never
  }
  /** A group with how the caller stands to it. Of a closed one, others than members see its name, pictures, description and counts. With `token`, of an invitation link, whether that still works is answered as well. */
  group_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      token?: string | undefined
    }
    answer: {
      recdata: Group
      link_works: 0 | 1
    }
    refusals: 'group_not_found'
    files: never
  }
  /** The posts of a group with a tag, newest first. */
  group_hash_timeline: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      hashtag: string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_closed'
    files: never
  }
  /** The groups of the caller, latest joined first or those where something last happened, or of a member whom the caller follows, latest joined first. Closed groups of others are listed where the caller is a member, too. */
  group_list: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Only those with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** joined if missing, and for the groups of others. */
      sort?: 'joined' | 'active' | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<GroupOfMember>
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'not_following'
    files: never
  }
  /** Have a post of the group stand first in it, or no more: up to 3 do, the last pinned first. One that is deleted leaves. For its owner and moderators. */
  group_pin: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      is_pinned: 0 | 1
    }
    refusals: 'group_not_found' | 'group_forbidden' | 'post_not_found' | 'too_many_group_pins'
    files: never
  }
  /** Take the deletion of a group back. */
  group_restore: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'group_not_found' | 'hidden_by_moderators'
    files: never
  }
  /** The posts of a group with these words or their beginnings, newest first, ten at a time, as `all_search` finds posts: accents and case make no difference, and `from:jana`, `has:image`, `has:video` and `before:2026-11-01` narrow it down. */
  group_search: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      search: string
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_closed'
    files: never
  }
  /** Say that the caller is in a group of theirs and sees its posts: none of them is new to them any more. */
  group_seen: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      was_new: 0 | 1
    }
    refusals: 'group_not_found' | 'not_group_member'
    files: never
  }
  /** The posts of a group that the caller may see, or those of one of its topics, newest first. */
  group_timeline: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** Only those with this topic. */
      group_topic_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      pinned_posts: Array<Post>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_closed'
    files: never
  }
  /** Open or close a group. Closing it makes its posts visible to members alone. Opening it shows nothing that was said while it was closed. */
  group_type_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 1 to close, 0 to open. */
      type: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'group_not_found' | 'group_forbidden'
    files: never
  }
  /** Change what a group shows of itself. What is missing stays. For its owner; rules also for its moderators. */
  group_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 1 to 80 characters. */
      group_name?: string | undefined
      /** At most 2,000 characters. */
      description?: string | undefined
      /** At most 5,000 characters. */
      rules?: string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      avatar_x?: number | string | undefined
      /** Top edge of the crop. */
      avatar_y?: number | string | undefined
      /** Width of the crop. */
      avatar_width?: number | string | undefined
      /** Height of the crop. */
      avatar_height?: number | string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      banner_x?: number | string | undefined
      /** Top edge of the crop. */
      banner_y?: number | string | undefined
      /** Width of the crop. */
      banner_width?: number | string | undefined
      /** Height of the crop. */
      banner_height?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      avatar_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      banner_upload_id?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'group_not_found' | 'group_forbidden' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'avatar' | 'banner'
  }
  /** Groups that the caller may like: those of members whom they follow, then large ones. None that they are in. */
  suggested_group_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        id: number
        user_id: number
        group_name: string
        short_group_name: string
        description: string
        short_description: string
        avatar: string | null
        vatar: string | null
        banner: string | null
        type: 'Open' | 'Close'
        is_closed_group: 0 | 1
        is_project: 0 | 1
        member_count: number
        is_group_member: 'Leave' | 'Join' | 'Ask to join' | 'Requested' | 'Invited'
        role: 'owner' | 'moderator' | 'member' | 'invited' | 'requested' | 'outsider'
        user_type: 'admin' | 'user'
        has_questions: 0 | 1
        known_members: number
      }>
    }
    refusals: never
    files: never
  }
  /** Have posts of ordinary members wait for approval, or no more. What waits already goes on waiting. For the group’s owner and moderators. */
  group_approval_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 1: they wait. */
      approves_posts: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      approves_posts: 0 | 1
    }
    refusals: 'group_not_found' | 'group_forbidden'
    files: never
  }
  /** The posts that wait for approval in a group, the first written first. For its owner and moderators. Those of members whom a block hides from the caller are left to the others. */
  group_held_post_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Post>
      parts: Array<Post>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_forbidden'
    files: never
  }
  /** Publish a post that waits for approval, with the time of now. If its files are still being processed, it is published when they are ready. Its author is told. */
  group_post_approve: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'held_post_gone' | 'held_post_file_failed'
    files: never
  }
  /** Give a post that waits for approval back to its author, as a draft. Its author is told, with the reason if there is one. */
  group_post_decline: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** Why, in up to 500 characters. Its author reads it. */
      reason?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'held_post_gone'
    files: never
  }
  /** Keep somebody out of a group. To them it is as if it were not there; so backers of a project stay while it holds their tokens. */
  group_ban: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'member_not_found' | 'backer_not_banned'
    files: never
  }
  /** Make an invitation link. For the owner and moderators. */
  group_link_create: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** How long it works: 7 if missing, at most 365. */
      days?: number | string | undefined
      /** How often it works; as often as one likes if missing. */
      uses?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupLink
    }
    refusals: 'group_not_found' | 'group_forbidden' | 'too_many_group_links'
    files: never
  }
  /** End an invitation link. */
  group_link_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      group_link_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'group_link_ended'
    files: never
  }
  /** The invitation links of a group that still work. For the owner and moderators. */
  group_link_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
    }
    answer: {
      recdata: Array<GroupLink>
    }
    refusals: 'group_not_found' | 'group_forbidden'
    files: never
  }
  /** Invite somebody to a group, or let somebody in who has asked. */
  group_member_add: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      add_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      role: 'invited' | 'member'
    }
    refusals: 'group_not_found' | 'group_forbidden' | 'member_not_found' | 'group_member_already' | 'group_member_banned'
    files: never
  }
  /** Remove somebody from a group, or take an invitation back. They may join again. */
  group_member_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      delete_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'member_not_found'
    files: never
  }
  /** The members of a group: its owner, then its moderators, then the latest. `role` banned lists who is kept out, for the owner and moderators. */
  group_member_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** Only members with these words, or their beginnings, in their names. */
      search?: string | undefined
      role?: 'owner' | 'moderator' | 'member' | 'banned' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<GroupMember>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_closed' | 'group_forbidden'
    files: never
  }
  /** Make a member a moderator, or a moderator a member. For the owner. */
  group_member_role_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      role: 'moderator' | 'member'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'member_not_found'
    files: never
  }
  /** Choose what to hear of from a group. */
  group_notice_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** all: every post. mentions: what names or answers the caller. none. */
      notice: 'all' | 'mentions' | 'none'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'not_group_member'
    files: never
  }
  /** Hand a group over to one of its members. Its owner so far stays as a moderator. */
  group_owner_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      new_owner_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'group_not_found' | 'group_forbidden' | 'member_not_found'
    files: never
  }
  /** Set what a closed group asks of those who want to join it. For its owner and moderators. Who has asked already keeps what they answered. */
  group_questions_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** Up to 3, of at most 200 characters each, in order. Empty ones are left out; none ends the asking. */
      questions: Array<{
        question: string
        /** 0 if missing. */
        is_required?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      }>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      questions: Array<GroupQuestion>
    }
    refusals: 'group_not_found' | 'group_forbidden'
    files: never
  }
  /** Let in who asks to join, or accept an invitation of one’s own. */
  group_request_accept: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_request_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'group_request_not_found' | 'group_not_found' | 'too_many_groups'
    files: never
  }
  /** Decline who asks to join or an invitation of one’s own, or take either back. */
  group_request_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_request_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      group_id: number
    }
    refusals: 'group_request_not_found'
    files: never
  }
  /** Who asks to join a group and whom it has invited, for its owner and moderators. Without `group_id`: the caller’s own requests and invitations. */
  group_request_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<GroupRequest>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_forbidden'
    files: never
  }
  /** Let somebody who was kept out of a group find it again. */
  group_unban: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'member_not_found'
    files: never
  }
  /** Join an open group, or ask to join a closed one, which may have `questions`. Whoever is invited, or has an invitation link, is in at once. */
  join_group: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** Of an invitation link. */
      token?: string | undefined
      /** To the `questions` of `group_detail`: each with its words, and an answer of at most 1,000 characters. */
      answers?: Array<{
        question: string
        answer: string
      }> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'group_not_found' | 'group_link_ended' | 'too_many_groups' | 'group_answers_missing' | 'group_questions_changed'
    files: never
  }
  /** Leave a group, or take a request back. Its owner hands it over first. */
  leave_group: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ListedGroup
    }
    refusals: 'group_not_found' | 'group_owner_stays' | 'not_group_member'
    files: never
  }
  /** Write in the chat of a group: text, a picture, a video or a voice note of at most 5 minutes and 10 MB, or as `attachment` a file to download of at most 25 MB. For its members. */
  group_chat: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** At most 1,500 characters. */
      message?: string | undefined
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      /** How loud a voice note is from its beginning to its end: up to 64 digits from 0 to f. */
      waveform?: string | undefined
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      attachment_upload_id?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'group_not_found' | 'message_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing' | 'voice_too_long'
    files: 'file' | 'captions' | 'attachment'
  }
  /** Everything of a group’s chat that is new or has changed since `last_change` of an earlier answer, in the order in which it did, about 100 at a time: messages, deletions, reactions, files that are ready. `more` 1: ask again from this answer’s `last_change`. */
  group_chat_changes: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 0, or the `last_change` of an earlier answer. */
      since: number | string | 0 | '0'
    }
    answer: {
      last_read: number | null
      unread_count: number
      last_seq: number
      last_change: number
      recdata: Array<GroupChatEntry>
      more: 0 | 1
    }
    refusals: 'group_not_found'
    files: never
  }
  /** Delete a message. For its author, and the owner and moderators of the group. */
  group_chat_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'message_not_found'
    files: never
  }
  /** Dislike a message or reply, in the place of a like; a second time takes it back. */
  group_chat_dislike: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'message_not_found'
    files: never
  }
  /** Messages and replies of a group in their one order, newest first. `before` is the `seq` to continue from. */
  group_chat_history: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      last_read: number | null
      unread_count: number
      last_seq: number
      last_change: number
      recdata: Array<GroupChatEntry>
      next?: string | undefined
    }
    refusals: 'group_not_found'
    files: never
  }
  /** Like a message or reply, in the place of a dislike; a second time takes it back. */
  group_chat_like: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'message_not_found'
    files: never
  }
  /** Remove the card of the link in one’s own message or reply. The text gets no other one. */
  group_chat_link_card_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'message_not_found'
    files: never
  }
  /** The messages of a group, newest first, each with its latest replies. For its members. */
  group_chat_list: {
    input: {
      /** The id of the group, under the documents’ name for it. */
      group_chat_id?: number | string | undefined
      /** A positive whole number, as a number or as digits. */
      group_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      group: number
      last_read: number | null
      unread_count: number
      last_seq: number
      last_change: number
      recdata: Array<GroupChatMessage>
      next?: string | undefined
    }
    refusals: 'group_not_found'
    files: never
  }
  /** Say how far the caller has read: to the message at this place. It never goes back. */
  group_chat_read: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      seq: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      last_read: number | null
      unread_count: number
    }
    refusals: 'group_not_found'
    files: never
  }
  /** Reply to a message, or to a reply to it. For members of the group. */
  group_chat_reply: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_id: number | string
      /** At most 1,500 characters. */
      message?: string | undefined
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      /** How loud a voice note is from its beginning to its end: up to 64 digits from 0 to f. */
      waveform?: string | undefined
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      attachment_upload_id?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'message_not_found' | 'message_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing' | 'voice_too_long'
    files: 'file' | 'captions' | 'attachment'
  }
  /** Delete a reply. For its author, and the owner and moderators of the group. */
  group_chat_reply_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_reply_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'message_not_found'
    files: never
  }
  /** The replies to a message, newest first. */
  group_chat_reply_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      group: number
      recdata: Array<GroupChatReply>
      next?: string | undefined
    }
    refusals: 'message_not_found'
    files: never
  }
  /** Restore a message or reply that the caller has deleted: one’s own, or as owner or moderator of the group another’s. */
  group_chat_restore: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupChatEntry
    }
    refusals: 'message_not_found' | 'hidden_by_moderators'
    files: never
  }
  /** Say that the caller is typing in the chat of a group. It holds for 6 seconds. */
  group_chat_typing: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found'
    files: never
  }
  /** The other members who said in the last 6 seconds that they are typing in the chat of a group, at most ten, the latest first. For its members. */
  group_chat_typing_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
    }
    answer: {
      recdata: Array<{
        user_id: number
        full_name: string
        typed_at: string
      }>
    }
    refusals: 'group_not_found'
    files: never
  }
  /** The events of a group that aren’t over, up to 100, as a file for calendars (iCalendar, RFC 5545). */
  group_calendar: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
    }
    answer: {
      file_name: string
      calendar: string
    }
    refusals: 'group_not_found' | 'group_closed'
    files: never
  }
  /** Say whether the caller comes to an event of a group that they are in. */
  group_event_answer: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_event_id: number | string
      /** yes, maybe, no, or none to take an answer back. */
      answer: 'yes' | 'maybe' | 'no' | 'none'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupEvent
    }
    refusals: 'group_event_not_found' | 'not_group_member' | 'group_event_cancelled' | 'group_event_over' | 'group_event_full'
    files: never
  }
  /** An event of a group as a file for calendars (iCalendar, RFC 5545). */
  group_event_calendar: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_event_id: number | string
    }
    answer: {
      file_name: string
      calendar: string
    }
    refusals: 'group_event_not_found'
    files: never
  }
  /** Cancel an event of a group, for good. For the group’s owner and moderators. Whoever comes, or may, is told. */
  group_event_cancel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_event_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupEvent
    }
    refusals: 'group_event_not_found' | 'group_forbidden' | 'group_event_cancelled' | 'group_event_over'
    files: never
  }
  /** Plan an event of a group. For its owner and moderators. Its members are told, unless they hear nothing of the group. */
  group_event_create: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 1 to 100 characters. */
      title: string
      /** A moment with its time zone, as 2026-12-24T18:00:00+01:00. */
      begins_at: string
      /** After it begins, and at most 31 days later. */
      ends_at: string
      /** Where it takes place, such as Europe/Prague. */
      time_zone: string
      /** How many can come, at most 100,000; empty for no limit. */
      places?: number | string | '' | null | undefined
      /** At most 5,000 characters. */
      description?: string | undefined
      /** At most 200 characters. */
      place?: string | undefined
      /** A web address of at most 300 characters, or empty. */
      link?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupEvent
    }
    refusals: 'group_not_found' | 'group_forbidden' | 'too_many_group_events' | 'group_event_not_found'
    files: never
  }
  /** Remove an event of a group that is cancelled or over. For the group’s owner and moderators. */
  group_event_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_event_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      group_id: number
    }
    refusals: 'group_event_not_found' | 'group_forbidden' | 'group_event_on' | 'hidden_by_moderators'
    files: never
  }
  /** An event of a group, for those who see into the group. */
  group_event_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_event_id: number | string
    }
    answer: {
      recdata: GroupEvent
    }
    refusals: 'group_event_not_found'
    files: never
  }
  /** Who has given an answer to an event of a group, the latest first, for those who see into the group. */
  group_event_guest_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_event_id: number | string
      /** yes, if missing, maybe or no. */
      answer?: 'yes' | 'maybe' | 'no' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<GroupEventGuest>
      next?: string | undefined
    }
    refusals: 'group_event_not_found'
    files: never
  }
  /** The events of a group: those to come, the earliest first, or past ones, the latest first. */
  group_event_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** coming, if missing, or past. */
      time?: 'coming' | 'past' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<GroupEvent>
      next?: string | undefined
    }
    refusals: 'group_not_found' | 'group_closed'
    files: never
  }
  /** Change an event of a group. What is missing stays. For the group’s owner and moderators. Whoever comes, or may, is told of another time or place. */
  group_event_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_event_id: number | string
      /** 1 to 100 characters. */
      title?: string | undefined
      /** A moment with its time zone, as 2026-12-24T18:00:00+01:00. */
      begins_at?: string | undefined
      /** A moment with its time zone, as 2026-12-24T18:00:00+01:00. */
      ends_at?: string | undefined
      /** Where it takes place, such as Europe/Prague. */
      time_zone?: string | undefined
      /** How many can come, at most 100,000; empty for no limit. */
      places?: number | string | '' | null | undefined
      /** At most 5,000 characters. */
      description?: string | undefined
      /** At most 200 characters. */
      place?: string | undefined
      /** A web address of at most 300 characters, or empty. */
      link?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: GroupEvent
    }
    refusals: 'group_event_not_found' | 'group_forbidden' | 'group_event_cancelled' | 'group_event_over' | 'group_event_places_taken'
    files: never
  }
  /** Give a post of a group a topic, or take it away. For its owner and moderators; authors use `edit_post`. */
  group_post_topic: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** Empty for none. */
      group_topic_id: number | string | ''
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'group_not_found' | 'group_forbidden' | 'post_not_found' | 'group_topic_not_found'
    files: never
  }
  /** Add a topic to a group, after those that it has: 20 at most. For its owner and moderators. */
  group_topic_create: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 1 to 40 characters. */
      name: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_topic_id: number
        name: string
        group_id: number
      }
    }
    refusals: 'group_not_found' | 'group_forbidden' | 'too_many_group_topics' | 'topic_name_taken'
    files: never
  }
  /** Remove a topic of a group. Its posts stay, without a topic. For its owner and moderators. */
  group_topic_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_topic_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      group_id: number
      post_count: number
    }
    refusals: 'group_topic_not_found' | 'group_forbidden'
    files: never
  }
  /** Rename a topic of a group, or move it to another place among its topics. What is missing stays. For its owner and moderators. */
  group_topic_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_topic_id: number | string
      /** 1 to 40 characters. */
      name?: string | undefined
      /** From 1, the first. */
      place?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_topic_id: number
        name: string
        group_id: number
      }
    }
    refusals: 'group_topic_not_found' | 'group_forbidden' | 'topic_name_taken'
    files: never
  }
  /** All projects that can be backed, or those that were funded, or have ended. */
  all_project_list: {
    input: {
      /** Only those with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** newest if missing; ending: of running ones those that end soonest, of others latest ended. */
      sort?: 'newest' | 'ending' | 'funded' | 'backers' | '' | undefined
      /** running, those that can be backed, if missing; funded: those whose owners were paid, or are being paid part by part; ended: all that have ended. */
      stage?: 'running' | 'funded' | 'ended' | '' | undefined
      /** 1: as `stage` ended, where that is missing. */
      ended?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** Only those with these words, or their beginnings, in their industries. */
      industry?: string | undefined
      /** Only those with these words, or their beginnings, in their locations. */
      location?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedProject>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Make a project: a group with a funding target, which can be backed from now on for 30 or 90 days. The caller owns it. */
  project_create: {
    input: {
      /** 1 to 80 characters. */
      group_name: string
      /** 0, for an open one, if missing. */
      is_closed_group?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** At most 2,000 characters. */
      description?: string | undefined
      /** 30 or 90; 30 if missing. */
      days?: 30 | 90 | '30' | '90' | '' | undefined
      /** In tokens, at most 1,000,000,000,000. It must be there. */
      funding_target?: string | number | undefined
      /** At most 120 characters. */
      location?: string | undefined
      /** What the owner has done before. At most 1,000 characters. */
      experience?: string | undefined
      /** At most 80 characters. */
      industry?: string | undefined
      /** What the result is going to cost. At most 80 characters. */
      price_point?: string | undefined
      /** keep: the owner gets what came in, also where the target is not met. all_or_nothing if missing. */
      pays?: 'all_or_nothing' | 'keep' | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      avatar_x?: number | string | undefined
      /** Top edge of the crop. */
      avatar_y?: number | string | undefined
      /** Width of the crop. */
      avatar_width?: number | string | undefined
      /** Height of the crop. */
      avatar_height?: number | string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      banner_x?: number | string | undefined
      /** Top edge of the crop. */
      banner_y?: number | string | undefined
      /** Width of the crop. */
      banner_width?: number | string | undefined
      /** Height of the crop. */
      banner_height?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      avatar_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      banner_upload_id?: string | undefined
    }
    answer: {
      recdata: ListedProject
    }
    refusals: 'too_many_groups' | 'project_not_found' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'avatar' | 'banner'
  }
  /** The projects that the caller is in, latest joined first, or those of a member whom the caller follows. Closed ones of others are listed where the caller is a member, too. */
  project_list: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Only those with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedProject>
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'not_following'
    files: never
  }
  /** Change what a project shows of itself. What is missing stays. Target and days are fixed as soon as somebody has backed it. For its owner. */
  project_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 1 to 80 characters. */
      group_name?: string | undefined
      /** At most 2,000 characters. */
      description?: string | undefined
      /** 30 or 90. */
      days?: 30 | 90 | '30' | '90' | '' | undefined
      /** In tokens, at most 1,000,000,000,000. */
      funding_target?: string | number | undefined
      /** At most 120 characters. */
      location?: string | undefined
      /** What the owner has done before. At most 1,000 characters. */
      experience?: string | undefined
      /** At most 80 characters. */
      industry?: string | undefined
      /** What the result is going to cost. At most 80 characters. */
      price_point?: string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      avatar_x?: number | string | undefined
      /** Top edge of the crop. */
      avatar_y?: number | string | undefined
      /** Width of the crop. */
      avatar_width?: number | string | undefined
      /** Height of the crop. */
      avatar_height?: number | string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      banner_x?: number | string | undefined
      /** Top edge of the crop. */
      banner_y?: number | string | undefined
      /** Width of the crop. */
      banner_width?: number | string | undefined
      /** Height of the crop. */
      banner_height?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      avatar_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      banner_upload_id?: string | undefined
    }
    answer: {
      recdata: ListedProject
    }
    refusals: 'project_not_found' | 'group_forbidden' | 'project_fixed' | 'project_ended' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'avatar' | 'banner'
  }
  /** Write a question that nobody has asked yet, with its answer. There are up to 10. For the project’s makers. */
  project_faq_add: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      question: string
      answer: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        faq_id: number
        group_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden' | 'too_many_faqs'
    files: never
  }
  /** Take a question off what is frequently asked: one that was pinned stays among the questions, one that a maker wrote is deleted. For the project’s makers. */
  project_faq_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      faq_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'faq_not_found' | 'group_forbidden'
    files: never
  }
  /** Change a question that a maker has written, and its answer. A pinned one has the words of its author. For the project’s makers. */
  project_faq_edit: {
    input: {
      /** A positive whole number, as a number or as digits. */
      faq_id: number | string
      question: string
      answer: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'faq_not_found' | 'group_forbidden' | 'faq_is_pinned'
    files: never
  }
  /** What is frequently asked about a project, in the order of its makers. Whoever doesn’t see a question or its answer doesn’t see it here, either. */
  project_faq_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
    }
    answer: {
      object: number
      can_change: 0 | 1
      recdata: Array<{
        faq_id: number
        question: string
        answer: string
        comment_id: number | null
      }>
    }
    refusals: 'project_not_found'
    files: never
  }
  /** Put a question elsewhere in what is frequently asked. For the project’s makers. */
  project_faq_move: {
    input: {
      /** A positive whole number, as a number or as digits. */
      faq_id: number | string
      /** How many come before it, of those that the caller sees. */
      place: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'faq_not_found' | 'group_forbidden'
    files: never
  }
  /** Put a question below what is frequently asked, with the first answer of one of the project’s makers. There are up to 10. One that is there stays in its place. For the project’s makers. */
  project_faq_pin: {
    input: {
      /** A positive whole number, as a number or as digits. */
      comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        faq_id: number
        group_id: number
      }
    }
    refusals: 'comment_not_found' | 'group_forbidden' | 'question_unanswered' | 'question_without_words' | 'too_many_faqs'
    files: never
  }
  /** Put a picture into the story of a project, below those that stand there. A story has up to 12. For the project’s owner. */
  add_story_picture: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** How many paragraphs come before it; the end of the story if missing. */
      after?: number | string | undefined
      /** A line below it, at most 200 characters. */
      caption?: string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: {
        story_picture_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden' | 'picture_missing' | 'too_many_story_pictures' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Remove a picture from a story. For the project’s owner. */
  delete_story_picture: {
    input: {
      /** A positive whole number, as a number or as digits. */
      story_picture_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'story_picture_not_found' | 'group_forbidden'
    files: never
  }
  /** Remove the video of a story. It is no error if there is none. For the project’s owner. */
  delete_story_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden'
    files: never
  }
  /** Change what is said of a picture in a story. What is missing stays. For the project’s owner. */
  edit_story_picture: {
    input: {
      /** A positive whole number, as a number or as digits. */
      story_picture_id: number | string
      /** A line below it, at most 200 characters. */
      caption?: string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'story_picture_not_found' | 'group_forbidden'
    files: never
  }
  /** Say why the pictures and the video of a story aren’t safe for work, or with an empty list that they are. They are covered then, and neither members below 18 nor visitors get them. For the project’s owner. */
  mark_story: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** Reasons that `nsfw` lists, separated by commas; empty for none. */
      nsfw: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden'
    files: never
  }
  /** Put a picture of a story somewhere else in it. For the project’s owner. */
  move_story_picture: {
    input: {
      /** A positive whole number, as a number or as digits. */
      story_picture_id: number | string
      /** How many paragraphs come before it: 0 for the beginning. Each line of the description that isn’t empty is a paragraph. */
      after: number | string
      /** How many of the pictures after that paragraph come before it; all of them if missing. */
      place?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'story_picture_not_found' | 'group_forbidden'
    files: never
  }
  /** Put a video on top of the story of a project, in place of the one that is there. Others see it once it is ready. For the project’s owner. */
  set_story_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** What the video shows. */
      alt?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden' | 'story_video_missing' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions'
  }
  /** A project and its terms as everybody sees it. What its members post is not in it. */
  project_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
    }
    answer: {
      recdata: Project
    }
    refusals: 'project_not_found'
    files: never
  }
  /** All projects that can be backed, or those that were funded, or have ended, as visitors see them. */
  public_project_list: {
    input: {
      /** Only those with these words, or their beginnings, in their names. */
      search?: string | undefined
      /** newest if missing; ending: of running ones those that end soonest, of others latest ended. */
      sort?: 'newest' | 'ending' | 'funded' | 'backers' | '' | undefined
      /** running, those that can be backed, if missing; funded: those whose owners were paid, or are being paid part by part; ended: all that have ended. */
      stage?: 'running' | 'funded' | 'ended' | '' | undefined
      /** 1: as `stage` ended, where that is missing. */
      ended?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** Only those with these words, or their beginnings, in their industries. */
      industry?: string | undefined
      /** Only those with these words, or their beginnings, in their locations. */
      location?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<ListedProject>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Places whose names begin with what was typed, those named exactly so first. */
  place_list: {
    input: {
      search: string
    }
    answer: {
      recdata: Array<{
        location: string
        name: string
        region: string
        country: string
      }>
    }
    refusals: never
    files: never
  }
  /** The place nearest to a position, within 50 km. The position is not kept. */
  reverse_geocode: {
    input: {
      /** In degrees, north positive. */
      latitude: number | string
      /** In degrees, east positive. */
      longitude: number | string
    }
    answer: {
      data: {
        location: string
        name: string
        region: string
        country: string
      }
    }
    refusals: 'place_not_found'
    files: never
  }
  /** Accept an offer: its job is awarded to the caller, and takes no more bids. */
  accept_award: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Agreement
    }
    refusals: 'agreement_not_found' | 'offer_over'
    files: never
  }
  /** Offer the caller's own job to one of its bidders, who has 7 days to accept. One offer at a time. */
  add_payment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** A positive whole number, as a number or as digits. */
      bidder_id: number | string
      /** In US dollars, with at most 2 decimals: for all, or an hour. */
      amount: string | number
      /** Always pending. */
      status?: 'pending' | '' | undefined
      /** hourly, or fixed: one price for all. As the job says if missing. */
      pay_by?: 'hourly' | 'fixed' | '' | undefined
      /** Days for a fixed price, hours for hourly work: 1 to 999. 7 if missing. */
      delivery?: number | string | undefined
      /** For hourly work: hours in a week at most, 1 to 80. 40 if missing. */
      weekly_hours?: number | string | undefined
      /** What is to be done. At most 8000 characters. */
      description?: string | undefined
      /** A word to the other side. At most 1000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Agreement
    }
    refusals: 'job_not_found' | 'job_over' | 'bid_not_found' | 'bid_declined' | 'offer_open' | 'agreement_not_found'
    files: never
  }
  /** Answer a change of terms: the other side accepts or declines it, and who proposed it may withdraw it. */
  answer_agreement_change: {
    input: {
      /** A positive whole number, as a number or as digits. */
      change_id: number | string
      status: 'accepted' | 'declined' | 'withdrawn'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Agreement
    }
    refusals: 'change_not_found' | 'agreement_not_found' | 'change_over' | 'own_change'
    files: never
  }
  /** Decline an offer. The bid stays. */
  decline_award: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** At most 1000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Agreement
    }
    refusals: 'agreement_not_found' | 'offer_over'
    files: never
  }
  /** End an agreement that is under way, once no money of its milestones is held, and no logged hours wait. What is funded and not logged goes back to the client. */
  end_agreement: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** At most 1000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Agreement
    }
    refusals: 'agreement_not_found' | 'agreement_over' | 'money_in_escrow' | 'hours_logged' | 'money_stopped'
    files: never
  }
  /** An agreement, or an offer of one, for its two: terms, dates, all versions, and who acts next until when. */
  get_agreement: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
    }
    answer: {
      data: Agreement
    }
    refusals: 'agreement_not_found'
    files: never
  }
  /** Offers of a job, the one that counts first: all of them for its client, and for others those made to them. */
  get_payment_by_project: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
    }
    answer: {
      data: Array<Payment>
    }
    refusals: 'job_not_found'
    files: never
  }
  /** Propose other terms of an agreement that is under way. The other side has 7 days to answer. What is missing stays as it is. */
  propose_agreement_change: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** In US dollars: for all, or an hour. */
      amount?: string | number | undefined
      /** Days for a fixed price, hours for hourly work: 1 to 999. */
      delivery?: number | string | undefined
      /** For hourly work: hours in a week at most, 1 to 80. */
      weekly_hours?: number | string | undefined
      /** What is to be done. At most 8000 characters. */
      description?: string | undefined
      /** A word to the other side. At most 1000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Agreement
    }
    refusals: 'agreement_not_found' | 'agreement_over' | 'change_open' | 'nothing_changed' | 'too_many_changes'
    files: never
  }
  /** Take an offer back that is not answered yet. */
  withdraw_award: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** At most 1000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Agreement
    }
    refusals: 'agreement_not_found' | 'offer_over'
    files: never
  }
  /** Bid for a job. One member has one bid for a job; after a retreat they may bid again, which counts no second time. */
  add_bid: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** 100 to 5000 characters. */
      message: string
      /** In US dollars, with at most 2 decimals, from 1 to 1,000,000. */
      price: string | number
      /** Days, from 1 to 365. */
      timeline: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Bid
    }
    refusals: 'job_not_found' | 'job_over' | 'own_job' | 'bid_not_found' | 'bid_exists' | 'no_bids_left' | 'too_many_bids' | 'email_not_verified'
    files: never
  }
  /** Decline a bid for the caller’s own job, with a word to the bidder if there is one. */
  decline_bid: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      /** At most 1,000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Bid
    }
    refusals: 'bid_not_found' | 'bid_declined' | 'bid_awarded'
    files: never
  }
  /** Retreat from the caller’s own bid. It stays counted in its period. */
  delete_bid: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        id: number
        project_id: number
      }
    }
    refusals: 'bid_not_found' | 'bid_awarded'
    files: never
  }
  /** A bid, for its bidder and the job’s client. */
  get_bid_by_id: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
    }
    answer: {
      data: Bid
    }
    refusals: 'bid_not_found'
    files: never
  }
  /** The bids for a job: the caller’s own first. Only its client sees what others offer. */
  get_bid_by_project_id: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** newest if missing. */
      sort?: 'newest' | 'price' | 'rating' | 'days' | '' | undefined
      /** For the client: only these. */
      status?: 'open' | 'shortlisted' | 'declined' | 'awarded' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Bid>
      next?: string | undefined
      bids_left: number
      bids_of_period: number
      next_at: string | null
    }
    refusals: 'job_not_found'
    files: never
  }
  /** Note a bid for the caller’s own job, or take that back. */
  shortlist_bid: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      status: 0 | 1 | '0' | '1' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Bid
    }
    refusals: 'bid_not_found' | 'bid_declined' | 'bid_awarded'
    files: never
  }
  /** Change the caller’s own bid, as long as the job takes bids. */
  update_bid: {
    input: {
      /** A positive whole number, as a number or as digits. */
      id: number | string
      /** 100 to 5000 characters. */
      message: string
      /** In US dollars, with at most 2 decimals, from 1 to 1,000,000. */
      price: string | number
      /** Days, from 1 to 365. */
      timeline: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Bid
    }
    refusals: 'bid_not_found' | 'job_over' | 'bid_declined'
    files: never
  }
  /** The caller’s balance, figures and latest activity in freelancing. Figures are counted to 1,000. */
  get_freelancer_dashboard: {
    input: Record<string, never>
    answer: {
      data: FreelancerDashboard
    }
    refusals: never
    files: never
  }
  /** Accept the other side’s last offer: both get their part at once, and the dispute is settled. It can’t be taken back. */
  accept_split: {
    input: {
      /** A positive whole number, as a number or as digits. */
      offer_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Dispute
      fcell_balance: string
    }
    refusals: 'split_not_found' | 'split_replaced' | 'own_split' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'money_stopped'
    files: never
  }
  /** Say something in a dispute, with files. In the caller’s turn it hands the turn to the other side, who has 7 days. Up to 50 times each, offers counted. */
  add_dispute_evidence: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
      /** 1 to 5000 characters. */
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
    }
    answer: {
      data: Dispute
    }
    refusals: 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'too_many_sayings' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'quota_exceeded'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5'
  }
  /** Disputes for staff, without those that the caller is in: that are to be decided, taken by the caller, still between the two, or over. The earliest first, those that are over the latest first. */
  admin_dispute_list: {
    input: {
      /** to_decide if missing. */
      tab?: 'to_decide' | 'mine' | 'open' | 'settled' | '' | undefined
      /** Only this one, whatever its state. */
      dispute_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        id: number
        milestone_id: number
        payment_id: number
        project_id: number | null
        title: string
        description: string
        status: 'open' | 'escalated' | 'withdrawn' | 'agreed' | 'forfeited' | 'decided' | 'halved'
        client: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        freelancer: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        opened_by: 'client' | 'freelancer'
        opened_at: string
        frozen: {
          tokens: string
          usd: string
        }
        rate: string
        next: {
          role: 'client' | 'freelancer'
          is_own: 0 | 1
          until: string
          otherwise: {
            freelancer: {
              tokens: string
              usd: string
            }
            client: {
              tokens: string
              usd: string
            }
          }
        } | null
        ruling: {
          until: string
          otherwise: {
            freelancer: {
              tokens: string
              usd: string
            }
            client: {
              tokens: string
              usd: string
            }
          }
          is_taken: 0 | 1
        } | null
        outcome: {
          by: 'client' | 'freelancer' | 'staff' | null
          split: {
            freelancer: {
              tokens: string
              usd: string
            }
            client: {
              tokens: string
              usd: string
            }
          } | null
          silent: 'client' | 'freelancer' | null
          reason: string
          at: string
        } | null
        escalated_at: string | null
        assignee: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        is_own: 0 | 1
        can_take: 0 | 1
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Decide a dispute that the caller has taken: what the freelancer gets, and why. Both are told, the money moves at once, and it can’t be taken back. */
  decide_dispute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
      /** In tokens, for the freelancer: the rest is the client’s. May be 0. */
      amount: string | number
      /** 1 to 5000 characters. Both read it. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Dispute
    }
    refusals: 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'own_dispute' | 'dispute_not_taken' | 'more_than_held' | 'money_stopped'
    files: never
  }
  /** Disputes that the caller is in, the latest first. */
  dispute_list: {
    input: {
      /** open if missing. */
      tab?: 'open' | 'settled' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<DisputeLine>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Open a dispute about a milestone whose money is held, as either side: once each for a milestone, and free of charge. Nothing moves until it is settled, and its clocks end. The other side has 7 days to say something; without a word the caller gets all that is held. From then on the two take turns, each with 7 days. */
  dispute_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** 1 to 5000 characters. */
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
    }
    answer: {
      data: Dispute
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'disputed_before' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'quota_exceeded'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5'
  }
  /** Hand a dispute to staff once both sides have said something. They decide within 30 days; without a decision it ends in the middle of both last offers, where a side without an offer wants all for itself. Silence loses nothing meanwhile, and the two can still agree. */
  escalate_dispute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Dispute
    }
    refusals: 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'dispute_unanswered'
    files: never
  }
  /** A dispute for its two, and for the member of staff who has taken it: what is frozen, whose turn it is and what happens otherwise, both last offers, the log, and what the caller may do. */
  get_dispute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
    }
    answer: {
      data: Dispute
    }
    refusals: 'dispute_not_found'
    files: never
  }
  /** Offer a split of what is frozen; it replaces the caller’s last offer. In the caller’s turn it hands the turn to the other side. */
  offer_split: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
      /** In tokens, for the freelancer: the rest is the client’s. May be 0. */
      amount: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Dispute
    }
    refusals: 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'too_many_sayings' | 'more_than_held'
    files: never
  }
  /** Read what the two of a dispute have written to each other as client and freelancer since the bid, the latest first, as who has taken it and while it is to be decided. Each reading is in the log that both see. */
  read_dispute_chat: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      data: {
        id: number
        messages: Array<{
          id: number
          by: 'client' | 'freelancer' | null
          message: string
          file: 'image' | 'video' | 'audio' | 'other' | null
          at: string
          edited_at: string | null
          deleted_at: string | null
        }>
      }
      next?: string | undefined
    }
    refusals: 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'own_dispute' | 'dispute_not_taken'
    files: never
  }
  /** Take a dispute that waits for a decision, to decide it. Its log, files and the chat of its two open to the caller alone. */
  take_dispute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Dispute
    }
    refusals: 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'own_dispute' | 'dispute_taken'
    files: never
  }
  /** Withdraw a dispute, as who opened it: the milestone is as before. Submitted work that had a clock gets it anew, in full. */
  withdraw_dispute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      dispute_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Dispute
    }
    refusals: 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'dispute_opener_only'
    files: never
  }
  /** Members who offer their work, by words, skills, country, rate and record: those with the most paid projects first, or in another order. */
  search_freelancers: {
    input: {
      /** Words of a headline, summary, skills and place, or their beginnings. */
      search?: string | undefined
      /** Who has one of these: a list of up to 5, or its JSON. */
      skills?: Array<unknown> | '' | string | undefined
      /** USA, India, or the two letters of ISO 3166-1, such as CZ. Empty for none. */
      country?: string | undefined
      /** US dollars an hour: who asks for so much or more. */
      rate_from?: number | string | undefined
      /** US dollars an hour: who asks for no more. */
      rate_to?: number | string | undefined
      /** done: only who was paid for a project. rated: of these, whose rating is 4 or more. */
      record?: 'done' | 'rated' | '' | undefined
      /** done, the most paid projects first, if missing; rating; rate, the lowest first; or newest. */
      sort?: 'done' | 'rating' | 'rate' | 'newest' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Freelancer>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Accept what was logged in a week that has ended, as the client: it is paid to the freelancer, and can’t be taken back. Without an answer it is released 7 days after the week. */
  accept_work_logs: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** Any day of it, as YYYY-MM-DD. */
      week: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
      fcell_balance: string
    }
    refusals: 'agreement_not_found' | 'agreement_fixed' | 'other_side_only' | 'week_under_way' | 'no_work_logged' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'milestone_not_found' | 'money_stopped'
    files: never
  }
  /** Log the work of a day, as the freelancer, once a day: within the week, its hours at most, and what is funded. */
  add_work_log: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** YYYY-MM-DD (UTC), of the week that is under way, and not after today. */
      day: string
      /** 1 to 1440. */
      minutes: number | string
      /** What was done. 1 to 1000 characters. */
      description: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        payment_id: number
        role: 'client' | 'freelancer'
        amount: string
        weekly_hours: number
        funded_minutes: number
        left_minutes: number
        left: Sum
        logged_minutes: number
        logged: Sum
        pause: 'not_funded' | 'no_hours' | 'no_logs' | null
        pause_at: string | null
        acts: Array<'fund' | 'take_back' | 'resume' | 'log'>
        today: string
        week: {
          starts_on: string
          ends_at: string
          is_current: 0 | 1
          minutes: number
          left_minutes: number
          logs: Array<{
            id: number
            day: string
            minutes: number
            description: string
            is_editable: 0 | 1
            written_at: string
            edited_at: string | null
          }>
        }
      }
    }
    refusals: 'agreement_not_found' | 'agreement_fixed' | 'agreement_over' | 'other_side_only' | 'hours_paused' | 'day_ahead' | 'week_over' | 'work_log_exists' | 'over_weekly_hours' | 'over_funded_hours'
    files: never
  }
  /** Delete what is logged of a day, as the freelancer, until its week has ended. */
  delete_work_log: {
    input: {
      /** A positive whole number, as a number or as digits. */
      work_log_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        payment_id: number
        role: 'client' | 'freelancer'
        amount: string
        weekly_hours: number
        funded_minutes: number
        left_minutes: number
        left: Sum
        logged_minutes: number
        logged: Sum
        pause: 'not_funded' | 'no_hours' | 'no_logs' | null
        pause_at: string | null
        acts: Array<'fund' | 'take_back' | 'resume' | 'log'>
        today: string
        week: {
          starts_on: string
          ends_at: string
          is_current: 0 | 1
          minutes: number
          left_minutes: number
          logs: Array<{
            id: number
            day: string
            minutes: number
            description: string
            is_editable: 0 | 1
            written_at: string
            edited_at: string | null
          }>
        }
      }
    }
    refusals: 'work_log_not_found' | 'other_side_only' | 'agreement_over' | 'week_over'
    files: never
  }
  /** Pay for hours ahead, as the client: their tokens are held until their week is released, or go back. Resumes hours that are paused. */
  fund_hours: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** A whole number, 1 to 1000. */
      hours: number | string
      /** In tokens: checked against the server’s own figure. */
      amount?: string | number | undefined
      /** Of `hours_quote`. Without it, the rate is that of this moment. */
      quote_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        payment_id: number
        role: 'client' | 'freelancer'
        amount: string
        weekly_hours: number
        funded_minutes: number
        left_minutes: number
        left: Sum
        logged_minutes: number
        logged: Sum
        pause: 'not_funded' | 'no_hours' | 'no_logs' | null
        pause_at: string | null
        acts: Array<'fund' | 'take_back' | 'resume' | 'log'>
        today: string
        week: {
          starts_on: string
          ends_at: string
          is_current: 0 | 1
          minutes: number
          left_minutes: number
          logs: Array<{
            id: number
            day: string
            minutes: number
            description: string
            is_editable: 0 | 1
            written_at: string
            edited_at: string | null
          }>
        }
      }
      fcell_balance: string
    }
    refusals: 'agreement_not_found' | 'agreement_fixed' | 'agreement_over' | 'other_side_only' | 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'party_away' | 'rate_stale' | 'price_changed' | 'quote_expired'
    files: never
  }
  /** The hours of an agreement for its two: what is funded and left, and the log of a week. */
  get_work_logs: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** Any day of it, as YYYY-MM-DD; the week that is under way if missing. */
      week?: string | undefined
    }
    answer: {
      data: {
        payment_id: number
        role: 'client' | 'freelancer'
        amount: string
        weekly_hours: number
        funded_minutes: number
        left_minutes: number
        left: Sum
        logged_minutes: number
        logged: Sum
        pause: 'not_funded' | 'no_hours' | 'no_logs' | null
        pause_at: string | null
        acts: Array<'fund' | 'take_back' | 'resume' | 'log'>
        today: string
        week: {
          starts_on: string
          ends_at: string
          is_current: 0 | 1
          minutes: number
          left_minutes: number
          logs: Array<{
            id: number
            day: string
            minutes: number
            description: string
            is_editable: 0 | 1
            written_at: string
            edited_at: string | null
          }>
        }
      }
    }
    refusals: 'agreement_not_found' | 'agreement_fixed'
    files: never
  }
  /** What hours cost in tokens, at the agreed price of an hour; held for 30 seconds. */
  hours_quote: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** A whole number, 1 to 1000. */
      hours: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        quote_id: number
        payment_id: number
        hours: number
        amount: string
        tokens: string
        rate: string
        fcell_balance: string
        expires_at: string
      }
    }
    refusals: 'agreement_not_found' | 'agreement_fixed' | 'agreement_over' | 'other_side_only' | 'rate_stale' | 'money_stopped'
    files: never
  }
  /** Resume hours that a week without a log has paused, as the client. Funding more resumes them, too. */
  resume_hours: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        payment_id: number
        role: 'client' | 'freelancer'
        amount: string
        weekly_hours: number
        funded_minutes: number
        left_minutes: number
        left: Sum
        logged_minutes: number
        logged: Sum
        pause: 'not_funded' | 'no_hours' | 'no_logs' | null
        pause_at: string | null
        acts: Array<'fund' | 'take_back' | 'resume' | 'log'>
        today: string
        week: {
          starts_on: string
          ends_at: string
          is_current: 0 | 1
          minutes: number
          left_minutes: number
          logs: Array<{
            id: number
            day: string
            minutes: number
            description: string
            is_editable: 0 | 1
            written_at: string
            edited_at: string | null
          }>
        }
      }
    }
    refusals: 'agreement_not_found' | 'agreement_fixed' | 'agreement_over' | 'other_side_only' | 'hours_not_paused'
    files: never
  }
  /** Take back the tokens of all hours that are funded and not logged, as the client, at once. */
  take_back_hours: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        payment_id: number
        role: 'client' | 'freelancer'
        amount: string
        weekly_hours: number
        funded_minutes: number
        left_minutes: number
        left: Sum
        logged_minutes: number
        logged: Sum
        pause: 'not_funded' | 'no_hours' | 'no_logs' | null
        pause_at: string | null
        acts: Array<'fund' | 'take_back' | 'resume' | 'log'>
        today: string
        week: {
          starts_on: string
          ends_at: string
          is_current: 0 | 1
          minutes: number
          left_minutes: number
          logs: Array<{
            id: number
            day: string
            minutes: number
            description: string
            is_editable: 0 | 1
            written_at: string
            edited_at: string | null
          }>
        }
      }
      fcell_balance: string
    }
    refusals: 'agreement_not_found' | 'agreement_fixed' | 'agreement_over' | 'other_side_only' | 'no_hours_left' | 'money_stopped'
    files: never
  }
  /** Change what is logged of a day, as the freelancer, until its week has ended. What is missing stays as it is. */
  update_work_log: {
    input: {
      /** A positive whole number, as a number or as digits. */
      work_log_id: number | string
      /** 1 to 1440. */
      minutes?: number | string | undefined
      /** What was done. 1 to 1000 characters. */
      description?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        payment_id: number
        role: 'client' | 'freelancer'
        amount: string
        weekly_hours: number
        funded_minutes: number
        left_minutes: number
        left: Sum
        logged_minutes: number
        logged: Sum
        pause: 'not_funded' | 'no_hours' | 'no_logs' | null
        pause_at: string | null
        acts: Array<'fund' | 'take_back' | 'resume' | 'log'>
        today: string
        week: {
          starts_on: string
          ends_at: string
          is_current: 0 | 1
          minutes: number
          left_minutes: number
          logs: Array<{
            id: number
            day: string
            minutes: number
            description: string
            is_editable: 0 | 1
            written_at: string
            edited_at: string | null
          }>
        }
      }
    }
    refusals: 'work_log_not_found' | 'other_side_only' | 'agreement_over' | 'week_over' | 'nothing_changed' | 'over_weekly_hours' | 'over_funded_hours'
    files: never
  }
  /** Invite a member to bid for the caller's own job: up to 20 for a job, and 50 in 24 hours. */
  project_invite: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** A positive whole number, as a number or as digits. */
      invited_user_id: number | string
      /** At most 500 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'job_not_found' | 'job_over' | 'not_oneself' | 'member_not_found' | 'already_invited' | 'has_bid' | 'too_many_invites'
    files: never
  }
  /** Invites to bid, latest first: those that the caller got, or as a client has sent, each with the bid that answers it. */
  project_invite_list: {
    input: {
      /** freelancer if missing. */
      role?: 'client' | 'freelancer' | '' | undefined
      /** Words of the job, or their beginnings. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Invite>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Publish a job, or keep it as a draft. */
  add_project: {
    input: {
      /** 1 to 120 characters. */
      title: string
      /** 1 to 8000 characters. */
      description: string
      /** Up to 5 texts of at most 40 characters: a list, or its JSON. */
      skills_required?: Array<unknown> | '' | string | undefined
      /** What is to be made, as Website. At most 60 characters. */
      project_industry?: string | undefined
      /** What it is for, as E-commerce. At most 60 characters. */
      project_purpose?: string | undefined
      /** hourly, or fixed: one price for all. fixed if missing. */
      pay_by?: 'hourly' | 'fixed' | undefined
      /** In US dollars. hourly: 1-5, 5-20, 20-50, 50-100, 100-200. fixed: 100-200, 200-300, 300-400, 400-500, 500-1000. */
      cost_estimation: string
      /** When it stops taking bids, with its time zone, at most 60 days ahead; after 7 days if missing. */
      bidding_ends?: string | undefined
      /** open, or draft: seen by nobody else. open if missing. */
      status?: 'open' | 'draft' | '' | undefined
      /** Whom it is offered to: invited to bid, unless it is a draft. */
      invited_user_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
    }
    answer: {
      data: JobDetail
    }
    refusals: 'job_not_found' | 'not_oneself' | 'member_not_found' | 'too_many_invites' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'quota_exceeded'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5'
  }
  /** Close the caller’s own job: it takes no more bids, and its bidders get theirs back. */
  close_project: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: JobDetail
    }
    refusals: 'job_not_found' | 'job_over'
    files: never
  }
  /** Delete the caller’s own job; one that takes bids is closed with it. It can be restored for 30 days. */
  delete_project: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'job_not_found' | 'job_awarded'
    files: never
  }
  /** Change the caller’s own job, or publish a draft. What is missing stays as it is. Its files are added to the attachments, of which there are up to 5. Once there are bids, how it is paid stays. */
  edit_project: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** 1 to 120 characters. */
      title?: string | undefined
      /** 1 to 8000 characters. */
      description?: string | undefined
      /** Up to 5 texts of at most 40 characters: a list, or its JSON. */
      skills_required?: Array<unknown> | '' | string | undefined
      /** What is to be made, as Website. At most 60 characters. */
      project_industry?: string | undefined
      /** What it is for, as E-commerce. At most 60 characters. */
      project_purpose?: string | undefined
      /** hourly, or fixed: one price for all. fixed if missing. */
      pay_by?: 'hourly' | 'fixed' | undefined
      /** In US dollars. hourly: 1-5, 5-20, 20-50, 50-100, 100-200. fixed: 100-200, 200-300, 300-400, 400-500, 500-1000. */
      cost_estimation?: string | undefined
      /** When it stops taking bids, with its time zone, at most 60 days ahead; after 7 days if missing. */
      bidding_ends?: string | undefined
      /** open: publishes a draft. */
      status?: 'open' | '' | undefined
      /** The `file_id` of attachments to remove, separated by commas. */
      removed_files?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
    }
    answer: {
      data: JobDetail
    }
    refusals: 'job_not_found' | 'job_over' | 'job_has_bids' | 'too_many_attachments' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'quota_exceeded'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5'
  }
  /** Jobs that take bids, newest first; with another status, those that have it. */
  get_all_projects: {
    input: {
      /** open if missing. */
      status?: 'open' | 'ended' | 'awarded' | 'closed' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Job>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** A job with what is known of its client. */
  get_single_project: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
    }
    answer: {
      response: JobDetail
    }
    refusals: 'job_not_found'
    files: never
  }
  /** Take the deletion of the caller’s own job back. A closed one stays closed. */
  restore_project: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: JobDetail
    }
    refusals: 'job_not_found' | 'hidden_by_moderators'
    files: never
  }
  /** Jobs that take bids, newest first, by words and filters. */
  search_projects: {
    input: {
      /** Words of its title, skills and description, or their beginnings. */
      search?: string | undefined
      /** Jobs that ask for one of these: a list of up to 5, or its JSON. */
      skills?: Array<unknown> | '' | string | undefined
      /** In US dollars: jobs that may pay so much. */
      budget_from?: number | string | '' | undefined
      /** In US dollars: jobs that may cost no more. */
      budget_to?: number | string | '' | undefined
      /** Only hourly or only fixed ones. */
      pay_by?: 'hourly' | 'fixed' | '' | undefined
      /** 1: only of clients who have confirmed their e-mail address. */
      client_verified?: 0 | 1 | '0' | '1' | '' | boolean | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Job>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Up to 10 skills that jobs ask for most, or those that begin with a text. */
  skill_list: {
    input: {
      search?: string | undefined
    }
    answer: {
      response: Array<{
        name: string
        job_count: number
      }>
    }
    refusals: never
    files: never
  }
  /** Remove the proof of an account elsewhere. It counts no more, and nothing of it is kept. */
  delete_account_link: {
    input: {
      provider: 'facebook' | 'linkedin'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: TrustScore
    }
    refusals: never
    files: never
  }
  /** Prove an account elsewhere by what its provider sent back. An account proves one member at a time. Kept are a hash of its id and the day; no token is kept, nothing is posted there. */
  finish_account_link: {
    input: {
      /** Where the account is; only what the operator has set up. */
      provider: 'facebook' | 'linkedin'
      state: string
      code: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: TrustScore
    }
    refusals: 'account_link_unavailable' | 'account_link_expired' | 'account_link_taken' | 'account_link_unreachable'
    files: never
  }
  /** Begin to prove an account elsewhere: answers the address where the caller logs in and agrees. It leads back to `/link/{provider}`. Works once, for 10 minutes, in this session; a later one replaces it. */
  start_account_link: {
    input: {
      /** Where the account is; only what the operator has set up. */
      provider: 'facebook' | 'linkedin'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        url: string
      }
    }
    refusals: 'account_link_unavailable'
    files: never
  }
  /** Accept a milestone that the other side asked for, or the change of one that has money. */
  accept_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'own_milestone' | 'change_over' | 'agreement_over'
    files: never
  }
  /** Answer a request for a refund: the freelancer accepts or declines it, and the client may withdraw it. */
  answer_refund: {
    input: {
      /** A positive whole number, as a number or as digits. */
      refund_id: number | string
      status: 'accepted' | 'declined' | 'withdrawn'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
      fcell_balance: string
    }
    refusals: 'refund_not_found' | 'refund_over' | 'own_refund' | 'money_stopped'
    files: never
  }
  /** Cancel a milestone without money, as either side. The freelancer cancels one with money too: what is held goes back to the client. */
  cancel_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** At most 5000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
      fcell_balance: string
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'money_stopped'
    files: never
  }
  /** Ask for a milestone, as either side of an agreement at a fixed price. The other side accepts or declines it. */
  create_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** The agreement under way of the job if missing. */
      payment_id?: number | string | undefined
      /** 1 to 1000 characters. */
      description: string
      /** In US dollars, with at most 2 decimals, from 1 to 1,000,000. */
      amount: string | number
      /** Always pending. */
      status?: 'pending' | '' | undefined
      /** YYYY-MM-DD, or empty. */
      due_date?: '' | null | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
    }
    refusals: 'agreement_not_found' | 'agreement_over' | 'agreement_hourly' | 'too_many_milestones'
    files: never
  }
  /** Decline a milestone that the other side asked for, or the change of one that has money. Who proposed a change takes it back this way. */
  decline_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** At most 5000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'own_milestone' | 'change_over' | 'agreement_over'
    files: never
  }
  /** Pay for a milestone ahead, as the client: its tokens are held until they are released or go back. Funding one that the freelancer asked for accepts it. */
  fund_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** In tokens: checked against the server’s own figure. */
      amount?: string | number | undefined
      /** Of `milestone_quote`. Without it, the rate is that of this moment. */
      quote_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
      fcell_balance: string
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'agreement_over' | 'party_away' | 'rate_stale' | 'price_changed' | 'quote_expired'
    files: never
  }
  /** The milestones of an agreement for its two, in their order, with what each waits for, and their sums. The latest agreement of the job, or the one named. Empty where the caller has none. */
  get_milestones_by_project: {
    input: {
      /** Not needed with `payment_id`. */
      project_id?: number | string | undefined
      /** A positive whole number, as a number or as digits. */
      payment_id?: number | string | undefined
    }
    answer: {
      data: Array<Milestone>
      summary: {
        payment_id: number
        role: 'client' | 'freelancer'
        agreed: string
        requested: string
        in_progress: Sum
        released: Sum
        refunded: Sum
        fee: Sum
        tax: Sum | null
        paid: Sum | null
        fee_percent: string
        tax_percent: string | null
        can_add: 0 | 1
        can_reorder: 0 | 1
      } | null
    }
    refusals: 'job_not_found' | 'agreement_not_found'
    files: never
  }
  /** Give tokens of a milestone back to the client, as the freelancer. */
  give_refund: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** In tokens, above zero. */
      amount: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
      fcell_balance: string
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'more_than_held' | 'money_stopped'
    files: never
  }
  /** What a milestone costs in tokens, held for 30 seconds. */
  milestone_quote: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        quote_id: number
        milestone_id: number
        amount: string
        tokens: string
        rate: string
        fee: string
        fcell_balance: string
        expires_at: string
      }
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'agreement_over' | 'rate_stale' | 'money_stopped'
    files: never
  }
  /** Release what is held for a milestone to the freelancer, as the client: all of it, or a part. It can’t be taken back. */
  release_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** In tokens. All that is held if missing. */
      amount?: string | number | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
      fcell_balance: string
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'more_than_held' | 'money_stopped'
    files: never
  }
  /** Put all milestones of an agreement into another order. */
  reorder_milestones: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** All of them, in their new order. */
      milestone_ids: Array<number | string>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Array<{
        id: number
        place: number
      }>
    }
    refusals: 'agreement_not_found' | 'agreement_over' | 'agreement_hourly' | 'milestones_changed'
    files: never
  }
  /** Ask for changes of submitted work, as the client. The clock of its release stops. */
  request_milestone_changes: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** 1 to 5000 characters. */
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week'
    files: never
  }
  /** Ask for tokens of a milestone back, as the client. The freelancer has 7 days; without an answer it is granted. */
  request_refund: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** In tokens, above zero. */
      amount: string | number
      /** 1 to 5000 characters. */
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'more_than_held' | 'refund_open'
    files: never
  }
  /** Submit the work of a milestone that has money, as the freelancer, with files or a text. The client has 14 days; without an answer it is released then. Without a file and a text no clock starts. */
  submit_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** At most 5000 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_2_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_3_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_4_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      file_5_upload_id?: string | undefined
    }
    answer: {
      data: Milestone
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'quota_exceeded'
    files: 'file' | 'file_2' | 'file_3' | 'file_4' | 'file_5'
  }
  /** Change a milestone. Without money it is asked for anew, so the other side answers it. With money, what is to be done and its day change once the other side accepts, within 7 days. What is missing stays as it is. */
  update_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      milestone_id: number | string
      /** 1 to 1000 characters. */
      description?: string | undefined
      /** In US dollars, with at most 2 decimals, from 1 to 1,000,000. */
      amount?: string | number | undefined
      /** YYYY-MM-DD, or empty. */
      due_date?: '' | null | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Milestone
    }
    refusals: 'milestone_not_found' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'milestone_of_week' | 'agreement_over' | 'nothing_changed' | 'milestone_amount_fixed' | 'change_open'
    files: never
  }
  /** The invoice for a release as a PDF, in the caller’s language: from the freelancer to the client, or from Commons to the freelancer for its fee. Both sides are named as they were then. */
  get_invoice: {
    input: {
      /** A positive whole number, as a number or as digits. */
      invoice_id: number | string
      /** `fee` is the freelancer’s alone. `release` if missing. */
      invoice_for?: 'release' | 'fee' | undefined
    }
    answer: {
      data: Paper
    }
    refusals: 'invoice_not_found'
    files: never
  }
  /** The years of which the caller has a statement, the latest first. */
  statement_year_list: {
    input: Record<string, never>
    answer: {
      data: Array<number>
    }
    refusals: never
    files: never
  }
  /** All releases, refunds, fees and taxes of a year (UTC) of the caller’s jobs as CSV, in tokens and US dollars, with their sums. A long one comes in parts, which are one file together. */
  yearly_statement: {
    input: {
      /** A year (UTC), such as 2026. */
      year: number | string
      /** The `next` of the part before. */
      before?: number | string | undefined
    }
    answer: {
      data: Paper
      next?: string | undefined
    }
    refusals: 'statement_empty'
    files: never
  }
  /** How the caller’s bids did, latest first. Nobody learns another’s price but that of the bid that was awarded. */
  get_insight_bids: {
    input: {
      /** Words of the job, or their beginnings. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<InsightBid>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The caller’s bids, latest first, each with its job. */
  get_my_bids: {
    input: {
      /** Words of the job, or their beginnings. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<MyBid>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The caller’s own jobs, or the jobs that the caller does for others, latest first. `open`: takes bids, waits for a choice, or is a draft; only clients have these. `current`: somebody does it. `past`: it is over. */
  get_my_projects: {
    input: {
      role: 'client' | 'freelancer'
      /** current if missing. */
      tab?: 'open' | 'current' | 'past' | '' | undefined
      /** Words of the job, or their beginnings. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<MyProject>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The caller’s reputation, signed: distinct clients and freelancers, amounts and ratings, and nobody’s name but their own. Work with accounts that seem to be one’s own is left out. */
  export_reputation: {
    input: Record<string, never>
    answer: {
      data: {
        document: string
        key_id: string
        public_key: string
        statement: ReputationStatement
      }
    }
    refusals: never
    files: never
  }
  /** Check a reputation that this installation signed. A single altered byte is refused. */
  verify_reputation: {
    input: {
      /** The JSON as it was exported. */
      document: string
    }
    answer: {
      data: {
        key_id: string
        statement: ReputationStatement
      }
    }
    refusals: 'reputation_invalid' | 'reputation_key_unknown'
    files: never
  }
  /** Review the other side of an agreement, once money was released. Nobody sees it before the other side has written, too, or 14 days are over; then it is too late for theirs. */
  add_review: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
      /** A positive whole number, as a number or as digits. */
      review_user_id: number | string
      /** Stars, 1 to 5. */
      rating: number | string
      /** At most 2000 characters. */
      comment?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Review
    }
    refusals: 'agreement_not_found' | 'review_early' | 'review_exists' | 'review_over' | 'review_not_found'
    files: never
  }
  /** Answer a review of the caller, once. */
  answer_review: {
    input: {
      /** A positive whole number, as a number or as digits. */
      review_id: number | string
      /** 1 to 1000 characters. */
      comment: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: Review
    }
    refusals: 'review_not_found' | 'review_answered'
    files: never
  }
  /** Reviews of a job that can be seen, and what the caller may still write. */
  get_reviews_by_project: {
    input: {
      /** A positive whole number, as a number or as digits. */
      project_id: number | string
    }
    answer: {
      response: Array<Review>
      review: {
        review_user_id: number
        is_open: 0 | 1
        is_other_in: 0 | 1
        until: string | null
      } | null
    }
    refusals: 'job_not_found'
    files: never
  }
  /** Reviews of a member, latest first, with what they come to. Without view_user_id the caller’s own. */
  get_reviews_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Only of them as a client, or as a freelancer. */
      role?: 'client' | 'freelancer' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Review>
      rating: string
      review_count: number
      uncounted_count: number
      next?: string | undefined
    }
    refusals: 'member_not_found'
    files: never
  }
  /** A member as a freelancer; the caller’s own profile without `view_user_id`. */
  get_freelancer_profile: {
    input: {
      view_user_id?: number | string | '' | undefined
    }
    answer: {
      data: FreelancerProfile
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Change the caller’s profile as a freelancer. What is left out stays as it was. */
  update_freelancer_profile: {
    input: {
      /** US dollars an hour, 1 to 10,000 with up to 2 decimals; empty for none. */
      hourly_rate?: number | string | undefined
      /** At most 120 characters. */
      professional_headline?: string | undefined
      /** Up to 10 texts of at most 40 characters: a list, or its JSON. */
      top_skills?: Array<unknown> | '' | string | undefined
      /** At most 2000 characters. */
      summary?: string | undefined
      /** 1: others don’t see what the caller has earned. */
      hide_earnings?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: FreelancerProfile
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Write the reference that a mailed link asks for. The link works once; repeated with the same words, it is answered the same. */
  add_reference: {
    input: {
      /** The code in the mailed link. */
      code: string
      /** At most 100 characters. */
      name: string
      /** At most 100 characters. */
      relationship?: string | undefined
      /** At most 1,000 characters. */
      message: string
    }
    answer: object
    refusals: 'link_expired' | 'reference_written'
    files: never
  }
  /** Remove a reference from the caller’s profile, for good. */
  delete_reference: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reference_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'reference_not_found'
    files: never
  }
  /** Take a request for a reference back: its link works no more. */
  delete_reference_request: {
    input: {
      /** A positive whole number, as a number or as digits. */
      request_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'reference_not_found'
    files: never
  }
  /** Who asks for a reference by a mailed link. */
  get_reference_request: {
    input: {
      /** The code in the mailed link. */
      code: string
    }
    answer: {
      data: {
        full_name: string
        avatar: string | null
        message: string
      }
    }
    refusals: 'link_expired' | 'reference_written'
    files: never
  }
  /** What others say of a member, latest first; of the caller without `view_user_id`. `requested` is who was asked and has not answered, for the member alone. */
  get_references_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
    }
    answer: {
      response: Array<Reference>
      requested: Array<AskedReference>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Ask somebody by mail to write a reference for the caller. The link in the mail works once, for 30 days. At most five a day, and ten that are not answered. */
  request_reference: {
    input: {
      email: string
      /** Shown where the reference is written. At most 500 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'email_not_verified' | 'own_reference' | 'reference_asked' | 'too_many_references_asked'
    files: never
  }
  /** Add an article to the caller’s freelancer profile, with a picture if there is one. */
  add_article: {
    input: {
      /** At most 100 characters. */
      title: string
      /** 1 to 10000 characters. */
      message: string
      file_type?: string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        message: string
        file: string | null
        picture: Picture | null
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Add a certification to the caller’s freelancer profile. */
  add_certification: {
    input: {
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      organisation?: string | undefined
      /** At most 1,000 characters. */
      description?: string | undefined
      /** The year in which it was given. */
      start_year?: number | string | '' | null | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        organisation: string
        description: string
        start_year: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add an experience to the caller’s freelancer profile. */
  add_experience: {
    input: {
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      company: string
      /** USA, India, or the two letters of ISO 3166-1, such as CZ. */
      country: string | number
      /** At most 100 characters. */
      city: string
      /** Jan to Dec. */
      start_month: string | number
      /** A year from 1900 to the present one. */
      start_year: string | number
      /** Jan to Dec, or empty. */
      end_month?: string | null | undefined
      /** A year from 1900 to the present one, or empty. */
      end_year?: number | string | '' | null | undefined
      /** At most 1,000 characters. */
      work_description: string
      /** 1: it goes on, so its end is dropped. */
      is_currently?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        company: string
        country: string
        city: string
        start_month: string
        start_year: string
        end_month: string
        end_year: string
        work_description: string
        is_currently: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a work to the caller’s freelancer profile, with a picture if there is one. */
  add_portfolio: {
    input: {
      /** At most 100 characters. */
      title: string
      /** At most 1,000 characters. */
      description?: string | undefined
      /** A web address of at most 300 characters, or empty. */
      link?: string | undefined
      file_type?: string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        description: string
        link: string
        file: string | null
        picture: Picture | null
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Add a publication to the caller’s freelancer profile. */
  add_publication: {
    input: {
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      publisher?: string | undefined
      /** At most 1,000 characters. */
      summary?: string | undefined
      /** A web address of at most 300 characters, or empty. */
      link?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        publisher: string
        summary: string
        link: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Add a qualification to the caller’s freelancer profile. */
  add_qualification: {
    input: {
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      organisation?: string | undefined
      /** At most 1,000 characters. */
      summary?: string | undefined
      /** A year from 1900 to the present one, or empty. */
      start_year?: number | string | '' | null | undefined
      /** A year from 1900 to the present one, or empty. */
      end_year?: number | string | '' | null | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        organisation: string
        summary: string
        start_year: string
        end_year: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'too_many_about_entries'
    files: never
  }
  /** Delete an article from the caller’s freelancer profile. It can be restored for 30 days. */
  delete_article: {
    input: {
      /** A positive whole number, as a number or as digits. */
      article_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a certification from the caller’s freelancer profile. It can be restored for 30 days. */
  delete_certification: {
    input: {
      /** A positive whole number, as a number or as digits. */
      certification_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete an experience from the caller’s freelancer profile. It can be restored for 30 days. */
  delete_experience: {
    input: {
      /** A positive whole number, as a number or as digits. */
      experience_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a work from the caller’s freelancer profile. It can be restored for 30 days. */
  delete_portfolio: {
    input: {
      /** A positive whole number, as a number or as digits. */
      portfolio_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a publication from the caller’s freelancer profile. It can be restored for 30 days. */
  delete_publication: {
    input: {
      /** A positive whole number, as a number or as digits. */
      publication_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Delete a qualification from the caller’s freelancer profile. It can be restored for 30 days. */
  delete_qualification: {
    input: {
      /** A positive whole number, as a number or as digits. */
      qualification_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'about_entry_not_found'
    files: never
  }
  /** Each entry with an article in a member’s freelancer profile that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_articles_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        title: string
        message: string
        file: string | null
        picture: Picture | null
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a certification in a member’s freelancer profile that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_certifications_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        title: string
        organisation: string
        description: string
        start_year: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with an experience in a member’s freelancer profile that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_experience_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        title: string
        company: string
        country: string
        city: string
        start_month: string
        start_year: string
        end_month: string
        end_year: string
        work_description: string
        is_currently: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a work in a member’s freelancer profile that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_portfolios_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        title: string
        description: string
        link: string
        file: string | null
        picture: Picture | null
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a publication in a member’s freelancer profile that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_publications_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        title: string
        publisher: string
        summary: string
        link: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Each entry with a qualification in a member’s freelancer profile that the caller may see; the caller’s own without `view_user_id`. Current ones first. */
  get_qualifications_by_user_id: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** Answers about the caller as it would to a stranger, or to a friend. */
      view_as?: 'stranger' | 'friend' | undefined
    }
    answer: {
      response: Array<{
        id: number
        title: string
        organisation: string
        summary: string
        start_year: string
        end_year: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Change an article in the caller’s freelancer profile. What is left out stays as it was; a file replaces the picture. */
  update_article: {
    input: {
      /** A positive whole number, as a number or as digits. */
      article_id: number | string
      /** At most 100 characters. */
      title: string
      /** 1 to 10000 characters. */
      message: string
      file_type?: string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** 1: without a new file, the picture is removed. */
      removes_file?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        message: string
        file: string | null
        picture: Picture | null
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Change a certification in the caller’s freelancer profile. What is left out stays as it was. */
  update_certification: {
    input: {
      /** A positive whole number, as a number or as digits. */
      certification_id: number | string
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      organisation?: string | undefined
      /** At most 1,000 characters. */
      description?: string | undefined
      /** The year in which it was given. */
      start_year?: number | string | '' | null | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        organisation: string
        description: string
        start_year: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change an experience in the caller’s freelancer profile. What is left out stays as it was. */
  update_experience: {
    input: {
      /** A positive whole number, as a number or as digits. */
      experience_id: number | string
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      company: string
      /** USA, India, or the two letters of ISO 3166-1, such as CZ. */
      country: string | number
      /** At most 100 characters. */
      city: string
      /** Jan to Dec. */
      start_month: string | number
      /** A year from 1900 to the present one. */
      start_year: string | number
      /** Jan to Dec, or empty. */
      end_month?: string | null | undefined
      /** A year from 1900 to the present one, or empty. */
      end_year?: number | string | '' | null | undefined
      /** At most 1,000 characters. */
      work_description: string
      /** 1: it goes on, so its end is dropped. */
      is_currently?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        company: string
        country: string
        city: string
        start_month: string
        start_year: string
        end_month: string
        end_year: string
        work_description: string
        is_currently: 0 | 1
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a work in the caller’s freelancer profile. What is left out stays as it was; a file replaces the picture. */
  update_portfolio: {
    input: {
      /** A positive whole number, as a number or as digits. */
      portfolio_id: number | string
      /** At most 100 characters. */
      title: string
      /** At most 1,000 characters. */
      description?: string | undefined
      /** A web address of at most 300 characters, or empty. */
      link?: string | undefined
      file_type?: string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** 1: without a new file, the picture is removed. */
      removes_file?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        description: string
        link: string
        file: string | null
        picture: Picture | null
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Change a publication in the caller’s freelancer profile. What is left out stays as it was. */
  update_publication: {
    input: {
      /** A positive whole number, as a number or as digits. */
      publication_id: number | string
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      publisher?: string | undefined
      /** At most 1,000 characters. */
      summary?: string | undefined
      /** A web address of at most 300 characters, or empty. */
      link?: string | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        publisher: string
        summary: string
        link: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Change a qualification in the caller’s freelancer profile. What is left out stays as it was. */
  update_qualification: {
    input: {
      /** A positive whole number, as a number or as digits. */
      qualification_id: number | string
      /** At most 100 characters. */
      title: string
      /** At most 100 characters. */
      organisation?: string | undefined
      /** At most 1,000 characters. */
      summary?: string | undefined
      /** A year from 1900 to the present one, or empty. */
      start_year?: number | string | '' | null | undefined
      /** A year from 1900 to the present one, or empty. */
      end_year?: number | string | '' | null | undefined
      /** public: every member. friends: members who follow each other. only_me: nobody else. */
      audience?: 'public' | 'friends' | 'only_me' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        title: string
        organisation: string
        summary: string
        start_year: string
        end_year: string
        /** public: every member. friends: members who follow each other. only_me: nobody else. */
        audience: 'public' | 'friends' | 'only_me'
      }
    }
    refusals: 'about_entry_empty' | 'about_entry_not_found'
    files: never
  }
  /** Save a search for jobs. One of the same name is replaced. A member has up to 30. */
  add_saved_search: {
    input: {
      /** 1 to 60 characters. */
      name: string
      /** The filters of `search_projects`: an object, or its JSON. */
      filter: string | Record<string, unknown>
      /** 1 if missing: notify of new jobs that it finds. */
      is_alert?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: SavedSearch
    }
    refusals: 'too_many_saved_searches'
    files: never
  }
  /** Delete a saved search. */
  delete_saved_search: {
    input: {
      /** A positive whole number, as a number or as digits. */
      saved_search_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'saved_search_not_found'
    files: never
  }
  /** The caller’s saved searches, latest first. */
  saved_search_list: {
    input: Record<string, never>
    answer: {
      response: Array<SavedSearch>
    }
    refusals: never
    files: never
  }
  /** What the caller keeps for their work as a freelancer. */
  get_freelancer_settings: {
    input: Record<string, never>
    answer: {
      data: FreelancerSettings
    }
    refusals: never
    files: never
  }
  /** The caller’s tax numbers, and what is withheld from their earnings: 5 percent in India without a PAN. */
  show_tax_info: {
    input: Record<string, never>
    answer: {
      recdata: TaxInfo
    }
    refusals: never
    files: never
  }
  /** Change what the caller keeps for their work as a freelancer. What is left out stays as it was. A country that was chosen before is only changed with a password, code or passkey, because taxes depend on it. */
  update_freelancer_settings: {
    input: {
      /** At most 100 characters. */
      first_name?: string | undefined
      /** At most 100 characters. */
      last_name?: string | undefined
      /** At most 100 characters. */
      address?: string | undefined
      /** At most 100 characters. */
      city?: string | undefined
      /** At most 100 characters. */
      zip?: string | undefined
      /** At most 100 characters. */
      state?: string | undefined
      /** USA, India, or the two letters of ISO 3166-1, such as CZ. Empty for none. */
      country?: string | undefined
      /** At most 100 characters. */
      company?: string | undefined
      time_zone?: string | undefined
      /** At most 100 characters. */
      location?: string | undefined
      /** 1: name, address and tax numbers are put on invoices from now on. */
      on_invoices?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: FreelancerSettings
    }
    refusals: 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Change the caller’s tax numbers. What is left out stays as it was. */
  update_tax_info: {
    input: {
      /** A GSTIN with its check sign, such as 27AAPFU0939F1ZV. Empty for none. */
      gst_number?: string | undefined
      /** A Permanent Account Number, such as ABCPE1234F. Empty for none. */
      pan?: string | undefined
      /** Freelancing is in US dollars. */
      currency?: 'USD' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: TaxInfo
    }
    refusals: 'gst_pan_differs'
    files: never
  }
  /** Agree to what the other side proposes to show, or decline it. Who proposed it takes it back with `withdrawn`, and so does either side once it is shown. What is declined or withdrawn is gone. */
  answer_showcase: {
    input: {
      /** A positive whole number, as a number or as digits. */
      showcase_id: number | string
      status: 'accepted' | 'declined' | 'withdrawn'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'showcase_not_found' | 'own_showcase' | 'showcase_published'
    files: never
  }
  /** Work that a member has done, or had done, and shows with the other side, the latest first. With `payment_id` what the two of that agreement show, or have proposed. */
  get_showcases: {
    input: {
      /** The caller if missing. */
      view_user_id?: number | string | '' | undefined
      /** A positive whole number, as a number or as digits. */
      payment_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Showcase>
      can_propose: 0 | 1
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'agreement_not_found'
    files: never
  }
  /** Propose, as either side of an agreement of which money was released, what of the work both show on their freelancer profiles. The other side agrees or declines. */
  propose_showcase: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_id: number | string
      /** 1 to 120 characters. */
      title: string
      /** At most 2000 characters. */
      description?: string | undefined
      /** A web address of at most 300 characters, or empty. */
      link?: string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      data: Showcase
    }
    refusals: 'agreement_not_found' | 'showcase_early' | 'showcase_exists' | 'showcase_alone' | 'showcase_not_found' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Remove the caller’s verified phone number. It counts no more, and is kept nowhere. */
  delete_phone: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: TrustScore
    }
    refusals: never
    files: never
  }
  /** What the caller has proven of themself: 5 points for the email, 10 for a phone, and, where the operator has set that up, 20 for a Facebook account and 5 for one at LinkedIn. */
  get_trust_score: {
    input: Record<string, never>
    answer: {
      data: TrustScore
    }
    refusals: never
    files: never
  }
  /** Send a code of six digits to a phone. It works once, for 10 minutes, and replaces earlier ones. At most one a minute and five in 24 hours, for a member and for a number. */
  send_phone_code: {
    input: {
      /** With its country’s code, such as +420 601 234 567: 7 to 15 digits. */
      mobile: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'phone_verified_already' | 'phone_code_soon' | 'phone_codes_spent'
    files: never
  }
  /** Verify a phone number by the code sent to it. A code takes five tries. A number verifies one member at a time: whoever proved it last. */
  verify_phone: {
    input: {
      /** With its country’s code, such as +420 601 234 567: 7 to 15 digits. */
      mobile: string
      /** The six digits of the text message. */
      code: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: TrustScore
    }
    refusals: 'phone_code_wrong' | 'phone_code_expired'
    files: never
  }
  /** Pledge tokens to a project. They are kept in escrow until its deadline, and can be taken back until then. */
  crowdfunding: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** At least 1: digits, and a point before a fraction, as in 12.5. */
      token: string | number
      /** 1: others do not see who it is from. */
      is_unnamed?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** The reward that it is for; empty for none. */
      reward_tier_id?: number | string | '' | 0 | '0' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        pledge_id: number
        group_id: number
        pledged: string
        backer_count: number
        fcell_balance: string
        trx_number: number
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'project_not_found' | 'pledging_over' | 'not_oneself' | 'reward_tier_not_found' | 'reward_tier_sold_out' | 'pledge_too_small'
    files: never
  }
  /** The caller’s pledges that are still held in escrow, latest first. `held` is what all of them hold together. */
  pledge_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<OpenPledge>
      held: string
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Take a pledge back, until the project’s deadline. */
  pledge_take_back: {
    input: {
      /** A positive whole number, as a number or as digits. */
      pledge_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        pledge_id: number
        group_id: number
        pledged: string
        backer_count: number
        fcell_balance: string
        trx_number: number
      }
    }
    refusals: 'money_stopped' | 'pledge_not_found' | 'pledging_over'
    files: never
  }
  /** Who has backed a project, latest first. Those who stay unnamed are listed without a name. */
  project_backer_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        pledge_id: number
        member: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        amount: string
        made_at: string
      }>
      next?: string | undefined
    }
    refusals: 'project_not_found'
    files: never
  }
  /** A project with its money: its terms, its milestones with the caller’s votes, its latest backers, and the caller’s own pledges. */
  project_funding: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
    }
    answer: {
      recdata: Funding
    }
    refusals: 'project_not_found'
    files: never
  }
  /** Every movement of a project’s money, latest first: what came, what went, and to whom. */
  project_ledger: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        trx_number: number
        kind: 'pledge' | 'pledge_take_back' | 'pledge_return' | 'project_payout'
        amount: string
        balance: string
        fee: string
        member: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        at: string
      }>
      next?: string | undefined
    }
    refusals: 'project_not_found'
    files: never
  }
  /** Report the next milestone to the backers, who have 7 days to vote. For the project’s owner, once it is funded. */
  report_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      nth: number | string
      report: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'project_not_found' | 'group_forbidden' | 'milestone_not_found' | 'milestone_not_due'
    files: never
  }
  /** Have a project paid in 2 to 10 parts of the whole, which come to 100 percent, or at once with an empty list. For its owner, until somebody has backed it. */
  set_milestones: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      milestones: Array<{
        title: string
        percent: number | string
      }>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'project_not_found' | 'group_forbidden' | 'milestones_fixed' | 'pledging_over'
    files: never
  }
  /** Accept or refuse the report of a milestone, or change that while the vote is open. Each backer counts as much as they have pledged. */
  vote_milestone: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** A positive whole number, as a number or as digits. */
      nth: number | string
      /** 1 accepts, 0 refuses. */
      accepts: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'project_not_found' | 'not_a_backer' | 'milestone_not_found' | 'vote_closed'
    files: never
  }
  /** Be told once, 48 hours before a project ends, or don’t. Those who have backed it by then are not told. */
  project_remind: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 1: be told; 0: don’t, which always works. */
      remind: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        reminds: 0 | 1
      }
    }
    refusals: 'project_not_found' | 'pledging_over' | 'not_oneself' | 'project_ends_soon'
    files: never
  }
  /** Offer a reward for pledges of at least so much. For the project’s owner, while it runs. */
  add_reward_tier: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      title: string
      description?: string | undefined
      /** At least 1: digits, and a point before a fraction, as in 12.5. */
      amount: string | number
      /** How many there are; empty without a limit. */
      limit?: '' | 0 | '0' | number | string | undefined
      /** The month in which it is to be delivered, as 2027-03: that of the project’s end or a later one. */
      delivery?: '' | string | undefined
      /** What the picture shows. */
      alt?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: {
        reward_tier_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden' | 'pledging_over' | 'too_many_reward_tiers' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Offer a reward no more. One that a backer has chosen stays. */
  delete_reward_tier: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reward_tier_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'reward_tier_not_found' | 'group_forbidden' | 'reward_tier_taken'
    files: never
  }
  /** Say what happens if pledges come to more than the target. A project has up to 5 such goals. For its owner, while it runs. */
  add_stretch_goal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      title: string
      description?: string | undefined
      /** Of all pledges together: more than the target, and more than has been pledged. */
      amount: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        stretch_goal_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden' | 'pledging_over' | 'too_many_stretch_goals'
    files: never
  }
  /** Delete a stretch goal that isn’t reached yet. For the project’s owner, while it runs. */
  delete_stretch_goal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      stretch_goal_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'stretch_goal_not_found' | 'group_forbidden' | 'pledging_over' | 'stretch_goal_reached'
    files: never
  }
  /** Change a stretch goal that isn’t reached yet. Without a description, the one it has stays. For the project’s owner, while it runs. */
  edit_stretch_goal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      stretch_goal_id: number | string
      title: string
      description?: string | undefined
      /** Of all pledges together: more than the target, and more than has been pledged. */
      amount: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        group_id: number
      }
    }
    refusals: 'stretch_goal_not_found' | 'group_forbidden' | 'pledging_over' | 'stretch_goal_reached'
    files: never
  }
  /** Tell everybody who has backed the project something. For its owner. */
  add_backer_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        backer_update_id: number
      }
    }
    refusals: 'project_not_found' | 'group_forbidden'
    files: never
  }
  /** What the owner of a project has told its backers, latest first. For them and the owner. */
  backer_update_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        backer_update_id: number
        message: string
        created_at: string
      }>
      next?: string | undefined
    }
    refusals: 'project_not_found' | 'not_a_backer'
    files: never
  }
  /** Block (1) or unblock (0) the friend, site-wide: the same as `block` and `unblock`. */
  block_chat: {
    input: {
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      status: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'not_oneself'
    files: never
  }
  /** One conversation of the caller, with its 20 latest messages. */
  chat_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** The caller’s conversations in which something is written, pinned ones first, then latest first, each with its latest message. Requests and archived ones are lists of their own. `search` looks for the friend’s name; in `all` it finds archived ones, too. */
  chat_list: {
    input: {
      /** `all` if missing. */
      filter?: 'all' | 'unread' | 'requests' | 'archived' | undefined
      search?: string | undefined
      /** 1: those of clients and freelancers alone. 0: the others. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      users: Array<Chat>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Accept a request: it is a conversation like any other. */
  chat_request_accept: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Delete a request. Its sender does not learn of it, and what they write stays away until the caller writes to them. */
  chat_request_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'chat_not_found'
    files: never
  }
  /** Choose for both how long messages of a conversation are kept: 30 or 7 days, or 0 for good. Older ones go within the hour. */
  chat_retention_update: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      keep_days: 0 | 30 | 7 | '0' | '30' | '7'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'chat_unavailable' | 'chat_blocked'
    files: never
  }
  /** How many conversations hold something that the caller has not read, and how many requests wait, each counted to 100. */
  chat_unread: {
    input: Record<string, never>
    answer: {
      unread_count: number
      request_count: number
    }
    refusals: never
    files: never
  }
  /** Close the box of a conversation, on all of the caller’s devices. The conversation stays. */
  close_chat: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'chat_not_found'
    files: never
  }
  /** The boxes that the caller has not closed, latest first, at most 20, each with its 20 latest messages. A closed box is there again once something is written to the caller. Requests have no box. `data` is the same list as `users`. */
  current_chat: {
    input: {
      /** 1: those of clients and freelancers alone. 0: the others. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
    }
    answer: {
      users: Array<Chat>
      data: Array<Chat>
    }
    refusals: never
    files: never
  }
  /** Delete all messages of a conversation, for both; while a block is between them, only for oneself, since the other may have to report it. What an open report needs is kept for those who decide it, and goes with that. */
  destroy_chat: {
    input: {
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
      /** 1: the conversation of client and freelancer. 0 if missing. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'chat_not_found'
    files: never
  }
  /** Open (1) or minimize (0) the box of a conversation, on all of the caller’s devices. */
  minimize_chat_box: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      status: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'chat_not_found'
    files: never
  }
  /** The latest message of each of the caller’s ten latest conversations between client and freelancer. */
  recent_messages: {
    input: Record<string, never>
    answer: {
      data: Array<{
        chat_id: number
        id: number | null
        receiver_name: string | null
        message: string
        datetime: string
        avatar: string | null
        unread_count: number
      }>
    }
    refusals: never
    files: never
  }
  /** Open the box of the conversation with a member, which begins with that. Nobody hears of it before something is written. */
  start_chat: {
    input: {
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
      /** 1: the conversation of client and freelancer. 0 if missing. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'member_not_found' | 'not_oneself'
    files: never
  }
  /** Put a conversation into the list of archived ones (1), where it isn’t pinned, or back (0). It comes back by itself once the friend writes, unless it is muted. */
  chat_archive: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      status: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Be told of no message of a conversation for an hour, eight hours or a week, always, or be told again (`off`). Its messages still count as unread, and calls still ring. */
  chat_mute: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      muted_for: 'hour' | 'eight_hours' | 'week' | 'always' | 'off'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Keep a conversation at the top of the list (1), at most five, or no longer (0). Pinning takes it out of the archive. */
  chat_pin: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      status: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'too_many_pinned_chats'
    files: never
  }
  /** Everything of a conversation that is new or has changed since `last_change` of an earlier answer, in the order in which it did, about 100 at a time: messages, edits, deletions, reactions, files that are ready. `more` 1: ask again from this answer’s `last_change`. */
  chat_changes: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 0, or the `last_change` of an earlier answer. */
      since: number | string | 0 | '0'
    }
    answer: {
      last_read: number | null
      unread_count: number
      friend_read: number
      last_seq: number
      last_change: number
      cleared_seq: number
      messages: Array<ChatMessage>
      more: 0 | 1
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Remove the card of the link in one’s own message, for both. The text gets no other one. */
  chat_link_card_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      message_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'message_not_found'
    files: never
  }
  /** Delete one’s own message, for both. It can be restored for 30 days. */
  chat_message_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      message_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'message_not_found'
    files: never
  }
  /** Change the text of one’s own message, except for a forwarded one. It says since when it is edited. */
  chat_message_edit: {
    input: {
      /** A positive whole number, as a number or as digits. */
      message_id: number | string
      /** At most 320 characters. */
      message: string
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'message_not_found' | 'message_empty'
    files: never
  }
  /** Send a message that the caller sees, of a chat or of a group, on to a member, with its file. It says that it is forwarded, and not whose it was. `message` is a remark, a message of its own after it. As `send_massage`, it begins the conversation where there is none, as a request where they do not follow the caller, and accepts a request of theirs. */
  chat_message_forward: {
    input: {
      /** The message of a chat, or the message or reply of a group’s chat. */
      message_id: number | string
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
      /** 1: in the conversation of client and freelancer. 0 if missing. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** At most 320 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'member_not_found' | 'not_oneself' | 'message_not_found' | 'file_not_ready' | 'chat_blocked' | 'chat_unavailable' | 'chat_not_allowed'
    files: never
  }
  /** React to a message with an emoji, in the place of an earlier one; the same again takes it back. */
  chat_message_react: {
    input: {
      /** A positive whole number, as a number or as digits. */
      message_id: number | string
      /** One emoji. */
      reaction: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'message_not_found'
    files: never
  }
  /** Restore the caller’s own deleted message. */
  chat_message_restore: {
    input: {
      /** A positive whole number, as a number or as digits. */
      message_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'message_not_found' | 'hidden_by_moderators'
    files: never
  }
  /** Messages of a conversation, newest first. `before` is the `seq` to continue from. */
  chat_messages: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      last_read: number | null
      unread_count: number
      friend_read: number
      last_seq: number
      last_change: number
      cleared_seq: number
      messages: Array<ChatMessage>
      next?: string | undefined
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Messages of a conversation whose text contains all these words, newest first; accents and case make no difference. */
  chat_search: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      search: string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      messages: Array<ChatMessage>
      next?: string | undefined
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Say that the caller is typing: the friend hears `chat_typing:{chat_id}`, which holds for 6 seconds. Nothing is stored. */
  chat_typing: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'chat_not_found'
    files: never
  }
  /** Say that the caller has read a conversation: up to `seq`, or all of it. It never goes back. The sender sees a double tick, of a request once it is accepted. */
  message_seen: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** A positive whole number, as a number or as digits. */
      seq?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      last_read: number | null
      unread_count: number
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Send a picture, a video or a voice note of at most 5 minutes and 10 MB to a member, or as `attachment` a file to download of at most 25 MB, with or without a text. */
  send_chat_file: {
    input: {
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
      /** 1: in the conversation of client and freelancer. 0 if missing. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** The message of this conversation that it answers. */
      reply_to?: number | string | undefined
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** At most 320 characters. */
      message?: string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      /** How loud a voice note is from its beginning to its end: up to 64 digits from 0 to f. */
      waveform?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      attachment_upload_id?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'member_not_found' | 'not_oneself' | 'message_empty' | 'message_not_found' | 'chat_blocked' | 'chat_unavailable' | 'chat_not_allowed' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing' | 'voice_too_long'
    files: 'file' | 'captions' | 'attachment'
  }
  /** Write to a member. It begins the conversation where there is none, as a request where they do not follow the caller, and accepts a request of theirs. `message` is text. */
  send_massage: {
    input: {
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
      /** 1: in the conversation of client and freelancer. 0 if missing. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** The message of this conversation that it answers. */
      reply_to?: number | string | undefined
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** At most 320 characters. */
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'member_not_found' | 'not_oneself' | 'message_empty' | 'message_not_found' | 'chat_blocked' | 'chat_unavailable' | 'chat_not_allowed'
    files: never
  }
  /** Whether somebody with whom the caller talks has Commons open, or when they last had. Hidden (0 and null) unless both show it. */
  chat_presence: {
    input: {
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
    }
    answer: {
      is_online: 0 | 1
      last_seen: string | null
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Who may write to the caller or call them, and whether others see when they are online. Members whom the caller does not follow always write requests. */
  show_chat_setting: {
    input: Record<string, never>
    answer: {
      who_may_write: 'everyone' | 'following' | 'friends' | 'nobody'
      who_may_call: 'chats' | 'friends' | 'nobody'
      shows_presence: '0' | '1'
    }
    refusals: never
    files: never
  }
  /** Choose who may begin a conversation with the caller, who may call them, and whether others see when they are online. What is left out stays as it is. */
  update_chat_setting: {
    input: {
      who_may_write?: 'everyone' | 'following' | 'friends' | 'nobody' | undefined
      who_may_call?: 'chats' | 'friends' | 'nobody' | undefined
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      shows_presence?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      who_may_write: 'everyone' | 'following' | 'friends' | 'nobody'
      who_may_call: 'chats' | 'friends' | 'nobody'
      shows_presence: '0' | '1'
    }
    refusals: never
    files: never
  }
  /** Add friends to a conversation of several people. They see what is written from then on. For its administrators. */
  several_chat_add: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      user_ids: Array<number | string>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'not_chat_admin' | 'chat_people_not_friends' | 'too_many_chat_people'
    files: never
  }
  /** Make somebody an administrator of a conversation of several people, or take that from them. For its owner; an administrator may give it up. */
  several_chat_admin: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_id: number | string
      /** 1: they become an administrator. 0: they are none any more. */
      status: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'not_chat_owner' | 'not_oneself' | 'member_not_found'
    files: never
  }
  /** Send a message that the caller sees on to a conversation of several people, as `chat_message_forward` does to a member. */
  several_chat_forward: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** The message of a chat, or the message or reply of a group’s chat. */
      message_id: number | string
      /** At most 320 characters. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'chat_not_found' | 'message_not_found' | 'file_not_ready'
    files: never
  }
  /** Leave a conversation of several people. The owner’s place goes to the administrator who has been in it for longest, or without one to whoever has. */
  several_chat_leave: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'chat_not_found'
    files: never
  }
  /** The people in a conversation of several, in the order in which they came, as far as the caller can see them. For those who are in it. */
  several_chat_people: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
    }
    answer: {
      recdata: Array<{
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
        /** 1: an administrator, as its owner is. */
        is_admin: 0 | 1
        is_owner: 0 | 1
      }>
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** Give a conversation of several people a picture: the part of it that the crop names, square, by default its middle. For its administrators. */
  several_chat_picture: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** Left edge of the crop, in pixels of the upright picture. */
      x?: number | string | undefined
      /** Top edge of the crop. */
      y?: number | string | undefined
      /** Width of the crop. */
      width?: number | string | undefined
      /** Height of the crop. */
      height?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      picture_upload_id?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'not_chat_admin' | 'picture_missing' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'picture'
  }
  /** Take the picture of a conversation of several people away. For its administrators. */
  several_chat_picture_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'not_chat_admin'
    files: never
  }
  /** Remove somebody from a conversation of several people, who no longer sees it. For its administrators; an administrator for its owner. */
  several_chat_remove: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'not_chat_admin' | 'not_chat_owner' | 'not_oneself' | 'member_not_found'
    files: never
  }
  /** Name a conversation of several people. For its administrators. */
  several_chat_rename: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** At most 60 characters; empty for none. */
      title: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_not_found' | 'not_chat_admin'
    files: never
  }
  /** Write in a conversation of several people: text, a picture, a video or a voice note of at most 5 minutes and 10 MB, or as `attachment` a file to download of at most 25 MB. */
  several_chat_send: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** At most 320 characters. */
      message?: string | undefined
      /** The message of this conversation that it answers. */
      reply_to?: number | string | undefined
      /** What the file shows, in at most 1,500 characters. */
      alt?: string | undefined
      /** How loud a voice note is from its beginning to its end: up to 64 digits from 0 to f. */
      waveform?: string | undefined
      /** 0: without a card of its first link. 1 if missing. */
      link_card?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      attachment_upload_id?: string | undefined
    }
    answer: {
      recdata: ChatMessage
    }
    refusals: 'chat_not_found' | 'message_not_found' | 'message_empty' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing' | 'voice_too_long'
    files: 'file' | 'captions' | 'attachment'
  }
  /** Begin a conversation with two or more of one’s friends. The caller owns it. */
  several_chat_start: {
    input: {
      /** At least two friends. */
      user_ids: Array<number | string>
      /** At most 60 characters; empty for none. */
      title?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Chat
    }
    refusals: 'chat_people_not_friends' | 'too_few_chat_people' | 'too_many_chat_people'
    files: never
  }
  /** The call that rings for the caller, or that they are in; null if there is none. `device` is the one of theirs that is in it. */
  current_video_call: {
    input: Record<string, never>
    answer: {
      data: {
        call_id: number
        chat_id: number
        room: string
        state: 'ringing' | 'accepted' | 'ended' | 'declined' | 'missed' | 'busy'
        is_incoming: 0 | 1
        has_camera: 0 | 1
        by_freelancer: 0 | 1
        friend: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        group: {
          group_id: number
          group_name: string
          avatar: string | null
        } | null
        several: Several | null
        begun_by: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        rings_until: string
        rings_for: number
        rings_others: 0 | 1
        accepted_at: string | null
        places: number
        through: 'peers' | 'sfu'
        is_moderator: 0 | 1
        is_removed: 0 | 1
        device: string | null
      } | null
    }
    refusals: never
    files: never
  }
  /** Hang up: end a call of two, leave one of many, give up calling, or decline a call that rings. Of a call that is over, nothing changes. */
  end_video_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      call_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'video_call_not_found'
    files: never
  }
  /** Enter a call’s room with the token that this device was given. `entry` is this device’s address for signals from now on; an earlier one is no longer. The TURN credentials are for this call and expire. */
  enter_video_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      call_id: number | string
      token: string
    }
    answer: {
      data: {
        entry: string
        ice_servers: Array<IceServer>
      }
    }
    refusals: 'video_call_not_found' | 'video_call_token_refused'
    files: never
  }
  /** The call that is under way in the chat of a group, with some of those who are in it; null if there is none. For its members. */
  group_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
    }
    answer: {
      data: {
        call_id: number
        chat_id: number
        room: string
        state: 'ringing' | 'accepted' | 'ended' | 'declined' | 'missed' | 'busy'
        is_incoming: 0 | 1
        has_camera: 0 | 1
        by_freelancer: 0 | 1
        friend: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        group: {
          group_id: number
          group_name: string
          avatar: string | null
        } | null
        several: Several | null
        begun_by: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        rings_until: string
        rings_for: number
        rings_others: 0 | 1
        accepted_at: string | null
        places: number
        through: 'peers' | 'sfu'
        is_moderator: 0 | 1
        is_removed: 0 | 1
        people: Array<{
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        }>
        people_count: number
      } | null
    }
    refusals: 'group_not_found'
    files: never
  }
  /** Accept a call that rings, join one of many that is under way, or come back to one after a reload with the same `device`. The token is good for 60 seconds, once, for `enter_video_call`. `take_over` 1 brings a call here from another device of the caller’s. */
  join_video_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      call_id: number | string
      /** A random UUID that the device keeps for the call, also over a reload. */
      device: string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      take_over?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
    }
    answer: {
      data: {
        call: VideoCall
        token: string | null
      }
    }
    refusals: 'video_call_not_found' | 'video_call_over' | 'video_call_elsewhere' | 'already_in_video_call' | 'video_call_full' | 'video_call_removed'
    files: never
  }
  /** Mute a member in a call of many, remove them from it for good, or end it for all. For the owner and moderators of the group, or the owner and administrators of the chat; the others can’t act on the owner. */
  moderate_video_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      call_id: number | string
      act: 'mute' | 'remove' | 'end'
      /** Whom to mute or remove. */
      member_user_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'video_call_not_found' | 'video_call_forbidden' | 'member_not_found' | 'not_oneself'
    files: never
  }
  /** Send signals (offers, answers, ICE candidates) from the device that has entered as `entry` to the one that has entered as `to`, or to the call’s `sfu_entry`; they are dropped if that is gone. Without signals it says that the device is still there, which is due every 20 seconds. */
  send_video_signals: {
    input: {
      /** A positive whole number, as a number or as digits. */
      call_id: number | string
      /** What `enter_video_call` answered. */
      entry: string
      to?: string | undefined
      /** At most 20, of at most 32,768 characters each. */
      signals: Array<string>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'video_call_not_found'
    files: never
  }
  /** The call that is under way in a chat of several people, with some of those who are in it; null if there is none. For those who are in the chat. */
  several_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
    }
    answer: {
      data: {
        call_id: number
        chat_id: number
        room: string
        state: 'ringing' | 'accepted' | 'ended' | 'declined' | 'missed' | 'busy'
        is_incoming: 0 | 1
        has_camera: 0 | 1
        by_freelancer: 0 | 1
        friend: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        group: {
          group_id: number
          group_name: string
          avatar: string | null
        } | null
        several: Several | null
        begun_by: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        rings_until: string
        rings_for: number
        rings_others: 0 | 1
        accepted_at: string | null
        places: number
        through: 'peers' | 'sfu'
        is_moderator: 0 | 1
        is_removed: 0 | 1
        people: Array<{
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        }>
        people_count: number
      } | null
    }
    refusals: 'chat_not_found'
    files: never
  }
  /** A call of the caller’s. With the `entry` of their device also the signals to it after `since`, in their order. `people` are all who have entered and are there, the caller too, in the order in which they entered. Members with a block between them don’t see each other. */
  show_video_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      call_id: number | string
      /** What `enter_video_call` answered. */
      entry?: string | undefined
      /** The highest `signal_id` of an earlier answer; 0 if missing. */
      since?: number | string | 0 | '0' | undefined
    }
    answer: {
      data: {
        call_id: number
        chat_id: number
        room: string
        state: 'ringing' | 'accepted' | 'ended' | 'declined' | 'missed' | 'busy'
        is_incoming: 0 | 1
        has_camera: 0 | 1
        by_freelancer: 0 | 1
        friend: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        group: {
          group_id: number
          group_name: string
          avatar: string | null
        } | null
        several: Several | null
        begun_by: {
          user_id: number
          username: string
          full_name: string
          profile_pic: string | null
          /** 1: a program posts here, as its member says. Missing otherwise. */
          is_bot?: 0 | 1 | undefined
        } | null
        rings_until: string
        rings_for: number
        rings_others: 0 | 1
        accepted_at: string | null
        places: number
        through: 'peers' | 'sfu'
        is_moderator: 0 | 1
        is_removed: 0 | 1
        entry: string | null
        people: Array<PersonInCall>
        sfu_entry: string | null
        signals: Array<{
          signal_id: number
          from: string
          content: string
        }>
      }
    }
    refusals: 'video_call_not_found'
    files: never
  }
  /** Begin a call in the chat of a group, or join the one that is under way there. It rings for 30 seconds for its members, unless `rings` is 0 or they are more than 50: not for those who have muted the group, have quiet hours, take no calls from the caller or are in a call. It ends when the last device has left. */
  start_group_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      group_id: number | string
      /** 0: audio only. 1 if missing. */
      has_camera?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 0: it begins silently. 1 if missing. */
      rings?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A random UUID that the device keeps for the call, also over a reload. */
      device: string
    }
    answer: {
      data: {
        call: VideoCall
        token: string | null
      }
    }
    refusals: 'group_not_found' | 'already_in_video_call' | 'video_call_elsewhere' | 'video_call_full' | 'video_call_removed'
    files: never
  }
  /** Begin a call in a chat of several people, or join the one that is under way there. It rings for 30 seconds, unless `rings` is 0: not for those who have muted the chat, have quiet hours, take no calls from the caller or are in a call. It ends when the last device has left. */
  start_several_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      chat_id: number | string
      /** 0: audio only. 1 if missing. */
      has_camera?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 0: it begins silently. 1 if missing. */
      rings?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A random UUID that the device keeps for the call, also over a reload. */
      device: string
    }
    answer: {
      data: {
        call: VideoCall
        token: string | null
      }
    }
    refusals: 'chat_not_found' | 'already_in_video_call' | 'video_call_elsewhere' | 'video_call_full' | 'video_call_removed'
    files: never
  }
  /** Call a member: all of their devices ring for 30 seconds. If they are calling the caller at this moment, it is that call, and accepted. In their quiet hours nothing rings, and the call is `missed` at once; in a call of theirs it is `busy`. */
  start_video_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      friend_id: number | string
      /** 1: in the conversation of client and freelancer. 0 if missing. */
      by_freelancer?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 0: audio only. 1 if missing. */
      has_camera?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** A random UUID that the device keeps for the call, also over a reload. */
      device: string
    }
    answer: {
      data: {
        call: VideoCall
        token: string | null
      }
    }
    refusals: 'member_not_found' | 'not_oneself' | 'chat_blocked' | 'chat_unavailable' | 'video_call_not_allowed' | 'already_in_video_call'
    files: never
  }
  /** Say what is on at the device that has entered as `entry`: what is missing stays as it is. Whoever was muted by a moderator may speak again. */
  update_video_call: {
    input: {
      /** A positive whole number, as a number or as digits. */
      call_id: number | string
      /** What `enter_video_call` answered. */
      entry: string
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      mic?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      camera?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      screen?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 1: the hand is raised. */
      hand?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'video_call_not_found'
    files: never
  }
  /** Publish a picture or a short video. It appears when its file is ready; until then `waiting_reels` lists it. */
  add_reel: {
    input: {
      /** “About or Tagline”, at most 5,000 characters. */
      message?: string | undefined
      /** public: every member. private: the author and their friends. */
      post_type?: 'public' | 'private' | '' | undefined
      /** Separated by commas. The first 5 are kept. Where it is missing, the tags in the message are taken. */
      hashtag?: string | undefined
      /** Reasons that `nsfw` lists, separated by commas. */
      nsfw?: string | undefined
      /** A description of what the file shows, at most 1,500 characters. */
      alt?: string | undefined
      /** 1: others may make reels with its sound, while it is public. It is 1 for a new reel, and stays where it is missing in an edit. */
      lets_use_sound?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** Only a hint: the content decides. */
      file_type?: string | undefined
      /** The reel whose sound the video gets in place of its own, as `sound` of reels says. */
      sound_id?: number | string | undefined
      /** The second of the uploaded video at which the reel begins. What is before it is not kept. */
      trim_start?: number | string | '' | undefined
      /** The second of the uploaded video at which the reel ends. What is after it is not kept. */
      trim_end?: number | string | '' | undefined
      /** The second of the reel whose picture stands for it. Where it is missing, the server chooses one. */
      cover_at?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      cover_upload_id?: string | undefined
    }
    answer: {
      recdata: Reel
    }
    refusals: 'reel_without_file' | 'reel_not_found' | 'cover_without_video' | 'sound_without_video' | 'reel_sound_not_found' | 'reel_sound_kept' | 'trim_without_video' | 'trim_too_short' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions' | 'cover'
  }
  /** Delete the caller’s own reel. It can be restored for 30 days; then it and its file are gone. */
  delete_reel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'reel_not_found'
    files: never
  }
  /** Edit what is said with the caller’s own reel, who sees it, and the cover of its video. The input replaces everything that is said: a missing message becomes empty. A missing `alt` leaves the description as it is, and a missing `cover` the picture that stands for it. */
  edit_reel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** “About or Tagline”, at most 5,000 characters. */
      message?: string | undefined
      /** public: every member. private: the author and their friends. */
      post_type?: 'public' | 'private' | '' | undefined
      /** Separated by commas. The first 5 are kept. Where it is missing, the tags in the message are taken. */
      hashtag?: string | undefined
      /** Reasons that `nsfw` lists, separated by commas. */
      nsfw?: string | undefined
      /** A description of what the file shows, at most 1,500 characters. */
      alt?: string | undefined
      /** 1: others may make reels with its sound, while it is public. It is 1 for a new reel, and stays where it is missing in an edit. */
      lets_use_sound?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** The second of the video whose picture stands for it from now on, unless there is a `cover`. */
      cover_at?: number | string | '' | undefined
      /** 1: a frame of the video stands for it again. */
      removes_cover?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      cover_upload_id?: string | undefined
    }
    answer: {
      recdata: Reel
    }
    refusals: 'reel_not_found' | 'cover_without_video' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'cover'
  }
  /** Tell that the caller has watched 90 % of a reel. It counts once a day; a view of one’s own, or of what one does not see, counts nothing. */
  record_reel_view: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** One reel. */
  reel_by_id: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
    }
    answer: {
      reel: Reel
    }
    refusals: 'reel_not_found'
    files: never
  }
  /** Say that one is not interested: the reel leaves the caller’s lists, and others by its author and with its tags come later in `for_you`. */
  reel_hide: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        reel_id: number
        is_hidden: 0 | 1
      }
    }
    refusals: 'reel_not_found'
    files: never
  }
  /** Like a reel; a second time takes it back. */
  reel_like: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        reel_id: number
        reel_liked: 0 | 1
        like_count: number
      }
    }
    refusals: 'reel_not_found'
    files: never
  }
  /** Restore the caller’s own deleted reel. */
  reel_restore: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Reel
    }
    refusals: 'reel_not_found' | 'hidden_by_moderators'
    files: never
  }
  /** Save a reel, or remove it from the saved ones. */
  reel_save: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        reel_id: number
        is_saved: 0 | 1
      }
    }
    refusals: 'reel_not_found'
    files: never
  }
  /** Take back that one is not interested in a reel. */
  reel_unhide: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        reel_id: number
        is_hidden: 0 | 1
      }
    }
    refusals: 'reel_not_found'
    files: never
  }
  /** Tell how far the caller has watched a reel when they leave it. Of a day the furthest counts. */
  reel_watched: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      percent: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** The reels with a tag, newest first. */
  reel_hash_timeline: {
    input: {
      hashtag: string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 100. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      reels: Array<Reel>
      next?: string | undefined
    }
    refusals: 'hashtag_empty'
    files: never
  }
  /** Reels that the caller can see. for_you ranks them as docs/reels.md says, and each says why it is there; following are the newest of the members and tags that the caller follows; newest are all. What is muted and what the caller is not interested in is left out. A cursor belongs to the feed that answered it. */
  reel_timeline: {
    input: {
      /** for_you if missing. */
      feed?: 'for_you' | 'following' | 'newest' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 100. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      reels: Array<Reel>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** A member’s reels, newest first; the caller’s own with how far they are watched. */
  reels_by_user: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 100. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      reels: Array<Reel>
      next?: string | undefined
    }
    refusals: 'member_not_found'
    files: never
  }
  /** The reels that the caller has saved and can still see, latest saved first. */
  saved_reel_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      reels: Array<Reel>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The caller’s own reels whose file is still being processed or has failed, newest first. Nobody else sees them. */
  waiting_reels: {
    input: Record<string, never>
    answer: {
      reels: Array<Reel>
    }
    refusals: never
    files: never
  }
  /** The original sound of a reel, as its page shows it. `reel.sound.can_use` says whether the caller may make a reel with it. */
  reel_sound: {
    input: {
      /** A positive whole number, as a number or as digits. */
      sound_id: number | string
    }
    answer: {
      recdata: {
        reel: Reel
        reel_count: number
      }
    }
    refusals: 'reel_sound_not_found'
    files: never
  }
  /** The reels made with the sound of another reel, newest first, without that one. */
  reels_by_sound: {
    input: {
      /** A positive whole number, as a number or as digits. */
      sound_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 100. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      reels: Array<Reel>
      next?: string | undefined
    }
    refusals: 'reel_sound_not_found'
    files: never
  }
  /** The comments on a reel, newest first, each with its latest replies. */
  comments_by_reel_id: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      comments: Array<ReelComment>
      next?: string | undefined
    }
    refusals: 'reel_not_found'
    files: never
  }
  /** Comment on a reel. */
  reel_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** 1 to 1,500 characters. */
      comment: string
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ReelComment
    }
    refusals: 'reel_not_found' | 'comments_off' | 'comment_empty'
    files: never
  }
  /** Like a comment on a reel, or a reply; a second time takes it back. */
  reel_comment_like: {
    input: {
      /** Of a comment or a reply. */
      reel_comment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        comment_id: number
        reel_id: number
        like_count: number
        comment_reel_liked: 0 | 1
      }
    }
    refusals: 'comment_not_found'
    files: never
  }
  /** Reply to a comment on a reel. */
  reel_comment_reply: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** A positive whole number, as a number or as digits. */
      reel_comment_id: number | string
      /** 1 to 1,500 characters. */
      reply: string
      /** A hint; the content decides. */
      file_type?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ReelReply
    }
    refusals: 'comment_not_found' | 'comments_off' | 'comment_empty'
    files: never
  }
  /** Publish a video, or a picture, in a channel that the caller runs: `channel_id`, or else their own first one, which is made with their name if they have none. It appears when its file is ready. */
  add_video: {
    input: {
      /** A channel that the caller runs. */
      channel_id?: number | string | '' | undefined
      /** 1 to 100 characters. */
      title: string
      /** 1 to 5,000 characters. */
      description: string
      /** 1: made for kids. Nobody comments on it, is told of it, or has it ranked for them. */
      audience?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | '' | undefined
      /** Public, Unlisted, Members, Private or Scheduled. */
      visibility?: string | undefined
      /** With Scheduled: the moment, with its time zone, at most a year ahead. */
      publish_at?: string | '' | undefined
      /** Separated by commas. The first 5 are kept. Where it is missing, the tags in the description are taken. */
      hashtag?: string | undefined
      /** Reasons that `nsfw` lists, separated by commas. */
      nsfw?: string | undefined
      /** 1: members can download it. */
      allows_download?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | '' | undefined
      /** Only a hint: the content decides. */
      file_type?: string | undefined
      /** Of the captions. More languages can be added by `set_video_captions`. */
      captions_language?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      thumbnail_upload_id?: string | undefined
    }
    answer: {
      recdata: SiteVideo
    }
    refusals: 'video_without_file' | 'video_not_found' | 'channel_not_found' | 'channel_forbidden' | 'cover_without_video' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file' | 'captions' | 'thumbnail'
  }
  /** Delete a video, as the owner of its channel or a manager. It can be restored for 30 days; then it and its file are gone. */
  delete_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'video_not_found' | 'channel_forbidden'
    files: never
  }
  /** Delete several videos, as `delete_video` does. */
  delete_videos: {
    input: {
      /** 1 to 50 ids. */
      video_ids: Array<number | string>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        video_ids: Array<number>
        refused_ids: Array<number>
      }
    }
    refusals: never
    files: never
  }
  /** One video. Of one that is for paying members of its channel, others get its title and what a month costs. */
  get_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
    }
    answer: {
      response: SiteVideo
    }
    refusals: 'video_not_found'
    files: never
  }
  /** Restore a deleted video, as the owner of its channel or a manager, as long as the channel is there. */
  restore_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: SiteVideo
    }
    refusals: 'video_not_found' | 'channel_forbidden' | 'hidden_by_moderators'
    files: never
  }
  /** Restore several deleted videos, as `restore_video` does. */
  restore_videos: {
    input: {
      /** 1 to 50 ids. */
      video_ids: Array<number | string>
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        video_ids: Array<number>
        refused_ids: Array<number>
      }
    }
    refusals: never
    files: never
  }
  /** Change a video of a channel that the caller runs. What is missing stays as it is. */
  update_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 1 to 100 characters. */
      title?: string | undefined
      /** 1 to 5,000 characters. */
      description?: string | undefined
      /** 1: made for kids. Nobody comments on it, is told of it, or has it ranked for them. */
      audience?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | '' | undefined
      /** Public, Unlisted, Members, Private or Scheduled. */
      visibility?: string | undefined
      /** With Scheduled: the moment, with its time zone, at most a year ahead. */
      publish_at?: string | '' | undefined
      /** Separated by commas. The first 5 are kept. Where it is missing, the tags in the description are taken. */
      hashtag?: string | undefined
      /** Reasons that `nsfw` lists, separated by commas. */
      nsfw?: string | undefined
      /** 1: members can download it. */
      allows_download?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | '' | undefined
      /** 1: a frame of the video stands for it again. */
      removes_thumbnail?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      thumbnail_upload_id?: string | undefined
    }
    answer: {
      recdata: SiteVideo
    }
    refusals: 'video_not_found' | 'channel_forbidden' | 'cover_without_video' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'thumbnail'
  }
  /** Say who sees several videos of channels that the caller runs. */
  update_videos: {
    input: {
      /** 1 to 50 ids. */
      video_ids: Array<number | string>
      /** Public, Unlisted, Members or Private. */
      visibility: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        video_ids: Array<number>
        refused_ids: Array<number>
      }
    }
    refusals: never
    files: never
  }
  /** Like or dislike a video; the other is taken back, and the same a second time is, too. */
  video_reaction: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      reaction: 'like' | 'dislike'
      /** Documented, and ignored: the video says in which channel it is. */
      channel_id?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        video_id: number
        like_count: number
        dislike_count: number
        is_liked: 0 | 1
        is_disliked: 0 | 1
      }
    }
    refusals: 'video_not_found'
    files: never
  }
  /** Save a video, or remove it from the saved ones. */
  video_save: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        video_id: number
        is_saved: 0 | 1
      }
    }
    refusals: 'video_not_found'
    files: never
  }
  /** How this site shows its videos. */
  video_site: {
    input: Record<string, never>
    answer: {
      recdata: {
        is_open: 0 | 1
      }
    }
    refusals: never
    files: never
  }
  /** The counts of a video, and how the caller has reacted to it. */
  video_stats: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** Documented, and ignored: the video says in which channel it is. */
      channel_id?: number | string | '' | undefined
    }
    answer: {
      data: {
        video_id: number
        like_count: number
        dislike_count: number
        is_liked: 0 | 1
        is_disliked: 0 | 1
        view_count: number
        comment_count: number
      }
    }
    refusals: 'video_not_found'
    files: never
  }
  /** Tell that the caller has started a video. It counts once a day; a view of one’s own, or of what one does not see, counts nothing. */
  video_view: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** From where the caller came to it. `site`: from another site, whose `host` may be said. */
      source?: 'home' | 'search' | 'channel' | 'subscriptions' | 'related' | 'playlist' | 'feed' | 'embed' | 'site' | 'other' | '' | undefined
      /** With the source `site`: the host alone, such as example.org. */
      host?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Create a channel, with its picture as `file`. A member may have 20. */
  create_channel: {
    input: {
      /** 1 to 80 characters. */
      channel_name: string
      /** 3 to 30 letters a to z, digits, dots and underscores. Where it is missing, made of the name. */
      handle?: string | undefined
      /** At most 1,000 characters. */
      about?: string | undefined
      /** Up to 5 web addresses: an array, or a text with one on each line. */
      links?: Array<string> | string | undefined
      /** Which new comments on its videos wait for approval: off, some (with a link, or a word of `comment_rules`) or all. */
      comment_hold?: 'off' | 'some' | 'all' | undefined
      /** Only a hint: the content decides. */
      file_type?: string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      file_x?: number | string | undefined
      /** Top edge of the crop. */
      file_y?: number | string | undefined
      /** Width of the crop. */
      file_width?: number | string | undefined
      /** Height of the crop. */
      file_height?: number | string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      banner_x?: number | string | undefined
      /** Top edge of the crop. */
      banner_y?: number | string | undefined
      /** Width of the crop. */
      banner_width?: number | string | undefined
      /** Height of the crop. */
      banner_height?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      banner_upload_id?: string | undefined
    }
    answer: {
      recdata: Channel
    }
    refusals: 'channel_not_found' | 'too_many_channels' | 'handle_taken' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file' | 'banner'
  }
  /** Delete the caller’s own channel with its videos. It can be restored for 30 days; then all of it is gone. */
  delete_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'channel_not_found' | 'channel_forbidden'
    files: never
  }
  /** All channels that the caller sees, newest first. */
  get_all_channels: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Channel>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** A channel. */
  get_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
    }
    answer: {
      response: Channel
    }
    refusals: 'channel_not_found'
    files: never
  }
  /** A channel, as `get_channel` answers it: the documents have both names. */
  get_channel_details: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
    }
    answer: {
      data: Channel
    }
    refusals: 'channel_not_found'
    files: never
  }
  /** The caller’s own channels, oldest first, and then those that they run with others. */
  get_channels: {
    input: Record<string, never>
    answer: {
      response: Array<Channel>
    }
    refusals: never
    files: never
  }
  /** Stop being told of the new videos of a channel that the caller has subscribed to, or be told again. */
  mute_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 1: not told. 0: told again. */
      is_muted: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        channel_id: number
        is_muted: 0 | 1
      }
    }
    refusals: 'channel_not_found'
    files: never
  }
  /** Restore the caller’s own deleted channel, with the videos that were deleted with it. */
  restore_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Channel
    }
    refusals: 'channel_not_found' | 'too_many_channels' | 'hidden_by_moderators'
    files: never
  }
  /** Channels that the caller sees, by words of their name or handle, or by their beginnings: at most 10, those with the most subscribers first. Nothing without a word. */
  search_channels: {
    input: {
      search_term: string
    }
    answer: {
      response: Array<Channel>
    }
    refusals: never
    files: never
  }
  /** Subscribe to a channel; a second time unsubscribes. */
  toggle_subscription: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      data: {
        channel_id: number
        is_subscribed: 0 | 1
        subscriber_count: number
      }
    }
    refusals: 'channel_not_found' | 'not_oneself'
    files: never
  }
  /** Change a channel, as its owner or a manager. What is missing stays as it is. */
  update_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 1 to 80 characters. */
      channel_name?: string | undefined
      /** 3 to 30 letters a to z, digits, dots and underscores. Where it is missing, made of the name. */
      handle?: string | undefined
      /** At most 1,000 characters. */
      about?: string | undefined
      /** Up to 5 web addresses: an array, or a text with one on each line. */
      links?: Array<string> | string | undefined
      /** Which new comments on its videos wait for approval: off, some (with a link, or a word of `comment_rules`) or all. */
      comment_hold?: 'off' | 'some' | 'all' | undefined
      /** Only a hint: the content decides. */
      file_type?: string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      file_x?: number | string | undefined
      /** Top edge of the crop. */
      file_y?: number | string | undefined
      /** Width of the crop. */
      file_width?: number | string | undefined
      /** Height of the crop. */
      file_height?: number | string | undefined
      /** Left edge of the crop, in pixels of the upright picture. */
      banner_x?: number | string | undefined
      /** Top edge of the crop. */
      banner_y?: number | string | undefined
      /** Width of the crop. */
      banner_width?: number | string | undefined
      /** Height of the crop. */
      banner_height?: number | string | undefined
      /** 1: without a picture. */
      removes_file?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 1: without a banner. */
      removes_banner?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      banner_upload_id?: string | undefined
    }
    answer: {
      recdata: Channel
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'handle_taken' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file' | 'banner'
  }
  /** What a channel, or with `video_id` one of its videos, came to by day, for those who run it. Days are UTC. A view counts once a member and day, and the longest that a member watched on a day. `days` is 7, 28 (if left out), 90 or 365. */
  channel_analytics: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      video_id?: number | string | '' | undefined
      /** 7, 28, 90 or 365, as a number or as digits. */
      days?: 7 | 28 | 90 | 365 | '7' | '28' | '90' | '365' | undefined
    }
    answer: {
      recdata: ChannelFigures
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'video_not_found'
    files: never
  }
  /** Delete the captions that a video of a channel that the caller runs has in a language. */
  delete_video_captions: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** A language tag (BCP 47), such as en or pt-BR. */
      language: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: SiteVideo
    }
    refusals: 'video_not_found' | 'channel_forbidden' | 'captions_not_found'
    files: never
  }
  /** Add captions in a language to a video of a channel that the caller runs, or replace those that it has in this language. A video may have captions in 50 languages. */
  set_video_captions: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** A language tag (BCP 47), such as en or pt-BR. */
      language: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: SiteVideo
    }
    refusals: 'video_not_found' | 'channel_forbidden' | 'captions_missing' | 'captions_without_video' | 'too_many_captions' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'captions_invalid' | 'quota_exceeded'
    files: 'captions'
  }
  /** Take a channel over that its owner offers. Its videos come along, and what is given for them from then on; the owner stays as a manager. */
  accept_channel_offer: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Channel
    }
    refusals: 'channel_not_found' | 'channel_not_offered' | 'too_many_channels' | 'quota_exceeded'
    files: never
  }
  /** Accept the invitation to run a channel. A member runs at most 50 channels of others. */
  accept_collaboration: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Channel
    }
    refusals: 'channel_not_found' | 'too_many_collaborations'
    files: never
  }
  /** Invite a member to run the caller’s own channel with them. A channel has at most 20 collaborators. */
  add_collaborator: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** manager or editor. */
      role: 'manager' | 'editor'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Collaborator
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'member_not_found' | 'not_oneself' | 'collaborator_already' | 'too_many_collaborators'
    files: never
  }
  /** Take back the offer to hand a channel over, as its owner, or decline it. */
  delete_channel_offer: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'channel_not_found' | 'channel_not_offered'
    files: never
  }
  /** Remove a collaborator from the caller’s own channel, or take an invitation back. With their own id, a collaborator leaves, and somebody invited declines. */
  delete_collaborator: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'channel_not_found' | 'channel_forbidden' | 'member_not_found'
    files: never
  }
  /** The channels that the caller is invited to run with others, latest invitation first. */
  get_channel_invitations: {
    input: Record<string, never>
    answer: {
      response: Array<Channel>
    }
    refusals: never
    files: never
  }
  /** Who runs a channel: its owner, then its managers and editors, in the order of their invitations. For them alone. */
  get_collaborators: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
    }
    answer: {
      response: Array<Collaborator>
    }
    refusals: 'channel_not_found' | 'channel_forbidden'
    files: never
  }
  /** Offer to hand the caller’s own channel over to one of its collaborators, in place of an earlier offer. */
  offer_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'channel_not_found' | 'channel_forbidden' | 'member_not_found'
    files: never
  }
  /** Change the role of a collaborator of the caller’s own channel, or of somebody invited. */
  update_collaborator: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** manager or editor. */
      role: 'manager' | 'editor'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Collaborator
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'member_not_found'
    files: never
  }
  /** The public videos that the caller sees. recommended ranks them by what the caller has subscribed to, follows and watches, and each says why it is there; newest are all by their time. What is muted is left out. A cursor belongs to the feed that answered it. */
  get_all_videos: {
    input: {
      /** recommended if missing. */
      feed?: 'recommended' | 'newest' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: {
        videos: Array<SiteVideo>
      }
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The videos about buying ETH that the operator has chosen and the caller sees, in the operator’s order. */
  get_guide_videos: {
    input: Record<string, never>
    answer: {
      response: {
        videos: Array<SiteVideo>
      }
    }
    refusals: never
    files: never
  }
  /** A channel’s videos, latest first: to those who run it all, also those whose file is not ready; to others those in lists; of one that is for paying members, those who are none get its title alone. */
  get_videos_by_channel_id: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      videos: Array<SiteVideo>
      next?: string | undefined
    }
    refusals: 'channel_not_found'
    files: never
  }
  /** The videos that the caller has saved and can still see, latest saved first. */
  saved_video_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      videos: Array<SiteVideo>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Public videos by words of their title, tags, description or channel, or by their beginnings; those with the words in their title come first, and then the newest. Where nothing has all words, one of them may have a typo. An empty text with a filter finds all. */
  search_videos: {
    input: {
      search_term: string
      /** short: under 4 minutes. medium: under 20. long: longer. */
      length?: 'short' | 'medium' | 'long' | '' | undefined
      /** Published within the last day, week, month or year. */
      since?: 'day' | 'week' | 'month' | 'year' | '' | undefined
      /** 1: only videos with captions. */
      has_captions?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** Only in this channel. */
      channel_id?: number | string | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: {
        videos: Array<SiteVideo>
      }
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The public videos with a tag, newest first. */
  video_hash_timeline: {
    input: {
      hashtag: string
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      videos: Array<SiteVideo>
      next?: string | undefined
    }
    refusals: 'hashtag_empty'
    files: never
  }
  /** The comments on a video, newest first, each with its latest replies. */
  get_videos_comments: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** Documented, and ignored: the video says in which channel it is. */
      channel_id?: number | string | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      comments: Array<VideoComment>
      next?: string | undefined
    }
    refusals: 'video_not_found'
    files: never
  }
  /** Comment on a video that takes comments. */
  video_comment: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 1 to 1,500 characters. */
      comment: string
      /** Documented, and ignored: the video says in which channel it is. */
      channel_id?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: VideoComment
    }
    refusals: 'video_not_found' | 'comments_off' | 'comment_empty'
    files: never
  }
  /** Create a group of subscriptions, with `channel_id` as its first channel. A member may have 50. */
  create_subscription_group: {
    input: {
      /** 1 to 60 characters. */
      name: string
      /** A positive whole number, as a number or as digits. */
      channel_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: SubscriptionGroup
    }
    refusals: 'subscription_group_not_found' | 'too_many_subscription_groups' | 'subscription_group_taken' | 'channel_not_found'
    files: never
  }
  /** Delete a group of the caller’s subscriptions. They stay subscribed to its channels. */
  delete_subscription_group: {
    input: {
      /** A positive whole number, as a number or as digits. */
      subscription_group_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'subscription_group_not_found'
    files: never
  }
  /** The caller’s groups of subscriptions, by name. `channel_id`: each says whether it has this channel. */
  get_subscription_groups: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id?: number | string | undefined
    }
    answer: {
      response: Array<SubscriptionGroup>
    }
    refusals: never
    files: never
  }
  /** The videos of the channels that the caller has subscribed to, newest first. What is muted is left out. */
  get_subscription_videos: {
    input: {
      /** Only channels in this group of the caller’s. */
      subscription_group_id?: number | string | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      videos: Array<SiteVideo>
      next?: string | undefined
    }
    refusals: 'subscription_group_not_found'
    files: never
  }
  /** The channels that the caller has subscribed to. A cursor belongs to the order that answered it. */
  get_subscriptions: {
    input: {
      /** latest: latest subscribed first, also if missing. name: by name. newest: by their newest video. watched: those that the caller has watched most lately first. */
      sort?: 'latest' | 'name' | 'newest' | 'watched' | '' | undefined
      /** Only channels in this group of the caller’s. */
      subscription_group_id?: number | string | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Channel>
      next?: string | undefined
    }
    refusals: 'subscription_group_not_found'
    files: never
  }
  /** Put a channel that the caller has subscribed to into a group, or take it out. It may be in several. */
  toggle_subscription_group: {
    input: {
      /** A positive whole number, as a number or as digits. */
      subscription_group_id: number | string
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        subscription_group_id: number
        channel_id: number
        has_channel: 0 | 1
        channel_count: number
      }
    }
    refusals: 'subscription_group_not_found' | 'channel_not_found'
    files: never
  }
  /** Rename a group of the caller’s subscriptions. */
  update_subscription_group: {
    input: {
      /** A positive whole number, as a number or as digits. */
      subscription_group_id: number | string
      /** 1 to 60 characters. */
      name: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: SubscriptionGroup
    }
    refusals: 'subscription_group_not_found' | 'subscription_group_taken'
    files: never
  }
  /** Keep the present file of a video of a channel that the caller runs: the one that was to replace it, or has failed to, is removed. */
  cancel_video_replacement: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: SiteVideo
    }
    refusals: 'video_not_found' | 'channel_forbidden' | 'replacement_not_found'
    files: never
  }
  /** Give a video of a channel that the caller runs another file. The present one is shown until the new one can be played, and stays if that fails. A video whose file failed, or isn’t ready, waits for the new one instead. */
  replace_video_file: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: {
      recdata: SiteVideo
    }
    refusals: 'video_without_file' | 'video_not_found' | 'channel_forbidden' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded' | 'video_too_many_pixels' | 'video_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_processing'
    files: 'file'
  }
  /** Forget all that the caller has watched. */
  clear_watch_history: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Remove a video from the caller’s history. */
  delete_watched: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** The videos that the caller has begun and not finished, latest first; each has where they stopped. */
  get_continue_watching: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      videos: Array<SiteVideo>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The videos that the caller has watched and can still see, latest first, all or by words of their titles. */
  get_watch_history: {
    input: {
      search_term?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      videos: Array<SiteVideo>
      next?: string | undefined
      is_paused: 0 | 1
    }
    refusals: never
    files: never
  }
  /** Stop remembering what the caller watches, or go on with it. */
  pause_watch_history: {
    input: {
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_paused: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      is_paused: 0 | 1
    }
    refusals: never
    files: never
  }
  /** Tell where in a video the caller is: it goes on there the next time. How far they come counts for its author, of a day the furthest. */
  video_watched: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      seconds: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Create a playlist, private unless it is said otherwise, with `video_id` as its first video. A member may have 200. */
  create_playlist: {
    input: {
      /** 1 to 100 characters. */
      name: string
      /** Public, Unlisted or Private. */
      visibility?: string | undefined
      /** A positive whole number, as a number or as digits. */
      video_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Playlist
    }
    refusals: 'playlist_not_found' | 'too_many_playlists' | 'video_not_found'
    files: never
  }
  /** Delete the caller’s own playlist. It can be restored for 30 days. */
  delete_playlist: {
    input: {
      /** A positive whole number, as a number or as digits. */
      playlist_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'playlist_not_found'
    files: never
  }
  /** A playlist with all its entries, in its order. What the caller doesn’t see of it is there as an entry without a video. */
  get_playlist: {
    input: {
      /** A positive whole number, as a number or as digits. */
      playlist_id: number | string
    }
    answer: {
      response: Playlist
      entries: Array<PlaylistEntry>
    }
    refusals: 'playlist_not_found'
    files: never
  }
  /** The caller’s playlists, newest first; with `view_user_id` the public ones of that member. `video_id`: each says whether it has this video. */
  get_playlists: {
    input: {
      view_user_id?: number | string | '' | undefined
      /** A positive whole number, as a number or as digits. */
      video_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Playlist>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Move a video within the caller’s own playlist: before `before_video_id`, or to the end. */
  move_playlist_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      playlist_id: number | string
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      before_video_id?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'playlist_not_found' | 'video_not_found'
    files: never
  }
  /** Keep another member’s playlist beside one’s own; a second time takes it back. It stays theirs: the caller sees it as long as it is shown to them. */
  playlist_save: {
    input: {
      /** A positive whole number, as a number or as digits. */
      playlist_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        playlist_id: number
        is_saved: 0 | 1
      }
    }
    refusals: 'playlist_not_found' | 'not_oneself'
    files: never
  }
  /** Restore the caller’s own deleted playlist. */
  restore_playlist: {
    input: {
      /** A positive whole number, as a number or as digits. */
      playlist_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Playlist
    }
    refusals: 'playlist_not_found'
    files: never
  }
  /** The playlists of others that the caller has saved and can still see, latest saved first. */
  saved_playlist_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Playlist>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Put a video at the end of the caller’s own playlist, or take it out. A playlist has at most 500. */
  toggle_playlist_video: {
    input: {
      /** A positive whole number, as a number or as digits. */
      playlist_id: number | string
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        playlist_id: number
        video_id: number
        has_video: 0 | 1
        video_count: number
      }
    }
    refusals: 'playlist_not_found' | 'playlist_full' | 'video_not_found'
    files: never
  }
  /** Rename the caller’s own playlist, or change who sees it. What is missing stays as it is. */
  update_playlist: {
    input: {
      /** A positive whole number, as a number or as digits. */
      playlist_id: number | string
      /** 1 to 100 characters. */
      name?: string | undefined
      /** Public, Unlisted or Private. */
      visibility?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Playlist
    }
    refusals: 'playlist_not_found'
    files: never
  }
  /** Offer no membership of the caller’s own channel any more. Members keep it until the month that they paid ends. */
  close_channel_tier: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        channel_id: number
        tier: ChannelTier | null
        membership: ChannelMembership | null
        offer: JoiningOffer | null
        member_count: number | null
      }
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'tier_not_found'
    files: never
  }
  /** What a channel offers its paying members, the caller’s membership of it, and what joining would cost now. */
  get_channel_membership: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
    }
    answer: {
      recdata: {
        channel_id: number
        tier: ChannelTier | null
        membership: ChannelMembership | null
        offer: JoiningOffer | null
        member_count: number | null
      }
    }
    refusals: 'channel_not_found'
    files: never
  }
  /** Become a paying member of a channel, renew a membership again that was left, or pay an overdue month. `due` is checked against the server’s own figure. */
  join_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** The `due` of the offer in `get_channel_membership`. */
      due?: string | number | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        channel_id: number
        tier: ChannelTier | null
        membership: ChannelMembership | null
        offer: JoiningOffer | null
        member_count: number | null
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'channel_not_found' | 'tier_not_found' | 'not_oneself' | 'already_member' | 'tokens_missing' | 'price_changed'
    files: never
  }
  /** End a membership of a channel when its month ends; an overdue one ends at once. */
  leave_channel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'membership_not_found'
    files: never
  }
  /** Offer a membership of the caller’s own channel, or change what it offers. Members keep the price that they joined at, or get a lower one with their next month. */
  set_channel_tier: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** 1 to 60 characters. */
      title: string
      /** What it brings, in at most 1,000 characters. */
      perks?: string | undefined
      /** What a month costs, in tokens. */
      price: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        channel_id: number
        tier: ChannelTier | null
        membership: ChannelMembership | null
        offer: JoiningOffer | null
        member_count: number | null
      }
    }
    refusals: 'channel_not_found' | 'channel_forbidden'
    files: never
  }
  /** Accept the share that a channel’s owner proposes to the caller, from the next payment on. `percent` is checked against the proposal. */
  accept_channel_share: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** Whole percents, 1 to 99. */
      percent: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChannelShare
    }
    refusals: 'channel_not_found' | 'share_not_proposed' | 'share_changed'
    files: never
  }
  /** Decline the share that is proposed to the caller, with their own id; or take the proposal back, as the owner. A share that they have stays. */
  decline_channel_share: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChannelShare
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'share_not_proposed'
    files: never
  }
  /** End a collaborator’s share, as the owner; or give up the own one. Nothing that was paid is taken back. */
  end_channel_share: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChannelShare
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'share_not_found'
    files: never
  }
  /** Who has which share of what a channel earns, its owner first, and what each has been paid. For those who run it. */
  get_channel_shares: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
    }
    answer: {
      response: Array<ChannelShare>
    }
    refusals: 'channel_not_found' | 'channel_forbidden'
    files: never
  }
  /** Propose a share of what the caller’s own channel earns to a collaborator, or another one than they have, which stays until they accept. All shares together are at most 99 %: the rest is the owner’s. */
  propose_channel_share: {
    input: {
      /** A positive whole number, as a number or as digits. */
      channel_id: number | string
      /** A positive whole number, as a number or as digits. */
      member_user_id: number | string
      /** Whole percents, 1 to 99. */
      percent: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: ChannelShare
    }
    refusals: 'channel_not_found' | 'channel_forbidden' | 'member_not_found' | 'share_unchanged' | 'shares_exceed_whole'
    files: never
  }
  /** Make a survey, in which each member who sees it has one vote until it closes. Without more than the documented inputs it is open to everybody, takes one option, and shows its result always. */
  create_voting: {
    input: {
      /** 1 to 200 characters. */
      title: string
      /** A moment with its time zone, as 2026-12-24T18:00:00+01:00; one without, as 2026-12-24T18:00, or a day, of which the end counts, is taken in the member’s own zone: that of their quiet hours, or UTC. At most a year ahead. */
      closing_date: string
      /** Up to 8 different texts of at most 120 characters, each by itself or as `{"options": "…"}`. Empty ones are left out. */
      options: Array<string | {
        options: string
      }>
      /** single: one option. several: any number of them. ranked: options in order of preference. */
      kind?: 'single' | 'several' | 'ranked' | '' | undefined
      /** everybody, followers or friends of the caller, or group: the members of `group_id`. */
      audience?: 'everybody' | 'followers' | 'friends' | 'group' | '' | undefined
      /** Of a group that the caller is in, and only with the audience `group`. */
      group_id?: number | string | '' | undefined
      /** 1: nothing links a ballot with its voter. 0 if missing. */
      is_secret?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** When the result is shown, to its author too: always, voted (after one’s own vote), or closed. */
      results?: 'always' | 'voted' | 'closed' | '' | undefined
      /** 1: a vote can be changed until the survey closes; not of a secret one. 0 if missing. */
      is_changeable?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** So many members have to vote, at most 1,000,000. None if missing. */
      quorum?: number | string | '' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Survey
    }
    refusals: 'survey_not_found' | 'not_group_member'
    files: never
  }
  /** Delete the caller’s own survey. It can be restored for 30 days. */
  delete_voting: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'survey_not_found' | 'survey_forbidden'
    files: never
  }
  /** The caller’s own surveys, newest first. */
  my_voting_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Survey>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Up to 5 open surveys that the caller may vote in and has not, those that close next first. */
  poll_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Poll>
    }
    refusals: never
    files: never
  }
  /** Surveys by the words of their titles, or their beginnings, newest first. An empty title finds all. */
  search_voting_titles: {
    input: {
      title: string
      /** Only open or only closed ones, the latest to close first. */
      state?: 'open' | 'closed' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Survey>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Close the caller’s own survey before its time, for good: no later vote counts. */
  voting_close: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      id: number
      user_id: number
      username: string
      full_name: string
      profile_pic: string | null
      /** 1: a program posts here, as its member says. Missing otherwise. */
      is_bot?: 0 | 1 | undefined
      title: string
      kind: 'single' | 'several' | 'ranked'
      audience: 'everybody' | 'followers' | 'friends' | 'group'
      group_id: number | null
      group_name: string | null
      is_secret: 0 | 1
      results: 'always' | 'voted' | 'closed'
      is_changeable: 0 | 1
      quorum: number | null
      closing_date: string
      is_closed: 0 | 1
      vote_count: number
      is_voted: '0' | '1'
      is_result_shown: 0 | 1
      recdata: Array<SurveyOption>
      executed_count: number
      active_count: number
      like_count: number
      is_liked: 0 | 1
      comments_count: number
      created_at: string
      receipt: string | null
      outcome: SurveyOutcome | null
    }
    refusals: 'survey_not_found' | 'survey_forbidden' | 'survey_closed'
    files: never
  }
  /** A survey with its result so far. */
  voting_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
    }
    answer: {
      id: number
      user_id: number
      username: string
      full_name: string
      profile_pic: string | null
      /** 1: a program posts here, as its member says. Missing otherwise. */
      is_bot?: 0 | 1 | undefined
      title: string
      kind: 'single' | 'several' | 'ranked'
      audience: 'everybody' | 'followers' | 'friends' | 'group'
      group_id: number | null
      group_name: string | null
      is_secret: 0 | 1
      results: 'always' | 'voted' | 'closed'
      is_changeable: 0 | 1
      quorum: number | null
      closing_date: string
      is_closed: 0 | 1
      vote_count: number
      is_voted: '0' | '1'
      is_result_shown: 0 | 1
      recdata: Array<SurveyOption>
      executed_count: number
      active_count: number
      like_count: number
      is_liked: 0 | 1
      comments_count: number
      created_at: string
      receipt: string | null
      outcome: SurveyOutcome | null
    }
    refusals: 'survey_not_found'
    files: never
  }
  /** Like a survey; a second time takes it back. */
  voting_like: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        id: number
        like_count: number
        is_liked: 0 | 1
      }
    }
    refusals: 'survey_not_found'
    files: never
  }
  /** All surveys, newest first. */
  voting_list: {
    input: {
      /** Only open or only closed ones, the latest to close first. */
      state?: 'open' | 'closed' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Survey>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Take the deletion of the caller’s own survey back. */
  voting_restore: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      id: number
      user_id: number
      username: string
      full_name: string
      profile_pic: string | null
      /** 1: a program posts here, as its member says. Missing otherwise. */
      is_bot?: 0 | 1 | undefined
      title: string
      kind: 'single' | 'several' | 'ranked'
      audience: 'everybody' | 'followers' | 'friends' | 'group'
      group_id: number | null
      group_name: string | null
      is_secret: 0 | 1
      results: 'always' | 'voted' | 'closed'
      is_changeable: 0 | 1
      quorum: number | null
      closing_date: string
      is_closed: 0 | 1
      vote_count: number
      is_voted: '0' | '1'
      is_result_shown: 0 | 1
      recdata: Array<SurveyOption>
      executed_count: number
      active_count: number
      like_count: number
      is_liked: 0 | 1
      comments_count: number
      created_at: string
      receipt: string | null
      outcome: SurveyOutcome | null
    }
    refusals: 'survey_not_found' | 'hidden_by_moderators'
    files: never
  }
  /** Tell that the caller has seen an open survey: until they vote they are one of its `active_count`. */
  voting_seen: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Vote in a survey, once, unless it says that votes can be changed. Who made it may vote, too. A client draws the code of its ballot and keeps it as a receipt: the same vote under the same code is counted once and answered again, so it takes no `idempotency_key`. */
  user_voting: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
      /** The option voted for. */
      option_id?: number | string | undefined
      /** In place of `option_id`, of a survey that takes several: those chosen, or in order of preference. */
      option_ids?: Array<number | string> | undefined
      /** 128 random bits as 32 hex digits. Without it the server draws one, and answers it as `receipt`. A vote that is changed keeps its first code. */
      code?: string | '' | undefined
    }
    answer: {
      id: number
      is_voted: '0' | '1'
      vote_count: number
      executed_count: number
      active_count: number
      is_result_shown: 0 | 1
      recdata: Array<SurveyOption>
      receipt: string | null
    }
    refusals: 'survey_not_found' | 'option_not_found' | 'survey_closed' | 'voted_already' | 'ballot_code_taken'
    files: never
  }
  /** The ballots of a closed survey without names, in the order of their codes. Counting them gives the `outcome` of `voting_detail`, and hashing them its `chain_hash`. */
  voting_ballots: {
    input: {
      /** A positive whole number, as a number or as digits. */
      voting_title_id: number | string
      /** Ballots of a page: 1,000 if missing, which is the most. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      after?: string | '' | undefined
    }
    answer: {
      recdata: Array<PublishedBallot>
      next?: string | undefined
    }
    refusals: 'survey_not_found' | 'survey_open'
    files: never
  }
  /** Report a post, a comment, a reply, a member, a group, a project, a survey, a reel, a video, a message in a group’s chat, or a message of a conversation or the whole of it. Those who moderate then read the latest messages of the conversation. Reporting the same thing again before it is decided changes the reason. */
  add_report: {
    input: {
      report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
      /** A positive whole number, as a number or as digits. */
      report_id: number | string
      reason: 'spam' | 'harassment' | 'hate' | 'violence' | 'nsfw_not_marked' | 'self_harm' | 'false_information' | 'illegal' | 'impersonation' | 'other'
      description?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Report
    }
    refusals: 'post_not_found' | 'comment_not_found' | 'member_not_found' | 'message_not_found' | 'chat_not_found' | 'group_not_found' | 'group_event_not_found' | 'project_not_found' | 'survey_not_found' | 'job_not_found' | 'reel_not_found' | 'video_not_found' | 'channel_not_found' | 'not_oneself'
    files: never
  }
  /** The member’s own reports and their outcome, latest first. */
  get_reports: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      response: Array<Report>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Write to the people who run this Commons. They answer by email, to the caller’s address. Five messages a day. */
  contact_support: {
    input: {
      subject: string
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'too_many_messages'
    files: never
  }
  /** What moderators decided about the caller and what the caller wrote, latest first. */
  decision_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Decision>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The rules of this Commons, in the caller’s language. */
  rule_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Rule>
    }
    refusals: never
    files: never
  }
  /** Ask another moderator to remove for good what a decision hides, such as illegal material. Until they confirm, nothing changes. */
  ask_purge: {
    input: {
      /** A positive whole number, as a number or as digits. */
      decision_id: number | string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'decision_not_found' | 'decision_undone' | 'decision_purged' | 'case_barred' | 'purge_impossible' | 'purge_asked'
    files: never
  }
  /** Remove for good, as the second of two, what a decision hides: its words and evidence at once, its files and rows within two hours. The decision stays and can’t be taken back any more. */
  confirm_purge: {
    input: {
      /** A positive whole number, as a number or as digits. */
      decision_id: number | string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'decision_not_found' | 'decision_undone' | 'decision_purged' | 'case_barred' | 'purge_not_asked' | 'purge_needs_another' | 'purge_appealed'
    files: never
  }
  /** What waits for a second moderator before it is removed for good, the longest wait first; at most 50. */
  purge_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Purge>
    }
    refusals: never
    files: never
  }
  /** Take back that something is to be removed for good: by who asked, or by who would have to confirm it. It stays hidden. */
  withdraw_purge: {
    input: {
      /** A positive whole number, as a number or as digits. */
      decision_id: number | string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'decision_not_found' | 'decision_purged' | 'case_barred' | 'purge_not_asked'
    files: never
  }
  /** End a restriction of processing in 3 days. The member is mailed before, as the law has it. */
  end_processing_restriction: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** Why, for the log. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      ends_at: string
    }
    refusals: 'member_not_found' | 'processing_not_restricted'
    files: never
  }
  /** Restrict what is done with a member’s data, as they asked: all of it is kept, and nobody sees or uses it. They can log in, read why, and take their data along, as somebody suspended can. It calls off an end that was announced. */
  restrict_processing: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** Why, for the member. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      user_id: number
    }
    refusals: 'member_not_found' | 'not_oneself' | 'last_admin' | 'processing_restricted'
    files: never
  }
  /** Answer an appeal, for good. A decision that is overturned is taken back with all that it did, and its reports are dismissed. Both sides are told. Nobody answers about their own decision, nor where they couldn’t have decided. */
  answer_appeal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      appeal_id: number | string
      /** Whether the decision is upheld, or overturned: then all that it did is undone. */
      verdict: 'upheld' | 'overturned'
      /** Why, for the member. */
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'appeal_not_found' | 'appeal_answered' | 'appeal_with_jury' | 'case_barred' | 'decision_superseded'
    files: never
  }
  /** Appeal against a decision about the caller, once, within 20 days. A jury looks at public content again where there is one, else somebody else than who decided. */
  appeal_decision: {
    input: {
      /** A positive whole number, as a number or as digits. */
      decision_id: number | string
      /** Why the decision is wrong. */
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Appeal
    }
    refusals: 'decision_purged' | 'decision_not_found' | 'decision_undone' | 'appealed_already' | 'appeal_too_late'
    files: never
  }
  /** Appeals that wait for a moderator or that a jury has, oldest first, or those that are answered, latest first. */
  appeal_list: {
    input: {
      /** waiting if missing. */
      state?: 'waiting' | 'jury' | 'answered' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<StaffAppeal>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** What moderators decide, latest first: the day, the kind, the rule, what was done, and what became of an appeal. No names, ids or words. With figures of the last 365 days. */
  decision_log: {
    input: {
      /** Only decisions by this rule. */
      rule?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<LoggedDecision>
      figures: DecisionFigures
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Accept or decline to be a juror, within 48 hours. Somebody else is drawn for those who decline. */
  answer_jury_case: {
    input: {
      /** A positive whole number, as a number or as digits. */
      jury_case_id: number | string
      status: 'accept' | 'decline'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'jury_case_not_found' | 'jury_case_over' | 'jury_case_answered'
    files: never
  }
  /** The cases in which the caller is drawn as a juror, latest first, at most 20. Whose case it is, who reported it, who decided and who else is a juror isn’t said. */
  jury_case_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<JuryCase>
      takes_part: 0 | 1
    }
    refusals: never
    files: never
  }
  /** Vote on an appeal as a juror, once. The jury is done when 9 of 12 overturn the decision, or 4 uphold it; until then votes are secret. */
  jury_vote: {
    input: {
      /** A positive whole number, as a number or as digits. */
      jury_case_id: number | string
      /** Whether the decision is right, or should be taken back. */
      verdict: 'uphold' | 'overturn'
      /** Why; the member reads it without a name. */
      message?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'jury_case_not_found' | 'jury_case_over' | 'jury_not_accepted' | 'jury_voted'
    files: never
  }
  /** Say whether the caller may be drawn as a juror. Cases that they have accepted stay theirs. */
  update_jury_setting: {
    input: {
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      takes_part: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Note something for other staff, about a member or about what was reported. Members never see it. */
  add_staff_note: {
    input: {
      /** About this member. */
      view_user_id?: number | string | undefined
      /** Or about the object of this report. */
      report_id?: number | string | undefined
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: StaffNote
    }
    refusals: 'report_not_found' | 'member_not_found' | 'note_about_nothing'
    files: never
  }
  /** A case: the object as it was and as it is, who reported it, and what was decided before about the same member. */
  admin_report_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      report_id: number | string
    }
    answer: {
      recdata: CaseDetail
    }
    refusals: 'report_not_found'
    files: never
  }
  /** The cases that wait, or those that are decided: what members reported, latest first, each once however many reported it. What waits and only muted members reported is left out, unless it’s asked for or with the caller. `counts` says how many cases wait. */
  admin_report_list: {
    input: {
      /** waiting if missing. */
      state?: 'waiting' | 'decided' | '' | undefined
      kind?: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job' | '' | undefined
      reason?: 'spam' | 'harassment' | 'hate' | 'violence' | 'nsfw_not_marked' | 'self_harm' | 'false_information' | 'illegal' | 'impersonation' | 'other' | '' | undefined
      /** Only cases that the caller, or that nobody looks at. */
      assigned?: 'me' | 'nobody' | '' | undefined
      /** Only what somebody wrote who uses Commons in this language. */
      language?: 'en' | 'cs' | '' | undefined
      /** Only cases with a report that is older than this. */
      waits?: 'day' | 'three_days' | 'week' | '' | undefined
      /** only: what only muted members reported, which is left out otherwise. */
      muted?: 'only' | '' | undefined
      /** Only what is of this member. */
      view_user_id?: number | string | undefined
      /** Only what this rule found. */
      word_rule_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        report_id: number
        report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
        reported_id: number | null
        /** Null for the operator, and for members who have left. */
        member: {
          user_id: number
          full_name: string
          username: string
        } | null
        language: 'en' | 'cs' | null
        shown: string
        reasons: Array<'spam' | 'harassment' | 'hate' | 'violence' | 'nsfw_not_marked' | 'self_harm' | 'false_information' | 'illegal' | 'impersonation' | 'other'>
        reporters: number
        word_rules: Array<string>
        state: 'open' | 'reviewing' | 'upheld' | 'dismissed'
        /** Null for the operator, and for members who have left. */
        assigned_to: {
          user_id: number
          full_name: string
          username: string
        } | null
        first_at: string
        last_at: string
        decision_id: number | null
        barred: 'own' | 'involved' | 'admin' | 'reporter' | 'decider' | null
      }>
      counts: {
        open: number
        reviewing: number
        mine: number
        muted: number
      }
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Say who looks at cases that wait: the caller, another moderator, or with 0 nobody. */
  assign_reports: {
    input: {
      /** 1 to 100 ids; each stands for its whole case. */
      report_ids: Array<number | string>
      /** The caller if missing. */
      moderator_user_id?: number | string | 0 | '0' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'report_not_found' | 'report_decided' | 'moderator_not_found'
    files: never
  }
  /** Decide about a member without a report: warn, suspend or limit them. It is a decision like those about reports, for which the same rules hold. */
  decide_member: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      acts: Array<'warn' | 'suspend' | 'limit'>
      /** With `suspend` or `limit`: when they end. For good if missing. */
      until?: string | undefined
      /** A positive whole number, as a number or as digits. */
      rule_id: number | string
      /** Why, for the member. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      decision_id: number
    }
    refusals: 'member_not_found' | 'case_barred' | 'rule_not_found' | 'until_impossible' | 'last_admin'
    files: never
  }
  /** Decide cases: each gets a decision of its own, and all of its reports get its outcome. Both sides are told. A member is suspended or limited once, by one of the decisions about them; where nothing else is done, the others warn. Nobody decides about themself, a group or channel that they run, what they reported, or, unless they are one, an admin. */
  decide_reports: {
    input: {
      /** 1 to 100 ids; each stands for its whole case. */
      report_ids: Array<number | string>
      /** None: nothing was wrong. */
      acts: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'>
      /** With `label`: all the reasons for which it isn’t safe for work; none if it is. */
      nsfw?: Array<'Nudity' | 'Pornography' | 'Profanity' | 'Violence and Gore' | 'Race and Religion' | 'Other'> | undefined
      /** With `suspend` or `limit`: when they end. For good if missing. */
      until?: string | undefined
      /** A positive whole number, as a number or as digits. */
      rule_id: number | string
      /** Why, for the member whose it is. */
      reason: string
      /** What the reporters read. */
      answer?: string | undefined
      /** Where one act takes several calls: what the first of them answered. All of it can be taken back with `undo_wave`. */
      wave_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Array<{
        decision_id: number
        report_type: 'post' | 'comment' | 'reply' | 'member' | 'group_message' | 'chat_message' | 'chat' | 'group' | 'group_event' | 'project' | 'survey' | 'reel' | 'video' | 'channel' | 'job'
      }>
      /** Of several decisions; null of one alone. */
      wave_id: number | null
    }
    refusals: 'report_not_found' | 'report_decided' | 'case_barred' | 'rule_not_found' | 'act_impossible' | 'reported_gone' | 'hidden_already' | 'until_impossible' | 'last_admin' | 'wave_not_found'
    files: never
  }
  /** What moderators decided and noted about a member, latest first, and whether they are suspended or limited. */
  member_record: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
    }
    answer: {
      recdata: MemberRecord
    }
    refusals: 'member_not_found'
    files: never
  }
  /** The two messages before and after a reported message, or the last five of a reported conversation, as they were when it was reported. No others are ever read. Each reading is in the log. */
  read_reported_messages: {
    input: {
      /** A positive whole number, as a number or as digits. */
      report_id: number | string
    }
    answer: {
      recdata: Array<{
        /** Null for the operator, and for members who have left. */
        sender: {
          user_id: number
          full_name: string
          username: string
        } | null
        message: string
        file_type: 'image' | 'video' | 'audio' | 'attachment' | null
        created_at: string
        is_reported: 0 | 1
      }>
    }
    refusals: 'report_not_found' | 'case_barred'
    files: never
  }
  /** Members who may belong together with one, by what they have in common: those with the most of it first, at most 50. It proves nothing: a family has one network, too. */
  related_members: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
    }
    answer: {
      recdata: Array<{
        user_id: number
        full_name: string
        username: string
        joined_at: string
        is_suspended: 0 | 1
        /** `network`: seen in the same network, and joined within 7 days of each other. `inviter`: invited by the same member. `domain`: an email address under the same domain, one that few have. `name`: joined within 7 days, and their names look alike, but for numbers. */
        signals: Array<'network' | 'inviter' | 'domain' | 'name'>
      }>
    }
    refusals: 'member_not_found'
    files: never
  }
  /** What staff noted about a member or a reported object, latest first; at most 50. */
  staff_note_list: {
    input: {
      /** About this member. */
      view_user_id?: number | string | undefined
      /** Or about the object of this report. */
      report_id?: number | string | undefined
    }
    answer: {
      recdata: Array<StaffNote>
    }
    refusals: 'report_not_found' | 'note_about_nothing'
    files: never
  }
  /** Take a decision back, with all that it did. Its reports wait again. */
  undo_decision: {
    input: {
      /** A positive whole number, as a number or as digits. */
      decision_id: number | string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'decision_not_found' | 'decision_undone' | 'decision_purged' | 'decision_superseded' | 'case_barred'
    files: never
  }
  /** Take back all that a moderator decided between two times, the latest first, with all that it did; at most 200 decisions. Those that can’t be taken back are listed with the reason. */
  undo_moderator: {
    input: {
      /** A positive whole number, as a number or as digits. */
      moderator_user_id: number | string
      from: string
      to: string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      undone: number
      kept: Array<{
        decision_id: number
        reason: 'purged' | 'superseded' | 'own' | 'involved' | 'admin' | 'reporter' | 'decider'
      }>
      has_more: 0 | 1
    }
    refusals: 'member_not_found' | 'range_impossible'
    files: never
  }
  /** Take back all decisions that were made in one act, the latest first, with all that they did; at most 200 in a call. Those that can’t be taken back are listed with the reason. */
  undo_wave: {
    input: {
      /** A positive whole number, as a number or as digits. */
      wave_id: number | string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      undone: number
      kept: Array<{
        decision_id: number
        reason: 'purged' | 'superseded' | 'own' | 'involved' | 'admin' | 'reporter' | 'decider'
      }>
      has_more: 0 | 1
    }
    refusals: 'wave_not_found' | 'decision_undone'
    files: never
  }
  /** What a member and moderators wrote to each other, latest first. Nobody reads what they have a part in. */
  member_messages: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** The decision that it’s about; the general thread if missing. */
      decision_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      /** Null for the operator, and for members who have left. */
      member: {
        user_id: number
        full_name: string
        username: string
      } | null
      about: ThreadAbout | null
      waits: 0 | 1
      messages: Array<{
        message_id: number
        message: string
        by_staff: 0 | 1
        created_at: string
        /** Null for the operator, and for members who have left. */
        moderator: {
          user_id: number
          full_name: string
          username: string
        } | null
      }>
      next?: string | undefined
    }
    refusals: 'member_not_found' | 'decision_not_found' | 'case_barred'
    files: never
  }
  /** Threads with members: those that wait for an answer, longest first, or all, latest first. */
  member_thread_list: {
    input: {
      /** waiting if missing. */
      state?: 'waiting' | 'all' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<MemberThread>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** What the caller and moderators wrote to each other, latest first. */
  moderator_messages: {
    input: {
      /** The decision that it’s about; the general thread if missing. */
      decision_id?: number | string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      about: ThreadAbout | null
      messages: Array<ModeratorMessage>
      next?: string | undefined
    }
    refusals: 'decision_not_found'
    files: never
  }
  /** Write to a member as a moderator; who of staff wrote isn’t said. Refused where somebody has written since the latest message that the caller read. */
  send_member_message: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** The decision that it’s about; the general thread if missing. */
      decision_id?: number | string | undefined
      message: string
      /** The latest message that the caller has read; 0 or missing where there is none. */
      read_id?: number | string | 0 | '0' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found' | 'decision_not_found' | 'case_barred' | 'written_since'
    files: never
  }
  /** Write to moderators, about a decision about the caller or about anything; at most 20 messages a day. */
  send_moderator_message: {
    input: {
      /** The decision that it’s about; the general thread if missing. */
      decision_id?: number | string | undefined
      message: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'decision_not_found' | 'too_many_to_moderators'
    files: never
  }
  /** Say that a thread with a member needs no answer. It waits again with the member’s next message. */
  settle_member_thread: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** The decision that it’s about; the general thread if missing. */
      decision_id?: number | string | undefined
      /** The latest message that the caller has read; 0 or missing where there is none. */
      read_id?: number | string | 0 | '0' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found' | 'decision_not_found' | 'case_barred' | 'written_since' | 'thread_settled'
    files: never
  }
  /** Fold the reports of a member away for a time: what only they reported isn’t listed among what waits. They aren’t told. Null, or a time that is over, ends it. Nobody mutes who reported something they have a part in. */
  mute_reporter: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reporter_user_id: number | string
      /** When it ends, within ten years; null ends it now. */
      until: string | '' | null
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found' | 'case_barred' | 'until_impossible'
    files: never
  }
  /** Add a template of a decision, for all moderators. */
  add_template: {
    input: {
      name: string
      /** A positive whole number, as a number or as digits. */
      rule_id: number | string
      /** What it suggests to do. */
      acts?: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'> | undefined
      /** Why, in English. */
      reason_en: string
      /** Why, in Czech. */
      reason_cs: string
      /** What the reporters read. */
      answer_en?: string | undefined
      /** What the reporters read. */
      answer_cs?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      template_id: number
    }
    refusals: 'rule_not_found' | 'template_name_taken' | 'too_many_templates'
    files: never
  }
  /** Delete a template of a decision. Decisions made with it stay as they are. */
  delete_template: {
    input: {
      /** A positive whole number, as a number or as digits. */
      template_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'template_not_found'
    files: never
  }
  /** The templates of decisions, by their names; at most 100. */
  template_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Template>
    }
    refusals: never
    files: never
  }
  /** Change a template of a decision. Decisions made with it stay as they are. */
  update_template: {
    input: {
      /** A positive whole number, as a number or as digits. */
      template_id: number | string
      name: string
      /** A positive whole number, as a number or as digits. */
      rule_id: number | string
      /** What it suggests to do. */
      acts?: Array<'hide' | 'label' | 'warn' | 'suspend' | 'limit'> | undefined
      /** Why, in English. */
      reason_en: string
      /** Why, in Czech. */
      reason_cs: string
      /** What the reporters read. */
      answer_en?: string | undefined
      /** What the reporters read. */
      answer_cs?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'template_not_found' | 'rule_not_found' | 'template_name_taken'
    files: never
  }
  /** Refuse or report what members publish with these words or with links to this domain, or the same text too often, from now on. It replaces an earlier rule about the same. `try_word_rule` says first what it would have found. */
  add_word_rule: {
    input: {
      kind: 'words' | 'domain' | 'flood' | 'flood_by_all'
      /** Words as muted words are found: whole ones, whatever their case. With * at the end, whatever begins like it. Or a domain such as example.com. Rules about floods have none. */
      words?: string | undefined
      /** Of a flood: how often the same text may be published, 1 to 1000. */
      most?: number | string | undefined
      /** Of a flood: in how many hours, 1 to 168. */
      hours?: number | string | undefined
      act: 'refuse' | 'report'
      /** 1: posts and comments of the last 30 days that it finds are reported, too; the latest 500. */
      reports_earlier?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** Why, for other moderators. */
      note?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      word_rule_id: number
      /** Of what was there before. */
      reported: number
    }
    refusals: 'too_many_word_rules' | 'word_rule_too_slow'
    files: never
  }
  /** Remove a rule about words. What it has reported goes on waiting. */
  delete_word_rule: {
    input: {
      /** A positive whole number, as a number or as digits. */
      word_rule_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'word_rule_not_found'
    files: never
  }
  /** What a rule would have found in posts and comments of the last 30 days, before it is switched on. All are counted; the latest 20 that every member can read are listed. */
  try_word_rule: {
    input: {
      kind: 'words' | 'domain' | 'flood' | 'flood_by_all'
      /** Words as muted words are found: whole ones, whatever their case. With * at the end, whatever begins like it. Or a domain such as example.com. Rules about floods have none. */
      words?: string | undefined
      /** Of a flood: how often the same text may be published, 1 to 1000. */
      most?: number | string | undefined
      /** Of a flood: in how many hours, 1 to 168. */
      hours?: number | string | undefined
    }
    answer: {
      posts: number
      comments: number
      gave_up: 0 | 1
      recdata: Array<TriedText>
    }
    refusals: never
    files: never
  }
  /** Words, domains and floods that members can’t publish, or that are reported by themselves, in alphabetical order. */
  word_rule_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        word_rule_id: number
        kind: 'words' | 'domain' | 'flood' | 'flood_by_all'
        words: string
        most: number | null
        hours: number | null
        act: 'refuse' | 'report'
        note: string
        /** Null for the operator, and for members who have left. */
        added_by: {
          user_id: number
          full_name: string
          username: string
        } | null
        created_at: string
        waiting: number
      }>
    }
    refusals: never
    files: never
  }
  /** Let a file be uploaded again. */
  delete_media_hash: {
    input: {
      /** A positive whole number, as a number or as digits. */
      media_hash_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'media_hash_not_found'
    files: never
  }
  /** Files that nobody can upload again, the latest first. */
  media_hash_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        media_hash_id: number
        sha256: string
        kind: 'image' | 'video' | 'audio' | 'attachment'
        /** Null for the operator, and for members who have left. */
        added_by: {
          user_id: number
          full_name: string
          username: string
        } | null
        created_at: string
        report_id: number | null
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Tags that something public has, or those that are blocked, most used first. */
  admin_tag_list: {
    input: {
      /** How they begin. */
      search?: string | undefined
      /** `all` if missing. `blocked`: only blocked ones, used or not. */
      state?: 'all' | 'blocked' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of an earlier answer. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        tag_id: number
        hashtag: string
        post_count: number
        reel_count: number
        video_count: number
        block: {
          reason: string
          /** Null for the operator, and for members who have left. */
          blocked_by: {
            user_id: number
            full_name: string
            username: string
          } | null
          blocked_at: string
        } | null
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Take a tag out of what is trending and suggested. Its posts stay, and its page says so. */
  block_tag: {
    input: {
      hashtag: string
      /** Why, for other staff. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      tag_id: number
    }
    refusals: 'hashtag_empty' | 'tag_blocked'
    files: never
  }
  /** Let a tag be trending and suggested again. */
  unblock_tag: {
    input: {
      hashtag: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'tag_not_blocked'
    files: never
  }
  /** The rules that hold, in their order and in both languages; or those that are retired, the latest first. */
  admin_rule_list: {
    input: {
      /** 1: those that are retired, in pages. */
      is_retired?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<AdminRule>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Add a rule, or change, move or retire one. Decisions keep the words of the rule that they named. */
  update_rule: {
    input: {
      /** Missing: a new rule. */
      rule_id?: number | string | undefined
      title_en: string
      title_cs: string
      text_en: string
      text_cs: string
      /** Its place among the rules, from 1. Missing: where it is; a new rule comes last. */
      place?: number | string | undefined
      /** 1: it holds no longer. 0 or missing: it holds, also if it was retired. */
      is_retired?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        rule_id: number
      }
    }
    refusals: 'rule_not_found' | 'rule_unchanged' | 'too_many_network_rules' | 'last_rule'
    files: never
  }
  /** What support needs to help a member: their account, open sessions and mails. It has no secrets, and nothing that they wrote. */
  admin_member_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
    }
    answer: {
      recdata: MemberDetail
    }
    refusals: 'member_not_found'
    files: never
  }
  /** Members, the newest first; found by a part of their name or username, by their address, or by their id. Moderators learn no addresses, and find nobody by one or by a network. */
  admin_member_list: {
    input: {
      search?: string | undefined
      state?: 'suspended' | 'leaving' | 'limited' | 'active' | '' | undefined
      /** `staff`: whoever has a role. */
      role?: 'moderator' | 'finance' | 'support' | 'admin' | 'staff' | '' | undefined
      /** The domain of their address, or one above it. Not for moderators. */
      email_domain?: string | undefined
      /** An address or network from which they have logged in; networks are kept to the /24 or /48. Not for moderators. */
      ip?: string | undefined
      /** Who joined on this day or later, in UTC. */
      joined_after?: string | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        user_id: number
        full_name: string
        username: string
        email: string | null
        email_verified: 0 | 1
        role: 'moderator' | 'finance' | 'support' | 'admin' | null
        state: 'suspended' | 'leaving' | 'limited' | 'active'
        joined_at: string
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The log of what staff did, latest first. Nobody can change it. */
  audit_log: {
    input: {
      /** Only what this member of staff did. */
      actor_user_id?: number | string | undefined
      /** Only what was done to this member. */
      target_user_id?: number | string | undefined
      /** Only this call or command. */
      act?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<StaffAct>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Become the admin by the link that Commons prints at its start while it has none. The caller needs a second factor, shown in this session. */
  claim_admin: {
    input: {
      /** What the link has as `token`. */
      setup_token: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'link_expired' | 'admin_exists'
    files: never
  }
  /** Give a member a role of staff, or take it. It holds at once, in every open window. The last admin stays. */
  update_member_role: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      /** In place of any other role; `member` takes it away. */
      role: 'moderator' | 'finance' | 'support' | 'admin' | 'member'
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found' | 'last_admin' | 'role_unchanged'
    files: never
  }
  /** The backups in BACKUP_DIR, the latest first, and whether one is being made. An installation whose database is elsewhere, or without BACKUP_DIR, makes none itself. */
  backup_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Backup>
      makes_backups: 0 | 1
      running_since: string | null
      failed: string
      archives: 0 | 1
      last_archived_at: string | null
      archiving_fails: 0 | 1
    }
    refusals: never
    files: never
  }
  /** Make a backup now, in the background. One is made at a time. */
  start_backup: {
    input: {
      reason?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'backups_elsewhere' | 'backup_running'
    files: never
  }
  /** How members’ files fill the disk: by what they are for, as counted every six hours, and the members who take most. It says nothing of what the files show. */
  storage_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        use: string
        files: number
        bytes: number
        growth_bytes: number | null
      }>
      counted_at: string | null
      database_bytes: number
      members: Array<{
        user_id: number
        full_name: string
        username: string
        files: number
        bytes: number
        quota_bytes: number
      }>
    }
    refusals: never
    files: never
  }
  /** What the first steps of a network need to know beside settings, backups and legal pages. */
  first_step_list: {
    input: Record<string, never>
    answer: {
      marked: Array<'name' | 'registration' | 'rules' | 'legal' | 'closed'>
      /** The address in links of mails. */
      origin: string
      has_public_url: 0 | 1
      has_mail_server: 0 | 1
      test_mail: {
        address: string
        state: 'waiting' | 'sending' | 'sent' | 'unsure' | 'failed' | 'void'
        error: string
        sent_at: string | null
      } | null
    }
    refusals: never
    files: never
  }
  /** Mark a first step as done, or as not done. `closed` takes them off the overview. */
  mark_first_step: {
    input: {
      step: 'name' | 'registration' | 'rules' | 'legal' | 'closed'
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_done: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Send a mail to the caller’s own address. One that still waits is given up; `first_step_list` says how it went. */
  send_test_mail: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Change the address of a member who lost the old one. It holds once they follow the link that is mailed to the new one, logged in; the old one is told. */
  change_member_email: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      reason: string
      email: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found' | 'email_same' | 'email_taken' | 'not_accepted'
    files: never
  }
  /** Delete a member who asked for it: they are hidden at once, and deleted in 30 days unless they log in before, or right away. What is in their wallet goes to Commons. */
  delete_member: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      reason: string
      /** 1: without the 30 days, as the law may want it. */
      at_once?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found' | 'not_oneself' | 'last_admin' | 'money_in_escrow'
    files: never
  }
  /** Make a member’s export. They are mailed where they can download it; nobody else can. */
  send_member_export: {
    input: {
      /** A positive whole number, as a number or as digits. */
      view_user_id: number | string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'member_not_found' | 'export_made'
    files: never
  }
  /** Whether this installation is well: jobs, mails, the last backup, money, the database and the disks. */
  health: {
    input: Record<string, never>
    answer: {
      recdata: Health
    }
    refusals: never
    files: never
  }
  /** How this installation was in the last day, week or month, in equal intervals from the oldest on. What waits, is open or is in use is the most of an interval. It begins with the first sample. */
  health_history: {
    input: {
      /** day if missing. */
      period?: 'day' | 'week' | 'month' | '' | undefined
    }
    answer: {
      minutes: number
      recdata: Array<HealthSample>
    }
    refusals: never
    files: never
  }
  /** Work in the background that failed for good, waits or runs; the latest 50, and how many there are of each kind. What it is about isn’t shown. */
  job_list: {
    input: {
      /** failed if missing. */
      state?: 'failed' | 'waiting' | 'running' | '' | undefined
      /** Only jobs of this kind; all kinds if missing. */
      job_name?: string | undefined
    }
    answer: {
      recdata: Array<StaffJob>
      kinds: Array<{
        name: string
        count: number
      }>
    }
    refusals: never
    files: never
  }
  /** Let a job that failed for good run once more. */
  retry_job: {
    input: {
      job_id: string
      reason?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'job_not_failed'
    files: never
  }
  /** Let all jobs of one kind that failed for good run once more, the oldest first; at most 1,000. */
  retry_jobs: {
    input: {
      job_name: string
      reason?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      retried: number
      has_more: 0 | 1
    }
    refusals: 'job_not_failed'
    files: never
  }
  /** Show a picture as the network’s logo: in the top bar, mails, and apps. The whole picture is shown, in a square. The logo before it is deleted. */
  add_network_logo: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      upload_id?: string | undefined
    }
    answer: object
    refusals: 'picture_missing' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'file'
  }
  /** Show the mark of Commons in place of the network’s logo again. */
  delete_network_logo: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** What the network is set to, and who changed it last. */
  setting_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<StoredSetting>
    }
    refusals: never
    files: never
  }
  /** Change a setting of the network. It holds at once, in every process. */
  update_setting: {
    input: {
      name: 'network_name' | 'network_slogan' | 'network_language' | 'network_accent' | 'feature_groups' | 'feature_videos' | 'feature_reels' | 'feature_surveys' | 'feature_projects' | 'feature_jobs' | 'feature_video_calls' | 'feature_wallet' | 'registration_mode' | 'registration_questions_en' | 'registration_questions_cs' | 'new_account_days' | 'new_account_posts' | 'new_account_comments' | 'new_account_conversations' | 'new_account_follows' | 'new_account_links' | 'open_videos' | 'member_quota_mb' | 'mint_limit'
      value: string
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'setting_fixed' | 'setting_unchanged' | 'feature_holds_money'
    files: never
  }
  /** Announce something to all members: a line above every page from a time on, until another or for good. Of several, each member sees the latest that they haven’t dismissed. */
  add_announcement: {
    input: {
      text_en: string
      text_cs: string
      /** Where it leads: an address on the web, or a page of the network such as /rules. */
      link?: string | undefined
      /** 1: whoever isn’t logged in sees it, too. */
      for_visitors?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** From when it is shown. At once if missing. */
      starts_at?: '' | string | undefined
      /** Until when. Until it is deleted if missing. */
      ends_at?: '' | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      announcement_id: number
    }
    refusals: 'too_many_announcements' | 'announcement_ends_early'
    files: never
  }
  /** All announcements, the latest first: those that are shown, those to come, and those that are over. */
  announcement_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        announcement_id: number
        text_en: string
        text_cs: string
        /** An address on the web, or a page that begins with a slash; empty: none. */
        link: string
        ends_at: string | null
        for_visitors: 0 | 1
        starts_at: string
        /** Null for the operator, and for members who have left. */
        created_by: {
          user_id: number
          full_name: string
          username: string
        } | null
        /** How many members dismissed it. */
        dismissals: number
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Delete an announcement. It disappears from all pages. */
  delete_announcement: {
    input: {
      /** A positive whole number, as a number or as digits. */
      announcement_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'announcement_not_found'
    files: never
  }
  /** Don’t show the member this announcement any more, on any of their devices. */
  dismiss_announcement: {
    input: {
      /** A positive whole number, as a number or as digits. */
      announcement_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'announcement_not_found'
    files: never
  }
  /** Change an announcement. Members who dismissed it don’t see it again. */
  update_announcement: {
    input: {
      /** A positive whole number, as a number or as digits. */
      announcement_id: number | string
      text_en: string
      text_cs: string
      /** Where it leads: an address on the web, or a page of the network such as /rules. */
      link?: string | undefined
      /** 1: whoever isn’t logged in sees it, too. */
      for_visitors?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** From when it is shown. At once if missing. */
      starts_at?: '' | string | undefined
      /** Until when. Until it is deleted if missing. */
      ends_at?: '' | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'announcement_not_found' | 'too_many_announcements' | 'announcement_ends_early'
    files: never
  }
  /** Agree to the terms and the privacy page in the version that the member has seen. Others that came since are refused: they show what is new first. */
  accept_rules: {
    input: {
      version: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'rules_changed'
    files: never
  }
  /** Publish a new version of a legal page. Earlier ones stay readable. */
  add_legal_version: {
    input: {
      kind: 'terms' | 'privacy' | 'imprint'
      /** The version that was changed; another one in between is refused. */
      based_on: number | string
      text_en: string
      text_cs: string
      /** What is new, for members. Needed where they must agree again. */
      changes_en?: string | undefined
      changes_cs?: string | undefined
      /** 1: members must agree to it. The imprint never asks. */
      asks_again?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** How long members can put it off; 0 or missing: not at all. */
      days?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        version: number
      }
    }
    refusals: 'legal_version_outdated' | 'legal_unchanged' | 'legal_changes_missing'
    files: never
  }
  /** The legal pages as they are now, in both languages. */
  admin_legal_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        kind: 'terms' | 'privacy' | 'imprint'
        /** 0: the text that came with Commons. */
        version: number
        text_en: string
        text_cs: string
        published_at: string | null
        /** Null for the operator, and for members who have left. */
        published_by: {
          user_id: number
          full_name: string
          username: string
        } | null
        asks_again: 0 | 1
        due_at: string | null
      }>
    }
    refusals: never
    files: never
  }
  /** The terms, the privacy page or the imprint, in the caller’s language: as they are now, or an earlier version. A text with headings, lists and links, no HTML. */
  legal_page: {
    input: {
      kind: 'terms' | 'privacy' | 'imprint'
      /** Missing: as it is now. */
      version?: number | string | undefined
    }
    answer: {
      recdata: {
        /** 0: the text that came with Commons. */
        version: number
        published_at: string | null
        changes: string
        /** Empty where the operator has written none. */
        text: string
        is_current: 0 | 1
      }
    }
    refusals: 'legal_version_not_found'
    files: never
  }
  /** The versions of a legal page, the latest first, without the text that came with Commons. */
  legal_version_list: {
    input: {
      kind: 'terms' | 'privacy' | 'imprint'
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        /** 0: the text that came with Commons. */
        version: number
        published_at: string | null
        changes: string
        asks_again: 0 | 1
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** What changed in the terms and the privacy page since the member last agreed. Empty where they owe nothing. */
  show_consent: {
    input: Record<string, never>
    answer: {
      /** 0: the text that came with Commons. */
      version: number
      /** Until when it can be put off; null: nothing is owed. */
      due_at: string | null
      /** 1: it can’t be put off any more. */
      is_due: 0 | 1
      /** The latest 20 versions since, the latest first. */
      recdata: Array<{
        kind: 'terms' | 'privacy' | 'imprint'
        /** 0: the text that came with Commons. */
        version: number
        published_at: string | null
        changes: string
      }>
    }
    refusals: never
    files: never
  }
  /** Say that a notification has popped up, so that it does not again. */
  notification_flash: {
    input: {
      /** A positive whole number, as a number or as digits. */
      notification_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'notification_not_found'
    files: never
  }
  /** What the caller is told of, latest first; unread news of one kind about one thing is one notification. It shows what stands and what the caller may still see. `unread_count` is counted to 100. */
  notification_list: {
    input: {
      filter?: 'people' | 'mentions' | 'money' | 'work' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Notification>
      unread_count: number
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Mark a notification as read; with `notification_id` 0 all of them. */
  notification_read: {
    input: {
      notification_id: number | string | 0 | '0'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      unread_count: number
    }
    refusals: 'notification_not_found'
    files: never
  }
  /** Have notifications pushed to this browser, for as long as the session lasts. The endpoint is one of a push service that the operator allows. */
  add_push_subscription: {
    input: {
      endpoint: string
      p256dh: string
      auth: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'push_service_unknown'
    files: never
  }
  /** Push nothing to this endpoint any more. One that is not the caller’s is answered the same. */
  delete_push_subscription: {
    input: {
      endpoint: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** End the mail that gathers notifications, by the code of its link. An unknown code is answered the same. */
  end_notification_mail: {
    input: {
      code: string
    }
    answer: object
    refusals: never
    files: never
  }
  /** Each kind of notification with its channels, the quiet hours, empty where there are none, and whether all is paused. */
  notification_setting_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<NotificationSetting>
      quiet_from: string | ''
      quiet_to: string | ''
      time_zone: string
      is_paused: 0 | 1
      paused_until: string | null
    }
    refusals: never
    files: never
  }
  /** Whether notifications pop up on open pages. */
  show_notification_popover: {
    input: Record<string, never>
    answer: {
      notification_popover: '0' | '1'
    }
    refusals: never
    files: never
  }
  /** The public key (VAPID, base64url) with which a browser subscribes to web push. */
  show_push_key: {
    input: Record<string, never>
    answer: {
      public_key: string
    }
    refusals: never
    files: never
  }
  /** Switch a channel on or off for all kinds of notification about something. */
  update_notification_group: {
    input: {
      group: 'people' | 'posts' | 'reels' | 'videos' | 'chats' | 'groups' | 'projects' | 'surveys' | 'work' | 'wallet' | 'account'
      channel: 'in_app' | 'mail' | 'push'
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_on: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Pause all notifications for an hour, until 08:00 tomorrow in a time zone such as Europe/Prague, or until the caller ends it with `none`. Nothing pops up, rings, is pushed or mailed meanwhile; the list goes on. */
  update_notification_pause: {
    input: {
      pause: 'hour' | 'tomorrow' | 'open' | 'none'
      time_zone?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Switch pop-ups on open pages on or off. */
  update_notification_popover: {
    input: {
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      notification_popover: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Switch a channel of a kind of notification on or off. */
  update_notification_setting: {
    input: {
      kind: string
      channel: 'in_app' | 'mail' | 'push'
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_on: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Set the hours in which nothing pops up or is pushed, in a time zone such as Europe/Prague; both empty for none. */
  update_quiet_hours: {
    input: {
      /** As 22:00, or empty for none. */
      quiet_from: string
      /** As 22:00, or empty for none. */
      quiet_to: string
      time_zone?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** Have the caller’s news sent to an address of theirs as it happens, signed as Standard Webhooks says. It takes the password, a code or a passkey, because it carries news out of Commons. */
  add_webhook: {
    input: {
      /** At most 60 characters. */
      name: string
      /** An https address on the internet, such as https://bot.example/hook. */
      url: string
      /** A list, or its JSON as text. */
      events: Array<unknown> | '' | string
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
    }
    answer: {
      recdata: Webhook
      /** By which the receiver verifies signatures, whsec_ and base64. It is answered this once. */
      secret: string
    }
    refusals: 'too_many_webhooks' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Remove a webhook and what is kept of its deliveries. Nothing is sent to it any more. */
  delete_webhook: {
    input: {
      /** A positive whole number, as a number or as digits. */
      webhook_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'webhook_not_found'
    files: never
  }
  /** Rename a webhook, choose other events, or turn it on or off. What isn’t given stays. Nothing is kept for one that is off. */
  edit_webhook: {
    input: {
      /** A positive whole number, as a number or as digits. */
      webhook_id: number | string
      /** At most 60 characters. */
      name?: string | undefined
      /** A list, or its JSON as text. */
      events?: Array<unknown> | '' | string | undefined
      /** 0 or 1, as a number or as text, or a boolean, which a form sends as text. */
      is_on?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Webhook
    }
    refusals: 'webhook_not_found'
    files: never
  }
  /** Give a webhook a new secret. The old one signs nothing any more, from the next attempt on. */
  renew_webhook_secret: {
    input: {
      /** A positive whole number, as a number or as digits. */
      webhook_id: number | string
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
    }
    answer: {
      /** By which the receiver verifies signatures, whsec_ and base64. It is answered this once. */
      secret: string
    }
    refusals: 'webhook_not_found' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Send a delivery again now, with the same id and body, and again later if it fails. */
  resend_webhook_delivery: {
    input: {
      /** A positive whole number, as a number or as digits. */
      delivery_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: WebhookDelivery
    }
    refusals: 'webhook_delivery_not_found' | 'webhook_off'
    files: never
  }
  /** Send a webhook an event of the type `webhook.test`, as other events are sent. */
  test_webhook: {
    input: {
      /** A positive whole number, as a number or as digits. */
      webhook_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: WebhookDelivery
    }
    refusals: 'webhook_not_found' | 'webhook_off'
    files: never
  }
  /** The latest 50 deliveries of one of the caller’s webhooks, latest first. They are kept for a week. */
  webhook_delivery_list: {
    input: {
      /** A positive whole number, as a number or as digits. */
      webhook_id: number | string
    }
    answer: {
      recdata: Array<WebhookDelivery>
    }
    refusals: 'webhook_not_found'
    files: never
  }
  /** The caller’s own webhooks, at most 10, in the order in which they were added. */
  webhook_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<Webhook>
      is_two_factor: 0 | 1
    }
    refusals: never
    files: never
  }
  /** How often others looked at what the caller published. `pageviews`: their profile or a page of one of their posts was opened. `impressions`: a card of one of their posts was on a screen. `days` is 1 (today, by the hour), 7, 30 (if left out), 90 or 365. Hours and days are UTC. One's own looks don't count. */
  analytics_traffic: {
    input: {
      metric?: 'pageviews' | 'impressions' | undefined
      /** 1, 7, 30, 90 or 365, as a number or as digits. */
      days?: 1 | 7 | 30 | 90 | 365 | '1' | '7' | '30' | '90' | '365' | undefined
    }
    answer: {
      recdata: Traffic
    }
    refusals: never
    files: never
  }
  /** Report what was looked at, up to 100 of each: posts whose cards were on the screen, posts and members whose pages were opened. What the caller can't see and what is their own doesn't count. Who looked isn't recorded. */
  count_looks: {
    input: {
      impressions?: Array<number | string> | undefined
      post_pageviews?: Array<number | string> | undefined
      member_pageviews?: Array<number | string> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** The receipt of a transaction of the caller’s. */
  transaction_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      trx_number: number | string
      currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
    }
    answer: {
      recdata: Receipt
    }
    refusals: 'transaction_not_found'
    files: never
  }
  /** What came to and left one of the caller’s balances, latest first. */
  transaction_list: {
    input: {
      /** 0 or missing: all. */
      trx_type_id?: number | string | 0 | '0' | '' | undefined
      /** FCELL if missing. */
      currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
      /** The first day, as YYYY-MM-DD (UTC). */
      from?: '' | null | string | undefined
      /** The last day, as YYYY-MM-DD (UTC). */
      to?: '' | null | string | undefined
      /** The number, the beginning of the hash, or of the other’s name. */
      search?: string | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Transaction>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** The kinds of transaction to narrow the list to, named in the caller’s language. */
  trx_type_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        id: number
        name: string
      }>
    }
    refusals: never
    files: never
  }
  /** The caller’s balances with what they are worth, what is held back, and the rates and fees in force. All figures are exact decimal texts. */
  wallet_balance: {
    input: Record<string, never>
    answer: {
      recdata: WalletBalance
    }
    refusals: never
    files: never
  }
  /** The balance at the end of each of the last days (UTC), oldest first. */
  wallet_chart: {
    input: {
      currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
      /** 7, 30, 90 or 365; 30 if missing. */
      days?: 7 | 30 | 90 | 365 | '7' | '30' | '90' | '365' | undefined
    }
    answer: {
      recdata: Array<{
        day: string
        balance: string
      }>
    }
    refusals: never
    files: never
  }
  /** A withdrawal with what one needs to decide it: the age of the account, what it has and how that came in, earlier withdrawals, logins and accounts that seem to be the same person’s. */
  admin_withdrawal_detail: {
    input: {
      /** A positive whole number, as a number or as digits. */
      withdrawal_id: number | string
    }
    answer: {
      recdata: {
        withdrawal_id: number
        trx_number: number
        currency: 'FCELL' | 'ETH' | 'BTC'
        amount: string
        fees: string
        net: string
        address: string
        label: string
        state: 'waiting_address' | 'waiting_approval' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'refused' | 'dropped'
        states: Array<{
          state: 'requested' | 'waiting_address' | 'waiting_approval' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'refused' | 'dropped'
          at: string
        }>
        address_usable_at: string | null
        is_paused: 0 | 1
        hash: string
        short_hash: string
        hash_link: string
        reason: string
        /** Null for the operator, and for members who have left. */
        member: {
          user_id: number
          full_name: string
          username: string
        } | null
        requested_at: string
        is_signed: 0 | 1
        held_up: 'limit_a_day' | 'no_funds' | 'not_approved' | 'signed_otherwise' | 'fee_too_high' | ''
        is_replaceable: 0 | 1
        is_cancelling: 0 | 1
        is_own: 0 | 1
        history: WithdrawalHistory
      }
    }
    refusals: 'withdrawal_not_found'
    files: never
  }
  /** Members’ withdrawals: to be approved, to be sent, those whose new address still waits, or over. The earliest first, those that are over the latest first. `to_approve` counts what waits for approval. */
  admin_withdrawal_list: {
    input: {
      /** to_approve if missing. */
      tab?: 'to_approve' | 'to_send' | 'waiting' | 'over' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<WithdrawalCase>
      to_approve: number
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Let a withdrawal be sent. Its member can’t cancel it any more. Nobody approves their own. */
  approve_withdrawal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      withdrawal_id: number | string
      reason?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: WithdrawalCase
    }
    refusals: 'withdrawal_not_found' | 'own_withdrawal' | 'money_stopped' | 'withdrawal_not_waiting'
    files: never
  }
  /** Record what became of an approved withdrawal that was sent by hand: sent or confirmed, with the hash of the chain, or failed or, after it was sent, dropped, with the reason; then its member has the money back. It leaves the ledger when it is confirmed. */
  record_withdrawal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      withdrawal_id: number | string
      state: 'sent' | 'confirmed' | 'failed' | 'dropped'
      /** Required unless it failed or was dropped. */
      hash?: string | undefined
      /** Required if it failed or was dropped. Its member reads it. */
      reason?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: WithdrawalCase
    }
    refusals: 'withdrawal_not_found' | 'own_withdrawal' | 'money_stopped' | 'withdrawal_not_sending' | 'withdrawal_is_sent'
    files: never
  }
  /** Refuse a withdrawal before it is sent. Its member has the money back at once, and reads the reason. */
  refuse_withdrawal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      withdrawal_id: number | string
      /** Its member reads it. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: WithdrawalCase
    }
    refusals: 'withdrawal_not_found' | 'own_withdrawal' | 'money_stopped' | 'withdrawal_not_waiting'
    files: never
  }
  /** Deposits that a chain took back after they were credited: those to be decided, the earliest first, or those that were, the latest first. `to_decide` counts the former. */
  frozen_deposit_list: {
    input: {
      /** to_decide if missing. */
      tab?: 'to_decide' | 'decided' | '' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<FrozenDeposit>
      to_decide: number
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Leave a deposit that its chain took back to its member: the treasury bears it. Should it come into a block again, the treasury gets it back. */
  release_deposit: {
    input: {
      /** A positive whole number, as a number or as digits. */
      deposit_id: number | string
      /** Why, for the log. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: FrozenDeposit
    }
    refusals: 'deposit_not_found' | 'deposit_not_frozen' | 'own_deposit' | 'treasury_too_low'
    files: never
  }
  /** Take a deposit that its chain took back from its member, as far as they still have it; the treasury bears the rest. Should it come into a block again, both get it back. */
  write_off_deposit: {
    input: {
      /** A positive whole number, as a number or as digits. */
      deposit_id: number | string
      /** Why, for the log. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: FrozenDeposit
    }
    refusals: 'deposit_not_found' | 'deposit_not_frozen' | 'own_deposit' | 'treasury_too_low'
    files: never
  }
  /** What members own by currency, and what the network’s addresses have on chains, on each of the last 30 days, the latest first. Compare the roots with what others see: the tree is the same for all only if they are. */
  get_reserves: {
    input: Record<string, never>
    answer: {
      recdata: Array<ReserveDay>
      is_play_money: 0 | 1
    }
    refusals: never
    files: never
  }
  /** Where the caller’s balance is in the latest day’s tree, so that they can calculate its top themselves. A leaf is the SHA-256 of `currency:user_id:units:nonce`, what is above two nodes that of `units:hash:units:hash`, the left one first. */
  reserve_proof: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
    }
    answer: {
      recdata: ReserveProof
    }
    refusals: 'not_in_reserves'
    files: never
  }
  /** Be told once when the price of a currency gets to `price`: by going up if it is lower now, else by going down. An equal alert that waits is kept as it is. Up to 20 can wait. */
  add_price_alert: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** In what the price is. */
      quote_currency: 'USD' | 'CZK' | 'ETH' | 'BTC'
      /** Of one unit, above zero, with at most 20 decimals. */
      price: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: PriceAlert
    }
    refusals: 'no_rate' | 'price_is_now' | 'too_many_price_alerts'
    files: never
  }
  /** Delete a price alert. */
  delete_price_alert: {
    input: {
      /** A positive whole number, as a number or as digits. */
      price_alert_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'price_alert_not_found'
    files: never
  }
  /** The caller’s price alerts of a currency: those that wait, latest first, and then those that were reached in the last 30 days. */
  price_alert_list: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
    }
    answer: {
      recdata: Array<PriceAlert>
    }
    refusals: never
    files: never
  }
  /** The price of one unit of a currency at the end of each of the last days (UTC), oldest first, from the first day that has one. The last is the price in force. */
  rate_chart: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** In what the price is. */
      quote_currency: 'USD' | 'CZK' | 'ETH' | 'BTC'
      /** 7, 30, 90 or 365; 30 if missing. */
      days?: 7 | 30 | 90 | 365 | '7' | '30' | '90' | '365' | undefined
    }
    answer: {
      recdata: Array<{
        day: string
        rate: string
      }>
      change_percent: string | null
    }
    refusals: never
    files: never
  }
  /** What withdrawals are sent from: what the wallet has by currency, what is on its way, what the signer may still sign today, and whether sending is stopped. */
  hot_wallet: {
    input: Record<string, never>
    answer: {
      recdata: {
        currencies: Array<HotCurrency>
      }
    }
    refusals: never
    files: never
  }
  /** Replace what was sent for a withdrawal and waits for a block: by the same at a higher fee, or by nothing. The chain takes one of them. Where it takes nothing, and that is final, the member gets the withdrawal back. */
  replace_withdrawal: {
    input: {
      /** A positive whole number, as a number or as digits. */
      withdrawal_id: number | string
      how: 'faster' | 'cancel'
      /** Why, for the log. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: WithdrawalCase
    }
    refusals: 'withdrawal_not_found' | 'own_withdrawal' | 'withdrawal_not_under_way' | 'withdrawal_is_replaced'
    files: never
  }
  /** Send withdrawals of a currency again, those that have waited first. */
  resume_withdrawals: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** Why, for the log. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'withdrawals_not_stopped'
    files: never
  }
  /** Send no withdrawals of a currency for the time being. What is approved waits, and what is on its way goes on. */
  stop_withdrawals: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** Why, for the log. */
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'withdrawals_stopped'
    files: never
  }
  /** The receipt of a transaction of the caller’s as a PDF, in their language. */
  get_receipt: {
    input: {
      /** A positive whole number, as a number or as digits. */
      trx_number: number | string
      currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
    }
    answer: {
      data: Paper
    }
    refusals: 'transaction_not_found'
    files: never
  }
  /** The rates, fees and prices of plans that hold now, the last 50 changes by staff or the operator’s commands, and what Commons itself has. */
  money_terms: {
    input: Record<string, never>
    answer: {
      recdata: Array<{
        term: 'FCELL/ETH' | 'ETH/BTC' | 'ETH/USD' | 'ETH/CZK' | 'withdraw_fee_percent' | 'project_fee_percent' | 'plus_m' | 'plus_y' | 'pro_m' | 'pro_y'
        figure: string | null
        since: string | null
      }>
      changes: Array<{
        term: 'FCELL/ETH' | 'ETH/BTC' | 'ETH/USD' | 'ETH/CZK' | 'withdraw_fee_percent' | 'project_fee_percent' | 'plus_m' | 'plus_y' | 'pro_m' | 'pro_y'
        before: string | null
        figure: string
        /** Null for the operator, and for members who have left. */
        by: {
          user_id: number
          full_name: string
          username: string
        } | null
        reason: string
        at: string
      }>
      holdings: Array<{
        purpose: string
        currency: 'FCELL' | 'ETH' | 'BTC'
        amount: string
      }>
    }
    refusals: never
    files: never
  }
  /** Set a rate, a fee in percent from 0 to 50, or the price of a plan in tokens, from now on. Renewals cost the new price, too. */
  update_money_term: {
    input: {
      term: 'FCELL/ETH' | 'ETH/BTC' | 'ETH/USD' | 'ETH/CZK' | 'withdraw_fee_percent' | 'project_fee_percent' | 'plus_m' | 'plus_y' | 'pro_m' | 'pro_y'
      /** Digits, and a point before a fraction, as in 12.5. */
      figure: string | number
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: never
    files: never
  }
  /** What was minted, by staff and by the operator’s command, latest first, and what staff may still mint today. */
  mint_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        trx_number: number
        currency: 'FCELL' | 'ETH' | 'BTC'
        amount: string
        /** Null for the operator, and for members who have left. */
        by: {
          user_id: number
          full_name: string
          username: string
        } | null
        reason: string
        at: string
      }>
      next?: string | undefined
      left: Array<{
        currency: 'FCELL' | 'ETH' | 'BTC'
        amount: string
      }>
    }
    refusals: never
    files: never
  }
  /** Bring more into the treasury. Coins of a chain can be made only as play money, and staff mint no more of each currency in 24 hours than the setting mint_limit says. */
  mint_tokens: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      amount: string | number
      reason: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        trx_number: number
      }
    }
    refusals: 'mint_play_only' | 'over_mint_limit' | 'money_stopped'
    files: never
  }
  /** Send tokens, ETH or BTC. To a member, as @username, it is there at once and free. To an outside address it is a withdrawal, with its fee and its checks. `fees` is checked against the server’s own figure. */
  coin_transfer: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** @username, or an outside address. */
      to_wallet: string
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      amount: string | number
      /** Digits, and a point before a fraction, as in 12.5. */
      fees?: string | number | undefined
      /** At most 200 characters, for the receiver. */
      note?: string | undefined
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        trx_number: number
        withdrawal_id: number | null
        currency: 'FCELL' | 'ETH' | 'BTC'
        balance: string
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'member_not_found' | 'not_oneself' | 'price_changed' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** The member whom `coin_transfer` would send to: shown before anything is sent. */
  receiver_detail: {
    input: {
      /** @username. */
      to_wallet: string
    }
    answer: {
      recdata: {
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
      }
    }
    refusals: 'member_not_found' | 'not_oneself'
    files: never
  }
  /** Give the author of a reel tokens. */
  reel_tip: {
    input: {
      /** A positive whole number, as a number or as digits. */
      reel_id: number | string
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      token: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        reel_id: number
        tips: string
        tip_count: number
        own_tips: string
        fcell_balance: string
        trx_number: number
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'reel_not_found' | 'not_oneself'
    files: never
  }
  /** Give the author of a post tokens. */
  tip: {
    input: {
      /** A positive whole number, as a number or as digits. */
      post_id: number | string
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      token: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        post_id: number
        tips: string
        tip_count: number
        own_tips: string
        fcell_balance: string
        trx_number: number
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'post_not_found' | 'not_oneself'
    files: never
  }
  /** The tips that the caller gave or was given, latest first. */
  tip_list: {
    input: {
      /** `given` or `taken`. */
      direction: 'given' | 'taken'
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<{
        user_id: number
        username: string
        full_name: string
        profile_pic: string | null
        /** 1: a program posts here, as its member says. Missing otherwise. */
        is_bot?: 0 | 1 | undefined
        trx_number: number
        post_id: number | null
        reel_id: number | null
        video_id: number | null
        amount: string
        created_at: string
        duration: string
      }>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Set the most of a currency that the caller lets themselves spend in a day. Raising or removing it asks for the password, or for a code where two-factor is on. */
  update_spending_limit: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** Empty: no limit. */
      amount: '' | null | string | number
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        currency: 'FCELL' | 'ETH' | 'BTC'
        daily_limit: string | null
      }
    }
    refusals: 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Give the author of a video tokens. */
  video_tip: {
    input: {
      /** A positive whole number, as a number or as digits. */
      video_id: number | string
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      token: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        video_id: number
        tips: string
        tip_count: number
        own_tips: string
        fcell_balance: string
        trx_number: number
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'video_not_found' | 'not_oneself'
    files: never
  }
  /** Buy tokens with ETH. `currency_value` is checked against the server’s own figure. */
  buy_token: {
    input: {
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      token_value: string | number
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      currency_value: string | number
      currency: 'ETH'
      /** Of `trade_quote`. Without it, the price is that of this moment. */
      quote_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        trx_number: number
        fcell_balance: string
        eth_balance: string
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'rate_stale' | 'price_changed' | 'quote_expired' | 'treasury_too_low'
    files: never
  }
  /** Sell tokens for ETH. `currency_value`, `fees` and `ether`, what arrives, are checked against the server’s own figures. */
  sell_token: {
    input: {
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      token_value: string | number
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      currency_value: string | number
      /** Digits, and a point before a fraction, as in 12.5. */
      fees: string | number
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      ether: string | number
      currency: 'ETH'
      /** Of `trade_quote`. Without it, the price is that of this moment. */
      quote_id?: number | string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        trx_number: number
        fcell_balance: string
        eth_balance: string
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'rate_stale' | 'price_changed' | 'quote_expired' | 'treasury_too_low'
    files: never
  }
  /** The price of so many tokens, held for 30 seconds. */
  trade_quote: {
    input: {
      side: 'buy' | 'sell'
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      token_value: string | number
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        quote_id: number
        token_value: string
        currency_value: string
        price: string
        fees: string
        expires_at: string
      }
    }
    refusals: 'rate_stale' | 'money_stopped'
    files: never
  }
  /** Have the development chain send some coins to the caller’s address, to see a deposit arrive. Only play money has such a chain. */
  add_play_deposit: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        currency: 'FCELL' | 'ETH' | 'BTC'
        amount: string
        hash: string
      }
    }
    refusals: 'chain_not_connected' | 'no_development_chain'
    files: never
  }
  /** The blockchains that this Commons is connected to, and how far they were read. */
  chain_status: {
    input: Record<string, never>
    answer: {
      recdata: Array<ChainStatus>
    }
    refusals: never
    files: never
  }
  /** The caller’s own address for a coin, given at the first call; ETH and tokens have the same. A new one can be had once the present one was used. Earlier ones stay the caller’s. */
  deposit_address: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      /** 1: a new one in place of a used one. */
      is_new?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        currency: 'FCELL' | 'ETH' | 'BTC'
        address: string
      }
    }
    refusals: 'chain_not_connected' | 'address_unused'
    files: never
  }
  /** Coins that came to the caller’s addresses, latest first. */
  deposit_list: {
    input: {
      currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Deposit>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** Keep an outside address under a name. Withdrawals to it are sent from 24 hours later on. Tokens take ETH addresses. */
  add_wallet_address: {
    input: {
      currency: 'FCELL' | 'ETH' | 'BTC'
      address: string
      label?: string | undefined
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: WalletAddress
    }
    refusals: 'too_many_addresses' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Forget an outside address. Withdrawals to it go on. */
  delete_wallet_address: {
    input: {
      /** A positive whole number, as a number or as digits. */
      address_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'address_not_found'
    files: never
  }
  /** The outside addresses that the caller withdraws to, by name. */
  wallet_address_list: {
    input: {
      currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
    }
    answer: {
      recdata: Array<WalletAddress>
    }
    refusals: never
    files: never
  }
  /** Withdraw ETH to an outside address. `fees` and `eth_recieved` are checked against the server’s own figures. */
  withdraw_eth: {
    input: {
      to_wallet: string
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      amount: string | number
      /** Digits, and a point before a fraction, as in 12.5. */
      fees?: string | number | undefined
      /** Digits, and a point before a fraction, as in 12.5. */
      eth_recieved?: string | number | undefined
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Withdrawal
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'price_changed' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Withdraw tokens to an ETH address. `fees` is the fee in tokens or, as documented, its value in ETH; `ether` and `currency_value_withdraw` are the fee’s and the amount’s value in ETH. All are checked against the server’s own figures, those in ETH to a billionth. The password is required, and a code or passkey where the account has one. */
  withdraw_token: {
    input: {
      /** Above zero: digits, and a point before a fraction, as in 12.5. */
      fcell: string | number
      /** Digits, and a point before a fraction, as in 12.5. */
      ether?: string | number | undefined
      /** Digits, and a point before a fraction, as in 12.5. */
      fees?: string | number | undefined
      /** Digits, and a point before a fraction, as in 12.5. */
      currency_value_withdraw?: string | number | undefined
      to_wallet: string
      password?: string | undefined
      /** In place of the password while two-factor is on. */
      code?: string | undefined
      /** What a passkey signed for `start_passkey_confirmation`, in place of the password and the code. */
      credential?: Record<string, unknown> | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Withdrawal
      fees_eth: string | null
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'price_changed' | 'wrong_password' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'passkey_failed' | 'too_many_guesses'
    files: never
  }
  /** Cancel a withdrawal that has not been sent. What it held is there again at once. */
  withdrawal_cancel: {
    input: {
      /** A positive whole number, as a number or as digits. */
      withdrawal_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: Withdrawal
    }
    refusals: 'withdrawal_not_found' | 'withdrawal_sent' | 'money_stopped'
    files: never
  }
  /** The caller’s withdrawals, latest first. */
  withdrawal_list: {
    input: {
      currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Withdrawal>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** End the plan when its period ends; an overdue one ends at once. */
  plan_cancel: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        plan: OwnPlan | null
        can_try_plus: 0 | 1
      }
    }
    refusals: 'plan_not_found'
    files: never
  }
  /** The plan that the caller has, when its period ends and what its renewal costs. */
  plan_detail: {
    input: Record<string, never>
    answer: {
      recdata: {
        plan: OwnPlan | null
        can_try_plus: 0 | 1
      }
    }
    refusals: never
    files: never
  }
  /** What the plans cost and bring, Plus first and Pro second, with what the caller would pay for each now. `free` is what members without a plan have. */
  plan_price: {
    input: Record<string, never>
    answer: {
      recdata: Array<Plan>
      free: {
        upload_bytes: number
        withdraw_fee_percent: string
        autoplay: 0 | 1
        badge: 0 | 1
        own_page: 0 | 1
      }
    }
    refusals: never
    files: never
  }
  /** Take a plan for a month or a year. A larger plan or a longer period begins at once, and unused whole days of the present one count; a smaller or shorter one begins when the present period ends. `due` is checked against the server’s own figure. */
  plan_update: {
    input: {
      /** 1 Plus, 2 Pro. */
      plan_id: 1 | 2 | '1' | '2'
      /** `y` a year, `m` a month. */
      duration: 'y' | 'm'
      /** The `due` of the offer in `plan_price`. */
      due?: string | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        plan: OwnPlan | null
        can_try_plus: 0 | 1
      }
    }
    refusals: 'email_not_verified' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'tokens_missing' | 'plan_unchanged' | 'price_changed'
    files: never
  }
  /** Stop a recurring payment. What is paid stays until its period ends. */
  recurring_payment_delete: {
    input: {
      /** A positive whole number, as a number or as digits. */
      recurring_payment_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'recurring_payment_not_found'
    files: never
  }
  /** What the caller pays again and again: the plan and the memberships of channels that are renewed, the next to be paid first. */
  recurring_payment_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<RecurringPayment>
    }
    refusals: never
    files: never
  }
  /** Begin the free month of Plus, once a member. Afterwards Plus is renewed by the month while the tokens suffice. */
  start_plus_trial: {
    input: {
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: {
        plan: OwnPlan | null
        can_try_plus: 0 | 1
      }
    }
    refusals: 'email_not_verified' | 'trial_used' | 'plan_in_force'
    files: never
  }
  /** The tiers that members are on: none, Plus and Pro, with what each costs and brings and which one is the caller’s. Another one is asked for by `contact_support`. */
  subscription_tier_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<SubscriptionTier>
    }
    refusals: never
    files: never
  }
  /** Note a way of paying under a name. What looks like a card number is refused. */
  add_payment_method: {
    input: {
      type: 'bank' | 'wallet' | 'other'
      detail: string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: {
      recdata: PaymentMethod
    }
    refusals: 'too_many_payment_methods'
    files: never
  }
  /** Delete a noted way of paying. */
  delete_payment_method: {
    input: {
      /** A positive whole number, as a number or as digits. */
      payment_method_id: number | string
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
    }
    answer: object
    refusals: 'payment_method_not_found'
    files: never
  }
  /** How the caller pays: tokens first, then what else they have noted, oldest first. */
  payment_method_list: {
    input: Record<string, never>
    answer: {
      recdata: Array<PaymentMethod>
    }
    refusals: never
    files: never
  }
  /** The caller’s earnings that were exchanged for Ether or Bitcoin, latest first. */
  payout_list: {
    input: {
      /** From 1. page x limit is at most 1,000. */
      page?: number | string | undefined
      /** Rows of a page: 10 if missing, at most 50. */
      limit?: number | string | undefined
      /** The `next` of the page before. */
      before?: string | undefined
    }
    answer: {
      recdata: Array<Payout>
      next?: string | undefined
    }
    refusals: never
    files: never
  }
  /** How the caller’s page looks with Pro, the domain they have asked for, and how they are paid. */
  show_pro_setting: {
    input: Record<string, never>
    answer: {
      recdata: ProSetting
    }
    refusals: never
    files: never
  }
  /** Give one’s page a look, ask for a domain, or choose what one is paid in. What is not named stays. */
  update_pro_setting: {
    input: {
      title?: string | undefined
      headline?: string | undefined
      /** Such as `#006972`, or empty for none. */
      theme?: string | undefined
      footer?: string | undefined
      /** 1: the page has no logo. */
      remove_logo?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** 1: the page has no background. */
      remove_background?: 0 | 1 | '0' | '1' | 'true' | 'false' | boolean | undefined
      /** Support is asked to connect it, as `contact_support` does. */
      domain?: string | undefined
      payout_currency?: 'FCELL' | 'ETH' | 'BTC' | undefined
      /** 8 to 100 characters. A write that is sent twice with the same key happens once. */
      idempotency_key?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      logo_upload_id?: string | undefined
      /** The id of a finished upload, in place of the file itself. */
      background_upload_id?: string | undefined
    }
    answer: object
    refusals: 'pro_needed' | 'too_many_messages' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'quota_exceeded'
    files: 'logo' | 'background'
  }
}

/** The refusals that any call may answer. */
export type GeneralRefusal = 'bad_request' | 'bad_json' | 'bad_multipart' | 'too_deep' | 'malformed_text' | 'credentials_after_file' | 'session_unknown' | 'session_expired' | 'session_replaced' | 'token_refused' | 'cross_site' | 'account_suspended' | 'consent_needed' | 'role_needed' | 'scope_needed' | 'not_by_token' | 'over_token_limit' | 'file_blocked' | 'staff_second_factor_needed' | 'new_account_limited' | 'call_not_found' | 'not_found' | 'upload_not_found' | 'method_not_allowed' | 'idempotency_key_reused' | 'upload_unfinished' | 'body_too_large' | 'too_many_fields' | 'too_many_files' | 'unsupported_media_type' | 'invalid_fields' | 'rate_limited' | 'internal' | 'overloaded' | 'storage_full' | 'files_away' | 'shutting_down'

export type Refusal = 'bad_request' | 'bad_json' | 'bad_multipart' | 'too_deep' | 'malformed_text' | 'credentials_after_file' | 'session_unknown' | 'session_expired' | 'session_replaced' | 'token_refused' | 'cross_site' | 'account_suspended' | 'consent_needed' | 'role_needed' | 'scope_needed' | 'not_by_token' | 'over_token_limit' | 'file_blocked' | 'staff_second_factor_needed' | 'new_account_limited' | 'call_not_found' | 'not_found' | 'upload_not_found' | 'method_not_allowed' | 'idempotency_key_reused' | 'upload_unfinished' | 'body_too_large' | 'too_many_fields' | 'too_many_files' | 'unsupported_media_type' | 'invalid_fields' | 'rate_limited' | 'internal' | 'overloaded' | 'storage_full' | 'files_away' | 'shutting_down' | 'picture_missing' | 'email_taken' | 'captcha_failed' | 'captcha_used' | 'wrong_credentials' | 'wrong_password' | 'export_made' | 'too_many_guesses' | 'email_not_verified' | 'email_same' | 'link_expired' | 'reference_written' | 'link_needs_login' | 'username_taken' | 'username_changed_often' | 'second_factor_wrong' | 'two_factor_not_set_up' | 'two_factor_on_already' | 'passkey_failed' | 'passkey_known' | 'passkey_not_found' | 'too_many_passkeys' | 'webhook_not_found' | 'webhook_delivery_not_found' | 'too_many_webhooks' | 'webhook_off' | 'session_not_found' | 'token_not_found' | 'too_many_tokens' | 'token_missing' | 'app_not_found' | 'too_many_apps' | 'redirect_uri_unknown' | 'dob_changed_often' | 'not_of_age' | 'not_accepted' | 'name_looks_alike' | 'invitation_needed' | 'invitation_ended' | 'signup_answers_missing' | 'signup_waiting' | 'signup_rejected' | 'signups_answered' | 'too_many_invitations' | 'invitation_not_found' | 'barrier_not_found' | 'rule_unchanged' | 'too_many_network_rules' | 'last_rule' | 'legal_version_not_found' | 'legal_version_outdated' | 'legal_unchanged' | 'legal_changes_missing' | 'rules_changed' | 'announcement_not_found' | 'interest_not_found' | 'too_many_interests' | 'announcement_ends_early' | 'too_many_announcements' | 'too_many_rules' | 'member_not_found' | 'not_oneself' | 'not_following' | 'referral_code_unknown' | 'people_list_not_found' | 'too_many_people_lists' | 'too_many_listed' | 'about_entry_not_found' | 'about_entry_empty' | 'too_many_about_entries' | 'post_not_found' | 'post_empty' | 'too_many_drafts' | 'folder_not_found' | 'too_many_folders' | 'import_running' | 'import_not_found' | 'import_without_file' | 'post_rules_broken' | 'post_file_failed' | 'reminded_already' | 'object_not_found' | 'comment_not_found' | 'comments_off' | 'notification_not_found' | 'push_service_unknown' | 'comment_empty' | 'hashtag_empty' | 'hashtag_not_found' | 'too_many_hashtags' | 'mute_not_found' | 'too_many_pinned_chats' | 'chat_people_not_friends' | 'too_few_chat_people' | 'too_many_chat_people' | 'not_chat_admin' | 'not_chat_owner' | 'too_many_mutes' | 'too_many_muted_members' | 'group_not_found' | 'group_forbidden' | 'backer_not_banned' | 'group_closed' | 'group_name_wrong' | 'not_group_member' | 'group_owner_stays' | 'group_member_already' | 'group_member_banned' | 'group_request_not_found' | 'group_link_ended' | 'group_answers_missing' | 'group_questions_changed' | 'remark_needs_approval' | 'held_post_gone' | 'held_post_file_failed' | 'too_many_groups' | 'too_many_group_links' | 'group_event_not_found' | 'group_event_cancelled' | 'group_event_over' | 'group_event_on' | 'group_event_full' | 'group_event_places_taken' | 'too_many_group_events' | 'too_many_group_pins' | 'group_topic_not_found' | 'too_many_group_topics' | 'topic_name_taken' | 'message_not_found' | 'message_empty' | 'file_not_ready' | 'project_not_found' | 'project_fixed' | 'faq_not_found' | 'faq_is_pinned' | 'too_many_faqs' | 'question_unanswered' | 'question_without_words' | 'story_picture_not_found' | 'too_many_story_pictures' | 'story_video_missing' | 'project_ended' | 'place_not_found' | 'chat_not_found' | 'chat_blocked' | 'chat_unavailable' | 'chat_not_allowed' | 'video_call_not_found' | 'video_call_over' | 'video_call_elsewhere' | 'video_call_not_allowed' | 'video_call_token_refused' | 'already_in_video_call' | 'video_call_full' | 'video_call_removed' | 'video_call_forbidden' | 'job_not_found' | 'job_over' | 'job_awarded' | 'job_has_bids' | 'too_many_attachments' | 'own_job' | 'bid_not_found' | 'own_reference' | 'reference_asked' | 'too_many_references_asked' | 'reference_not_found' | 'gst_pan_differs' | 'phone_verified_already' | 'phone_code_soon' | 'phone_codes_spent' | 'phone_code_wrong' | 'phone_code_expired' | 'account_link_unavailable' | 'account_link_expired' | 'account_link_taken' | 'account_link_unreachable' | 'bid_exists' | 'bid_declined' | 'bid_awarded' | 'no_bids_left' | 'too_many_bids' | 'agreement_not_found' | 'showcase_not_found' | 'showcase_early' | 'showcase_exists' | 'showcase_alone' | 'showcase_published' | 'own_showcase' | 'agreement_over' | 'offer_open' | 'offer_over' | 'change_not_found' | 'change_open' | 'change_over' | 'own_change' | 'nothing_changed' | 'too_many_changes' | 'agreement_hourly' | 'party_away' | 'money_in_escrow' | 'milestone_pending' | 'milestone_accepted' | 'milestone_funded' | 'milestone_submitted' | 'milestone_changes_requested' | 'milestone_disputed' | 'milestone_released' | 'milestone_refunded' | 'milestone_declined' | 'milestone_cancelled' | 'other_side_only' | 'own_milestone' | 'milestone_amount_fixed' | 'milestones_changed' | 'too_many_milestones' | 'more_than_held' | 'dispute_not_found' | 'dispute_open' | 'dispute_escalated' | 'dispute_withdrawn' | 'dispute_settled' | 'dispute_time_over' | 'dispute_opener_only' | 'dispute_unanswered' | 'dispute_taken' | 'dispute_not_taken' | 'disputed_before' | 'own_dispute' | 'too_many_sayings' | 'split_not_found' | 'split_replaced' | 'own_split' | 'refund_open' | 'refund_not_found' | 'refund_over' | 'own_refund' | 'milestone_of_week' | 'agreement_fixed' | 'hours_logged' | 'no_hours_left' | 'hours_not_paused' | 'hours_paused' | 'day_ahead' | 'week_over' | 'work_log_exists' | 'work_log_not_found' | 'over_weekly_hours' | 'over_funded_hours' | 'week_under_way' | 'no_work_logged' | 'already_invited' | 'has_bid' | 'too_many_invites' | 'saved_search_not_found' | 'too_many_saved_searches' | 'review_not_found' | 'review_early' | 'review_exists' | 'review_over' | 'review_answered' | 'reputation_invalid' | 'reputation_key_unknown' | 'survey_not_found' | 'survey_forbidden' | 'survey_closed' | 'option_not_found' | 'voted_already' | 'survey_open' | 'ballot_code_taken' | 'reel_not_found' | 'reel_without_file' | 'cover_without_video' | 'trim_without_video' | 'trim_too_short' | 'sound_without_video' | 'reel_sound_not_found' | 'reel_sound_kept' | 'channel_not_found' | 'channel_forbidden' | 'too_many_channels' | 'collaborator_already' | 'too_many_collaborators' | 'too_many_collaborations' | 'channel_not_offered' | 'share_unchanged' | 'shares_exceed_whole' | 'share_not_proposed' | 'share_changed' | 'share_not_found' | 'handle_taken' | 'video_not_found' | 'video_without_file' | 'replacement_not_found' | 'captions_missing' | 'captions_not_found' | 'too_many_captions' | 'playlist_not_found' | 'too_many_playlists' | 'subscription_group_not_found' | 'too_many_subscription_groups' | 'subscription_group_taken' | 'playlist_full' | 'admin_exists' | 'last_admin' | 'role_unchanged' | 'setting_fixed' | 'setting_unchanged' | 'feature_holds_money' | 'job_not_failed' | 'backups_elsewhere' | 'backup_running' | 'hidden_by_moderators' | 'report_not_found' | 'report_decided' | 'case_barred' | 'rule_not_found' | 'act_impossible' | 'until_impossible' | 'range_impossible' | 'reported_gone' | 'hidden_already' | 'moderator_not_found' | 'decision_not_found' | 'decision_undone' | 'wave_not_found' | 'processing_restricted' | 'processing_not_restricted' | 'decision_superseded' | 'decision_purged' | 'purge_impossible' | 'purge_asked' | 'purge_not_asked' | 'word_rule_not_found' | 'word_rule_too_slow' | 'media_hash_not_found' | 'tag_blocked' | 'tag_not_blocked' | 'too_many_word_rules' | 'purge_needs_another' | 'purge_appealed' | 'note_about_nothing' | 'appealed_already' | 'appeal_too_late' | 'appeal_not_found' | 'appeal_answered' | 'appeal_with_jury' | 'jury_case_not_found' | 'jury_case_over' | 'jury_case_answered' | 'jury_not_accepted' | 'jury_voted' | 'too_many_to_moderators' | 'written_since' | 'thread_settled' | 'template_not_found' | 'template_name_taken' | 'too_many_templates' | 'too_many_messages' | 'money_stopped' | 'balance_too_low' | 'over_daily_limit' | 'over_mint_limit' | 'mint_play_only' | 'treasury_too_low' | 'price_changed' | 'rate_stale' | 'no_rate' | 'price_is_now' | 'too_many_price_alerts' | 'price_alert_not_found' | 'quote_expired' | 'transaction_not_found' | 'invoice_not_found' | 'statement_empty' | 'withdrawal_not_found' | 'withdrawal_sent' | 'chain_not_connected' | 'address_unused' | 'no_development_chain' | 'withdrawal_not_waiting' | 'withdrawal_is_sent' | 'withdrawals_not_stopped' | 'deposit_not_found' | 'not_in_reserves' | 'deposit_not_frozen' | 'own_deposit' | 'withdrawal_not_under_way' | 'withdrawal_is_replaced' | 'withdrawals_stopped' | 'withdrawal_not_sending' | 'own_withdrawal' | 'address_not_found' | 'too_many_addresses' | 'pledging_over' | 'project_ends_soon' | 'pledge_not_found' | 'pledge_too_small' | 'reward_tier_not_found' | 'reward_tier_sold_out' | 'reward_tier_taken' | 'too_many_reward_tiers' | 'stretch_goal_not_found' | 'stretch_goal_reached' | 'too_many_stretch_goals' | 'milestones_fixed' | 'milestone_not_found' | 'milestone_not_due' | 'not_a_backer' | 'vote_closed' | 'tier_not_found' | 'already_member' | 'membership_not_found' | 'tokens_missing' | 'plan_unchanged' | 'plan_not_found' | 'plan_in_force' | 'plan_needed' | 'pro_needed' | 'trial_used' | 'recurring_payment_not_found' | 'payment_method_not_found' | 'too_many_payment_methods' | 'file_too_large' | 'file_empty' | 'file_kind_unsupported' | 'file_broken' | 'heic_unsupported' | 'image_too_many_pixels' | 'image_side_too_long' | 'animation_too_many_pixels' | 'video_too_many_pixels' | 'video_too_long' | 'voice_too_long' | 'video_codec_unsupported' | 'video_without_picture' | 'captions_invalid' | 'captions_without_video' | 'too_many_pictures' | 'video_stands_alone' | 'too_many_processing' | 'quota_exceeded'
