import type { Pages } from '../../feature.ts'

export const posts: Pages = {
  members: [
    { path: '/tag/$tag', page: () => import('./tag-page/TagPage.tsx') },
    { path: '/saved', page: () => import('./saved/SavedPage.tsx') },
    { path: '/s/$type/$id', page: () => import('./share/SharedPage.tsx'), alone: true },
  ],
}
