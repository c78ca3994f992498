/** The projects the town is raising tokens for. */
import type { ProjectDays, ProjectPays } from '@commons/contract/shared/project-figures.ts'
import type { Gathering } from './groups.ts'

export interface Venture extends Gathering {
  /** In whole tokens. */
  readonly target: number
  readonly days: ProjectDays
  readonly pays: ProjectPays
  /** When it began. */
  readonly daysAgo: number
  readonly location: string
  readonly industry: string
  readonly pricePoint: string
  readonly experience: string
  readonly faqs?: ReadonlyArray<{ readonly question: string; readonly answer: string }>
  /** Pictures between the paragraphs of the description. */
  readonly story?: ReadonlyArray<{
    readonly scene: string
    readonly after: number
    readonly caption: string
    readonly alt: string
  }>
}

const nobodyYet = { moderators: [], invited: [], asking: [], rules: '' } as const

export type VentureName = 'oven' | 'table' | 'print'

export const ventures: Record<VentureName, Venture> = {
  oven: {
    ...nobodyYet,
    name: 'An oven for the whole street',
    description:
      'A wood-fired oven behind the old school, for bread on Saturdays and for whoever asks on other days.\n\nThe tokens pay for bricks, the door and a roof; the building we do ourselves.\n\nWho helps to build it has a loaf every week of its first winter.',
    isClosed: false,
    emblem: 'bread',
    owner: 'betka',
    members: ['jana', 'petr', 'ludmila', 'tom'],
    target: 4_000,
    days: 30,
    pays: 'all_or_nothing',
    daysAgo: 18,
    location: 'Brno, South Moravian, Czechia',
    industry: 'Food',
    pricePoint: 'Free for neighbours who bring wood',
    experience: 'I have baked for the town for nine years, and built one oven that still draws well.',
    faqs: [
      {
        question: 'Who may bake in it?',
        answer: 'Everybody on the street, and their guests. There is a list on the door of the school.',
      },
      {
        question: 'What if it rains while you build?',
        answer: 'Then we build under Petr’s tent. The bricks only have to stay dry for the first two days.',
      },
    ],
    story: [
      {
        scene: 'bread',
        after: 1,
        caption: 'Saturday’s loaves, as they are to come out of it',
        alt: 'Round loaves with a dark crust on a wooden board',
      },
      {
        scene: 'long-table',
        after: 3,
        caption: 'Where most of them will be eaten',
        alt: 'A long table under trees, laid for many people',
      },
    ],
  },
  table: {
    ...nobodyYet,
    name: 'The long table, mended',
    description:
      'Twelve metres of table for River Day. Two of its leaves have had enough of the river itself.',
    isClosed: false,
    emblem: 'long-table',
    owner: 'grace',
    members: ['owen', 'hana', 'klara'],
    target: 900,
    days: 90,
    pays: 'keep',
    daysAgo: 3,
    location: '',
    industry: 'Woodwork',
    pricePoint: '',
    experience: '',
  },
  print: {
    ...nobodyYet,
    name: 'A press that prints swallows',
    description: 'A small hand press for the workshop, so that posters need not come from the city.',
    isClosed: true,
    emblem: 'swallow-print',
    owner: 'hana',
    members: ['dan', 'vojta'],
    target: 2_500,
    days: 30,
    pays: 'all_or_nothing',
    daysAgo: 27,
    location: 'Brno, South Moravian, Czechia',
    industry: 'Printing',
    pricePoint: '40 FCELL for a poster',
    experience: 'Ten years of linocuts, most of them birds.',
  },
}
