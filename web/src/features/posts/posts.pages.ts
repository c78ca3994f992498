import type { Pages } from '../../feature.ts'

export const posts: Pages = {
  members: [
    { path: '/tag/$tag', page: () => import('./tag-page/TagPage.tsx') },
    { path: '/saved', page: () => import('./saved/SavedPage.tsx') },
    { path: '/drafts', page: () => import('./drafts/DraftsPage.tsx') },
    { path: '/lists/$id', page: () => import('./list-page/PeopleListPage.tsx') },
    { path: '/lists/$id/$tab', page: () => import('./list-page/PeopleListPage.tsx') },
    { path: '/s/$type/$id', page: () => import('./share/SharedPage.tsx'), alone: true },
  ],
}
