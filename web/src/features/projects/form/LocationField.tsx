import { longestLocation } from '@commons/contract/shared/project-figures.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import classes from './LocationField.module.css'
import { usePosition } from './use-position.ts'

interface LocationFieldProps {
  value: string
  error: string | undefined
  disabled: boolean
  onLocation: (location: string) => void
}

const pause = 200
const shortest = 2

/** Returns places that begin with what is typed. */
function usePlaces(typed: string) {
  const [settled] = useDebouncedValue(typed, pause)
  const asked = typed.length < shortest ? '' : settled.slice(0, 100)
  const { data } = useRead('place_list', { search: asked }, { enabled: asked !== '', staleTime: 3_600_000 })
  return asked === '' ? [] : (data?.recdata ?? []).map(({ location }) => location)
}

/** The location of a project: typed, chosen from matching places, or taken from the device. */
export function LocationField({ value, error, disabled, onLocation }: LocationFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const { failure, isBusy, locate, forget } = usePosition((location) => {
    onLocation(location)
    close()
  })
  const places = usePlaces(isOpen ? value.trim() : '')
  const options = isOpen ? [...new Set(places)].filter((place) => place !== value) : []

  function choose(location: string) {
    onLocation(location)
    close()
  }

  function press(event: KeyboardEvent) {
    if (options.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[active]
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
      <div className={classes.row}>
        <div className={classes.typed}>
          <TextInput
            name="location"
            label={t({ message: 'Location', context: 'of a project' })}
            placeholder={t`Town or region`}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? id : undefined}
            aria-activedescendant={options[active] === undefined ? undefined : `${id}-${active}`}
            autoComplete="off"
            maxLength={longestLocation}
            value={value}
            error={error}
            disabled={disabled}
            onChange={({ currentTarget }) => {
              forget()
              onLocation(currentTarget.value)
              setIsOpen(true)
              setActive(-1)
            }}
            onKeyDown={press}
            onBlur={close}
          />
          {options.length > 0 && (
            <div id={id} role="listbox" aria-label={t`Places`} className={classes.list}>
              {options.map((place, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys come from the text field
                <div
                  key={place}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={classes.option}
                  // Keep the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                >
                  {place}
                </div>
              ))}
              <p className={classes.source}>
                <Trans>Places from GeoNames</Trans>
              </p>
            </div>
          )}
        </div>
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={20} aria-hidden="true" />}
          loading={isBusy}
          disabled={disabled}
          onClick={locate}
        >
          <Trans>Use my position</Trans>
        </Button>
      </div>
      <FailureNote failure={failure} />
    </div>
  )
}
