import type { Hours, WorkLog } from '@commons/contract/freelance/hours.ts'

const sum = (tokens: string, usd: string) => ({ tokens, usd })

export const aWorkLog = (change: Partial<WorkLog> = {}): WorkLog => ({
  id: 51,
  day: '2026-11-24',
  minutes: 150,
  description: 'Layers of clay',
  is_editable: 1,
  written_at: '2026-11-24T18:00:00.000Z',
  edited_at: null,
  ...change,
})

/** The hours of agreement 21 as its freelancer sees them on a Thursday: 10 were paid in at 20 dollars, and 2.5 logged. */
export const someHours = ({
  week,
  ...change
}: Partial<Omit<Hours, 'week'>> & { week?: Partial<Hours['week']> } = {}): Hours => ({
  payment_id: 21,
  role: 'freelancer',
  amount: '20',
  weekly_hours: 20,
  funded_minutes: 600,
  left_minutes: 450,
  left: sum('300', '150'),
  logged_minutes: 150,
  logged: sum('100', '50'),
  pause: null,
  pause_at: '2026-12-07T00:00:00.000Z',
  acts: ['log'],
  today: '2026-11-26',
  ...change,
  week: {
    starts_on: '2026-11-23',
    ends_at: '2026-11-30T00:00:00.000Z',
    is_current: 1,
    minutes: 150,
    left_minutes: 450,
    logs: [aWorkLog()],
    ...week,
  },
})
