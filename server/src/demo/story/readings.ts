/** What the bot at the weir posted. */
import { day, type Telling } from './telling.ts'

export const readings: readonly Telling[] = [
  {
    by: 'gauge',
    when: day(3, '07:00'),
    warmth: 0.3,
    tags: ['river'],
    text: `Three days to River Day. Level 58 cm, falling by 1 cm a day. Water 17.2 °C. Clear to the bottom.`,
  },
  {
    by: 'gauge',
    when: day(1, '07:00'),
    warmth: 0.42,
    tags: ['river'],
    text: `One day to River Day. Level 57 cm, steady. Water 17.9 °C. Boats can pass below the weir.`,
  },
]
