import type { Picture } from '@commons/contract/shared/picture.ts'
import { useLingui } from '@lingui/react/macro'
import { IconMessageCircle } from '@tabler/icons-react'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Viewer } from '../viewer/Viewer.tsx'

interface CommentViewerProps {
  picture: Picture
  by: string
  opener: HTMLElement
  onClose: () => void
}

/** The picture of a comment, with its description beside. */
export default function CommentViewer({ picture, by, opener, onClose }: CommentViewerProps) {
  const { t } = useLingui()
  return (
    <Viewer
      shown={{ key: 'comment', picture, by }}
      previous={undefined}
      next={undefined}
      onShow={() => {}}
      opener={opener}
      onClose={onClose}
      panel={{
        title: t`Comment by ${by}`,
        hideLabel: t`Hide the comment`,
        opener: (
          <>
            <IconMessageCircle size={24} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{t`Comment by ${by}`}</VisuallyHidden>
          </>
        ),
        content: <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{picture.alt}</p>,
      }}
    />
  )
}
