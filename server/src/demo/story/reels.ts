/** The reels of the town. */
import type { SceneName } from '@commons/drawings/drawings.ts'
import type { Neighbour } from './people.ts'
import { ago, day, type Moment } from './telling.ts'

/** Scenes whose reel is a video; the others are pictures. */
export const filmed = ['night-town', 'river', 'bread'] as const satisfies readonly SceneName[]

interface Filmed {
  readonly by: Neighbour
  readonly when: Moment
  readonly scene: SceneName
  readonly text: string
  readonly tags: readonly string[]
  readonly likedBy: readonly Neighbour[]
  /** How far each viewer watched, in tenths. */
  readonly watchedBy: Readonly<Partial<Record<Neighbour, number>>>
  readonly said: ReadonlyArray<{ readonly by: Neighbour; readonly text: string }>
  /** The film before it whose sound it has. */
  readonly soundOf?: (typeof filmed)[number]
  /** Who shows it to their followers in a post. */
  readonly reminded?: { readonly by: Neighbour; readonly text: string }
}

/** In order of publication. */
export const reels: readonly Filmed[] = [
  {
    by: 'owen',
    when: day(16, '18:20'),
    scene: 'choir',
    text: 'Thirty seconds before the first note. Nobody breathes. #choir #singing',
    tags: ['choir', 'singing'],
    likedBy: ['jana', 'grace', 'petr'],
    watchedBy: { jana: 10, grace: 10, petr: 7, ludmila: 9 },
    said: [],
  },
  {
    by: 'hana',
    when: day(12, '16:05'),
    scene: 'pottery',
    text: 'The blue plate broke in March. It is better now. #kintsugi #crafts',
    tags: ['kintsugi', 'crafts'],
    likedBy: ['betka', 'grace', 'dan', 'klara'],
    watchedBy: { betka: 10, grace: 10, dan: 8, klara: 10, jana: 10 },
    said: [{ by: 'dan', text: 'I have a cup that broke in 2019. Do you take patients?' }],
  },
  {
    by: 'vojta',
    when: day(9, '08:40'),
    scene: 'beehives',
    text: 'Pink is the calm one. Do not trust yellow. #bees #honey',
    tags: ['bees', 'honey'],
    likedBy: ['petr', 'jana', 'klara', 'tom'],
    watchedBy: { petr: 10, jana: 9, klara: 10, tom: 5, marek: 10, iveta: 10 },
    said: [],
  },
  {
    by: 'petr',
    when: day(7, '11:15'),
    scene: 'garden',
    text: 'Watering can, hat, patience. That is the whole method. #garden',
    tags: ['garden'],
    likedBy: ['jana', 'ludmila'],
    watchedBy: { jana: 6, ludmila: 10, owen: 4 },
    said: [],
  },
  {
    by: 'grace',
    when: day(6, '12:30'),
    scene: 'long-table',
    text: 'Forty neighbours, one tablecloth. #longtable #food',
    tags: ['longtable', 'food'],
    likedBy: ['jana', 'owen', 'hana', 'klara', 'dan'],
    watchedBy: { jana: 10, owen: 10, hana: 10, klara: 10, dan: 10, ludmila: 8 },
    said: [{ by: 'hana', text: 'The plum cake was gone before I sat down.' }],
  },
  {
    by: 'ludmila',
    when: day(5, '19:45'),
    scene: 'footbridge',
    text: 'The lamps on the bridge, the evening they were lit again. #bridge #history',
    tags: ['bridge', 'history'],
    likedBy: ['standa', 'petr', 'owen', 'jana'],
    watchedBy: { standa: 10, petr: 10, owen: 10, jana: 10, marek: 3 },
    said: [{ by: 'standa', text: 'Konečně svítí všechny.' }],
  },
  {
    by: 'klara',
    when: day(4, '07:55'),
    scene: 'attic-window',
    text: 'Every morning, this window. #photography',
    tags: ['photography'],
    likedBy: ['marek', 'vojta'],
    watchedBy: { marek: 10, vojta: 9, grace: 10 },
    said: [],
  },
  {
    by: 'iveta',
    when: day(3, '22:10'),
    scene: 'night-town',
    text: 'One window is awake: the bakery. #night #stars',
    tags: ['night', 'stars'],
    likedBy: ['betka', 'owen', 'standa', 'grace', 'jana'],
    watchedBy: { betka: 10, owen: 10, standa: 10, grace: 10, jana: 10, tom: 10, dan: 6 },
    said: [{ by: 'betka', text: 'Somebody has to.' }],
  },
  {
    by: 'hana',
    when: day(2, '15:20'),
    scene: 'swallow-print',
    text: 'Ink, pressure, luck. #linocut',
    tags: ['linocut'],
    likedBy: ['dan', 'grace'],
    watchedBy: { dan: 10, grace: 9, betka: 10 },
    said: [],
  },
  {
    by: 'jana',
    when: day(1, '17:40'),
    scene: 'river',
    soundOf: 'night-town',
    text: 'From the weir to the mill in one breath. #river #riverday',
    tags: ['river', 'riverday'],
    likedBy: ['marek', 'betka', 'ludmila', 'owen', 'hana', 'petr'],
    watchedBy: { marek: 10, betka: 10, ludmila: 10, owen: 9, hana: 10, petr: 10, klara: 4 },
    said: [{ by: 'owen', text: 'You rowed. I held the biscuits.' }],
  },
  {
    by: 'marek',
    when: ago(320),
    scene: 'bike-workshop',
    text: 'The cat has approved the repair. #bikes #repair',
    tags: ['bikes', 'repair'],
    likedBy: ['klara', 'jana', 'tom', 'vojta'],
    watchedBy: { klara: 10, jana: 10, tom: 10, vojta: 8 },
    said: [{ by: 'klara', text: 'The cat approves everything that is warm.' }],
  },
  {
    by: 'betka',
    when: ago(75),
    scene: 'bread',
    text: 'Four in the morning, and the crust sings. Listen. #bread #baking',
    tags: ['bread', 'baking'],
    likedBy: ['jana', 'hana', 'iveta'],
    watchedBy: { jana: 10, hana: 10, iveta: 10, dan: 9 },
    said: [],
    reminded: { by: 'iveta', text: 'I hear this from across the street. Worth getting up for.' },
  },
]
