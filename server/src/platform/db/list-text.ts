/** Returns a list as the text that PostgreSQL reads it from: within a list of arguments, a list would be lost. */
export const listText = (list: ReadonlyArray<string | number>): string =>
  `{${list.map((each) => (typeof each === 'number' ? each : `"${each.replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join(',')}}`
