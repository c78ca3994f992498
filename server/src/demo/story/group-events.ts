/** What the town's groups plan. */
import type { Neighbour } from './people.ts'
import type { GroupName } from './telling.ts'

export interface PlannedEvent {
  readonly by: Neighbour
  readonly title: string
  readonly description: string
  readonly place: string
  /** Days from today, and from when to when as clocks in Prague show. */
  readonly inDays: number
  readonly from: string
  readonly to: string
  readonly places?: number
  readonly yes: readonly Neighbour[]
  readonly maybe?: readonly Neighbour[]
  readonly no?: readonly Neighbour[]
}

export const plannedEvents: Partial<Record<GroupName, readonly PlannedEvent[]>> = {
  garden: [
    {
      by: 'jana',
      title: 'Seed swap behind the school',
      description:
        'Bring what you have too much of, in paper bags with a name and a year on them. Whoever brings nothing takes something home anyway.',
      place: 'The old school, Brodná',
      inDays: 9,
      from: '15:00',
      to: '17:00',
      yes: ['jana', 'betka', 'ludmila', 'tom'],
      maybe: ['klara'],
      no: ['vojta'],
    },
    {
      by: 'petr',
      title: 'Pruning the plum trees',
      description:
        'Petr shows where to cut and where to leave your hands off. Saws are there, gloves are yours.',
      place: 'Jana’s orchard',
      inDays: 16,
      from: '09:30',
      to: '12:00',
      places: 8,
      yes: ['petr', 'jana', 'vojta', 'iveta'],
    },
    {
      by: 'jana',
      title: 'Washing the pots',
      description: 'All of them. Yes, yours, too.',
      place: 'The school yard',
      inDays: -20,
      from: '10:00',
      to: '11:30',
      yes: ['jana', 'betka', 'iveta', 'petr'],
    },
  ],
  choir: [
    {
      by: 'owen',
      title: 'Rehearsal with the whole choir',
      description: 'The second half, without the scores. Grace brings the tea.',
      place: 'The old school, room 3',
      inDays: 5,
      from: '19:00',
      to: '21:00',
      yes: ['owen', 'grace', 'ludmila', 'petr'],
      maybe: ['standa'],
    },
  ],
}
