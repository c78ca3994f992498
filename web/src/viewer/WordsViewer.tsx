import type { Picture } from '@commons/contract/shared/picture.ts'
import { IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import { Viewer } from './Viewer.tsx'

/** What a comment's or message's picture opens with. */
export interface SaidPicture {
  picture: Picture
  /** The name of its author. */
  by: string
  opener: HTMLElement
  onClose: () => void
}

interface WordsViewerProps extends SaidPicture {
  title: string
  hideLabel: string
  /** The text beside the picture. */
  children: ReactNode
}

/** A single picture with a text beside it. */
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
            <VisuallyHidden>
              <bdi>{title}</bdi>
            </VisuallyHidden>
          </>
        ),
        content: <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</p>,
      }}
    />
  )
}
