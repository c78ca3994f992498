import type { Chapter } from './player-source.ts'

/** "1:23" or "1:02:03", not within another number. */
const time = /(?<![\d:.,])(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?![\d:]|[.,]\d)/

interface FoundTime {
  readonly seconds: number
  readonly index: number
  readonly text: string
}

function read(match: RegExpExecArray): FoundTime | undefined {
  const [text, hours, minutes, seconds] = match
  // "1:75:00" is no time.
  if (hours !== undefined && (Number(minutes) > 59 || minutes?.length !== 2)) return undefined
  return {
    seconds: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
    index: match.index,
    text,
  }
}

/** Returns the times that a text mentions, up to the end of the video. */
export function timesIn(text: string, duration: number): FoundTime[] {
  return [...text.matchAll(new RegExp(time, 'g'))].flatMap((match) => {
    const found = read(match)
    return found && found.seconds <= duration ? [found] : []
  })
}

/** What people write between a time and its title, before the time, and around it. */
const edges = /^[\s\-–—:|•*·.)\]>(#[]+|[\s\-–—:|•*·([<]+$/g
const numbered = /^\s*\d{1,3}[.)]\s+/

const fewest = 3
const shortest = 10

/**
 * Returns the chapters that a description lists, each on a line of its own: "0:00 Intro". As people know it
 * from elsewhere, there must be three at least, the first at 0:00, in their order, each of ten seconds or more.
 */
export function chaptersIn(description: string, duration: number): Chapter[] {
  const chapters = description.split('\n').flatMap((line) => {
    const [found] = timesIn(line, duration)
    if (!found) return []
    const before = line.slice(0, found.index).replace(numbered, '').replaceAll(edges, '')
    const after = line.slice(found.index + found.text.length).replaceAll(edges, '')
    // The time comes first or last: in the middle of a sentence it is no chapter's.
    if (before !== '' && after !== '') return []
    const title = before || after
    return title === '' ? [] : [{ start: found.seconds, title }]
  })
  const ends = [...chapters.slice(1).map(({ start }) => start), duration]
  const isList =
    chapters.length >= fewest &&
    chapters[0]?.start === 0 &&
    chapters.every(({ start }, index) => (ends[index] ?? 0) - start >= shortest)
  return isList ? chapters : []
}

/** Returns the chapter that a time is in. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): Chapter | undefined {
  return chapters.findLast(({ start }) => start <= seconds)
}
