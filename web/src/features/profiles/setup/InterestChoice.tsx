import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react'
import { call, type Answer } from '../../../api/call.ts'
import type { CallError } from '../../../api/call-error.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import classes from './InterestChoice.module.css'

type Interest = Answer<'interest_list'>['recdata'][number]

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
export function InterestChoice({ chosen, onChange }: InterestChoiceProps) {
  const { i18n } = useLingui()
  const read = useQuery<Answer<'interest_list'>, CallError>({
    // The server translates their names.
    queryKey: ['interest_list', {}, i18n.locale],
    queryFn: ({ signal }) => call('interest_list', {}, { signal }),
    staleTime: Infinity,
  })
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <Loaded read={read}>
      {({ recdata }) => (
        <div className={classes.groups}>
          {groups(recdata).map(([kind, interests]) => (
            <fieldset key={kind} className={classes.group}>
              <legend className={classes.kind}>{kind}</legend>
              <div className={classes.chips}>
                {interests.map(({ id, name }) => (
                  <label key={id} className={classes.chip}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(id)}
                      onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                    />
                    <IconCheck size={16} stroke={2.5} className={classes.tick} aria-hidden="true" />
                    <span>{name}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      )}
    </Loaded>
  )
}
