/** The channels of the town's video site, and their videos. */
import type { CoverName, SceneName } from '@commons/drawings/drawings.ts'
import type { Neighbour } from './people.ts'
import { ago, day, type Moment } from './telling.ts'

interface Channel {
  readonly by: Neighbour
  readonly name: string
  readonly handle: string
  readonly about: string
  readonly since: Moment
  /** What its picture and its banner show. */
  readonly picture: SceneName
  readonly banner: CoverName
  /** In the order in which they subscribed. */
  readonly subscribers: readonly Neighbour[]
}

export const channels = {
  weir: {
    by: 'jana',
    name: 'By the Weir',
    handle: 'by_the_weir',
    about: 'Brodná and its river, one slow look at a time. A new video whenever the light is right.',
    since: day(44, '17:10'),
    picture: 'river',
    banner: 'hills',
    subscribers: ['ludmila', 'owen', 'marek', 'grace', 'petr', 'tom'],
  },
  mends: {
    by: 'marek',
    name: 'Marek Mends',
    handle: 'marek_mends',
    about:
      'Bicycles, hinges, lamps. If it has a screw, it can be saved. Recorded at the workshop; the cat helps.',
    since: day(58, '09:30'),
    picture: 'bike-workshop',
    banner: 'wheels',
    subscribers: ['klara', 'vojta', 'jana', 'standa', 'tom', 'petr', 'dan'],
  },
  four: {
    by: 'betka',
    name: 'Four in the Morning',
    handle: 'four_in_the_morning',
    about: 'What happens in a bakery while you sleep. No music, only the oven.',
    since: day(51, '14:00'),
    picture: 'bread',
    banner: 'wheat',
    subscribers: ['hana', 'iveta', 'jana', 'dan', 'grace'],
  },
} as const satisfies Readonly<Record<string, Channel>>

export type ChannelName = keyof typeof channels

interface Film {
  readonly channel: ChannelName
  readonly when: Moment
  readonly scene: SceneName
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  /** Longer than the others, in seconds. */
  readonly lasts?: number
  /** Only its author sees it. */
  readonly quietly?: true
  readonly madeForKids?: true
  readonly likedBy: readonly Neighbour[]
  readonly watchedBy: readonly Neighbour[]
  /** Who stopped before its end, and at which second. */
  readonly stoppedAt?: Readonly<Partial<Record<Neighbour, number>>>
  readonly said: ReadonlyArray<{ readonly by: Neighbour; readonly text: string }>
}

/** In order of publication. */
export const films: readonly Film[] = [
  {
    channel: 'mends',
    when: day(27, '10:05'),
    scene: 'beehives',
    title: 'Two screws for three beehives',
    description:
      'Vojta said the lids would not close. The bees said nothing, and meant it. #bees #repair\n\nYou need a screwdriver and long sleeves.',
    tags: ['bees', 'repair'],
    likedBy: ['vojta', 'klara', 'petr'],
    watchedBy: ['vojta', 'klara', 'petr', 'jana', 'iveta', 'dan'],
    said: [{ by: 'vojta', text: 'They close. Yellow has forgiven you.' }],
  },
  {
    channel: 'weir',
    when: day(20, '19:20'),
    scene: 'footbridge',
    title: 'The footbridge, five minutes before the lamps',
    description:
      'Nobody had arranged to meet there. Everybody did. #bridge #evening\n\nThe lamps come on at a quarter past eight; stay until the end.',
    tags: ['bridge', 'evening'],
    likedBy: ['ludmila', 'standa', 'owen', 'grace', 'tom'],
    watchedBy: ['ludmila', 'standa', 'owen', 'grace', 'tom', 'marek', 'hana', 'petr'],
    said: [
      { by: 'ludmila', text: 'My grandfather lit them by hand, from the left bank to the right.' },
      { by: 'standa', text: 'Tak na tohle jsem čekal celý rok.' },
    ],
  },
  {
    channel: 'four',
    when: day(15, '06:40'),
    scene: 'long-table',
    title: 'Set the long table with me',
    description: 'A spoon for everyone, a bowl for everyone, and where does the bread go? #longtable',
    tags: ['longtable'],
    madeForKids: true,
    likedBy: ['grace', 'hana', 'jana'],
    watchedBy: ['grace', 'hana', 'jana', 'klara'],
    said: [],
  },
  {
    channel: 'weir',
    when: day(11, '16:30'),
    scene: 'town-map',
    title: 'Brodná on one sheet of paper',
    description: 'Ludmila drew it, the press folded it, I walked it. Five places, two bridges. #history #map',
    tags: ['history', 'map'],
    likedBy: ['ludmila', 'tom', 'petr'],
    watchedBy: ['ludmila', 'tom', 'petr', 'owen', 'marek'],
    said: [{ by: 'tom', text: 'I moved here with this in my pocket. I am still lost, but politely.' }],
  },
  {
    channel: 'four',
    when: day(6, '05:50'),
    scene: 'night-town',
    title: 'The town before it wakes up',
    description: 'One window is lit, and I know who is in it: me. #night #baking',
    tags: ['night', 'baking'],
    likedBy: ['iveta', 'hana', 'jana', 'owen'],
    watchedBy: ['iveta', 'hana', 'jana', 'owen', 'grace', 'dan'],
    said: [{ by: 'iveta', text: 'I see your window from the observatory. It is my brightest star.' }],
  },
  {
    channel: 'mends',
    when: day(3, '17:15'),
    scene: 'bike-workshop',
    title: 'A flat tyre, mended before lunch',
    description:
      'Everything you need is in your kitchen, except the patch. #bikes #repair\n\n0:00 Find the hole\n0:11 Patch it\n0:22 Put it back\n\nBring your own bicycle on Saturday; the cat will have an opinion.',
    tags: ['bikes', 'repair'],
    lasts: 33,
    likedBy: ['klara', 'jana', 'tom', 'vojta', 'dan'],
    watchedBy: ['klara', 'jana', 'tom', 'vojta', 'dan', 'standa', 'grace'],
    stoppedAt: { jana: 14, tom: 23 },
    said: [
      { by: 'klara', text: '0:11 is where I always go wrong. Rub it longer!' },
      { by: 'dan', text: 'It worked. I had lunch at two, but it worked.' },
    ],
  },
  {
    channel: 'weir',
    when: day(1, '18:05'),
    scene: 'river',
    title: 'From the weir to the mill, the whole way',
    description: 'For everyone who asked where the boat went after the reel ended. #river #riverday',
    tags: ['river', 'riverday'],
    likedBy: ['marek', 'owen', 'petr', 'ludmila', 'grace'],
    watchedBy: ['marek', 'owen', 'petr', 'ludmila', 'grace', 'hana', 'klara'],
    said: [{ by: 'owen', text: 'The biscuits lasted until the second bend.' }],
  },
  {
    channel: 'four',
    when: ago(190),
    scene: 'bread',
    title: 'Why the crust sings',
    description: 'It cools faster than the crumb, and cracks. Put your ear close. #bread #baking',
    tags: ['bread', 'baking'],
    likedBy: ['hana', 'jana', 'dan'],
    watchedBy: ['hana', 'jana', 'dan', 'iveta'],
    said: [{ by: 'hana', text: 'My plates do this too, but then I cry.' }],
  },
  {
    channel: 'weir',
    when: ago(95),
    scene: 'fair-poster',
    title: 'River Day, first cut',
    description: 'Not finished: the music is missing, and so is Petr’s hat.',
    tags: [],
    quietly: true,
    likedBy: [],
    watchedBy: [],
    said: [],
  },
]

/** A film that is sent as members' are, so that it streams: it is there some seconds after the start. */
export const streamed = {
  channel: 'weir',
  scene: 'garden',
  title: 'The garden in the evening, with the sound on',
  description:
    'Iveta waters, I hold the camera, the wind does the rest. #garden #evening\n\n0:00 The gate\n0:16 Beds and beans\n0:32 The sunflowers\n\nChoose the quality you like; the tomatoes look good in all of them.',
  tags: ['garden', 'evening'],
  lasts: 48,
  captions: `WEBVTT

00:00.000 --> 00:08.000
[The gate creaks. Wind in the leaves.]

00:08.000 --> 00:20.000
Iveta: Close it behind you, or the hens come in.

00:20.000 --> 00:27.000
Jana: Are these the beans from the swap?

00:27.000 --> 00:33.000
Iveta: Those are peas. But I like that you try.

00:33.000 --> 00:41.000
[Water from the can.]

00:41.000 --> 00:48.000
Iveta: And now we wait. That is all a garden is.
`,
} as const satisfies Pick<Film, 'channel' | 'scene' | 'title' | 'description' | 'tags'> & {
  readonly lasts: number
  readonly captions: string
}
