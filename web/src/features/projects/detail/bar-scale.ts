import type { Project } from '@commons/contract/projects/projects.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'

type Funded = Pick<Project, 'pledged' | 'funding_target' | 'stretch_goals'>

const units = (amount: string) => unitsOf(amount, 'FCELL') ?? 0n

interface Scale {
  /** How much of the bar is full, in percent. */
  readonly filled: number
  /** Where the target and the goals before the last are on it, in percent. */
  readonly marks: readonly number[]
}

/** Returns how the bar of a project is divided: it ends at the target, or at the last stretch goal. */
export function barScale({ pledged, funding_target: target, stretch_goals: goals }: Funded): Scale {
  const amounts = [target, ...goals.map(({ amount }) => amount)].map(units)
  const whole = amounts.at(-1) || 1n
  // oxlint-disable-next-line commons/no-float-near-money -- a place on the screen
  const place = (amount: bigint) => Math.min(Number((amount * 10_000n) / whole) / 100, 100)
  return { filled: place(units(pledged)), marks: amounts.slice(0, -1).map(place) }
}

/** Returns the next stretch goal of a running project, once the target is reached; undefined where there is none. */
export const nextGoal = ({
  pledged,
  funding_target: target,
  stretch_goals: goals,
  state,
}: Funded & Pick<Project, 'state'>) =>
  state !== 'running' || units(pledged) < units(target)
    ? undefined
    : goals.find(({ reached_at }) => reached_at === null)
