/** Chats between the people of Brodná. Some have unread messages. */
import type { Neighbour } from './people.ts'

interface Conversation {
  readonly between: readonly [Neighbour, Neighbour]
  /** When it began. */
  readonly minutesAgo: number
  /** What they say in turn; `forwarded` is what somebody else had said to them. */
  readonly said: ReadonlyArray<readonly [Neighbour, string, 'forwarded'?]>
  /** About a job, as client and freelancer. */
  readonly kind?: 'freelance'
  /** How many of the last messages their recipient hasn't read. */
  readonly unread?: number
}

/** The chat in which Jana has brought some of them together. Nobody but her has read the last message. */
export const gardenLunch: {
  readonly title: string
  readonly people: readonly [Neighbour, ...Neighbour[]]
  readonly minutesAgo: number
  readonly said: ReadonlyArray<readonly [Neighbour, string]>
} = {
  title: 'Garden lunch',
  people: ['jana', 'betka', 'marek', 'petr'],
  minutesAgo: 150,
  said: [
    ['jana', 'Tables at ten, lunch at noon. Who brings what?'],
    ['betka', 'Fifteen loaves and one cake that nobody asked for.'],
    ['marek', 'Plates, forks and the bicycle pump.'],
    ['petr', 'Appetite. And the benches from the chapel.'],
    ['jana', 'Then all that’s missing is the sun.'],
  ],
}

export const conversations: readonly Conversation[] = [
  {
    between: ['jana', 'marek'],
    minutesAgo: 3_100,
    said: [
      ['marek', 'Is the trailer free on Saturday? I have eleven bicycles and two arms.'],
      ['jana', 'It is. The key hangs behind the seed cupboard.'],
      ['marek', 'And the seed cupboard key?'],
      ['jana', 'In the trailer 🙂'],
      ['jana', 'I will open for you at nine.'],
    ],
  },
  {
    between: ['betka', 'jana'],
    minutesAgo: 55,
    said: [
      ['betka', 'Could the choir sing in the library on the twelfth? Quietly.', 'forwarded'],
      ['jana', 'I know who can’t sing quietly, and he bakes our bread.'],
      ['betka', 'The oven is on from four tomorrow. How many loaves for the garden lunch?'],
      ['jana', 'Fourteen, please. Fifteen if Petr comes.'],
      ['betka', 'Petr always comes.'],
      ['betka', 'Fifteen it is. The rye ones as last time?'],
    ],
    unread: 2,
  },
  {
    between: ['tom', 'jana'],
    minutesAgo: 400,
    said: [
      ['tom', 'Hello! I moved in above the pharmacy two weeks ago. Is the garden for everybody?'],
      ['jana', 'Welcome! For everybody who waters. Come on Thursday, we have gloves.'],
      ['tom', 'I have never grown anything that lived, but I can carry.'],
    ],
    unread: 1,
  },
  {
    between: ['grace', 'owen'],
    minutesAgo: 900,
    said: [
      ['grace', 'Could the choir sing in the library on the twelfth? Quietly.'],
      ['owen', 'The altos can. The basses can be quiet for one verse.'],
    ],
  },
  {
    between: ['ludmila', 'tom'],
    kind: 'freelance',
    minutesAgo: 4_400,
    said: [
      ['tom', 'Folder 1 is done: 1986 and 1987, 730 mornings, 41 herons.'],
      ['ludmila', 'There were 43. Look behind the coffee stain in October.'],
      ['tom', '43. You were right about both.'],
    ],
  },
  {
    between: ['hana', 'jana'],
    kind: 'freelance',
    minutesAgo: 155,
    said: [
      ['hana', 'Bed 14 can’t agree on one plant. May they have two?'],
      ['jana', 'They have never agreed on anything. Two.'],
      ['hana', 'Then I’ll write it into the agreement, with the hedgehog.'],
    ],
    unread: 1,
  },
]
