/** Returns the second with which a link begins, `?t=83`; undefined if it is none. */
export const startIn = (at: string | undefined): number | undefined =>
  at !== undefined && /^[1-9][0-9]{0,5}$/.test(at) ? Number(at) : undefined
