import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useDragOrder } from '../../../ui/layout/use-drag-order.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { letters } from '../kinds.ts'
import { placed, pressed, type Choices } from './choices.ts'
import classes from './RankedOptions.module.css'

export interface RankedOption {
  readonly option_id: number
  readonly options: string
}

interface RankedOptionsProps {
  options: readonly RankedOption[]
  choices: Choices
  disabled: boolean
  onChange: (choices: Choices) => void
}

/**
 * Options to rank: a press gives an option the next place or removes it from the ranking; arrows, digits and
 * dragging move it. Options without a place stay below.
 */
export function RankedOptions({ options, choices, disabled, onChange }: RankedOptionsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<string>()
  const [said, setSaid] = useState('')
  const all = options.length
  const ranked = choices.flatMap((id) => options.find(({ option_id }) => option_id === id) ?? [])
  const rows = [...ranked, ...options.filter(({ option_id }) => !choices.includes(option_id))]

  // A row that moves within the page loses the focus.
  useLayoutEffect(() => {
    if (focused === undefined) return
    const control = list.current?.querySelector<HTMLButtonElement>(`[data-control="${focused}"]`)
    // The arrow pressed is disabled when its row reaches an end of the list.
    const target = control?.disabled ? control.closest('li')?.querySelector('button') : control
    target?.focus()
    setFocused(undefined)
  }, [focused])

  function change(next: Choices, option: number, control?: 'main' | 'up' | 'down') {
    if (control) setFocused(`${control}-${option}`)
    const place = next.indexOf(option) + 1
    const name = options.find(({ option_id }) => option_id === option)?.options ?? ''
    onChange(next)
    setSaid(place === 0 ? t`${name}: no place` : t`${name}: place ${place} of ${all}`)
  }

  const drag = useDragOrder(list, choices.length, {
    onMove: (id, place) => change(placed(choices, id, place), id),
  })

  function press(event: KeyboardEvent, option: number) {
    if (!/^[1-8]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    change(placed(choices, option, Number(event.key) - 1), option, 'main')
  }

  return (
    <>
      <ol ref={list} className={classes.rows}>
        {rows.map(({ option_id: id, options: name }, place) => {
          const isRanked = place < ranked.length
          const number = place + 1
          const letter = letters[options.findIndex(({ option_id }) => option_id === id)]
          return (
            <li
              key={id}
              className={classes.row}
              data-ranked={isRanked || undefined}
              data-dragged={drag.dragged === id || undefined}
            >
              {isRanked && !disabled && (
                <span className={classes.handle} aria-hidden="true" {...drag.handle(id, place)}>
                  <IconGripVertical size={20} />
                </span>
              )}
              <button
                type="button"
                className={classes.main}
                data-choice={id}
                data-control={`main-${id}`}
                aria-pressed={isRanked}
                aria-keyshortcuts={letter}
                disabled={disabled}
                onKeyDown={(event) => press(event, id)}
                onClick={() => change(pressed('ranked', choices, id), id, 'main')}
              >
                <span className={classes.place}>
                  {isRanked ? (
                    <>
                      <span aria-hidden="true">{number}</span>
                      <VisuallyHidden>
                        <Trans>Place {number}:</Trans>
                      </VisuallyHidden>
                    </>
                  ) : (
                    <span aria-hidden="true">{letter}</span>
                  )}
                </span>
                <span dir="auto" className={classes.name}>
                  {name}
                </span>
              </button>
              {isRanked && (
                <span className={classes.tools}>
                  <button
                    type="button"
                    className={classes.tool}
                    data-control={`up-${id}`}
                    aria-label={t`Move ${name} up`}
                    disabled={disabled || place === 0}
                    onClick={() => change(placed(choices, id, place - 1), id, 'up')}
                  >
                    <IconArrowUp size={20} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className={classes.tool}
                    data-control={`down-${id}`}
                    aria-label={t`Move ${name} down`}
                    disabled={disabled || place === ranked.length - 1}
                    onClick={() => change(placed(choices, id, place + 1), id, 'down')}
                  >
                    <IconArrowDown size={20} aria-hidden="true" />
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  )
}
