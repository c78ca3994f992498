import type { Post } from '@commons/contract/posts.ts'
import { openDialog } from '../../../ui/stage.ts'

function editPost(post: Post): void {
  void openDialog(() => import('./EditPostDialog.tsx'), { post })
}

/** Opens an own post, or an own remark, for being changed. */
export function useEditPost() {
  return editPost
}
