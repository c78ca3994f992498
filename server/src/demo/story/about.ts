/** About entries of the people of Brodná. */
import type { AboutKindName, aboutKinds } from '@commons/contract/profiles/about.ts'
import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import type { z } from 'zod'
import type { Neighbour } from './people.ts'

type Told = {
  [Kind in AboutKindName]: {
    readonly by: Neighbour
    readonly kind: Kind
    readonly says: z.input<(typeof aboutKinds)[Kind]['fields']>
    /** The default is that of its kind. */
    readonly audience?: EntryAudience
  }
}[AboutKindName]

export const told: readonly Told[] = [
  {
    by: 'jana',
    kind: 'work',
    says: {
      company: 'The Garden Behind the Wall',
      position: 'Gardener and keeper of the kettle',
      city: 'Brodná',
      description: 'Twenty-two shared beds, one greenhouse and a waiting list that I keep on a flowerpot.',
      start_date: '2017-03-01',
      is_current: 1,
    },
  },
  {
    by: 'jana',
    kind: 'work',
    says: {
      company: 'Botanical Garden',
      position: 'Seed collection',
      city: 'Prague',
      start_date: '2009-09-01',
      end_date: '2017-02-28',
    },
  },
  {
    by: 'jana',
    kind: 'education',
    says: {
      school: 'Mendel University',
      degree: 'Horticulture',
      field_of_study: 'Old varieties of fruit',
      start_date: '2004-09-20',
      end_date: '2009-06-15',
    },
  },
  { by: 'jana', kind: 'place', says: { place: 'Brodná', is_current: 1 } },
  { by: 'jana', kind: 'place', says: { place: 'Prague' } },
  {
    by: 'jana',
    kind: 'contact',
    says: { mobile_number: '+420 601 000 101', email: 'jana@garden.example' },
    audience: 'friends',
  },
  { by: 'jana', kind: 'contact', says: { address: 'The gate in the wall, Mill Lane\nBrodná' } },
  {
    by: 'jana',
    kind: 'detail',
    says: {
      nickname: 'Jani',
      favorite_quotes: 'If you have a garden and a library, you have everything you need.\n— Cicero',
      about_description:
        'Founded this network so that the river, the garden and the choir stop missing each other.',
    },
  },
  {
    by: 'marek',
    kind: 'work',
    says: {
      company: 'Thursday Workshop',
      position: 'Bicycle mechanic',
      city: 'Brodná',
      start_date: '2019-05-02',
      is_current: 1,
    },
  },
  { by: 'marek', kind: 'status', says: { status_name: 'It’s complicated (it’s a tandem)' } },
  {
    by: 'betka',
    kind: 'work',
    says: {
      company: 'Pecka’s Bakery',
      position: 'Baker',
      city: 'Brodná',
      description: 'Third generation. Róza the rye starter is the fourth.',
      start_date: '2011-01-10',
      is_current: 1,
    },
  },
  {
    by: 'betka',
    kind: 'family',
    says: { name: 'Věra', relationship: 'Aunt, weaves baskets', is_current: 1 },
  },
  {
    by: 'ludmila',
    kind: 'work',
    says: {
      company: 'River Authority',
      position: 'Hydrologist, retired but still measuring',
      city: 'Brodná',
      start_date: '1986-04-01',
      end_date: '2021-12-31',
    },
  },
  { by: 'ludmila', kind: 'place', says: { place: 'The house by the weir, Brodná', is_current: 1 } },
  {
    by: 'owen',
    kind: 'detail',
    says: { about_description: 'Choirmaster. If you hum while washing up, I already know about you.' },
  },
  { by: 'owen', kind: 'place', says: { place: 'Cardiff' } },
  { by: 'owen', kind: 'place', says: { place: 'Brodná', is_current: 1 } },
  {
    by: 'standa',
    kind: 'detail',
    says: { nickname: 'pan kronikář', favorite_quotes: 'Co je psáno, to je dáno.' },
  },
  {
    by: 'iveta',
    kind: 'work',
    says: { company: 'Small Hospital', position: 'Night nurse', city: 'Brodná', is_current: 1 },
  },
  { by: 'iveta', kind: 'status', says: { status_name: 'Married to the night shift' }, audience: 'friends' },
  {
    by: 'tom',
    kind: 'work',
    says: {
      company: 'From the attic',
      position: 'Map software, remotely',
      city: 'Brodná',
      start_date: '2022-02-01',
      is_current: 1,
    },
  },
  { by: 'tom', kind: 'place', says: { place: 'The attic above the bakery, Brodná', is_current: 1 } },
  { by: 'tom', kind: 'place', says: { place: 'Leeds' } },
  { by: 'tom', kind: 'contact', says: { mobile_number: '+420 601 000 114' } },
]
