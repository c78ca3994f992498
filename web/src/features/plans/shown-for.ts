/** How long a toast about a plan stays, in milliseconds. */
export const shownFor = 30_000
