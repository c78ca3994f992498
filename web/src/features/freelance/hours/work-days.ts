import type { Hours } from '@commons/contract/freelance/hours.ts'
import { dayAfter, minutesOfDay } from '@commons/contract/shared/job-hours.ts'

/** Returns the days of the running week that have no log yet, today first. */
export function freeDays({ today, week }: Hours): string[] {
  const logged = new Set(week.logs.map(({ day }) => day))
  const days: string[] = []
  for (let day = today; day >= week.starts_on; day = dayAfter(day, -1)) if (!logged.has(day)) days.push(day)
  return days
}

/** Returns the minutes of two texts; undefined unless they are whole numbers that fit a day. */
export function minutesOf(hours: string, minutes: string): number | undefined {
  const isWhole = [hours, minutes].every((text) => /^\d{0,2}$/.test(text.trim()))
  const sum = Number(hours) * 60 + Number(minutes)
  return isWhole && Number(minutes) < 60 && sum >= 1 && sum <= minutesOfDay ? sum : undefined
}
