/** Decisions about delivered work that both show, without I/O. */
import type { ShowcaseAct, ShowcaseAnswer } from '@commons/contract/shared/showcase.ts'

export interface Showable {
  /** Whether money was released. */
  readonly isPaid: boolean
  /** Whether neither of the two has left Commons. */
  readonly hasBoth: boolean
  /** Whether something is shown, or proposed. */
  readonly hasOne: boolean
}

/** Returns true where the work of an agreement can be proposed to be shown, or why it can't. */
export function canPropose({
  isPaid,
  hasBoth,
  hasOne,
}: Showable): true | 'showcase_early' | 'showcase_exists' | 'showcase_alone' {
  if (!isPaid) return 'showcase_early'
  if (hasOne) return 'showcase_exists'
  return hasBoth || 'showcase_alone'
}

interface Standing {
  /** Whether the one who acts proposed it. */
  readonly isOwn: boolean
  readonly isPublished: boolean
}

const actOf = { accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' } as const satisfies Record<
  ShowcaseAnswer,
  ShowcaseAct
>

/** What one of the two may do: answer the other's, take back their own, and end what both show. */
export function actsOn({ isOwn, isPublished }: Standing): readonly ShowcaseAct[] {
  return isOwn || isPublished ? ['withdraw'] : ['accept', 'decline']
}

/** Returns the act that an answer is, or why it can't be given. */
export function answeredWith(
  answer: ShowcaseAnswer,
  standing: Standing,
): ShowcaseAct | 'showcase_published' | 'own_showcase' | 'showcase_not_found' {
  const act = actOf[answer]
  if (actsOn(standing).includes(act)) return act
  if (standing.isPublished) return 'showcase_published'
  // To take back what the other has proposed would be another word for declining it.
  return standing.isOwn ? 'own_showcase' : 'showcase_not_found'
}
