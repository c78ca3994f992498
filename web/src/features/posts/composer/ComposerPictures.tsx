import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconClock,
  IconPhoto,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { longestAlt } from '../../../compose/media-file.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { ComposerAlt } from './ComposerAlt.tsx'
import mediaClasses from './ComposerMedia.module.css'
import classes from './ComposerPictures.module.css'
import { undescribed } from './composing-state.ts'
import type { DraftFile } from './draft-files.ts'
import { keptFile } from './kept-file.ts'
import type { ComposerState } from './use-composer.ts'
import { useDragOrder, type Dragged } from './use-drag-order.ts'

/** What a tile shows: the picture, or a sign that it can't be shown. */
function Sight({ file, edited }: { file: DraftFile; edited: Post | undefined }) {
  const own = useFileUrl(file.media?.file, null)
  const kept = keptFile(file, edited)
  const url = own ?? kept?.picture?.sources[0]?.url
  const [broken, setBroken] = useState<string>()
  if (url !== undefined && url !== broken)
    return <img src={url} alt="" draggable={false} onError={() => setBroken(url)} />
  if (kept?.file_state === 'failed') return <IconAlertTriangle size={28} aria-hidden="true" />
  if (kept?.file_state === 'processing') return <IconClock size={28} stroke={1.5} aria-hidden="true" />
  return <IconPhoto size={28} stroke={1.5} aria-hidden="true" />
}

/** Why a picture of the edited post can't be seen yet. */
function KeptState({ file, edited }: { file: DraftFile; edited: Post | undefined }) {
  const kept = keptFile(file, edited)
  if (kept?.file_state === 'processing')
    return (
      <p className={classes.note}>
        <Trans>This picture is still being processed.</Trans>
      </p>
    )
  if (kept?.file_state !== 'failed') return null
  return (
    <p className={classes.note} data-failed>
      {kept.file_failure ?? <Trans>Couldn't process the file.</Trans>}
    </p>
  )
}

interface TileProps {
  composer: ComposerState
  file: DraftFile
  at: number
  isChosen: boolean
  dragged: Dragged | undefined
  drag: ReturnType<typeof useDragOrder>
  onChoose: () => void
  onRemove: () => void
}

function Tile({ composer, file, at, isChosen, dragged, drag, onChoose, onRemove }: TileProps) {
  const { t } = useLingui()
  const { sending, edited, draft } = composer
  const [place, count] = [at + 1, draft.files.length]
  const alt = file.alt.trim()
  const isTooLong = (charactersLeft(file.alt, longestAlt) ?? 0) < 0
  const isDragged = dragged?.from === at
  return (
    <li
      className={classes.tile}
      data-chosen={isChosen || undefined}
      data-dragged={isDragged || undefined}
      data-over={(dragged && !isDragged && dragged.to === at) || undefined}
      style={isDragged ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` } : undefined}
    >
      <button
        type="button"
        className={classes.choose}
        aria-pressed={isChosen}
        aria-label={
          isTooLong
            ? t`Picture ${place} of ${count}, its description is too long`
            : alt === ''
              ? t`Picture ${place} of ${count}, without a description`
              : t`Picture ${place} of ${count}: ${alt}`
        }
        onClick={onChoose}
        {...(sending ? {} : drag.of(at))}
      >
        <Sight file={file} edited={edited} />
        {alt !== '' && (
          <span className={classes.alt} data-too-long={isTooLong || undefined} aria-hidden="true">
            ALT
          </span>
        )}
      </button>
      {!sending && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t`Remove picture ${place}`}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

interface MoveProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}

/** A disabled button would lose the focus at the last step. */
function Move({ label, disabled, onClick, children }: MoveProps) {
  return (
    <button
      type="button"
      className={classes.move}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  )
}

/** Several pictures of a draft: their order, and the description of the chosen one. */
export function ComposerPictures({ composer }: { composer: ComposerState }) {
  const { t } = useLingui()
  const { draft, edited, sending, moveFile } = composer
  const { files } = draft
  const list = useRef<HTMLOListElement>(null)
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState('')
  const lastAt = useRef(0)
  const found = files.findIndex(({ id }) => id === chosen)
  // After the chosen one was removed, the one in its place is chosen.
  const at = found < 0 ? Math.min(lastAt.current, files.length - 1) : found
  lastAt.current = at
  const count = files.length

  function move(from: number, to: number) {
    const id = files[from]?.id
    if (id === undefined || !(to in files)) return
    moveFile(from, to)
    setChosen(id)
    const place = to + 1
    setSaid(t`Picture moved to place ${place} of ${count}`)
  }
  const drag = useDragOrder(list, move)

  const removedAt = useRef<number>(undefined)
  useEffect(() => {
    if (removedAt.current === undefined) return
    // The pressed button has gone with its picture.
    const next = list.current?.children[Math.min(removedAt.current, count - 1)]
    removedAt.current = undefined
    if (document.activeElement === document.body)
      next?.querySelector('button')?.focus({ preventScroll: true })
  }, [count])

  const file = files[at]
  if (!file) return null
  const place = at + 1
  return (
    <div className={mediaClasses.media}>
      <ol ref={list} className={classes.tiles} aria-label={t`Pictures of your post`}>
        {files.map((each, index) => (
          <Tile
            key={each.id}
            composer={composer}
            file={each}
            at={index}
            isChosen={index === at}
            dragged={drag.dragged}
            drag={drag}
            onChoose={() => setChosen(each.id)}
            onRemove={() => {
              removedAt.current = index
              composer.removeFile(each.id)
            }}
          />
        ))}
      </ol>
      <div className={classes.chosen}>
        <span className={classes.place}>
          <Trans>
            Picture {place} of {count}
          </Trans>
        </span>
        {!sending && (
          <>
            <Move label={t`Move left`} disabled={at === 0} onClick={() => move(at, at - 1)}>
              <IconArrowLeft size={20} aria-hidden="true" />
            </Move>
            <Move label={t`Move right`} disabled={at === count - 1} onClick={() => move(at, at + 1)}>
              <IconArrowRight size={20} aria-hidden="true" />
            </Move>
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <KeptState file={file} edited={edited} />
      <ComposerAlt composer={composer} file={file} onDescribe={() => setChosen(undescribed(draft)[0]?.id)} />
    </div>
  )
}
