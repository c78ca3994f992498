import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { useFollowedHere } from '../../people/public.ts'
import { SuggestedMembers, useSuggested } from '../../people/rows/public.ts'
import classes from './Setup.module.css'

/** Members to follow, shown once the answers are sent: they suggest whom. */
export function SetupFollows({ onDone }: { onDone: () => void }) {
  const { members = [] } = useSuggested()
  const hasFollowed = useFollowedHere().size > 0
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <h1 ref={heading} className={classes.title} tabIndex={-1}>
          <Trans>People you might like</Trans>
        </h1>
        <div className={classes.form}>
          <p className={classes.text}>
            <Trans>You'll see posts from people you follow. You can change this any time.</Trans>
          </p>
          <SuggestedMembers members={members} isExplained />
          <div className={classes.actions}>
            <Button variant={hasFollowed ? 'filled' : 'default'} onClick={onDone}>
              {hasFollowed ? <Trans>Continue</Trans> : <Trans>Skip</Trans>}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  )
}
