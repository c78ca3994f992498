import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../../../api/use-call.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { openDialog } from '../../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../../ui/store.ts'
import { dismissedPolls } from '../dismissed-polls.ts'
import classes from '../Poll.module.css'

/** An open survey in a line above the feed, where there is no room beside it. */
export function PollLine() {
  const { t } = useLingui()
  const [isOver, setIsOver] = useState(false)
  const { data } = useRead('poll_list', {})
  const dismissed = useStore(dismissedPolls)
  const poll = data?.recdata.find((row) => !dismissed.includes(row.id))
  if (!poll || isOver) return null
  const open = () => openDialog(() => import('../PollDialog.tsx'), { poll, onEnd: () => setIsOver(true) })
  const hide = () => {
    dismissedPolls.add(poll.id)
    // Only one per visit: the member came for the feed.
    setIsOver(true)
  }
  return (
    <Card className={classes.line} aria-label={t`Survey`}>
      <IconChartBar size={20} aria-hidden="true" className={classes.icon} />
      <p dir="auto" className={classes.question}>
        {poll.title}
      </p>
      <Button variant="light" size="sm" className={classes.vote} onClick={() => void open()}>
        <Trans>Vote</Trans>
      </Button>
      <CloseButton size={44} iconSize={18} aria-label={t`Hide this survey`} onClick={hide} />
    </Card>
  )
}
