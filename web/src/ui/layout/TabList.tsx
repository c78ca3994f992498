import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './TabList.module.css'
import { useChosenInRow } from './use-chosen-in-row.ts'

interface TabListProps<Name extends string> {
  /** What the tabs belong to. */
  label: string
  /** Id of the panel; `{id}-{name}` is the id of the tab that names it. */
  panelId: string
  tabs: ReadonlyArray<{ name: Name; label: ReactNode }>
  chosen: Name
  onChoose: (name: Name) => void
}

const steps: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs of one panel. Arrow keys, Home and End move between them, and the panel follows. */
export function TabList<Name extends string>({ label, panelId, tabs, chosen, onChoose }: TabListProps<Name>) {
  const list = useRef<HTMLDivElement>(null)

  useChosenInRow(list, chosen)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const step = steps[event.key]
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length
    const tab = to === undefined ? undefined : tabs[to]
    if (to === undefined || !tab) return
    event.preventDefault()
    onChoose(tab.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={classes.list}>
      {tabs.map(({ name, label: text }) => (
        <button
          dir="auto"
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          className={classes.tab}
          aria-selected={name === chosen}
          aria-controls={panelId}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={move}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
