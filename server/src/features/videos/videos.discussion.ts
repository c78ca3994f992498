/** Comments on, likes, saves and views of videos. */
import { discussionOf } from '../../discussion/discussion.ts'
import { saveToggle } from '../../saves/saves.ts'
import { viewsOf } from '../../views/views.ts'
import { videos } from '../../visibility/videos.ts'
import { countDays } from './analytics/days.queries.ts'

export const discussion = discussionOf(videos)
export const toggleSaved = saveToggle(videos)
export const views = viewsOf(videos, countDays)
