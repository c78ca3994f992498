/** What the town asks itself. */
import type { Neighbour } from './people.ts'

interface Asked {
  readonly by: Neighbour
  readonly title: string
  /** In days: how long ago it was asked, and how long from now it closes; before now where that is negative. */
  readonly askedAgo: number
  readonly closesIn: number
  /** Each option with who has voted for it. */
  readonly options: Readonly<Record<string, readonly Neighbour[]>>
  /** Who has seen it and not made up their mind. */
  readonly undecided: readonly Neighbour[]
  readonly likedBy: readonly Neighbour[]
  readonly said: ReadonlyArray<{ readonly by: Neighbour; readonly text: string }>
}

/** In the order in which they were asked. */
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
