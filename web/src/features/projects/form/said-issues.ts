/** Fields that show their own errors, by their names in the call. */
const fields = ['group_name', 'description', 'funding_target', 'days', 'location', 'industry', 'price_point']

/** Returns whether a field shows the refusal. */
export const isOfField = (issues: Readonly<Record<string, string>>) => fields.some((name) => name in issues)
