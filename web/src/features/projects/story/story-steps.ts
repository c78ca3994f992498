import type { StoryPicture } from '@commons/contract/projects/projects.ts'

export interface StoryPlace {
  readonly after: number
  /** How many pictures after the same paragraph come before it. */
  readonly place: number
}

type Placed = Pick<StoryPicture, 'story_picture_id' | 'after'>

/**
 * Returns where a picture goes one step up and one step down, past a picture or a paragraph; undefined where there is
 * nothing further. `pictures` are in their order, `paragraphs` is how many the story has.
 */
export function stepsOf(
  id: number,
  pictures: readonly Placed[],
  paragraphs: number,
): { readonly up: StoryPlace | undefined; readonly down: StoryPlace | undefined } {
  const after = (picture: Placed) => Math.min(picture.after, paragraphs)
  const mine = pictures.find(({ story_picture_id: each }) => each === id)
  if (!mine) return { up: undefined, down: undefined }
  const here = after(mine)
  const together = pictures.filter((picture) => after(picture) === here)
  const place = together.indexOf(mine)
  return {
    up:
      place > 0
        ? { after: here, place: place - 1 }
        : here > 0
          ? { after: here - 1, place: pictures.filter((picture) => after(picture) === here - 1).length }
          : undefined,
    down:
      place < together.length - 1
        ? { after: here, place: place + 1 }
        : here < paragraphs
          ? { after: here + 1, place: 0 }
          : undefined,
  }
}
