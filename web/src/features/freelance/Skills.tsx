import { useLingui } from '@lingui/react/macro'
import classes from './Skills.module.css'

/** The skills that a job asks for, or with another label those that somebody has. */
export function Skills({ skills, label }: { skills: readonly string[]; label?: string }) {
  const { t } = useLingui()
  if (skills.length === 0) return null
  return (
    <ul className={classes.skills} aria-label={label ?? t`Skills required`}>
      {skills.map((skill) => (
        <li key={skill} className={classes.skill}>
          {skill}
        </li>
      ))}
    </ul>
  )
}
