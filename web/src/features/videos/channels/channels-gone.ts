import { memberIds } from '../../../api/member-store.ts'

/** Channels that the member has deleted since the page was opened. */
export const goneChannels = memberIds()
