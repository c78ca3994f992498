import type { CallName } from '../call.ts'

/** What a read answered, to be shown again where the network does not answer. */
export interface KeptRead {
  readonly key: readonly unknown[]
  readonly data: unknown
  /** When it was answered, in milliseconds. */
  readonly at: number
}

/** Which reads are kept, and how many of each: the latest. */
const keptOf: Partial<Record<CallName, number>> = {
  timeline: 2,
  user_timeline: 2,
  saved_post_list: 1,
  post_detail: 60,
  post_comment_list: 20,
  waiting_posts: 1,
  avatar_banner: 2,
  show_language: 1,
  // Whether a post may be revealed.
  show_nsfw_setting: 1,
  sujjested_channels: 1,
  follow_request_list: 1,
  friend_list: 1,
  sujjested_hashtag: 1,
}
const firstPages = 3

interface Listed {
  pages: ReadonlyArray<{ ids: readonly number[] }>
  pageParams: readonly unknown[]
}

const isListed = (data: unknown): data is Listed =>
  typeof data === 'object' && data !== null && 'pages' in data

export function isKept(key: readonly unknown[]): boolean {
  return typeof key[0] === 'string' && key[0] in keptOf
}

const postOf = ({ key }: KeptRead): number | undefined =>
  key[0] === 'post_detail' ? (key[1] as { post_id: number }).post_id : undefined

/** Of a long list its beginning, as far as the posts in it are here, too. */
function begun(read: KeptRead, posts: ReadonlySet<number>): KeptRead {
  if (!isListed(read.data)) return read
  const pages = read.data.pages
    .slice(0, firstPages)
    .map((page) => ({ ...page, ids: page.ids.filter((id) => posts.has(id)) }))
  return { ...read, data: { pages, pageParams: read.data.pageParams.slice(0, firstPages) } }
}

/** As much of what was read as is kept: of each call the latest, and before all the posts that lists begin with. */
export function chooseKept(reads: readonly KeptRead[]): KeptRead[] {
  const latest = reads.toSorted((a, b) => b.at - a.at)
  const known = new Set(latest.flatMap((read) => postOf(read) ?? []))
  const lists = latest.filter(({ data }) => isListed(data)).map((read) => begun(read, known))
  const chosen = new Map<string, KeptRead[]>()
  const take = (read: KeptRead, group: string, most: number) => {
    const taken = chosen.get(group) ?? []
    if (taken.length < most) chosen.set(group, [...taken, read])
  }
  for (const read of lists) take(read, `${String(read.key[0])} pages`, keptOf[read.key[0] as CallName] ?? 0)
  const first = new Set(
    [...chosen.values()]
      .flat()
      .flatMap(({ data }) => (isListed(data) ? data.pages.flatMap(({ ids }) => ids) : [])),
  )
  const isFirst = (read: KeptRead) => first.has(postOf(read) ?? Number.NaN)
  const singles = latest.filter(({ data }) => !isListed(data))
  for (const read of [...singles.filter(isFirst), ...singles.filter((each) => !isFirst(each))]) {
    const name = read.key[0] as CallName
    take(read, name, keptOf[name] ?? 0)
  }
  return [...chosen.values()].flat()
}
