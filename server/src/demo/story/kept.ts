/** What the people of Brodná keep for themselves: drafts, posts for another day, folders, lists of people and chats at the top. */
import type { WrittenSurvey } from '@commons/contract/posts/post-survey.ts'
import type { Neighbour } from './people.ts'
import { day, type GroupName, type Moment } from './telling.ts'

/** `publishAt` says when it is published, as days ahead; without it, it is a draft, or waits in `waitsIn`. */
export const drafts: ReadonlyArray<{
  by: Neighbour
  text: string
  publishAt?: Moment
  waitsIn?: GroupName
  survey?: WrittenSurvey
}> = [
  {
    by: 'jana',
    text: 'For the long table we still lack: two lamps, one tablecloth that nobody loves too much, and somebody who can say no to a third cake.',
    publishAt: day(-2, '09:00'),
  },
  { by: 'jana', text: 'What I learned about slugs this year, in the order in which they taught me:' },
  {
    by: 'jana',
    text: 'Before I order for the whole house:',
    survey: {
      title: 'Which beans next spring?',
      options: ['The purple ones', 'The ones that climb', 'No more beans, please'],
      kind: 'several',
      days: 7,
      is_secret: false,
    },
  },
  {
    by: 'tom',
    text: 'Found behind the school: one glove, left hand, smells of tomatoes. It misses somebody.',
    waitsIn: 'garden',
  },
  { by: 'tom', text: 'Is it normal that a bean plant looks at you' },
]

/** Folders of saved posts; each post by how it begins. */
export const folders: ReadonlyArray<{ by: Neighbour; name: string; posts: readonly string[] }> = [
  { by: 'jana', name: 'To read aloud', posts: ['Our new neighbour upstairs', 'The typewriter is drying'] },
  { by: 'jana', name: 'Bees', posts: ['The bees would like it'] },
]

/** Lists of people; those that are tabs of Home. */
export const lists: ReadonlyArray<{
  by: Neighbour
  name: string
  emoji: string
  people: readonly Neighbour[]
}> = [{ by: 'jana', name: 'Garden', emoji: '🌱', people: ['marek', 'tom'] }]

/** Whose chat one has pinned. */
export const pinnedChats: ReadonlyArray<readonly [by: Neighbour, other: Neighbour]> = [['jana', 'marek']]

/** Webhooks that somebody has turned off: a demonstration asks nobody. Each with what was sent to it, oldest first. */
export const webhooks: ReadonlyArray<{
  readonly by: Neighbour
  readonly name: string
  readonly url: string
  readonly sent: ReadonlyArray<{ readonly status: number; readonly answer: string }>
}> = [
  {
    by: 'jana',
    name: 'Bell in the workshop',
    url: 'https://workshop.example/ring',
    sent: [
      { status: 204, answer: '' },
      { status: 500, answer: 'The bell is unplugged.' },
      { status: 200, answer: 'Rang twice.' },
    ],
  },
]

/** Apps that somebody makes for others. */
export const apps: ReadonlyArray<{
  readonly by: Neighbour
  readonly name: string
  readonly website: string
  readonly redirect_uris: readonly string[]
}> = [
  {
    by: 'jana',
    name: 'Tool shed',
    website: 'https://toolshed.example',
    redirect_uris: ['https://toolshed.example/welcome', 'example.toolshed:/welcome'],
  },
]
