import type { InterestName } from '@commons/contract/profiles/setup.ts'
import type { Neighbour } from './people.ts'

export const interests: Record<Neighbour, readonly InterestName[]> = {
  jana: ['gardening', 'community', 'books', 'environment'],
  marek: ['cycling', 'repairs', 'community'],
  betka: ['baking', 'cooking', 'singing'],
  ludmila: ['history', 'environment', 'singing'],
  owen: ['programming', 'electronics', 'democracy', 'photography'],
  hana: ['crafts', 'cooking', 'wellbeing'],
  petr: ['bees', 'weather', 'gardening'],
  standa: ['history', 'mushrooms', 'swimming'],
  grace: ['drawing', 'crafts', 'travel'],
  vojta: ['repairs', 'cycling', 'electronics'],
  dan: ['languages', 'education', 'bees'],
  klara: ['running', 'cycling', 'environment'],
  iveta: ['astronomy', 'photography', 'hiking'],
  tom: ['community', 'baking', 'books'],
}
