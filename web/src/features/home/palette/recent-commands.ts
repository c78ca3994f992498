import { recentList } from '../../../search/recent-list.ts'

/** The ids of commands that the member used recently, latest first. */
export const recentCommands = recentList('commons.commands', 5)
