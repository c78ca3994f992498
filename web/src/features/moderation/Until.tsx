import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Until when somebody is suspended or limited, or was. */
export function Until({ at }: { at: string | null }) {
  const { i18n } = useLingui()
  const [now] = useState(() => new Date())
  if (at === null) return <Trans>For good</Trans>
  const moment = i18n.date(at, { dateStyle: 'long', timeStyle: 'short' })
  return new Date(at) > now ? <Trans>Until {moment}</Trans> : <Trans>It ended {moment}</Trans>
}
