import type { GroupRequest } from '@commons/contract/groups/members.ts'
import { useLingui } from '@lingui/react/macro'
import classes from './Answers.module.css'

/** What somebody answered to a group's questions. */
export function Answers({ of: { answers, full_name: name } }: { of: GroupRequest }) {
  const { t } = useLingui()
  if (answers.length === 0) return null
  return (
    <dl className={classes.answers} aria-label={t`Answers of ${name}`}>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
