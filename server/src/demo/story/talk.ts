/** Comments below the story's posts, and reminders of them. */
import type { Neighbour } from './people.ts'

export interface Said {
  by: Neighbour
  text: string
  /** Minutes after the post, or after the previous comment of the thread. */
  after: number
}

export interface Comment extends Said {
  /** How the post it comments on begins. */
  on: string
  answers?: readonly Said[]
}

export interface Reminder {
  by: Neighbour
  /** How the post it shows begins. */
  of: string
  remark?: string
  /** Minutes after the post. */
  after: number
}

export const comments: readonly Comment[] = [
  {
    on: 'Peppers are slower',
    by: 'tom',
    after: 95,
    text: 'Mine has been indoors since March and still sulks. We understand each other.',
    answers: [{ by: 'jana', after: 20, text: 'Talk to it. Not about football.' }],
  },
  {
    on: 'It has arrived.',
    by: 'grace',
    after: 12,
    text: 'The pharmacy has not smelled of anything this good since it sold cough drops.',
    answers: [
      { by: 'hana', after: 9, text: 'That is machine oil, @grace_adeyemi.' },
      { by: 'grace', after: 3, text: 'I stand by what I said.' },
    ],
  },
  {
    on: 'It has arrived.',
    by: 'vojta',
    after: 41,
    text: 'The table is measured, the oak is dry. Give me till Sunday.',
  },
  {
    on: 'It has arrived.',
    by: 'dan',
    after: 95,
    text: 'If it needs a hand wheel, I know somebody with a foundry.',
  },
  {
    on: 'The rye starter is called',
    by: 'iveta',
    after: 25,
    text: 'I am told that she is awake when I come home at four. That makes two of us.',
    answers: [{ by: 'betka', after: 30, text: 'Knock. There is always a crust.' }],
  },
  {
    on: 'Class 6B has painted',
    by: 'jana',
    after: 60,
    text: 'The pink one can be seen from bed 9. Nobody will ever get lost on the way to the greenhouse again.',
  },
  { on: 'Class 6B has painted', by: 'klara', after: 130, text: 'I voted for the yellow one, in spirit.' },
  {
    on: 'So, let us say it aloud',
    by: 'ludmila',
    after: 8,
    text: 'First we clean. I have forty rakes and no patience.',
    answers: [
      { by: 'marek', after: 6, text: 'I have a trailer.' },
      { by: 'ludmila', after: 2, text: 'You are forgiven everything.' },
    ],
  },
  {
    on: 'So, let us say it aloud',
    by: 'owen',
    after: 33,
    text: 'Songs: yes. Which ones: do not ask me before Thursday.',
  },
  {
    on: 'So, let us say it aloud',
    by: 'betka',
    after: 51,
    text: 'The pencil is on its string. It has been sharpened.',
  },
  { on: 'So, let us say it aloud', by: 'petr', after: 75, text: '6B asks whether a raft counts as a boat.' },
  {
    on: 'Hello, Brodná.',
    by: 'betka',
    after: 14,
    text: 'Welcome! The stairs creak on the third and the ninth step. You will want to know that.',
    answers: [{ by: 'tom', after: 20, text: 'And the sixth, if one carries a plant.' }],
  },
  {
    on: 'Hello, Brodná.',
    by: 'jana',
    after: 40,
    text: 'Come by the garden on Saturday, we have gloves in every size.',
  },
  {
    on: 'I walked every street',
    by: 'standa',
    after: 22,
    text: 'Krásná mapa. Jen u mlýna chybí lávka, co tam bývala do povodně.',
    answers: [
      {
        by: 'grace',
        after: 35,
        text: 'Then I need you, a pencil and an afternoon. The second print has room.',
      },
    ],
  },
  { on: 'Kiln open!', by: 'hana', after: 18, text: 'The two mugs must be shown in the window. Please.' },
  {
    on: 'Unpopular opinion before',
    by: 'vojta',
    after: 15,
    text: 'I am for it, and I drive the van.',
    answers: [{ by: 'klara', after: 4, text: 'The van can have a nap.' }],
  },
  {
    on: 'Unpopular opinion before',
    by: 'petr',
    after: 28,
    text: 'The children of 6B counted on Tuesday: 61 cars, 214 people on foot, one horse.',
    answers: [
      { by: 'ludmila', after: 12, text: 'Whose horse?' },
      { by: 'petr', after: 3, text: 'That is what all 24 of them asked.' },
    ],
  },
  {
    on: 'The poster.',
    by: 'owen',
    after: 26,
    text: 'The fish does not look like me. It has a better posture.',
  },
  {
    on: 'The poster.',
    by: 'tom',
    after: 48,
    text: 'Number 31 hangs above my bed now. It was worth a whole poppy seed cake.',
  },
  {
    on: 'Ten past four, walking',
    by: 'ludmila',
    after: 170,
    text: 'You do more for this town while it sleeps than most of us awake, @iveta_horska.',
  },
  { on: 'Ten past four, walking', by: 'jana', after: 215, text: 'Thank you for writing this down.' },
  {
    on: 'Does anyone have a music stand',
    by: 'marek',
    after: 9,
    text: 'I have a bicycle stand. It also bows.',
  },
  { on: 'Shh, friends only', by: 'jana', after: 19, text: 'My line is written. It rhymes, I am sorry.' },
  {
    on: 'Laštovka is ready.',
    by: 'standa',
    after: 11,
    text: 'Na takové jsem jel na zkušenou do Prahy. Dvakrát.',
    answers: [
      {
        by: 'klara',
        after: 7,
        text: 'Na téhle pojedete v sobotu po mostě, @stanislav_riha. Zvonek funguje.',
      },
    ],
  },
  { on: 'Laštovka is ready.', by: 'tom', after: 33, text: 'I held a spanner during one of these screws.' },
  {
    on: 'We only wanted to test',
    by: 'hana',
    after: 16,
    text: 'I printed nothing that is as beautiful as this.',
  },
  {
    on: 'We only wanted to test',
    by: 'dan',
    after: 30,
    text: 'The blue plate was there, too. It held dumplings.',
  },
  {
    on: 'Water level 38 cm',
    by: 'petr',
    after: 7,
    text: 'A kingfisher in the way is the best reading of the year.',
  },
  {
    on: 'A trial bake for the long',
    by: 'tom',
    after: 5,
    text: 'The smell has moved in with me. It pays no rent.',
  },
]

export const reminders: readonly Reminder[] = [
  { by: 'klara', of: 'So, let us say it aloud', after: 55, remark: 'Pencil, string, bakery. Go.' },
  { by: 'marek', of: 'Water level at the weir this morning', after: 240 },
  { by: 'jana', of: 'Ten past four, walking', after: 260, remark: 'For all who were asleep.' },
  { by: 'owen', of: 'The poster.', after: 65 },
  { by: 'grace', of: 'Laštovka is ready.', after: 50 },
]
