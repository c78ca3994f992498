import { longestSkill, mostSkills } from '@commons/contract/shared/job.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { isEqual } from '@commons/contract/shared/text/equal-key.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './SkillsField.module.css'

interface SkillsFieldProps {
  skills: readonly string[]
  label?: string
  disabled?: boolean
  issue?: string | undefined
  onChange: (skills: readonly string[]) => void
}

const pause = 200
const sameAs = (skill: string) => (other: string) => isEqual(other, skill)

/** Up to five skills: typed, or chosen from suggestions, and removed by a press. Commas part them. */
export function SkillsField({ skills, label, disabled = false, issue, onChange }: SkillsFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  // What was said of the skills is no longer about them once somebody types.
  const [dismissed, setDismissed] = useState<string>()
  if (issue === undefined && dismissed !== undefined) setDismissed(undefined)
  const [asked] = useDebouncedValue(typed.trim(), pause)
  const field = useFocusBack<HTMLInputElement>(skills.length)
  const isFull = skills.length >= mostSkills
  const found = useRead('skill_list', { search: asked }, { enabled: isOpen && !isFull, isFilter: true })
  const suggested = (found.data?.response ?? []).filter(({ name }) => !skills.some(sameAs(name)))
  const named = typed
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
  const isTooLong = named.some((skill) => graphemes(skill) > longestSkill)

  /** Adds skills that aren't chosen yet; those without room stay in the field. */
  function add(names: readonly string[]) {
    const added = names.filter(
      (name, place) => !skills.some(sameAs(name)) && names.findIndex(sameAs(name)) === place,
    )
    const room = mostSkills - skills.length
    if (added.length > 0 && room > 0) onChange([...skills, ...added.slice(0, room)])
    setTyped(added.slice(room).join(', '))
  }

  const addNamed = () => {
    if (named.length > 0 && !isTooLong) add(named)
  }

  return (
    <div className={classes.group} {...focusArea}>
      <ComboboxField
        inputRef={field}
        label={label ?? t`Skills required`}
        description={
          isFull ? t`That's all ${mostSkills}. Remove one to add another.` : t`Press Enter to add one.`
        }
        enterKeyHint="done"
        value={typed}
        disabled={disabled}
        readOnly={isFull}
        error={isTooLong ? fieldText('skill_too_long') : issue === dismissed ? undefined : issue}
        onType={(text) => {
          setTyped(text)
          setDismissed(issue)
        }}
        isOpen={isOpen}
        onOpen={setOpen}
        onFocus={() => setOpen(true)}
        options={suggested}
        keyOf={({ name }) => name}
        listLabel={t`Suggested skills`}
        renderOption={({ name, job_count: count }) => (
          <span className={classes.option}>
            <span dir="auto" className={classes.name}>
              {name}
            </span>
            <span className={classes.count}>
              <Plural value={count} one="# project" other="# projects" />
            </span>
          </span>
        )}
        onChoose={({ name }) => add([name])}
        onEnter={addNamed}
        onLeave={addNamed}
      />
      {skills.length > 0 && (
        <ul className={classes.chosen} aria-label={t`Chosen skills`}>
          {skills.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                className={classes.chip}
                aria-label={t`Remove ${skill}`}
                disabled={disabled}
                onClick={() => onChange(skills.filter((each) => each !== skill))}
              >
                {skill}
                <IconX size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">
          {skills.length > 0 && (
            <Trans>
              {skills.length} of {mostSkills} skills
            </Trans>
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}
