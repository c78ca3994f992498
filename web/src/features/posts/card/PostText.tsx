import type { Post } from '@commons/contract/posts/posts.ts'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { posterOf } from './whose.ts'

interface PostTextProps {
  post: Post
  /** Set on the post's own page. */
  opened?: boolean
}

/** The text of a post, or the remark of a repost. A press on it opens the post, as its time does. */
export function PostText({ post, opened = false }: PostTextProps) {
  const navigate = useNavigate()
  const text = post.is_repost === 1 ? post.repost_comment : post.message
  if (text === null || text === '') return null
  const open = () => void navigate({ to: paths.timeline(posterOf(post).user_id, post.post_id) })
  return (
    <FoldedText
      name={`post.${post.post_id}`}
      text={text}
      mentions={post.is_repost === 1 ? post.repost_mentions : post.mentions}
      lang={post.is_repost === 1 ? post.repost_comment_lang : post.lang}
      {...(opened ? {} : { onPress: open })}
    />
  )
}
