import type { SiteVideo } from '@commons/contract/videos/videos.ts'

/** The columns of the table by which it can be sorted, in their order. */
export const columns = ['title', 'visibility', 'restrictions', 'date', 'views', 'comments', 'likes'] as const
export type Column = (typeof columns)[number]

export interface Order {
  readonly by: Column
  readonly descending: boolean
}

const valueOf: Readonly<Record<Column, (video: SiteVideo) => string | number>> = {
  title: ({ title }) => title,
  visibility: ({ visibility }) => visibility,
  restrictions: ({ made_for_kids }) => -made_for_kids,
  date: ({ created_at }) => Date.parse(created_at),
  views: ({ view_count }) => view_count,
  comments: ({ comment_count }) => comment_count,
  likes: ({ like_count }) => like_count,
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other))
}

/** Without accents and capitals, so that whoever types without them finds it. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

/** Returns the videos with all words of a search in their title or tags, in order. */
export function shownVideos(videos: readonly SiteVideo[], search: string, { by, descending }: Order) {
  const words = plain(search).split(/\s+/)
  const of = valueOf[by]
  const found = videos.filter(({ title, hashtag }) => {
    const text = plain(`${title} ${hashtag}`)
    return words.every((word) => text.includes(word))
  })
  return found.toSorted((one, other) => compare(of(one), of(other)) * (descending ? -1 : 1))
}
