import type { Post } from '@commons/contract/posts/posts.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

function editPost(post: Post): void {
  void openDialog(() => import('./EditPostDialog.tsx'), { post })
}

/** Returns a function that opens an own post, or an own remark, for editing. */
export function useEditPost() {
  return editPost
}
