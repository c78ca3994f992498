import { Trans } from '@lingui/react/macro'
import { Card } from '../../../ui/layout/Card.tsx'
import { SuggestedMembers, useSuggested } from '../../people/rows/public.ts'
import classes from './Suggestions.module.css'

/** Members to follow, shown to members who follow nobody yet. */
export function Suggestions() {
  const { members = [] } = useSuggested()
  if (members.length === 0) return null
  return (
    <section className={classes.suggestions}>
      <h2 className={classes.title}>
        <Trans>Suggested for you</Trans>
      </h2>
      <SuggestedMembers members={members.slice(0, 5)} />
    </section>
  )
}

/** The same at the end of a feed. */
export function SuggestionsAtEnd() {
  const { members = [] } = useSuggested()
  return (
    members.length > 0 && (
      <Card as="div" className={classes.atEnd}>
        <Suggestions />
      </Card>
    )
  )
}
