/** Decisions about imported posts, without I/O. */

const origin = 9_000_000_000_000

/**
 * Returns where a post of this date stands among all posts: below 0, which is before everything that was written here,
 * and in the order of dates. `nth` tells posts of one moment apart.
 */
export const placeOf = (at: Date, nth: number): number => (at.getTime() - origin) * 1000 + (nth % 1000)
