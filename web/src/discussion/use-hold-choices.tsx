import type { CommentHold } from '@commons/contract/shared/comment-hold.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** Which comments may wait for approval, as the options of a form. */
export function useHoldChoices() {
  const { t } = useLingui()
  const names: Readonly<Record<CommentHold, string>> = {
    off: t`None wait`,
    some: t`Links and my words wait`,
    all: t`All wait`,
  }
  return {
    names,
    choices: [
      { value: 'off' as const, label: names.off, hint: <Trans>Everybody sees a comment at once.</Trans> },
      {
        value: 'some' as const,
        label: names.some,
        hint: <Trans>Comments with a link, or with one of your words, wait until you approve them.</Trans>,
      },
      {
        value: 'all' as const,
        label: names.all,
        hint: <Trans>You approve each comment first, except those of people you always approve.</Trans>,
      },
    ],
  }
}
