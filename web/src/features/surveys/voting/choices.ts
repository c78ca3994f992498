import type { SurveyKind } from '@commons/contract/shared/survey-shown.ts'

/** Ids of options; those of a ranking in its order. */
export type Choices = readonly number[]

/**
 * Returns the choices after a press on this option. Pressing it again removes it, unless only one choice is
 * allowed.
 */
export function pressed(kind: SurveyKind, choices: Choices, option: number): Choices {
  if (kind === 'single') return [option]
  return choices.includes(option) ? choices.filter((each) => each !== option) : [...choices, option]
}

/** Returns the ranking with this option moved to a place, counted from 0; the others keep their order. */
export function placed(choices: Choices, option: number, place: number): Choices {
  const others = choices.filter((each) => each !== option)
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, option)
}

export const isSame = (one: Choices, other: Choices) =>
  one.length === other.length && one.every((each, place) => each === other[place])
