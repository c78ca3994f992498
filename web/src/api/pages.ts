/** A loaded page of a long list. It has ids only; each row is cached by itself. */
export interface Page {
  readonly ids: readonly number[]
  readonly next: string | undefined
}

export interface Pages {
  readonly pages: Page[]
  /** The `before` that each page was requested with. */
  readonly pageParams: Array<string | undefined>
}

export function idsOf({ pages }: Pages): number[] {
  return pages.flatMap(({ ids }) => ids)
}

/**
 * Returns the rows that a list's head has and its loaded pages lack: everything above the last row that both
 * have. If they share no row, there may be more new rows than the head shows.
 */
export function newsIn(pages: Pages, head: Page): { ids: number[]; more: boolean } {
  const known = new Set(idsOf(pages))
  const lastKnown = head.ids.findLastIndex((id) => known.has(id))
  const above = lastKnown === -1 ? head.ids : head.ids.slice(0, lastKnown)
  return { ids: above.filter((id) => !known.has(id)), more: lastKnown === -1 && head.next !== undefined }
}

/** Inserts new rows of the head in the head's order, before the next row that is loaded. */
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
        // Rows that no loaded row follows in the head open the list.
        ...(index === 0 ? (before.get(undefined) ?? []) : []),
        ...page.ids.flatMap((id) => [...(before.get(id) ?? []), id]),
      ],
    })),
  }
}

/** Returns only the head, for when the gap to the loaded pages is unknown. */
export function onlyHead(head: Page): Pages {
  return { pages: [head], pageParams: [undefined] }
}

/** Puts a row that this member has just made on top. */
export function withOnTop(pages: Pages, id: number): Pages {
  if (idsOf(pages).includes(id)) return pages
  const [first, ...others] = pages.pages
  return { ...pages, pages: [{ ids: [id, ...(first?.ids ?? [])], next: first?.next }, ...others] }
}
