/** Which steps of a streamed video there are, and which of them can be done by now. */
import { chunksOf, chunkSpan, secondsOf, type StreamPlan } from '../worker/stream/stream-plan.ts'
import { isOpen, type PlannedStep, type StepName, type StepRow } from './steps.queries.ts'

export const planStep: PlannedStep = { kind: 'plan', rendition: 0, chunk: 0, weight: 1 }

/** About what a second of sound costs, as pixels of a frame. */
const soundWeight = 20_000

/** Returns all steps that a plan needs. */
export function stepsOf(plan: StreamPlan): PlannedStep[] {
  const seconds = Math.max(1, Math.round(secondsOf(plan)))
  const whole = (kind: PlannedStep['kind'], weight: number, rendition = 0): PlannedStep => ({
    kind,
    rendition,
    chunk: 0,
    weight: Math.max(1, Math.round(weight)),
  })
  const [lowest] = plan.renditions
  return [
    whole('stills', seconds),
    ...(plan.sound === null ? [] : [whole('sound', seconds * soundWeight)]),
    ...plan.renditions.flatMap(({ name, width, height }) => [
      ...Array.from({ length: chunksOf(plan) }, (_, chunk) => {
        const { from, to } = chunkSpan(plan, chunk)
        const weight = Math.max(1, Math.round(((to - from) * plan.rate.den * width * height) / plan.rate.num))
        return { kind: 'chunk', rendition: name, chunk, weight } as const
      }),
      whole('join', seconds, name),
    ]),
    ...(lowest ? [whole('storyboard', seconds, lowest.name)] : []),
  ]
}

/** Returns whether the video can be played: its lowest rendition, its sound and its poster are made. */
export function isPlayable(steps: readonly StepRow[]): boolean {
  const isMade = (kind: StepName['kind'], rendition?: number) =>
    steps.some(
      (step) =>
        step.kind === kind && step.state === 'done' && (rendition ?? step.rendition) === step.rendition,
    )
  const hasSound = steps.some(({ kind }) => kind === 'sound')
  const lowest = lowestOf(steps)
  return lowest !== undefined && isMade('join', lowest) && isMade('stills') && (!hasSound || isMade('sound'))
}

/** Returns the steps that can be done by now and have no job yet, the most urgent first. */
export function nextSteps(steps: readonly StepRow[], isReady: boolean): StepRow[] {
  const lowest = lowestOf(steps)
  const ofRendition = (kind: StepName['kind'], rendition: number) =>
    steps.filter((step) => step.kind === kind && step.rendition === rendition)
  const isMade = (kind: StepName['kind'], rendition: number) =>
    ofRendition(kind, rendition).every(({ state }) => state === 'done')
  return steps
    .filter((step) => {
      if (step.state !== 'planned') return false
      if (step.kind === 'join') return isMade('chunk', step.rendition)
      if (step.kind === 'storyboard') return isMade('join', step.rendition)
      // Higher renditions wait until the video can be played.
      if (step.kind === 'chunk') return isReady || step.rendition === lowest
      return true
    })
    .toSorted((a, b) => a.rendition - b.rendition || a.chunk - b.chunk)
}

export const isFinished = (steps: readonly StepRow[]) => !steps.some(isOpen)

function lowestOf(steps: readonly StepRow[]): number | undefined {
  const made = steps.filter(({ kind }) => kind === 'join').map(({ rendition }) => rendition)
  return made.length > 0 ? Math.min(...made) : undefined
}
