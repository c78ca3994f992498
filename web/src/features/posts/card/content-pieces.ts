/** What few posts show, which is loaded with the first that does. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { picturesOf } from '../picture/post-pictures.ts'

export const loadSurvey = async () => ({
  default: (await import('../../surveys/in-place/public.ts')).SurveyInPlace,
})
export const loadReel = async () => ({
  default: (await import('../../reels/in-place/public.ts')).ReelInPlace,
})
export const loadGrid = async () => ({ default: (await import('../picture/PictureGrid.tsx')).PictureGrid })

/** Begins to load what these posts show, before they are drawn. */
export function loadContentOf(posts: readonly Post[]): void {
  const needed = [
    posts.some(({ survey }) => survey) && loadSurvey,
    posts.some(({ reel_id }) => reel_id) && loadReel,
    posts.some((post) => picturesOf(post).pictures.length > 1) && loadGrid,
  ]
  // Their cards load them again, and say so if they don't come.
  for (const load of needed) if (load) void load().catch(() => {})
}
