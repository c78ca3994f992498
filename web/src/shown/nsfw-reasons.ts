import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { useLingui } from '@lingui/react/macro'

/** The names of the NSFW reasons, in the contract's order; a test compares the two. */
export function useReasonLabels(): Record<NsfwReason, string> {
  const { t } = useLingui()
  return {
    Nudity: t`Nudity`,
    Pornography: t`Pornography`,
    Profanity: t`Profanity`,
    'Violence and Gore': t`Violence and Gore`,
    'Race and Religion': t`Race and Religion`,
    Other: t({ message: 'Other', context: 'a reason' }),
  }
}

const reasons: Readonly<Record<NsfwReason, true>> = {
  Nudity: true,
  Pornography: true,
  Profanity: true,
  'Violence and Gore': true,
  'Race and Religion': true,
  Other: true,
}

function isReason(text: string): text is NsfwReason {
  return Object.hasOwn(reasons, text)
}

/** Parses the wire's comma-separated list of reasons; returns them in the contract's order. */
export function reasonsIn(list: string): NsfwReason[] {
  const found = new Set(list.split(',').map((reason) => reason.trim()))
  return Object.keys(reasons).filter((reason): reason is NsfwReason => isReason(reason) && found.has(reason))
}
