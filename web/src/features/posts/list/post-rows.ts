import type { Post } from '@commons/contract/posts/posts.ts'
import type { Rows, useReadPages } from '../../../api/use-pages.ts'

/** Lists of posts keep ids; each post is cached under its own `post_card`, which its card reads. */
export const postRows: Rows<Post> = {
  id: (post) => post.post_id,
  call: 'post_card',
  detail: (post) => ({
    input: { post_id: post.post_id },
    answer: { code: true, message: '', recdata: post },
  }),
}

/** The calls that list posts. */
type PostListName =
  | 'timeline'
  | 'user_timeline'
  | 'hashtag_timeline'
  | 'saved_post_list'
  | 'group_timeline'
  | 'group_hash_timeline'
  | 'group_search'
export type PostPages = ReturnType<typeof useReadPages<PostListName>>
