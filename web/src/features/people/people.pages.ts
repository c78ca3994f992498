import type { Pages } from '../../feature.ts'

export const people: Pages = {
  members: [
    { path: '/friends', page: () => import('./friends/FriendsPage.tsx') },
    { path: '/lists', page: () => import('./people-lists/PeopleListsPage.tsx') },
  ],
}
