import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { SuggestedMembers } from '../../people/public.ts'
import classes from './Suggestions.module.css'

/** Where somebody follows nobody yet: whom they might want to. */
export function Suggestions() {
  const members = useRead('sujjested_channels', {}).data?.recdata ?? []
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
