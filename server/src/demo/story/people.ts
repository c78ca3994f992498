/** The people of Brodná, a small town on a small river. None of them is real. */
import type { CoverName, FaceName } from '@commons/drawings/drawings.ts'

export type Neighbour = FaceName
/** Who posts: a neighbour, or the bot at the weir. */
export type Poster = Neighbour | 'gauge'

interface Introduction {
  name: string
  /** Days ago. */
  joinedAgo: number
  language: 'en' | 'cs'
  cover?: CoverName
  /** What they say of themselves at the top of their profile. */
  bio?: string
  website?: string
}

/** In the order they joined. */
export const people: Record<Neighbour, Introduction> = {
  jana: {
    name: 'Jana Vrbová',
    joinedAgo: 412,
    language: 'en',
    cover: 'hills',
    bio: 'The garden behind the school, and whoever turns up on Thursdays. Bring gloves.',
  },
  marek: {
    name: 'Marek Holub',
    joinedAgo: 409,
    language: 'en',
    cover: 'wheels',
    bio: 'Bicycles, mended or explained. The cat decides which.',
    website: 'https://holub-bikes.example',
  },
  betka: {
    name: 'Alžběta Pecková',
    joinedAgo: 398,
    language: 'en',
    cover: 'wheat',
    bio: 'Bread, from four in the morning until it is gone.',
    website: 'https://pecka-bread.example',
  },
  ludmila: {
    name: 'Ludmila Brodská',
    joinedAgo: 371,
    language: 'en',
    cover: 'river',
    bio: 'Forty years of this river, most of them with a thermometer.',
  },
  owen: {
    name: 'Owen Hartley',
    joinedAgo: 340,
    language: 'en',
    cover: 'wires',
    bio: 'Typewriters, radios and other things with keys. English, mostly.',
  },
  hana: {
    name: 'Hana Tichá',
    joinedAgo: 322,
    language: 'en',
    bio: 'Signs, posters and the occasional wedding invitation.',
  },
  petr: { name: 'Petr Jahoda', joinedAgo: 296, language: 'en' },
  standa: { name: 'Stanislav Říha', joinedAgo: 240, language: 'cs', bio: 'Zpívám bas. Od roku 1961.' },
  grace: {
    name: 'Grace Adeyemi',
    joinedAgo: 211,
    language: 'en',
    bio: 'Came for a semester, stayed for the market.',
  },
  vojta: { name: 'Vojtěch Javor', joinedAgo: 190, language: 'en' },
  dan: { name: 'Dan Whitlock', joinedAgo: 133, language: 'en' },
  klara: {
    name: 'Klára Rychlá',
    joinedAgo: 98,
    language: 'en',
    bio: 'Lamps, cables, and where to put them.',
  },
  iveta: { name: 'Iveta Horská', joinedAgo: 61, language: 'en', cover: 'stars' },
  tom: {
    name: 'Tom Ashdown',
    joinedAgo: 13,
    language: 'en',
    bio: 'New here. Knows nothing about plants yet.',
  },
}

/** A bot of the town's, which posts and reads nothing. */
export const gauge: Introduction = {
  name: 'Weir Gauge',
  joinedAgo: 74,
  language: 'en',
  bio: 'A program that reads the gauge at the weir every morning. Ludmila checks it, Vojta mends it.',
}

/** Who follows it. */
export const followersOfGauge: readonly Neighbour[] = ['ludmila', 'vojta', 'jana', 'marek', 'petr', 'tom']

/** Returns an address in a reserved domain, so that no mail ever reaches anyone. */
export const emailOf = (poster: Poster) => `${poster}@commons.example`

/** Members whose logins are shown at the start: one whom everyone knows, and a newcomer. */
export const guides: readonly Neighbour[] = ['jana', 'tom']

/** Who runs the network, and whose login is shown as well, with a second factor. */
export const admin: Neighbour = 'marek'

/** Pairs who follow each other. */
export const friends: ReadonlyArray<readonly [Neighbour, Neighbour]> = [
  ['jana', 'marek'],
  ['jana', 'betka'],
  ['jana', 'ludmila'],
  ['jana', 'owen'],
  ['jana', 'hana'],
  ['jana', 'petr'],
  ['jana', 'standa'],
  ['jana', 'grace'],
  ['jana', 'vojta'],
  ['jana', 'dan'],
  ['jana', 'klara'],
  ['marek', 'klara'],
  ['marek', 'vojta'],
  ['marek', 'ludmila'],
  ['marek', 'tom'],
  ['betka', 'hana'],
  ['betka', 'iveta'],
  ['betka', 'tom'],
  ['owen', 'grace'],
  ['owen', 'ludmila'],
  ['owen', 'petr'],
  ['owen', 'iveta'],
  ['hana', 'grace'],
  ['hana', 'dan'],
  ['grace', 'dan'],
  ['grace', 'klara'],
  ['vojta', 'petr'],
  ['vojta', 'klara'],
  ['ludmila', 'petr'],
  ['ludmila', 'standa'],
]

/** The first follows the second, who doesn't follow back. */
export const follows: ReadonlyArray<readonly [Neighbour, Neighbour]> = [
  ['tom', 'jana'],
  ['tom', 'owen'],
  ['tom', 'grace'],
  ['iveta', 'jana'],
  ['iveta', 'grace'],
  ['klara', 'hana'],
  ['klara', 'petr'],
  ['standa', 'owen'],
  ['standa', 'iveta'],
  ['standa', 'betka'],
  ['dan', 'betka'],
  ['dan', 'vojta'],
  ['petr', 'hana'],
  ['petr', 'marek'],
  ['vojta', 'owen'],
  ['grace', 'ludmila'],
  ['grace', 'standa'],
  ['hana', 'ludmila'],
  ['hana', 'standa'],
  ['owen', 'standa'],
]
