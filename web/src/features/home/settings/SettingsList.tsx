import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { paths } from '../../../paths.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { search } from './search.ts'
import classes from './SettingsList.module.css'
import type { SettingsSection } from './use-settings-panels.ts'

interface SettingsListProps {
  sections: readonly SettingsSection[]
  /** The id of the panel open beside the list. */
  shown: string | undefined
}

/** All settings by section, with a search that also knows other names for them. */
export function SettingsList({ sections, shown }: SettingsListProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const list = useRef<HTMLElement>(null)
  const id = useId()
  const found = sections
    .map(({ label, panels }) => ({ label, panels: search(panels, query) }))
    .filter(({ panels }) => panels.length > 0)
  const first = found[0]?.panels[0]
  const count = found.reduce((sum, { panels }) => sum + panels.length, 0)
  const Title = shown === undefined ? 'h1' : 'p'

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    // Again once all sections have come.
  }, [shown, count])

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
    if (step === 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  const onSearchKey = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape') setQuery('')
    // Ignore an Enter that ends IME composition.
    if (key === 'Enter' && first && query.trim() && !nativeEvent.isComposing)
      void navigate({ to: paths.setting(first.id) })
  }

  return (
    <nav ref={list} className={classes.list} aria-label={t`Settings`} onKeyDown={onKeyDown}>
      <Title className={classes.title}>
        <Trans>Settings</Trans>
      </Title>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t`Search settings`}
        placeholder={t`Search settings`}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={onSearchKey}
      />
      <VisuallyHidden>
        <span role="status">
          {query.trim() && count > 0 && (
            <Plural value={count} one="# setting found" other="# settings found" />
          )}
        </span>
      </VisuallyHidden>
      <p role="status" className={classes.none}>
        {count === 0 && <Trans>No settings found. Try another word.</Trans>}
      </p>
      {found.map(({ label, panels }, index) => (
        <section key={label} className={classes.section} aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`} className={classes.heading}>
            {label}
          </h2>
          <ul className={classes.panels}>
            {panels.map(({ id: panel, label: name, icon: Icon }) => (
              <li key={panel}>
                <Link
                  to={paths.setting(panel)}
                  className={classes.panel}
                  aria-current={panel === shown ? 'page' : undefined}
                >
                  <Icon size={22} stroke={1.75} aria-hidden="true" />
                  <span dir="auto">{name}</span>
                  <IconChevronRight size={20} className={classes.chevron} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
