/** A line of captions, shown from its start to its end, both in seconds. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

const timing =
  /^(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})[ \t]+-->[ \t]+(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})(?:[ \t]|$)/
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

const secondsOf = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)

/** Returns a cue's text without its markup. */
function plain(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_entity, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns the cues of a WebVTT file, in the order of their starts. Notes, styles and regions are left out. */
export function parseVtt(file: string): Cue[] {
  const blocks = file.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/)
  return blocks
    .flatMap((block) => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => line.includes('-->'))
      const found = timing.exec(lines[at] ?? '')
      const text = plain(lines.slice(at + 1))
      if (!found || text === '') return []
      const [, ...times] = found
      return [{ start: secondsOf(...times.slice(0, 3)), end: secondsOf(...times.slice(3)), text }]
    })
    .toSorted((one, other) => one.start - other.start)
}
