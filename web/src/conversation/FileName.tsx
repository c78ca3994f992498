import { Trans } from '@lingui/react/macro'

/** What the file of a message is, in its place. */
export function FileName({ type }: { type: string | null }) {
  if (type === 'image') return <Trans>Picture</Trans>
  if (type === 'video') return <Trans>Video</Trans>
  return type === 'audio' ? <Trans>Voice note</Trans> : <Trans>File</Trans>
}
