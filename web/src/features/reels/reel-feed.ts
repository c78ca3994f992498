import type { ReelFeed } from '@commons/contract/reels-lists.ts'
import { memberStore } from '../../api/member-store.ts'

/** Which reels the viewer walks through, until the page is closed. */
export const reelFeed = memberStore<ReelFeed>('for_you')
