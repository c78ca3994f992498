/** Messages in the groups' chats, oldest first. */
import type { Neighbour } from './people.ts'
import { ago, day, type GroupName, type Moment } from './telling.ts'

export interface Line {
  readonly by: Neighbour
  readonly when: Moment
  readonly text: string
  /** How the earlier message it answers begins. */
  readonly to?: string
  readonly likedBy?: readonly Neighbour[]
}

export const chats: Record<GroupName, readonly Line[]> = {
  garden: [
    {
      by: 'petr',
      when: day(2, '07:40'),
      text: 'Frost on the roofs this morning. I covered the school beds; please look after your own.',
    },
    {
      by: 'betka',
      when: day(2, '07:52'),
      text: 'Mine slept under an old curtain. They look offended but alive.',
      likedBy: ['jana', 'klara', 'ludmila'],
    },
    { by: 'tom', when: day(2, '08:15'), text: 'Is there a rule for when it is safe to put beans out?' },
    {
      by: 'ludmila',
      when: day(2, '08:31'),
      to: 'Is there a rule',
      text: 'When you can sit on the ground in your nightshirt and not stand up at once. My grandmother tested it every year.',
      likedBy: ['tom', 'jana', 'petr', 'vojta', 'iveta'],
    },
    {
      by: 'vojta',
      when: day(1, '16:05'),
      text: 'Whoever has the wheelbarrow: the board says "back soon" and is dated Tuesday.',
    },
    {
      by: 'klara',
      when: day(1, '16:09'),
      to: 'Whoever has',
      text: 'It is me, it is here, it is full of soil. Back by six!',
    },
    {
      by: 'jana',
      when: day(1, '18:20'),
      text: 'Wheelbarrow is home. I have spare seedlings again, third window from the left. Take two, leave a pot.',
      likedBy: ['tom', 'betka'],
    },
    {
      by: 'iveta',
      when: ago(95),
      text: 'Took two. Left a pot and half a cake, since the pot looked lonely.',
      likedBy: ['vojta', 'klara'],
    },
    { by: 'tom', when: ago(40), text: 'Then I am on my way for the cake. And beans.' },
  ],
  choir: [
    {
      by: 'grace',
      when: day(2, '19:05'),
      text: 'Who has the key to the old school? We are six people and a piano lid.',
    },
    {
      by: 'petr',
      when: day(2, '19:07'),
      to: 'Who has the key',
      text: 'Two minutes, I am running.',
      likedBy: ['grace', 'ludmila'],
    },
    {
      by: 'owen',
      when: day(1, '10:30'),
      text: 'Tenors: bar 14 is a D. It was a D last week and it will be a D on River Day.',
      likedBy: ['ludmila', 'grace', 'iveta'],
    },
    {
      by: 'standa',
      when: day(1, '10:44'),
      to: 'Tenors: bar 14',
      text: 'We sing it as a suggestion.',
      likedBy: ['petr', 'jana', 'grace', 'iveta'],
    },
    {
      by: 'iveta',
      when: ago(180),
      text: 'I can bring the lamp for the music stands. Same time on Thursday?',
    },
  ],
  surprise: [
    {
      by: 'grace',
      when: day(1, '20:10'),
      text: 'Benches: eleven so far. We need sixteen, and somebody with a trailer.',
    },
    {
      by: 'dan',
      when: day(1, '20:14'),
      text: 'I have a trailer, and a bad conscience about last year. Saturday?',
      likedBy: ['grace', 'jana'],
    },
    {
      by: 'betka',
      when: day(1, '20:31'),
      text: 'Rolls for sixty. Poppy seed. Not a word to Ludmila, she counts the sacks.',
    },
    {
      by: 'hana',
      when: ago(220),
      to: 'Rolls for sixty',
      text: 'She asked me yesterday why we need so many. I said: mice.',
      likedBy: ['betka', 'grace', 'owen', 'klara'],
    },
    { by: 'klara', when: ago(55), text: 'Lamps are charged. Who carries them over the footbridge?' },
  ],
}
