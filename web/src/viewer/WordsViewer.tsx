import type { Picture } from '@commons/contract/shared/picture.ts'
import { IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Viewer } from './Viewer.tsx'

/** What opens the picture of a comment or message. */
export interface SaidPicture {
  picture: Picture
  /** Whose it is. */
  by: string
  opener: HTMLElement
  onClose: () => void
}

interface WordsViewerProps extends SaidPicture {
  title: string
  hideLabel: string
  /** What is said beside the picture. */
  children: ReactNode
}

/** A picture that stands alone, with words beside. */
export function WordsViewer({ picture, by, opener, onClose, title, hideLabel, children }: WordsViewerProps) {
  return (
    <Viewer
      shown={{ key: 'only', picture, by }}
      previous={undefined}
      next={undefined}
      onShow={() => {}}
      opener={opener}
      onClose={onClose}
      panel={{
        title,
        hideLabel,
        opener: (
          <>
            <IconMessageCircle size={24} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{title}</VisuallyHidden>
          </>
        ),
        content: <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</p>,
      }}
    />
  )
}
