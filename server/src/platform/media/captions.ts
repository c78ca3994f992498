/**
 * Captions as members upload them, WebVTT or SubRip, parsed strictly and rewritten as WebVTT: only times and
 * text are kept, without styles, regions, settings or notes.
 */
import { Refusal } from '../call/refusal.ts'
import type { Cut } from './worker/tasks.ts'

interface Cue {
  from: number
  to: number
  text: string
}

const mostCues = 10_000
const longestCue = 1_000
const time = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})`
const timing = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(?:\s|$)`)

/**
 * Parses captions and writes them as WebVTT. Refuses text that isn't UTF-8, no cues or more than 10,000, and
 * cues that are too long or end before they begin. Of a video that is cut, undefined if nothing is said in the part.
 */
export function canonicalCaptions(content: Uint8Array): Buffer
export function canonicalCaptions(content: Uint8Array, cut: Cut | undefined): Buffer | undefined
export function canonicalCaptions(content: Uint8Array, cut?: Cut): Buffer | undefined {
  const all = readCues(decode(content))
  if (all.length === 0 || all.length > mostCues) throw new Refusal('captions_invalid')
  const cues = cut ? cuesIn(all, cut) : all
  if (cues.length === 0) return undefined
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`)
  return Buffer.from(`WEBVTT\n\n${blocks.join('\n')}`)
}

/** Returns what is said in a part of a video, by the times of that part. */
function cuesIn(cues: readonly Cue[], cut: Cut): Cue[] {
  const [begin, end] = [Math.round(cut.from * 1000), Math.round(cut.to * 1000)]
  return cues
    .map(({ from, to, text }) => ({
      from: Math.max(from, begin) - begin,
      to: Math.min(to, end) - begin,
      text,
    }))
    .filter(({ from, to }) => to > from)
}

function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw new Refusal('captions_invalid')
  }
}

function readCues(text: string): Cue[] {
  const blocks = text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)
  return blocks.flatMap((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line))
    // A header, a note or a style, not a cue.
    if (at < 0) return []
    const parts = timing.exec(lines[at] ?? '') ?? []
    const [from, to] = [milliseconds(parts.slice(1, 5)), milliseconds(parts.slice(5, 9))]
    const said = plain(lines.slice(at + 1).join('\n'))
    if (to < from || said.length > longestCue) throw new Refusal('captions_invalid')
    return said === '' || to === from ? [] : [{ from, to, text: said }]
  })
}

/** Returns the words without tags; escapes what could be read as a tag, an entity or an arrow. */
function plain(text: string): string {
  return (
    text
      .replaceAll(/<[^>\n]{0,200}>/g, '')
      .replaceAll(/\{\\[^}\n]{0,50}\}/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&')
      // oxlint-disable-next-line no-control-regex -- control characters have no place in captions
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}

function milliseconds([hours = '0', minutes = '0', seconds = '0', rest = '0']: string[]): number {
  return ((Number(hours || 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)
}

function clock(at: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const hours = two(at / 3_600_000)
  const minutes = two((at / 60_000) % 60)
  return `${hours}:${minutes}:${two((at / 1000) % 60)}.${String(at % 1000).padStart(3, '0')}`
}
