/** What the strip on Home asks `reel_timeline` for; `theme.js` asks for the same ahead. */
export const shownInStrip = { page: 1, limit: 10 } as const
