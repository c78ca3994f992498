/** The parts of the list, as its address names them; the first one is unnamed. */
const chatTabs = ['all', 'unread', 'requests'] as const
export type ChatTab = (typeof chatTabs)[number]

export const tabOf = (named: unknown): ChatTab => chatTabs.find((each) => each === named) ?? 'all'
