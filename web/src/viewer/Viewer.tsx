import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import type { Picture } from '@commons/contract/shared/picture.ts'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { useZoom } from './use-zoom.ts'
import classes from './Viewer.module.css'
import { Place, type PicturePlace, Tool, ViewerTools } from './ViewerTools.tsx'
import { ZoomablePicture } from './ZoomablePicture.tsx'

/** A picture shown in the viewer. */
export interface ShownPicture {
  /** Unique among the pictures that the arrows reach. */
  readonly key: string
  readonly picture: Picture
  /** The name of its author. */
  readonly by: string
  /** Missing if it's the only picture of its post. */
  readonly place?: PicturePlace | undefined
}

/** Shown beside the picture; on phones a button opens it over the lower part. */
export interface ViewerPanel {
  readonly title: string
  readonly hideLabel: string
  /** Content of the button that opens it. */
  readonly opener: ReactNode
  readonly content: ReactNode
}

interface ViewerProps<Shown extends ShownPicture> {
  shown: Shown
  /** The neighbouring pictures, as far as they are known. */
  previous: Shown | undefined
  next: Shown | undefined
  onShow: (picture: Shown) => void
  panel: ViewerPanel
  /** The element that the focus returns to. */
  opener: HTMLElement
  onClose: () => void
}

function Stage<Shown extends ShownPicture>({
  shown,
  previous,
  next,
  onShow,
  panel,
  onClose,
}: Omit<ViewerProps<Shown>, 'opener'>) {
  const { t } = useLingui()
  const { picture, by } = shown
  const [isPanelOpen, setPanelOpen] = useState(false)
  const onStep = (to: 1 | -1) => {
    const found = to === 1 ? next : previous
    if (found) onShow(found)
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
        {previous && (
          <div className={classes.previous}>
            <Tool label={t`Previous picture`} onClick={() => onStep(-1)}>
              <IconChevronLeft size={28} aria-hidden="true" />
            </Tool>
          </div>
        )}
        {next && (
          <div className={classes.next}>
            <Tool label={t`Next picture`} onClick={() => onStep(1)}>
              <IconChevronRight size={28} aria-hidden="true" />
            </Tool>
          </div>
        )}
        <ViewerTools state={state} place={shown.place} onClose={onClose}>
          <button
            type="button"
            className={classes.panelTool}
            aria-expanded={isPanelOpen}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            {panel.opener}
          </button>
        </ViewerTools>
        {picture.alt !== '' && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long ones must scroll by keys, too
          <p className={classes.alt} tabIndex={0}>
            {picture.alt}
          </p>
        )}
      </div>
      <section className={classes.panel} data-open={isPanelOpen || undefined} aria-label={panel.title}>
        <div className={classes.panelHead}>
          <h2 dir="auto" className={classes.panelTitle}>
            {panel.title}
          </h2>
          <button
            type="button"
            className={classes.hide}
            aria-label={panel.hideLabel}
            onClick={() => setPanelOpen(false)}
          >
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        {panel.content}
      </section>
    </>
  )
}

/** Shows a picture as large as the window, with a panel beside it. */
export function Viewer<Shown extends ShownPicture>({ opener, ...stage }: ViewerProps<Shown>) {
  const { t } = useLingui()
  const { shown, onClose } = stage
  useBackCloses(onClose)
  const from = useRef(opener)
  useEffect(
    () => () => {
      // After the dialog is gone: its focus trap would take the focus back.
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
            {/* Stays while pictures change: a new one would not be announced. */}
            <span role="status">{shown.place && <Place {...shown.place} />}</span>
          </VisuallyHidden>
          <Stage key={shown.key} {...stage} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
