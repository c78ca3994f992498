import type { Feature } from '../../feature.ts'
import { visibleObjects } from '../../visibility/objects.ts'
import { discussionLeaving } from './discussion.leaving.ts'

/** The calls for comments on objects of every kind. Features of kinds declare their files, news and reports. */
export const discussion: Feature = {
  topics: { comments: visibleObjects, held_comments: 'oneself' },
  leaving: discussionLeaving,
}
