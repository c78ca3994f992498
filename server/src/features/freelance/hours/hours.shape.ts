/** Hourly work as sent on the wire. */
import type { Hours, WorkLog } from '@commons/contract/freelance/hours.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { type HoursAct, hoursActs } from '@commons/contract/shared/job-hours.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { type Sum, sumShape } from '../milestones/milestones.shape.ts'
import { fundingOf, type HoursRow, type LogJson } from './hours.queries.ts'
import {
  centsOfParts,
  dayOf,
  endOf,
  type Part,
  partsReturned,
  partsUsed,
  pauseOf,
  totalMinutes,
  unitsOfParts,
  weekOf,
} from './hours.rules.ts'

const isoOf = (time: string): string => new Date(time).toISOString()

const sumOf = (parts: readonly Part[]): Sum => ({ units: unitsOfParts(parts), cents: centsOfParts(parts) })

const logShape = (row: LogJson, isEditable: boolean): WorkLog => ({
  id: row.id,
  day: row.day,
  minutes: row.minutes,
  description: row.description,
  is_editable: flag(isEditable),
  written_at: isoOf(row.written_at),
  edited_at: row.edited_at === null ? null : isoOf(row.edited_at),
})

export function hoursShape(
  row: HoursRow,
  { week, at }: { week: string; at: Date },
  { member }: Viewer,
): Hours {
  const role = member.id === row.client_id ? 'client' : 'freelancer'
  const fundings = row.fundings.map(fundingOf)
  const left = totalMinutes(fundings) - row.logged
  const logged = sumOf(partsUsed(fundings, row.logged))
  const rest = partsReturned(fundings, row.logged)
  const clock = { pauseAt: row.pause_at, pausedAt: row.paused_at }
  const pause = pauseOf({ funded: row.funded, left, ...clock }, at)
  const isActive = row.state === 'active'
  const isCurrent = week === weekOf(at)
  const minutes = row.logs.reduce((sum, log) => sum + log.minutes, 0)
  const cap = (row.weekly_hours ?? 0) * 60
  const room = isCurrent && isActive && pause === null ? Math.max(0, Math.min(cap - minutes, left)) : 0
  const may: Readonly<Record<HoursAct, boolean>> = {
    fund: role === 'client',
    take_back: role === 'client' && left > 0,
    resume: role === 'client' && pause === 'no_logs',
    log: role === 'freelancer' && room > 0,
  }
  return {
    payment_id: row.id,
    role,
    amount: decimalText(BigInt(row.price), 'USD'),
    weekly_hours: row.weekly_hours ?? 0,
    funded_minutes: row.funded,
    left_minutes: left,
    left: sumShape(sumOf(rest)),
    logged_minutes: row.logged,
    logged: sumShape(logged),
    pause: isActive ? pause : null,
    pause_at: isActive && left > 0 ? ((row.paused_at ?? row.pause_at)?.toISOString() ?? null) : null,
    acts: isActive ? hoursActs.filter((act) => may[act]) : [],
    today: dayOf(at),
    week: {
      starts_on: week,
      ends_at: endOf(week).toISOString(),
      is_current: flag(isCurrent),
      minutes,
      left_minutes: room,
      logs: row.logs.map((log) => logShape(log, isActive && isCurrent && role === 'freelancer')),
    },
  }
}
