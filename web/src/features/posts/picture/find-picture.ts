import type { Post } from '@commons/contract/posts/posts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call, type Answer } from '../../../api/call.ts'
import { pictureAt, picturesOf, type ShownPostPicture } from './post-pictures.ts'

// Lists keep only the ids of distant posts, so each costs a request: stop after this many without a picture.
const furthest = 30

/** Returns the picture at which the arrows enter a post: going back, its last one. */
function pictureOf(post: Post, by: 1 | -1): ShownPostPicture | undefined {
  // The arrows must not reveal what the list covers.
  return post.is_nsfw === 1 ? undefined : pictureAt(picturesOf(post), by === 1 ? 0 : -1)
}

async function postOf(client: QueryClient, post_id: number): Promise<Post | undefined> {
  try {
    const answer = await client.fetchQuery<Answer<'post_card'>>({
      queryKey: ['post_card', { post_id }],
      queryFn: ({ signal }) => call('post_card', { post_id }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    })
    return answer.recdata
  } catch {
    // Deleted since, or unavailable now.
    return undefined
  }
}

/** Returns the position of a post in a list; the original shown in a repost has another id than the repost. */
function placeOf(client: QueryClient, list: readonly number[], from: number): number {
  const place = list.indexOf(from)
  if (place >= 0) return place
  return list.findIndex((post_id) => {
    const answer = client.getQueryData<Answer<'post_card'>>(['post_card', { post_id }])
    return answer?.recdata.original_post_id === from
  })
}

/** Returns the picture of the next post along the list in a direction; undefined at its end. */
export async function nextPicture(
  client: QueryClient,
  list: readonly number[],
  from: number,
  by: 1 | -1,
): Promise<ShownPostPicture | undefined> {
  const start = placeOf(client, list, from)
  if (start < 0) return undefined
  for (let index = start + by, seen = 0; index in list && seen < furthest; index += by, seen++) {
    const id = list[index]
    const post = id === undefined ? undefined : await postOf(client, id)
    const found = post && pictureOf(post, by)
    if (found) return found
  }
  return undefined
}
