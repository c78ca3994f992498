/** Months in which a reward can be delivered, as 2027-03. */

/** How many months ahead an owner can choose from. */
const most = 60

/** Returns the month in which a project ends, and those after it. */
export function deliveryMonths(endsAt: string): string[] {
  const end = new Date(endsAt)
  return Array.from({ length: most }, (_, ahead) =>
    new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  )
}

/** Returns the moment by which a month is written out; in UTC, so that it is the same month everywhere. */
export const dateOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00Z`)
