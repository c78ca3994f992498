import type { Pages } from '../../feature.ts'
import { publicListOnly, publicProjectOnly } from '../../guards.ts'

const publicProject = () => import('./detail/PublicProjectPage.tsx')

export const projects: Pages = {
  partOf: 'projects',
  open: [
    { path: '/allprojects', page: () => import('./lists/PublicProjectsPage.tsx'), guard: publicListOnly },
    { path: '/allprojects/$projectId', page: publicProject, guard: publicProjectOnly },
  ],
  members: [
    { path: '/createproject', page: () => import('./create/CreateProjectPage.tsx'), wide: true },
    { path: '/MyProject', page: () => import('./lists/MyProjectsPage.tsx'), wide: true },
    { path: '/DiscoveryProject', page: () => import('./lists/DiscoverProjectsPage.tsx'), wide: true },
    { path: '/allprojectslist', page: () => import('./lists/ProjectListsPage.tsx'), wide: true },
  ],
}
