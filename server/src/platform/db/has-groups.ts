/**
 * Whether the network has groups, as a condition of statements (decision 113). It holds for all rows alike, so prepared
 * statements are sent without it while the process knows that there are groups: then it costs nothing.
 */
import { sql } from 'kysely'

const condition = 'has_groups()'

export const hasGroups = sql.raw<boolean>(condition)

/** Returns the text of a statement for a network that has groups. */
export const textWithGroups = (text: string): string => text.replaceAll(condition, 'true')
