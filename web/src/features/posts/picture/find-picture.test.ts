import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aPost, someFiles } from '../test-posts.ts'
import { nextPicture } from './find-picture.ts'
import { besideIt, pictureAt, picturesOf, type ShownPostPicture } from './post-pictures.ts'

const picture = (alt: string) => ({ width: 1, height: 1, preview: '', sources: [], animated: false, alt })
const withPictures = (id: number, ...alts: string[]) =>
  aPost(id, { picture: picture(alts[0] ?? ''), files: someFiles(...alts.map(picture)) })

/** Walks as the viewer does, until there is no next picture. */
async function walk(posts: readonly Post[], from: ShownPostPicture | undefined, by: 1 | -1) {
  const client = new QueryClient()
  for (const post of posts) client.setQueryData(['post_card', { post_id: post.post_id }], { recdata: post })
  const list = posts.map(({ post_id }) => post_id)
  const seen: string[] = []
  let shown = from
  while (shown) {
    seen.push(`${shown.picture.alt} ${shown.place ? `${shown.place.at}/${shown.place.of}` : ''}`.trim())
    shown = besideIt(shown, by) ?? (await nextPicture(client, list, shown.postId, by))
  }
  return seen
}

const posts = [
  withPictures(1, 'a', 'b', 'c'),
  aPost(2, { is_nsfw: 1, picture: picture('covered') }),
  withPictures(3, 'd'),
  withPictures(4, 'e', 'f'),
] as const

test('the arrows go through all pictures of a post, then on to the next one', async () => {
  const first = pictureAt(picturesOf(posts[0]), 0)
  expect(await walk(posts, first, 1)).toEqual(['a 1/3', 'b 2/3', 'c 3/3', 'd', 'e 1/2', 'f 2/2'])
})

test('going back, they enter a post at its last picture', async () => {
  const last = pictureAt(picturesOf(posts[3]), -1)
  expect(await walk(posts, last, -1)).toEqual(['f 2/2', 'e 1/2', 'd', 'c 3/3', 'b 2/3', 'a 1/3'])
})
