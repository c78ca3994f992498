/** The list's tabs as named in the URL; the first has no name there. */
const chatTabs = ['all', 'unread', 'archived', 'requests'] as const
export type ChatTab = (typeof chatTabs)[number]

export const tabOf = (named: unknown): ChatTab => chatTabs.find((each) => each === named) ?? 'all'
