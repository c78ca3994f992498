import { loadSheet } from './composer/composer-pieces.ts'

/** Code that a press on a card opens, loaded ahead. */
export const piecesOfPosts: ReadonlyArray<() => Promise<unknown>> = [
  loadSheet,
  () => import('../../discussion/CommentWriting.tsx'),
  () => import('./picture/PostViewer.tsx'),
]
