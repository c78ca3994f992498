/** Months and years as entries name them, without the calls: forms must not load zod for them. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** The first year that an entry may name. */
export const firstYear = 1900
