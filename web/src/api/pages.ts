/** The loaded part of a long list: ids only, page by page; what they stand for is cached by itself. */
export interface Page {
  readonly ids: readonly number[]
  readonly next: string | undefined
}

export interface Pages {
  readonly pages: Page[]
  /** The `before` that each page was asked with. */
  readonly pageParams: Array<string | undefined>
}

export function idsOf({ pages }: Pages): number[] {
  return pages.flatMap(({ ids }) => ids)
}

/**
 * The rows that the head of a list has and the loaded pages lack: everything above the last row that
 * both know. Without such a row more is new than the head shows.
 */
export function newsIn(pages: Pages, head: Page): { ids: number[]; more: boolean } {
  const known = new Set(idsOf(pages))
  const lastKnown = head.ids.findLastIndex((id) => known.has(id))
  const above = lastKnown === -1 ? head.ids : head.ids.slice(0, lastKnown)
  return { ids: above.filter((id) => !known.has(id)), more: lastKnown === -1 && head.next !== undefined }
}

/** Puts these rows of the head where they belong, before the next row of it that is loaded. */
export function withNews(pages: Pages, head: Page, news: readonly number[]): Pages {
  const known = new Set(idsOf(pages))
  const before = new Map<number | undefined, number[]>()
  for (const [index, id] of head.ids.entries()) {
    if (known.has(id) || !news.includes(id)) continue
    const next = head.ids.slice(index + 1).find((other) => known.has(other))
    before.set(next, [...(before.get(next) ?? []), id])
  }
  return {
    pageParams: pages.pageParams,
    pages: pages.pages.map((page, index) => ({
      next: page.next,
      ids: [
        // Rows without a known follower are older than nothing that is loaded: they open the list.
        ...(index === 0 ? (before.get(undefined) ?? []) : []),
        ...page.ids.flatMap((id) => [...(before.get(id) ?? []), id]),
      ],
    })),
  }
}

/** Starts again from the head, when the gap to what was loaded is unknown. */
export function onlyHead(head: Page): Pages {
  return { pages: [head], pageParams: [undefined] }
}

/** A row that this member has just made, on top. */
export function withOnTop(pages: Pages, id: number): Pages {
  if (idsOf(pages).includes(id)) return pages
  const [first, ...others] = pages.pages
  return { ...pages, pages: [{ ids: [id, ...(first?.ids ?? [])], next: first?.next }, ...others] }
}
