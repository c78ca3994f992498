import { isSendKey } from '../../../ui/fields/send-key.ts'
import { longestOption, mostOptions } from '@commons/contract/shared/survey.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { equalKey } from '@commons/contract/shared/text/equal-key.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import classes from './CreateSurvey.module.css'

interface OptionFieldsProps {
  options: readonly string[]
  disabled: boolean
  /** The server's error about them. */
  issue: string | undefined
  onChange: (options: readonly string[]) => void
}

const replaced = (options: readonly string[], place: number, ...by: readonly string[]) =>
  options.toSpliced(place, 1, ...by)

/** Returns the place of the option to change: one that is there already, or else the first. */
function wrongPlace(options: readonly string[]): number {
  const texts = options.map((option) => equalKey(option))
  return Math.max(
    0,
    texts.findIndex((text, place) => text !== '' && texts.indexOf(text) < place),
  )
}

/** The options, one per field. Enter moves to the next; pasted lines become one option each. */
export function OptionFields({ options, disabled, issue, onChange }: OptionFieldsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const wrong = issue === undefined ? undefined : wrongPlace(options)
  const [wanted, setWanted] = useState<number>()
  const [isFull, setIsFull] = useState(false)

  useLayoutEffect(() => {
    if (wanted === undefined) return
    list.current?.querySelectorAll('input')[wanted]?.focus()
    setWanted(undefined)
  }, [wanted])

  function change(next: readonly string[], focus?: number) {
    setIsFull(next.length > mostOptions)
    onChange(next.slice(0, mostOptions))
    if (focus !== undefined) setWanted(Math.min(focus, mostOptions - 1))
  }
  const add = () => change([...options, ''], options.length)

  function press(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isSendKey(event)) return
    event.preventDefault()
    if (place < options.length - 1) setWanted(place + 1)
    else if (options[place] !== '') add()
  }

  function paste(event: ClipboardEvent, place: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    if (lines.length < 2) return
    event.preventDefault()
    const [first = '', ...others] = lines
    const own = [`${options[place] ?? ''}${first}`, ...others]
    change(replaced(options, place, ...own), place + own.length - 1)
  }

  function move(place: number, to: number) {
    const moved = options[place] ?? ''
    change(options.toSpliced(place, 1).toSpliced(to, 0, moved))
  }

  return (
    <div>
      <ol ref={list} className={classes.options} aria-label={t`Options`}>
        {options.map((option, place) => {
          const number = place + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a field is its place
            <li key={place} className={classes.optionRow}>
              <TextInput
                className={classes.field}
                label={place === 0 ? t`Option 1` : t`Option ${number}`}
                autoComplete="off"
                value={option}
                disabled={disabled}
                error={
                  graphemes(option.trim()) > longestOption
                    ? t`An option can have up to 120 characters`
                    : place === wrong && issue
                }
                onChange={(event) => change(replaced(options, place, event.currentTarget.value))}
                onKeyDown={(event) => press(event, place)}
                onPaste={(event) => paste(event, place)}
              />
              <span className={classes.tools}>
                <button
                  type="button"
                  className={classes.tool}
                  aria-label={t`Move option ${number} up`}
                  disabled={disabled || place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <IconArrowUp size={20} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={classes.tool}
                  aria-label={t`Move option ${number} down`}
                  disabled={disabled || place === options.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <IconArrowDown size={20} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={classes.tool}
                  aria-label={t`Remove option ${number}`}
                  disabled={disabled || options.length === 1}
                  onClick={() => change(options.toSpliced(place, 1), Math.max(0, place - 1))}
                >
                  <IconX size={20} aria-hidden="true" />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        disabled={disabled}
        onClick={add}
      >
        <Trans>Add option</Trans>
      </Button>
      <p className={classes.error} role="alert">
        {isFull && <Trans>Maximum 8 options Allowed</Trans>}
      </p>
    </div>
  )
}
