/** The stories of projects: a text whose paragraphs have pictures between them. Without zod: the browser imports it, too. */

export const mostStoryPictures = 12
export const longestStoryCaption = 200

/** Returns the paragraphs of a story. Each line is one; empty lines aren't counted. */
export const paragraphsOf = (story: string): string[] =>
  story.split('\n').filter((line) => line.trim() !== '')

export interface StoryPart<Placed> {
  /** Paragraphs with the empty lines between them; may be empty. */
  readonly text: string
  /** The pictures after them. */
  readonly pictures: readonly Placed[]
}

/**
 * Returns a story as texts, each with the pictures that follow it. `pictures` are in their order; those after a
 * paragraph that is gone follow the last one.
 */
export function storyParts<Placed extends { readonly after: number }>(
  story: string,
  pictures: readonly Placed[],
): Array<StoryPart<Placed>> {
  const count = paragraphsOf(story).length
  const parts: Array<StoryPart<Placed>> = []
  let lines: string[] = []
  let passed = 0
  const close = () => {
    const here = pictures.filter(({ after }) => Math.min(after, count) === passed)
    if (here.length === 0) return
    parts.push({ text: lines.join('\n').trim(), pictures: here })
    lines = []
  }
  close()
  for (const line of story.split('\n')) {
    lines.push(line)
    if (line.trim() === '') continue
    passed++
    close()
  }
  const rest = lines.join('\n').trim()
  if (rest !== '') parts.push({ text: rest, pictures: [] })
  return parts
}

/**
 * Returns where pictures go when a story is written anew: those before and after the changed paragraphs stay beside
 * the ones they were beside.
 */
export function placesInNewStory(before: string, now: string): (after: number) => number {
  const [old, next] = [paragraphsOf(before), paragraphsOf(now)]
  const least = Math.min(old.length, next.length)
  let begin = 0
  while (begin < least && old[begin] === next[begin]) begin++
  let end = 0
  while (end < least - begin && old.at(-1 - end) === next.at(-1 - end)) end++
  return (after) => {
    const at = Math.min(after, old.length)
    if (at <= begin) return at
    if (at >= old.length - end) return next.length - (old.length - at)
    return Math.min(at, next.length - end)
  }
}
