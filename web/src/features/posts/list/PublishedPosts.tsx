import { useRead } from '../../../api/use-call.ts'
import { useGonePosts } from './gone-posts.ts'
import { usePublished } from './use-published.ts'

/** Tells that an own post has become ready, whatever screen is open meanwhile. It draws nothing. */
export function PublishedPosts() {
  const { data, dataUpdatedAt } = useRead('waiting_posts', {})
  usePublished(data?.recdata, dataUpdatedAt, useGonePosts())
  return null
}
