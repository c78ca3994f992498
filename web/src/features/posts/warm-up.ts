/** What opens at a press of something on a card, to be fetched before. */
export const piecesOfPosts: ReadonlyArray<() => Promise<unknown>> = [
  () => import('./comments/CommentWriting.tsx'),
  () => import('./viewer/Viewer.tsx'),
]
