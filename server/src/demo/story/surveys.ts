/** The town's surveys. */
import type { SurveyKind } from '@commons/contract/shared/survey-shown.ts'
import type { Neighbour } from './people.ts'

interface Asked {
  readonly by: Neighbour
  readonly title: string
  /** Days since it was asked, and days until it closes; negative where it has closed. */
  readonly askedAgo: number
  readonly closesIn: number
  /** Each option with its voters; in a ranking, those who rank it first. */
  readonly options: Readonly<Record<string, readonly Neighbour[]>>
  /** The default is one choice, with votes shown by name. */
  readonly how?: { readonly kind?: SurveyKind; readonly isSecret?: boolean; readonly quorum?: number }
  /** Further choices of voters in a multiple-choice or ranked survey, as option numbers. */
  readonly besides?: Readonly<Partial<Record<Neighbour, readonly number[]>>>
  /** Text of the post that shows it, if any. */
  readonly post?: string
  /** Members who have seen it but not voted. */
  readonly undecided: readonly Neighbour[]
  readonly likedBy: readonly Neighbour[]
  readonly said: ReadonlyArray<{ readonly by: Neighbour; readonly text: string }>
}

/** In the order they were asked. */
export const surveys: readonly Asked[] = [
  {
    by: 'vojta',
    title: 'Which film opens the open-air cinema?',
    askedAgo: 40,
    closesIn: -26,
    options: {
      'The Fabulous Baron Munchausen': ['vojta', 'klara', 'dan', 'iveta', 'tom'],
      'Closely Watched Trains': ['jana', 'petr', 'ludmila', 'hana'],
      'Whatever the children choose': ['betka', 'marek'],
    },
    undecided: ['standa'],
    likedBy: ['klara', 'dan'],
    said: [{ by: 'klara', text: 'I bring the blankets. All of them.' }],
  },
  {
    by: 'hana',
    title: 'Who should speak for the town at the regional meeting?',
    askedAgo: 30,
    closesIn: -16,
    how: { isSecret: true, quorum: 8 },
    options: {
      Ludmila: ['hana', 'petr', 'jana', 'grace', 'owen'],
      Standa: ['standa', 'tom', 'dan'],
      Nobody: ['vojta'],
    },
    undecided: ['marek'],
    likedBy: ['jana', 'owen'],
    said: [{ by: 'standa', text: 'I know who it was. I do not, of course. That is the point.' }],
  },
  {
    by: 'grace',
    title: 'In which order should the paths be mended?',
    askedAgo: 12,
    closesIn: -2,
    how: { kind: 'ranked' },
    options: {
      'To the mill': ['grace', 'owen', 'petr'],
      'To the station': ['klara', 'dan', 'tom', 'vojta'],
      'Around the pond': ['betka', 'hana'],
      'Past the chapel': ['ludmila'],
    },
    // Lower ranks: votes for the pond and the chapel go to the mill in the end.
    besides: {
      grace: [3],
      owen: [4, 2],
      petr: [3, 4],
      klara: [1],
      dan: [1, 3],
      betka: [1, 2],
      hana: [1],
      ludmila: [3, 1],
    },
    undecided: [],
    likedBy: ['betka', 'ludmila'],
    said: [{ by: 'betka', text: 'The pond path is mostly pond.' }],
  },
  {
    by: 'marek',
    title: 'Where should the new bicycle stand go?',
    askedAgo: 9,
    closesIn: 5,
    options: {
      'By the station': ['marek', 'klara', 'tom'],
      'By the school': ['betka', 'hana', 'grace', 'petr'],
      'Behind the library': ['ludmila'],
      'We have enough of them': ['standa'],
    },
    undecided: ['owen', 'iveta'],
    likedBy: ['klara', 'vojta', 'petr'],
    said: [
      { by: 'betka', text: 'The school has eleven bicycles and one railing.' },
      { by: 'standa', text: 'The railing has served since 1974.' },
    ],
  },
  {
    by: 'ludmila',
    title: 'When should the library stay open late?',
    askedAgo: 4,
    closesIn: 10,
    options: {
      'On Tuesdays': ['ludmila', 'owen', 'grace'],
      'On Thursdays': ['dan', 'vojta'],
      'On Fridays': ['iveta', 'tom', 'klara', 'hana'],
    },
    undecided: ['betka', 'petr', 'marek'],
    likedBy: ['owen', 'grace', 'iveta'],
    said: [{ by: 'owen', text: 'Not Thursdays, please. The choir would never forgive us.' }],
  },
  {
    by: 'klara',
    title: 'What shall we bring to the long table?',
    askedAgo: 2,
    closesIn: 6,
    how: { kind: 'several' },
    options: {
      Bread: ['klara', 'petr', 'ludmila'],
      Cheese: ['dan', 'grace'],
      'Something with plums': ['betka', 'vojta'],
      'A guitar': ['owen'],
    },
    besides: { klara: [2], petr: [3], dan: [1, 4], grace: [3], owen: [1, 2] },
    undecided: ['jana', 'tom'],
    likedBy: ['vojta'],
    said: [{ by: 'ludmila', text: 'Three loaves and no song is a poor table. Choose well.' }],
    post: 'The long table is on Saturday week. What will be on it?',
  },
  {
    by: 'jana',
    title: 'Which tree shall we plant on the square?',
    askedAgo: 1,
    closesIn: 13,
    options: {
      'A lime, as it was': ['petr', 'ludmila', 'standa', 'hana'],
      'An oak, for the next 300 years': ['owen', 'marek'],
      'A plum, for the dumplings': ['betka', 'vojta', 'dan'],
    },
    undecided: ['grace', 'klara'],
    likedBy: ['petr', 'betka', 'vojta', 'ludmila'],
    said: [{ by: 'petr', text: 'Whatever wins, I have a spade.' }],
  },
]
