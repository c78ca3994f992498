import type { ReelFeed } from '@commons/contract/reels/lists.ts'
import { memberStore } from '../../api/member-store.ts'

/** The feed that the viewer shows, until the page is closed. */
export const reelFeed = memberStore<ReelFeed>('for_you')
