import type { WrittenSurvey as Survey } from '@commons/contract/posts/post-survey.ts'
import { Plural } from '@lingui/react/macro'
import { IconChartBar } from '@tabler/icons-react'
import classes from './WrittenSurvey.module.css'

/** A survey that is made once its post is published. */
export function WrittenSurvey({ of: { title, options, days } }: { of: Survey }) {
  return (
    <section className={classes.survey}>
      <p className={classes.title}>
        <IconChartBar size={20} aria-hidden="true" />
        <span dir="auto">{title}</span>
      </p>
      <ul className={classes.options}>
        {options.map((option) => (
          <li key={option} dir="auto">
            {option}
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        <Plural
          value={days}
          one="It opens when the post appears, for # day."
          other="It opens when the post appears, for # days."
        />
      </p>
    </section>
  )
}
