import type { Feature } from '../../feature.ts'
import { visibleGroups } from '../../visibility/groups.ts'

/** Projects are groups: their pictures, members, news and reports are the groups'. */
export const projects: Feature = {
  topics: { project: visibleGroups },
}
