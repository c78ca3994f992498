/** What the town reported, and how it was answered. */
import type { Act } from '@commons/contract/moderation/decisions.ts'
import type { Report } from '@commons/contract/moderation/moderation.ts'
import type { Neighbour } from './people.ts'

/** A report of the post that begins with `of`. */
export interface Reporting {
  readonly by: Neighbour
  readonly of: string
  readonly reason: Report['reason']
  readonly says: string
  readonly daysAgo: number
  readonly decided?: {
    /** None: nothing was wrong. */
    readonly acts: readonly Act[]
    /** The id of the rule. */
    readonly rule: number
    readonly reason: string
    readonly answer: string
  }
}

export const reportings: readonly Reporting[] = [
  {
    by: 'betka',
    of: 'Forty-three bags',
    reason: 'false_information',
    says: 'It was forty-four. I counted them into the cart.',
    daysAgo: 30,
    decided: {
      acts: [],
      rule: 7,
      reason: 'One bag is no harm',
      answer: 'I recounted: forty-three and a half. We call it a draw.',
    },
  },
  {
    by: 'standa',
    of: 'For the record: it was ten days',
    reason: 'other',
    says: 'Nechci nic hlásit, jen jsem zmáčkl vedlejší knoflík. Gratuluji.',
    daysAgo: 12,
    decided: { acts: [], rule: 6, reason: 'It was a mistake', answer: 'Nic se nestalo.' },
  },
  {
    by: 'klara',
    of: 'Kiln open!',
    reason: 'spam',
    says: 'Third kiln this month, and always while I am at work.',
    daysAgo: 2,
  },
  {
    by: 'hana',
    of: 'Kiln open!',
    reason: 'other',
    says: 'The sale in the yard has no permit from the town, I think. Please look.',
    daysAgo: 1,
  },
  {
    by: 'iveta',
    of: 'Cargo bike timetable',
    reason: 'false_information',
    says: 'Grandmothers come first. My grandmother asked me to write this.',
    daysAgo: 1,
  },
]
