import { Trans } from '@lingui/react/macro'

/** Names a message's file where the file itself is not shown. */
export function FileName({ type }: { type: string | null }) {
  if (type === 'image') return <Trans>Picture</Trans>
  if (type === 'video') return <Trans>Video</Trans>
  return type === 'audio' ? <Trans>Voice note</Trans> : <Trans>File</Trans>
}
