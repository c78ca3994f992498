import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { typedWords } from '@commons/contract/shared/text/searching.ts'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { MarkedText } from '../../../search/MarkedText.tsx'
import type { ResultGroup, ResultOption } from '../../../search/result-groups.tsx'
import { ResultRow } from '../../../search/ResultRow.tsx'
import search from '../../../search/Search.module.css'
import { SearchField } from '../../../search/SearchField.tsx'
import { SearchResults } from '../../../search/SearchResults.tsx'
import { useChoice } from '../../../search/use-choice.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { findCommands } from './find-commands.ts'
import classes from './Palette.module.css'
import { recentCommands } from './recent-commands.ts'
import { useCommands, type OfferedCommand } from './use-commands.ts'

const titles: Record<OfferedCommand['group'], ReactNode> = {
  create: <Trans>Create</Trans>,
  place: <Trans>Go to</Trans>,
  act: <Trans>Actions</Trans>,
  setting: <Trans>Settings</Trans>,
  staff: <Trans>Administration</Trans>,
}

function optionOf(
  { id, label, of, icon: Icon, does }: OfferedCommand,
  words: readonly string[],
): ResultOption {
  return {
    key: id,
    does,
    row: (
      <ResultRow
        face={
          <span className={classes.face} aria-hidden="true">
            <Icon size={22} stroke={1.75} />
          </span>
        }
        name={<MarkedText text={label} words={words} />}
      >
        {of}
      </ResultRow>
    ),
  }
}

/** Returns commands by group; groups and commands keep the order of the commands. */
function grouped(commands: readonly OfferedCommand[], words: readonly string[]): ResultGroup[] {
  return [...Map.groupBy(commands, ({ group }) => group)].map(([kind, own]) => ({
    kind,
    title: titles[kind],
    options: own.map((command) => optionOf(command, words)),
  }))
}

interface ListProps {
  commands: readonly OfferedCommand[]
  onClose: () => void
}

function CommandList({ commands, onClose }: ListProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const recent = useStore(recentCommands)
  const [text, setText] = useState('')
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  const found = findCommands(commands, typed, recent)

  function groupsShown(): ResultGroup[] {
    if (typed === '') {
      const used = recent.flatMap((each) => commands.find((command) => command.id === each) ?? [])
      const others = commands.filter((command) => command.group !== 'setting' && !used.includes(command))
      return [
        ...(used.length === 0
          ? []
          : [{ kind: 'recent', title: t`Recently used`, options: used.map((each) => optionOf(each, [])) }]),
        ...grouped(others, []),
      ]
    }
    return [
      ...grouped(found, typedWords(typed)),
      {
        kind: 'search',
        title: t`Search`,
        options: [
          {
            key: 'search',
            does: () => void openDialog(() => import('../search/Search.tsx'), { text: typed }),
            row: (
              <ResultRow
                face={
                  <span className={classes.face} aria-hidden="true">
                    <IconSearch size={22} stroke={1.75} />
                  </span>
                }
                name={t`Search for “${typed}”`}
              >
                <Trans>People, tags, posts and more</Trans>
              </ResultRow>
            ),
          },
        ],
      },
    ]
  }

  const groups = groupsShown()
  const options = groups.flatMap((group) => group.options)
  const { chosen, onArrow, reset } = useChoice(options, true)
  const optionId = ({ key }: ResultOption) => `${id}.${key}`

  function leave({ key }: ResultOption) {
    if (commands.some((command) => command.id === key)) recentCommands.add(key)
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, the keys belong to the system's own list.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && chosen) {
      leave(chosen)
      if (typeof chosen.does === 'string') void navigate({ to: chosen.does })
      else chosen.does()
    } else if (!onArrow(event)) return
    event.preventDefault()
  }

  return (
    <div className={search.search}>
      <SearchField
        field={field}
        label={t`Command`}
        placeholder={t`Go to, create, set…`}
        text={text}
        onText={(next) => {
          setText(next)
          reset()
          field.current?.focus()
        }}
        listId={`${id}.list`}
        activeId={chosen && optionId(chosen)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">
          {typed !== '' && (
            <Plural value={found.length} _0="No commands" one="# command found" other="# commands found" />
          )}
        </span>
      </VisuallyHidden>
      <SearchResults
        id={`${id}.list`}
        label={t`Commands`}
        groups={groups}
        chosen={chosen}
        optionId={optionId}
        isBusy={false}
        onLeave={leave}
      />
    </div>
  )
}

/** The palette of commands: finds pages, settings, what can be created, and hands other words on to the search. */
export default function Palette({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={<Trans>Commands</Trans>} size="full" onClose={onClose}>
      <CommandList commands={useCommands()} onClose={onClose} />
    </Dialog>
  )
}
