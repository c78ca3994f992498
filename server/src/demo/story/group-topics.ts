/** The topics of the town's groups, each with words of the posts that have it. */
import type { GroupName } from './telling.ts'

export const topics: Partial<Record<GroupName, Readonly<Record<string, string>>>> = {
  garden: { Seedlings: 'tomatoes', Tools: 'wheelbarrow', 'To give away': 'to give away' },
  choir: { Rehearsals: 'Thursday', Sheets: 'Sheets' },
}
