import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { currentSession } from '../../../api/session.ts'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import classes from './MemberField.module.css'

interface MemberFieldProps {
  /** A username without its @. */
  value: string
  onMember: (username: string) => void
  error?: ReactNode
  readOnly?: boolean
}

const pause = 150

/** Returns the members who match what is typed, without the member themselves. */
function useFitting(search: string) {
  const [settled] = useDebouncedValue(search, pause)
  const asked = search === '' ? '' : settled
  const { data } = useRead(
    'suggest_mentions',
    { search: asked },
    { enabled: asked !== '', staleTime: 60_000 },
  )
  return asked === '' ? [] : (data?.recdata ?? []).filter(({ user_id }) => user_id !== currentSession()?.id)
}

/** The receiver: typed, or chosen from matching members. */
export function MemberField({ value, onMember, error, readOnly = false }: MemberFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const fitting = useFitting(isOpen ? value : '')
  const options = isOpen && !(fitting.length === 1 && fitting[0]?.username === value) ? fitting : []
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = (username: string) => {
    onMember(username)
    close()
  }

  function press(event: KeyboardEvent) {
    if (options.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[active]
    if (step !== 0)
      setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length)
    else if (event.key === 'Enter' && chosen) choose(chosen.username)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={classes.field}>
      <TextInput
        label={t`To`}
        placeholder={t`@username`}
        leftSection={value === '' ? undefined : '@'}
        leftSectionPointerEvents="none"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? id : undefined}
        aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
        // Esc closes the list first, then the dialog around it.
        data-mantine-stop-propagation={options.length > 0 || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        value={value}
        readOnly={readOnly}
        error={error}
        onChange={({ currentTarget }) => {
          onMember(currentTarget.value.trim().replace(/^@+/, ''))
          setIsOpen(true)
          setActive(-1)
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={t`Members`} className={classes.list}>
          {options.map((each, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys come from the text field
            <div
              key={each.user_id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={classes.option}
              // Keep the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each.username)}
            >
              <MemberAvatar name={each.full_name} src={each.profile_pic} size={32} />
              <span className={classes.names}>
                <bdi>{each.full_name}</bdi>
                <span className={classes.username}>@{each.username}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
