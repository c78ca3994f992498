/** What the strip on Home asks `reel_timeline` for: Home asks ahead, while the strip itself is still loading. */
export const shownInStrip = { page: 1, limit: 10 } as const
