import type { Answer } from '../../api/call.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { BotMark } from '../../ui/words/BotMark.tsx'
import { caretBox } from './caret-box.ts'
import classes from './MentionList.module.css'

export type Suggestion = Answer<'suggest_mentions'>['recdata'][number]

interface MentionListProps {
  id: string
  field: HTMLTextAreaElement
  /** Index in the text where the name begins. */
  at: number
  suggestions: readonly Suggestion[]
  active: number
  optionId: (suggestion: Suggestion) => string
  onChoose: (suggestion: Suggestion) => void
}

const gap = 6
const edge = 8
const tallest = 320

/**
 * Places the list below the current line, or above it if a phone's keyboard or the window's end leaves no
 * room.
 */
function placeList(box: HTMLElement, field: HTMLTextAreaElement, at: number): void {
  const caret = caretBox(field, at)
  const seen = window.visualViewport
  const [top, left] = [seen?.offsetTop ?? 0, seen?.offsetLeft ?? 0]
  const height = seen?.height ?? document.documentElement.clientHeight
  const width = Math.min(seen?.width ?? Infinity, document.documentElement.clientWidth)
  // The line itself may be scrolled out of the field.
  const bounds = field.getBoundingClientRect()
  const lineTop = Math.min(Math.max(caret.top, bounds.top), bounds.bottom)
  const lineBottom = Math.min(Math.max(caret.bottom, bounds.top), bounds.bottom)
  const roomBelow = top + height - lineBottom - gap - edge
  const roomAbove = lineTop - top - gap - edge
  const wanted = Math.min(box.scrollHeight + 2, tallest)
  const below = roomBelow >= wanted || roomBelow >= roomAbove
  const shown = Math.max(96, Math.min(wanted, below ? roomBelow : roomAbove))
  box.style.maxHeight = `${shown}px`
  box.style.top = `${below ? lineBottom + gap : lineTop - gap - Math.min(shown, wanted)}px`
  box.style.left = `${Math.max(left + edge, Math.min(caret.left, left + width - box.offsetWidth - edge))}px`
}

/** Members to mention, beside the current line. It never takes the focus, which stays in the text. */
export default function MentionList({
  id,
  field,
  at,
  suggestions,
  active,
  optionId,
  onChoose,
}: MentionListProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const update = () => placeList(element, field, at)
    update()
    const seen = window.visualViewport
    window.addEventListener('resize', update)
    document.addEventListener('scroll', update, { capture: true, passive: true })
    seen?.addEventListener('resize', update)
    seen?.addEventListener('scroll', update)
    return () => {
      window.removeEventListener('resize', update)
      document.removeEventListener('scroll', update, { capture: true })
      seen?.removeEventListener('resize', update)
      seen?.removeEventListener('scroll', update)
    }
  }, [field, at, suggestions])

  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return createPortal(
    <>
      <div ref={box} id={id} role="listbox" aria-label={t`Members to mention`} className={classes.list}>
        {suggestions.map((each, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys come from the text field
          <div
            key={each.user_id}
            id={optionId(each)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classes.option}
            // Keeps the focus in the text, and a phone's keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(each)}
          >
            <MemberAvatar name={each.full_name} src={each.profile_pic} size={32} />
            <span className={classes.names}>
              <span className={classes.name}>
                <bdi>{each.full_name}</bdi>
              </span>
              <span className={classes.username}>
                @{each.username} <BotMark of={each} />
              </span>
            </span>
            {each.is_following === 1 && (
              <span className={classes.following}>
                <Trans>Following</Trans>
              </span>
            )}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          <Plural value={suggestions.length} one="# member to mention" other="# members to mention" />
        </span>
      </VisuallyHidden>
    </>,
    // Must be inside a dialog's focus trap and the page's landmark.
    field.closest(':fullscreen, [role=dialog], main') ?? document.body,
  )
}
