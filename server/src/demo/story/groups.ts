/** The town's groups and the posts in them. */
import type { EmblemName } from '@commons/drawings/drawings.ts'
import type { Neighbour } from './people.ts'
import { ago, day, type GroupName, type Telling } from './telling.ts'

export interface Gathering {
  readonly name: string
  readonly description: string
  readonly rules: string
  readonly isClosed: boolean
  readonly emblem: EmblemName
  readonly owner: Neighbour
  readonly moderators: readonly Neighbour[]
  readonly members: readonly Neighbour[]
  /** Members who haven't answered their invitation yet. */
  readonly invited: readonly Neighbour[]
  /** What those who want to join are asked. */
  readonly questions?: readonly string[]
  /** Members who have asked to join. */
  readonly asking: readonly Neighbour[]
  /** What each of them answered, in the order of the questions. */
  readonly answers?: readonly string[]
}

export const gatherings: Record<GroupName, Gathering> = {
  garden: {
    name: 'Gardens of Brodná',
    description:
      'Seeds, cuttings and the good wheelbarrow. For everybody who grows something, from forty plum trees to a pot of parsley.',
    rules:
      'Say what you planted and when. Bring back the wheelbarrow. Nobody knows what the slugs want, so no advice about slugs.',
    isClosed: false,
    emblem: 'seedlings',
    owner: 'jana',
    moderators: ['petr'],
    members: ['betka', 'vojta', 'klara', 'ludmila', 'iveta', 'tom'],
    invited: [],
    asking: [],
  },
  choir: {
    name: 'The Thursday Choir',
    description: 'Four voices, thirty people, one piano. We meet on Thursdays at seven in the old school.',
    rules: 'Whoever is late sings the first verse alone.',
    isClosed: true,
    emblem: 'choir',
    owner: 'owen',
    moderators: ['grace'],
    members: ['ludmila', 'petr', 'iveta', 'jana', 'standa'],
    invited: ['tom'],
    questions: ['Which voice do you sing?', 'Can you come on Thursdays at seven?'],
    asking: ['dan'],
    answers: [
      'Bass, as long as nobody listens too closely.',
      'Every second week, when I am not on the night shift.',
    ],
  },
  surprise: {
    name: 'River Day, behind the scenes',
    description: 'Benches, lamps, who brings what. Ludmila must not see this.',
    rules: '',
    isClosed: true,
    emblem: 'footbridge',
    owner: 'grace',
    moderators: ['jana'],
    members: ['owen', 'betka', 'hana', 'dan', 'klara'],
    invited: [],
    asking: [],
  },
}

export const inGroups: readonly Telling[] = [
  {
    by: 'petr',
    when: day(3, '18:20'),
    group: 'garden',
    pinned: true,
    warmth: 0.6,
    tags: ['garden'],
    text: `The good wheelbarrow has a new tyre. It stands behind the school; please write your name on the board when you take it, and the day when it comes back.`,
  },
  {
    by: 'klara',
    when: day(1, '17:45'),
    group: 'garden',
    pinned: true,
    warmth: 0.5,
    tags: ['garden', 'seedlings'],
    text: `Nine of Jana's tomatoes now live on my balcony, which was built for two. If somebody has a bed for five of them, they come with names.`,
  },
  {
    by: 'owen',
    when: day(2, '20:50'),
    group: 'choir',
    warmth: 0.7,
    text: `For River Day: the ferryman's song in D, not in E flat, because I would like the tenors to enjoy their cake afterwards. Sheets are on the piano.`,
  },
  {
    by: 'jana',
    when: ago(190),
    group: 'surprise',
    warmth: 0.5,
    text: `Twenty-six lines on the card so far. Missing: Hana, Dan. It closes tonight, and Betka needs the number of candles.`,
  },
]
