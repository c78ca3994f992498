import { memberStore } from '../../../api/member-store.ts'

/** The list of people whose posts Home shows; until the page is reloaded. */
export const homeList = memberStore<number | undefined>(undefined)
