import { loadMedia, loadSheet, loadTools } from './composer/composer-pieces.ts'

/** What opens at a press of something on a card, to be fetched before. */
export const piecesOfPosts: ReadonlyArray<() => Promise<unknown>> = [
  loadSheet,
  loadTools,
  loadMedia,
  () => import('../../discussion/CommentWriting.tsx'),
  () => import('./picture/PostViewer.tsx'),
]
