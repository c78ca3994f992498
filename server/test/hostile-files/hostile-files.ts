/** Malicious files: a fixed list, and as many randomly broken ones as needed. */
import { type Canaries, type HostileFile, marker, seeded } from './hostile-file.ts'
import { goodPictures, hostilePictures } from './pictures.ts'
import { goodVideos, hostileVideos } from './videos.ts'

export type { Canaries, HostileFile }

export interface HostileWish {
  readonly seed: number
  /** How many files to return; a small count takes a sample of the fixed list. */
  readonly count: number
  readonly canaries: Canaries
}

/** Returns hostile files, the same for the same seed and count. */
export async function hostileFiles({ seed, count, canaries }: HostileWish): Promise<HostileFile[]> {
  const [pictures, videos] = [await goodPictures(), await goodVideos()]
  const random = seeded(seed)
  const fixed = [
    ...(await hostilePictures(pictures)),
    ...(await hostileVideos(videos, canaries)),
    ...endless(),
  ]
  const listed = count >= fixed.length * 1.5 ? fixed : sample(fixed, Math.ceil(count * 0.8), random)
  const good = Object.entries({ ...pictures, ...videos })
  const broken = Array.from({ length: Math.max(0, count - listed.length) }, (_, at) => {
    const [kind, content] = good[at % good.length] ?? ['', Buffer.alloc(0)]
    return breakUp(kind, content, random, at)
  })
  return [...listed, ...broken]
}

function sample<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

const ways = [
  'flips bits',
  'flips bits of its head',
  'loses a part',
  'repeats a part',
  'is overwritten',
] as const

function breakUp(kind: string, content: Buffer, random: () => number, number: number): HostileFile {
  const way = ways[Math.floor(random() * ways.length)] ?? ways[0]
  const within = (most: number) => Math.floor(random() * most)
  const at = within(content.length)
  const length = 1 + within(Math.min(4_000, content.length - at))
  return {
    name: `a ${kind} that ${way} (${number})`,
    filename: `broken.${kind}`,
    content: changed(),
    expected: 'either',
  }

  function changed(): Buffer {
    const bytes = Buffer.from(content)
    if (way === 'loses a part') return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    if (way === 'repeats a part') return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
    if (way === 'is overwritten') return bytes.fill(within(256), at, at + length)
    const reach = way === 'flips bits' ? bytes.length : Math.min(3_000, bytes.length)
    for (let flips = 1 + within(60); flips > 0; flips--) {
      const place = within(reach)
      bytes[place] = (bytes[place] ?? 0) ^ (1 << within(8))
    }
    return bytes
  }
}

/** Files that never end: the receiver has to stop reading. */
function endless(): HostileFile[] {
  const zeros = Buffer.alloc(65_536)
  const head = (hex: string) => Buffer.from(hex, 'hex')
  const kinds: ReadonlyArray<readonly [string, Buffer, Buffer]> = [
    [
      'a.jpg',
      head('ffd8ffe000104a46494600010100000100010000ffda0008010100003f00'),
      Buffer.alloc(65_536, 0x41),
    ],
    ['a.png', head('89504e470d0a1a0a0000000d494844520000001000000010080200000090916836'), zeros],
    ['a.gif', head('474946383961100010008000000000ffffff'), Buffer.alloc(65_536, 0x21)],
    ['a.webp', head('52494646ffffffff574542505650382000ffff00'), zeros],
    ['a.mp4', head('0000001066747970697372630000020000000000000000016d646174ffffffffffffffff'), zeros],
    ['a.webm', head('1a45dfa3884282847765626d18538067ffffffffffffffff'), zeros],
  ]
  return kinds.map(([filename, content, more]) => ({
    name: `${filename} without an end`,
    filename,
    content,
    more,
    marker,
    expected: 'refused',
  }))
}
