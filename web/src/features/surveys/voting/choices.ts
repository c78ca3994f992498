import type { SurveyKind } from '@commons/contract/shared/survey-shown.ts'

/** Ids of options; of a ranking in its order. */
export type Choices = readonly number[]

/** The choices once this option was pressed: another one of it takes it back, unless there is just one choice. */
export function pressed(kind: SurveyKind, choices: Choices, option: number): Choices {
  if (kind === 'single') return [option]
  return choices.includes(option) ? choices.filter((each) => each !== option) : [...choices, option]
}

/** A ranking with this option in this place, counted from 0; the others keep their order. */
export function placed(choices: Choices, option: number, place: number): Choices {
  const others = choices.filter((each) => each !== option)
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, option)
}

export const isSame = (one: Choices, other: Choices) =>
  one.length === other.length && one.every((each, place) => each === other[place])
