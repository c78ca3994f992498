import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { IconCheck } from '@tabler/icons-react'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, type Answer } from '../../../api/call.ts'
import type { CallError } from '../../../api/call-error.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from './InterestChoice.module.css'

type Interest = Answer<'interest_list'>['recdata'][number]

/** Has the list read again where it is shown next: it was out of date. */
export const rereadInterests = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['interest_list'] })

interface InterestChoiceProps {
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

function groups(interests: readonly Interest[]): Array<[kind: string, rows: Interest[]]> {
  const byKind = new Map<string, Interest[]>()
  for (const each of interests) byKind.set(each.kind, [...(byKind.get(each.kind) ?? []), each])
  return [...byKind]
}

/** All interests by heading, each a toggle. */
export function InterestChoice(props: InterestChoiceProps) {
  const { i18n } = useLingui()
  const read = useQuery<Answer<'interest_list'>, CallError>({
    // The server translates their names.
    queryKey: ['interest_list', {}, i18n.locale],
    queryFn: ({ signal }) => call('interest_list', {}, { signal }),
    staleTime: Infinity,
  })
  return <Loaded read={read}>{({ recdata }) => <Choice {...props} interests={recdata} />}</Loaded>
}

function Choice({ interests, chosen, onChange }: InterestChoiceProps & { interests: readonly Interest[] }) {
  const known = chosen.filter((each) => interests.some(({ id }) => id === each))
  // One that was deleted since it was chosen can't be sent, and nobody could uncheck it.
  const isOutdated = known.length < chosen.length
  useEffect(() => {
    if (isOutdated) onChange(known)
  })
  if (interests.length === 0)
    return (
      <EmptyState
        title={<Trans>No interests yet</Trans>}
        hint={<Trans>They show up here once an admin adds some.</Trans>}
      />
    )
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...known, id] : known.filter((each) => each !== id))
  return (
    <div className={classes.groups}>
      {groups(interests).map(([kind, rows]) => (
        <fieldset key={kind} className={classes.group}>
          <legend className={classes.kind}>{kind}</legend>
          <div className={classes.chips}>
            {rows.map(({ id, name }) => (
              <label key={id} className={classes.chip}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                />
                <IconCheck size={16} stroke={2.5} className={classes.tick} aria-hidden="true" />
                <span dir="auto">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
