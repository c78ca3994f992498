import type { Pages } from '../../feature.ts'

export const groups: Pages = {
  partOf: 'groups',
  members: [
    { path: '/creategroup', page: () => import('./create/CreateGroupPage.tsx') },
    { path: '/MyGroup', page: () => import('./lists/MyGroupsPage.tsx') },
    { path: '/discoverygroups', page: () => import('./lists/DiscoverGroupsPage.tsx') },
    { path: '/groupdetail/$groupId', page: () => import('./detail/GroupPage.tsx'), wide: true },
    { path: '/groupdetail/$groupId/event/$eventId', page: () => import('./events/EventPage.tsx') },
  ],
}
