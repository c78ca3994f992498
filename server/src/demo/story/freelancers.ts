/** What some people of Brodná say of themselves as freelancers. */
import type { profileKinds, ProfileKindName } from '@commons/contract/freelance/sections.ts'
import type { SceneName } from '@commons/drawings/drawings.ts'
import type { z } from 'zod'
import type { Neighbour } from './people.ts'
import { day, type Moment } from './telling.ts'

interface Freelancer {
  /** US dollars an hour. */
  readonly rate: string
  readonly headline: string
  readonly skills: readonly string[]
  readonly summary: string
}

export const freelancers: Readonly<Partial<Record<Neighbour, Freelancer>>> = {
  tom: {
    rate: '38',
    headline: 'Maps that load fast and tell the truth',
    skills: ['TypeScript', 'MapLibre', 'PostGIS', 'GeoJSON', 'Data cleaning'],
    summary:
      'I make maps for the web: trails, timetables, rivers, whatever has a place and changes.\n\nEight years in Leeds for a company that routed ambulances, so I know what a slow map costs. I work from an attic, answer within the day, and hand over code that you can read without me.',
  },
  hana: {
    rate: '30',
    headline: 'Linocut illustrator and restorer of broken plates',
    skills: ['Illustration', 'Linocut', 'Poster design', 'Lettering', 'Ceramics'],
    summary:
      'Posters, labels and book covers, cut by hand and scanned at 1200 dpi. Two colours are usually enough; the third one costs extra and has to argue for itself.\n\nSketches within a week. You always get the block prints as well.',
  },
  grace: {
    rate: '24.50',
    headline: 'Editor and librarian: I make texts shorter and easier to find',
    skills: ['Editing', 'Proofreading', 'Copywriting', 'Cataloguing', 'English'],
    summary:
      'Websites, grant applications, exhibition labels. I ask what a reader should do next, and cut what doesn’t help.\n\nEnglish and Yoruba; Czech with a dictionary and a neighbour.',
  },
  jana: {
    rate: '22',
    headline: 'Planting plans for shared gardens',
    skills: ['Garden design', 'Planting plans', 'Seed saving', 'Workshops'],
    summary:
      'Twenty years of other people’s gardens and nine of our own. I draw plans that survive a dry August and a committee.',
  },
}

type Section = {
  [Kind in ProfileKindName]: {
    readonly by: Neighbour
    readonly kind: Kind
    readonly says: z.input<(typeof profileKinds)[Kind]['fields']>
    readonly picture?: SceneName
  }
}[ProfileKindName]

export const sections: readonly Section[] = [
  {
    by: 'tom',
    kind: 'portfolio',
    says: {
      title: 'Every lamp in town',
      description:
        '212 street lamps with their switching times, from the council’s paper ledger to a map that works offline.',
      link: 'https://lamps.example/brodna',
    },
    picture: 'night-town',
  },
  {
    by: 'tom',
    kind: 'portfolio',
    says: {
      title: 'The river this hour',
      description: 'Levels of three gauges on one screen, with last year as a pale line behind them.',
    },
    picture: 'river',
  },
  {
    by: 'tom',
    kind: 'experience',
    says: {
      title: 'Map software, on my own',
      company: 'From the attic',
      country: 'CZ',
      city: 'Brodná',
      start_month: 'Feb',
      start_year: '2022',
      work_description: 'Small maps for councils, trails and one very large vineyard.',
      is_currently: 1,
    },
  },
  {
    by: 'tom',
    kind: 'experience',
    says: {
      title: 'Senior engineer, routing',
      company: 'Northern Ambulance Maps',
      country: 'GB',
      city: 'Leeds',
      start_month: 'Sep',
      start_year: '2014',
      end_month: 'Jan',
      end_year: '2022',
      work_description:
        'Routes for four hundred vehicles. We halved the time to the first tile and stopped trusting postcodes.',
    },
  },
  {
    by: 'tom',
    kind: 'qualification',
    says: {
      title: 'MSc Geographical Information Systems',
      organisation: 'University of Leeds',
      start_year: '2012',
      end_year: '2014',
    },
  },
  {
    by: 'tom',
    kind: 'certification',
    says: {
      title: 'Professional PostGIS',
      organisation: 'Open Geodata Guild',
      description: 'Spatial indexes, topology, and when not to use either.',
      start_year: '2019',
    },
  },
  {
    by: 'tom',
    kind: 'publication',
    says: {
      title: 'Drawing less: how we made a map of the Dales load on 3G',
      publisher: 'Proceedings of Small Maps',
      summary: 'What to leave out at each zoom level, measured with forty walkers.',
      link: 'https://small-maps.example/drawing-less',
    },
  },
  {
    by: 'tom',
    kind: 'article',
    says: {
      title: 'Ask for the ledger, not the database',
      message:
        'Every town has a person who knows where things are, and a ledger in which they wrote it down. The database came later and was filled in on a Friday.\n\nSo I begin with an afternoon in the archive. It’s cheaper than cleaning data for a month, and there is usually tea.',
    },
    picture: 'attic-window',
  },
  {
    by: 'hana',
    kind: 'portfolio',
    says: {
      title: 'Two swallows',
      description: 'Linocut in two colours, 30 × 40 cm. Printed in an edition of sixty for the school fund.',
    },
    picture: 'swallow-print',
  },
  {
    by: 'hana',
    kind: 'portfolio',
    says: { title: 'River Day', description: 'A poster in five colours, and the bunting that goes with it.' },
    picture: 'fair-poster',
  },
  {
    by: 'hana',
    kind: 'portfolio',
    says: { title: 'Mended with gold', description: 'Plates that had a bad March.' },
    picture: 'pottery',
  },
  {
    by: 'hana',
    kind: 'experience',
    says: {
      title: 'Illustrator and printmaker',
      company: 'Thursday Workshop',
      country: 'CZ',
      city: 'Brodná',
      start_month: 'May',
      start_year: '2015',
      work_description: 'Posters, labels and covers, most of them with birds.',
      is_currently: 1,
    },
  },
  {
    by: 'hana',
    kind: 'qualification',
    says: {
      title: 'Printmaking',
      organisation: 'Academy of Fine Arts, Prague',
      summary: 'Relief printing, and a year of bookbinding.',
      start_year: '2009',
      end_year: '2014',
    },
  },
  {
    by: 'hana',
    kind: 'publication',
    says: {
      title: 'Thirty birds of one river',
      publisher: 'Weir Press',
      summary: 'A picture book without words, so that nobody has to translate it.',
    },
  },
  {
    by: 'grace',
    kind: 'portfolio',
    says: {
      title: 'A map with fewer words',
      description: 'I edited the town’s folded map: from 900 words to 140, and people stopped getting lost.',
    },
    picture: 'town-map',
  },
  {
    by: 'grace',
    kind: 'experience',
    says: {
      title: 'Librarian',
      company: 'Town Library',
      country: 'CZ',
      city: 'Brodná',
      start_month: 'Oct',
      start_year: '2018',
      work_description: 'Eleven thousand books, one cat, a reading hour on Wednesdays.',
      is_currently: 1,
    },
  },
  {
    by: 'grace',
    kind: 'certification',
    says: { title: 'Plain English editing', organisation: 'Guild of Editors', start_year: '2020' },
  },
  {
    by: 'jana',
    kind: 'portfolio',
    says: {
      title: 'The garden behind the wall',
      description: 'Twenty-two beds, one greenhouse, no two neighbours with the same idea of a tomato.',
    },
    picture: 'garden',
  },
  {
    by: 'jana',
    kind: 'qualification',
    says: {
      title: 'Horticulture',
      organisation: 'Mendel University',
      summary: 'Old varieties of fruit.',
      start_year: '2004',
      end_year: '2009',
    },
  },
]

interface Reference {
  readonly of: Neighbour
  readonly when: Moment
  readonly name: string
  readonly relationship: string
  readonly message: string
}

export const references: readonly Reference[] = [
  {
    of: 'tom',
    when: day(8, '10:20'),
    name: 'Priya Raman',
    relationship: 'Led the routing team in Leeds',
    message:
      'Tom is the person you want when the map is wrong and nobody knows why. He finds it, fixes it, and writes down how, so that you don’t need him the next time. We did anyway.',
  },
  {
    of: 'tom',
    when: day(5, '16:45'),
    name: 'Karel Dvořák',
    relationship: 'Client, vineyard trails',
    message: 'Delivered two days early. Our oldest vintner uses it without glasses.',
  },
  {
    of: 'hana',
    when: day(31, '11:00'),
    name: 'Eva Malá',
    relationship: 'Publisher, Weir Press',
    message: 'She missed no deadline and argued about every comma in a book without words. She was right.',
  },
  {
    of: 'jana',
    when: day(40, '09:15'),
    name: 'Sister Marie',
    relationship: 'Client, hospital courtyard',
    message: 'Our patients ask to be pushed past the beds twice. I can recommend nobody more warmly.',
  },
]

/** Asked for a reference, and not answered yet. */
export const asked = { by: 'jana', address: 'pavel@orchard.example' } as const satisfies {
  by: Neighbour
  address: string
}
