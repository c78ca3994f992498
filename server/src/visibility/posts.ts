/**
 * Who sees which post. `visiblePost` is the rule; the feeds of `feeds.ts` are the same rule turned inside
 * out, for lists that must not read rows the viewer may not see. A test keeps them equal. A post whose file
 * isn't ready has no position yet: only its author sees it, and not in feeds. A repost is seen by members who
 * see both it and its original, so it never widens an audience. Deleting the original hides no repost, but
 * doesn't reveal it either to members who couldn't see the original.
 */
import { type RawBuilder, sql } from 'kysely'
import { hasItsGroup, isGroupClosed, isGroupMember, isShownInGroup, openingsOf } from './groups.ts'
import {
  areFriends,
  friendIds,
  isFindable,
  isMinor,
  isMinorRow,
  mutedMembers,
  mutesMembers,
  notHidden,
  type Who,
} from './members.ts'
import type { ObjectKind } from './object-kind.ts'

// A repost of a private post stays for the friends it was for, even if the original becomes public.
const isOpenTo = {
  p: sql`p.audience = 'public'`,
  o: sql`o.audience = 'public' and not (select q.shows_private from posts q where q.id = p.id)`,
}

/** True where `viewer` is in the audience of the post in this row: `p` itself, or `o`, which it shows. */
const isFor = (viewer: Who, row: 'p' | 'o', hidden?: Who, isOpen: Who = isOpenTo[row]) => sql<boolean>`
  case when ${sql.ref(`${row}.group_id`)} is null
    then ${isOpen} or ${areFriends(viewer, sql.ref(`${row}.author_id`))}
    else ${isShownInGroup(viewer, row)} end
  and ${notHidden(viewer, sql.ref(`${row}.author_id`), hidden)}`

/** True where the post of the row is by `viewer`, who sees it even outside its audience. */
const isOwn = (viewer: Who, row: 'p' | 'o') => sql<boolean>`
  (${sql.ref(`${row}.author_id`)} = ${viewer} and ${hasItsGroup(sql.ref(`${row}.group_id`))})`

/**
 * True where the post `p`, published and not deleted, is for the home feeds of `viewer`; of posts in groups,
 * those in open groups they are in.
 */
export const isForHome = (viewer: Who) => sql<boolean>`
  case when p.group_id is null
    then p.audience = 'public' or p.author_id = ${viewer} or ${areFriends(viewer, sql.ref('p.author_id'))}
    else p.audience = 'public' and ${isGroupMember(viewer, sql.ref('p.group_id'))} end`

/** True where the post `p` is no part of a thread, or its first one, which may be deleted. */
export const beginsThread = sql<boolean>`(p.thread_id is null or p.thread_id = p.id)`

const leads = (row: 'p' | 'each_post', begins: RawBuilder<boolean>) => sql<boolean>`(${begins} or not exists (
  select from posts earlier where earlier.thread_id = ${sql.ref(`${row}.thread_id`)} and earlier.id < ${sql.ref(`${row}.id`)}
    and earlier.deleted_at is null and earlier.position is not null))`

/** True where lists have the post `p` for its whole thread: it is the first that is there. */
export const leadsThread = leads('p', beginsThread)

/** The same of the row `each_post`. */
export const eachLeadsThread = leads(
  'each_post',
  sql<boolean>`(each_post.thread_id is null or each_post.thread_id = each_post.id)`,
)

/**
 * True where the row `p` is no repost, or the viewer's own, or `viewer` may see its original, deleted or not.
 * `hidden`, here and below: the array of members hidden from them, where known.
 */
export const showsVisible = (viewer: Who, hidden?: Who) => sql<boolean>`
  (p.original_id is null or p.author_id = ${viewer}
    or (select ${isOwn(viewer, 'o')} or (${isFor(viewer, 'o', hidden)}) from posts o where o.id = p.original_id))`

/**
 * Column of the row `p`: whether `viewer` may see its original, deleted or not; null for a post that is no repost. Who
 * reposted it sees it as long as it is for them, whatever it was then.
 */
export const seesOriginal = (viewer: Who, hidden?: Who) => sql<boolean | null>`
  case when p.original_id is not null then (
    select ${isOwn(viewer, 'o')} or (${isFor(
      viewer,
      'o',
      hidden,
      sql`o.audience = 'public' and (p.author_id = ${viewer} or not (select q.shows_private from posts q where q.id = p.id))`,
    )})
    from posts o where o.id = p.original_id) end`

/** True where the post of the row `p`, an original that `viewer` may see by `seesOriginal`, is there for them. */
export const isThereFor = (viewer: Who) => sql<boolean>`
  (p.deleted_at is null and (p.position is not null or p.author_id = ${viewer}))`

/** True where `viewer` may see the post of the row `p`, which is no repost. */
export const visibleOriginal = (viewer: Who, hidden?: Who) => sql<boolean>`(
  p.deleted_at is null
  and (${isOwn(viewer, 'p')} or (p.position is not null and ${isFor(viewer, 'p', hidden)})))`

/** True where `viewer` may see the post of the row `p`. */
export const visiblePost = (viewer: Who) => sql<boolean>`(
  p.deleted_at is null
  and (${isOwn(viewer, 'p')} or (p.position is not null
    and ${isFor(viewer, 'p')} and ${showsVisible(viewer)})))`

/**
 * Id of the post that reactions and comments to the post `p` belong to: itself, or the original of a repost
 * without a remark; null where that is gone.
 */
const targetPost = sql<number | null>`
  (case when p.is_repost and p.message = '' then p.original_id else p.id end)`

/** True where every member sees the post of the row `p`, unless a block is between them and its author. */
const isOpenPost = sql<boolean>`(
  p.deleted_at is null and p.position is not null and p.audience = 'public' and p.group_id is null
  and (p.original_id is null or (select ${isOpenTo.o} and o.group_id is null from posts o where o.id = p.original_id)))`

/** Bits of a circle, by audience. */
const forFriends = 1
const forOriginalsFriends = 2
const forGroup = 4
const forOriginalsGroup = 8

/** True where comments on the post of the row are for the members of its group only. */
const isForGroup = (row: 'p' | 'o') => sql<boolean>`
  (${sql.ref(`${row}.group_id`)} is not null
    and (${sql.ref(`${row}.audience`)} = 'group' or ${isGroupClosed(sql.ref(`${row}.group_id`))}))`

const circle = sql<number>`(
  case when p.audience = 'private' then ${sql.lit(forFriends)} when ${isForGroup('p')} then ${sql.lit(forGroup)} else 0 end
  + case when p.original_id is null then 0
      else (select case when o.group_id is null then case when ${isOpenTo.o} then 0 else ${sql.lit(forOriginalsFriends)} end
          when ${isForGroup('o')} then ${sql.lit(forOriginalsGroup)} else 0 end
        from posts o where o.id = p.original_id) end)`

const isFriendOrSelf = (viewer: Who, author: Who) =>
  sql<boolean>`(${author} = ${viewer} or ${areFriends(viewer, author)})`
const friendsOfAuthor = sql<number[]>`array(select p.author_id union all ${friendIds(sql`p.author_id`)})`

/** Posts as the rooms below the features know them. */
export const posts: ObjectKind<'post_not_found'> = {
  name: 'post',
  table: 'posts',
  as: 'p',
  link: sql`'/timeLine/' || p.author_id || '/' || p.id`,
  visible: visiblePost,
  notFound: 'post_not_found',
  isOpen: isOpenPost,
  isUnsafe: sql`cardinality(p.nsfw || (select o.nsfw from posts o where o.id = p.original_id)) > 0`,
  audience: sql`case when p.audience = 'private' then ${friendsOfAuthor} end`,
  circle,
  openings: sql`coalesce(${openingsOf(sql.ref('p.group_id'))},
    (select ${openingsOf(sql.ref('o.group_id'))} from posts o where o.id = p.original_id))`,
  isWithin: ({ circle: bounds, openings }, viewer) => sql<boolean>`(
    (${bounds} & ${sql.lit(forFriends)} = 0 or ${isFriendOrSelf(viewer, sql.ref('p.author_id'))})
    and (${bounds} & ${sql.lit(forOriginalsFriends)} = 0
      or (select not q.is_repost or ${isFriendOrSelf(viewer, sql.ref('o.author_id'))} is true
        from posts q left join posts o on o.id = q.original_id where q.id = p.id))
    and (${bounds} & ${sql.lit(forGroup)} = 0 or ${isGroupMember(viewer, sql.ref('p.group_id'), openings)})
    and (${bounds} & ${sql.lit(forOriginalsGroup)} = 0
      or (select not q.is_repost or ${isGroupMember(viewer, sql.ref('o.group_id'), openings)}
        from posts q left join posts o on o.id = q.original_id where q.id = p.id)))`,
  within: (bounds) =>
    sql`case when p.audience = 'private' or ${bounds} & ${sql.lit(forFriends)} > 0 then ${friendsOfAuthor} end`,
  takesFrom: (viewer) =>
    sql<boolean>`(p.group_id is null or ${isGroupMember(viewer, sql.ref('p.group_id'))})`,
  target: targetPost,
  takesTips: true,
  commentFiles: 'comment',
}

export const mutesOf = (viewer: Who, kind: 'word' | 'tag') => sql`
  from mutes where member_id = ${viewer} and kind = ${sql.lit(kind)} and (ends_at is null or ends_at > now())`

/** The words that `viewer` has muted, as one pattern; null without any. */
export const mutedWords = (viewer: Who) => sql<string | null>`
  (select words_pattern(array_agg(word)) ${mutesOf(viewer, 'word')})`

/** Array: the tags that `viewer` has muted, as they are compared. */
const mutedTags = (viewer: Who) => sql<string[]>`array(select tag_key(word) ${mutesOf(viewer, 'tag')})`

/** What a viewer keeps out of their lists. */
interface KeptOut {
  /** Whether that is anything. */
  readonly isAny: Who
  readonly members: Who
  readonly words: Who
  readonly tags: Who
  /** Reasons for NSFW. */
  readonly reasons: Who
  readonly isMinor: Who
}

/** True where `viewer` keeps any posts out of their lists. */
export const keepsOut = (viewer: Who) => sql<boolean>`
  ((select nsfw_hidden <> '{}' from members where id = ${viewer}) is true
    or ${isMinor(viewer)} or exists (select ${mutesOf(viewer, 'word')}) or exists (select ${mutesOf(viewer, 'tag')})
    or ${mutesMembers(viewer)})`

const keptOut = (viewer: Who): KeptOut => ({
  isAny: keepsOut(viewer),
  members: mutedMembers(viewer),
  words: mutedWords(viewer),
  tags: mutedTags(viewer),
  reasons: sql`(select nsfw_hidden from members where id = ${viewer})`,
  isMinor: isMinor(viewer),
})

/**
 * Columns of a row `v` with what `viewer` keeps out, where `m` is their own row, if they have one. A statement that asks
 * about each post has few steps with it.
 */
export const keptOutColumns = (viewer: Who) => sql`
  ${mutedMembers(viewer)} as muted_members, ${mutedWords(viewer)} as muted_words, ${mutedTags(viewer)} as muted_tags,
  coalesce(m.nsfw_hidden, '{}') as unwanted, ${isMinorRow} as is_minor`

/** What those columns say. */
export const keptOutOfRow: KeptOut = {
  isAny: sql`(v.is_minor or v.unwanted <> '{}' or v.muted_words is not null or v.muted_tags <> '{}' or v.muted_members <> '{}')`,
  members: sql.ref('v.muted_members'),
  words: sql.ref('v.muted_words'),
  tags: sql.ref('v.muted_tags'),
  reasons: sql.ref('v.unwanted'),
  isMinor: sql.ref('v.is_minor'),
}

/**
 * True where the post `q`, or its original `o`, has a reason for NSFW that keeps it out of the viewer's
 * lists.
 */
const hasUnwantedReason = ({
  reasons,
  isMinor: isYoung,
}: Pick<KeptOut, 'reasons' | 'isMinor'>) => sql<boolean>`
  (q.nsfw || o.nsfw) && ${reasons}
  or (cardinality(q.nsfw || o.nsfw) > 0 and ${isYoung})`

/**
 * True unless `viewer` keeps the post `p` out of their lists, by a muted member, word or tag or a reason for NSFW, of
 * the post or of a repost's original, or can't find its author. Their own posts stay. Mutes are read once per statement, and viewers
 * without mutes pay nothing for this: the post's row isn't even read. `known`: what they keep out, where
 * that is known, or other members than they muted, where a list shows some of these.
 */
export const notMuted = (viewer: Who, known: Partial<KeptOut> = {}) => {
  const kept = { ...keptOut(viewer), ...known }
  return sql<boolean>`(
  ${isFindable(viewer, sql.ref('p.author_id'))} and (not ${kept.isAny}
  or p.author_id = ${viewer}
  or (select not (
      -- One regular expression for all words: PostgreSQL caches few compiled ones.
      coalesce(has_words(q.message || ' ' || coalesce(o.message, ''), ${kept.words}), false)
      or exists (select from unnest(q.hashtags || o.hashtags) as tag where tag_key(tag) = any (${kept.tags}))
      or q.author_id = any (${kept.members}) or (o.author_id = any (${kept.members})) is true
      or ${hasUnwantedReason(kept)})
    from posts q left join posts o on o.id = q.original_id where q.id = p.id)))`
}

/**
 * The same for reasons for NSFW alone: for lists where muted posts stay, because the viewer asked for this
 * member's posts or has saved them.
 */
export const notUnsafe = (viewer: Who) => sql<boolean>`(
  not ((select nsfw_hidden <> '{}' from members where id = ${viewer}) is true or ${isMinor(viewer)})
  or p.author_id = ${viewer}
  or (select not (${hasUnwantedReason(keptOut(viewer))})
    from posts q left join posts o on o.id = q.original_id where q.id = p.id))`
