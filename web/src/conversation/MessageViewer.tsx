import { useLingui } from '@lingui/react/macro'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { Mention } from '@commons/contract/shared/mention.ts'
import { IconMessageCircle } from '@tabler/icons-react'
import { LinkedText } from '../ui/LinkedText.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Viewer } from '../viewer/Viewer.tsx'

interface MessageViewerProps {
  picture: Picture
  by: string
  text: string
  mentions: readonly Mention[]
  opener: HTMLElement
  onClose: () => void
}

/** A picture of a message, with its words beside. */
export default function MessageViewer({ picture, by, text, mentions, opener, onClose }: MessageViewerProps) {
  const { t } = useLingui()
  return (
    <Viewer
      shown={{ key: 'message', picture, by }}
      previous={undefined}
      next={undefined}
      onShow={() => {}}
      opener={opener}
      onClose={onClose}
      panel={{
        title: t`Message from ${by}`,
        hideLabel: t`Hide the message`,
        opener: (
          <>
            <IconMessageCircle size={24} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{t`Message from ${by}`}</VisuallyHidden>
          </>
        ),
        content: (
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <LinkedText mentions={mentions}>{text}</LinkedText>
          </p>
        ),
      }}
    />
  )
}
