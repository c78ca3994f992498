/** The fields that say themselves what is wrong with them, by their names on the wire. */
const fields = ['group_name', 'description', 'funding_target', 'days', 'location', 'industry', 'price_point']

/** Whether what was refused is said at a field. */
export const isOfField = (issues: Readonly<Record<string, string>>) => fields.some((name) => name in issues)
