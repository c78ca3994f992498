import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../api/use-call.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useCommentCount } from '../discussion/gone-comments.ts'
import { nextPicture, type ShownPicture } from './find-picture.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { useZoom } from './use-zoom.ts'
import classes from './Viewer.module.css'
import { ViewerPanel } from './ViewerPanel.tsx'
import { Tool, ViewerTools } from './ViewerTools.tsx'
import { ZoomablePicture } from './ZoomablePicture.tsx'

interface ViewerProps {
  first: ShownPicture
  /** The posts around it: the arrows go along them. */
  list: readonly number[]
  /** Where the focus returns to. */
  opener: HTMLElement
  onClose: () => void
}

/** The pictures to both sides, as soon as they are known. */
function useNeighbours(shown: ShownPicture, list: readonly number[]) {
  const client = useQueryClient()
  const [found, setFound] = useState<{ of: ShownPicture; previous?: ShownPicture; next?: ShownPicture }>()
  useEffect(() => {
    let isPast = false
    const look = (by: 1 | -1) => nextPicture(client, list, shown.postId, by)
    void Promise.all([look(-1), look(1)]).then(([previous, next]) => {
      if (!isPast) setFound({ of: shown, ...(previous ? { previous } : {}), ...(next ? { next } : {}) })
    })
    return () => {
      isPast = true
    }
  }, [client, list, shown])
  return found?.of === shown ? found : undefined
}

function Shown({ shown, list, onShow, onClose }: ShownProps) {
  const { t } = useLingui()
  const { picture, by, postId } = shown
  const neighbours = useNeighbours(shown, list)
  const [areCommentsOpen, setCommentsOpen] = useState(false)
  const { data } = useRead('post_detail', { post_id: postId })
  const comments = useCommentCount(data?.recdata)
  const onStep = (to: 1 | -1) => {
    const next = to === 1 ? neighbours?.next : neighbours?.previous
    if (next) onShow(next)
  }
  const state = useZoom({ picture, onSwipe: onStep, onDismiss: onClose })
  useViewerKeys({ ...state, onStep, onClose })
  return (
    <>
      <div className={classes.stage}>
        <ZoomablePicture
          picture={picture}
          alt={picture.alt === '' ? t`Picture by ${by}` : picture.alt}
          state={state}
        />
        {neighbours?.previous && (
          <div className={classes.previous}>
            <Tool label={t`Previous picture`} onClick={() => onStep(-1)}>
              <IconChevronLeft size={28} aria-hidden="true" />
            </Tool>
          </div>
        )}
        {neighbours?.next && (
          <div className={classes.next}>
            <Tool label={t`Next picture`} onClick={() => onStep(1)}>
              <IconChevronRight size={28} aria-hidden="true" />
            </Tool>
          </div>
        )}
        <ViewerTools
          state={state}
          comments={comments}
          areOpen={areCommentsOpen}
          onComments={() => setCommentsOpen(!areCommentsOpen)}
          onClose={onClose}
        />
        {picture.alt !== '' && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long ones scroll, also by keys
          <p className={classes.alt} tabIndex={0}>
            {picture.alt}
          </p>
        )}
      </div>
      <ViewerPanel postId={postId} isOpen={areCommentsOpen} onHide={() => setCommentsOpen(false)} />
    </>
  )
}

interface ShownProps extends Pick<ViewerProps, 'list' | 'onClose'> {
  shown: ShownPicture
  onShow: (picture: ShownPicture) => void
}

/** A picture as large as the window, with what is said of it. */
export default function Viewer({ first, list, opener, onClose }: ViewerProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(first)
  useBackCloses(onClose)
  const from = useRef(opener)
  useEffect(
    () => () => {
      // After the window has gone, else its focus trap takes the focus back.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && from.current.isConnected) from.current.focus({ preventScroll: true })
      })
    },
    [],
  )
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? '' }}
    >
      <Modal.Content data-viewer>
        <Modal.Body className={classes.body ?? ''}>
          <VisuallyHidden as="div">
            <Modal.Title>{t`Picture by ${shown.by}`}</Modal.Title>
          </VisuallyHidden>
          <Shown
            key={`${shown.postId}.${shown.isOwn}`}
            shown={shown}
            list={list}
            onShow={setShown}
            onClose={onClose}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
