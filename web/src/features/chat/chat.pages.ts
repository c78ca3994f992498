import type { Pages } from '../../feature.ts'

export const chat: Pages = {
  members: [{ path: '/messaging/{-$chatId}', page: () => import('./inbox/MessagingPage.tsx'), wide: true }],
}
