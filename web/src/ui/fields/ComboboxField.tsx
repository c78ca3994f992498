import { TextInput, type TextInputProps } from '@mantine/core'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import classes from './ComboboxField.module.css'

interface ComboboxFieldProps<Option> extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onType: (text: string) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The options listed below the field; empty while it is closed. */
  options: readonly Option[]
  keyOf: (option: Option) => string | number
  listLabel: string
  renderOption: (option: Option) => ReactNode
  onChoose: (option: Option) => void
  /** Takes what is typed when Enter is pressed and no suggestion is chosen; otherwise Enter sends the form. */
  onEnter?: (() => void) | undefined
  /** Takes what is typed when the field is left. */
  onLeave?: () => void
  inputRef?: Ref<HTMLInputElement>
  /** Shown at the end of the list. */
  listFoot?: ReactNode
}

/** A text field with a list of suggestions: arrow keys move through it, Enter takes one, Esc closes it. */
export function ComboboxField<Option>({
  value,
  onType,
  isOpen,
  onOpen,
  options: found,
  keyOf,
  listLabel,
  renderOption,
  onChoose,
  onEnter,
  onLeave,
  inputRef,
  listFoot,
  ...field
}: ComboboxFieldProps<Option>) {
  const id = useId()
  const [active, setActive] = useState(-1)
  const options = isOpen ? found : []
  const isListed = options.length > 0
  const close = () => {
    onOpen(false)
    setActive(-1)
  }
  const choose = (option: Option) => {
    onChoose(option)
    close()
  }

  function press(event: KeyboardEvent) {
    const chosen = isListed ? options[active] : undefined
    if (event.key === 'Enter' && onEnter && chosen === undefined && !event.nativeEvent.isComposing) {
      event.preventDefault()
      close()
      return onEnter()
    }
    if (!isListed) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0)
      setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={classes.field}>
      <TextInput
        {...field}
        ref={inputRef}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={options[active] === undefined ? undefined : `${id}-${active}`}
        // Esc closes the list first, and the dialog around it next.
        data-mantine-stop-propagation={isListed || undefined}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value)
          onOpen(true)
          setActive(-1)
        }}
        onKeyDown={press}
        onBlur={() => {
          close()
          onLeave?.()
        }}
      />
      {isListed && (
        <div id={id} role="listbox" aria-label={listLabel} className={classes.list}>
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys come from the text field
            <div
              key={keyOf(option)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={classes.option}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {renderOption(option)}
            </div>
          ))}
          {listFoot}
        </div>
      )}
    </div>
  )
}
