import { restrictions } from '@commons/contract/moderation/decisions.ts'
import type { StaffDecision } from '@commons/contract/moderation/queue.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { actTexts, Until } from '../../moderation/judging/public.ts'
import rows from '../frame/Rows.module.css'
import { type DecisionAct, DecisionDialog } from './CaseDialogs.tsx'
import { UndoWaveDialog } from './UndoWaveDialog.tsx'
import classes from './Reports.module.css'

/** What can be done with a decision that stands: nothing about oneself. */
function DecisionActs({ of, onAct }: { of: StaffDecision; onAct: (act: DecisionAct) => void }) {
  const me = useSession()?.id
  const button = (act: DecisionAct, text: ReactNode) => (
    <Button key={act} variant="default" size="compact-md" onClick={() => onAct(act)}>
      <bdi>{text}</bdi>
    </Button>
  )
  return (
    <div className={rows.actions}>
      {button('undo_decision', <Trans>Take it back</Trans>)}
      {of.acts.includes('hide') && of.purge === null && button('ask_purge', <Trans>Remove for good…</Trans>)}
      {of.purge && (
        <>
          {of.purge.asked_by?.user_id !== me && button('confirm_purge', <Trans>Confirm the removal…</Trans>)}
          {button('withdraw_purge', <Trans>Call the removal off…</Trans>)}
        </>
      )}
    </div>
  )
}

interface DecisionListProps {
  decisions: readonly StaffDecision[]
  /** Whoever looks has a part in them, and takes none of them back. */
  isBarred: boolean
}

/** Decisions about a member, each with what can be done with it. */
export function DecisionList({ decisions, isBarred }: DecisionListProps) {
  const [doing, setDoing] = useState<{ decisionId: number; act: DecisionAct }>()
  const [undoneWave, setUndoneWave] = useState<number>()
  return (
    <Card className={rows.part} aria-labelledby="decisions">
      <h2 id="decisions">
        <Trans>Decisions about this member</Trans>
      </h2>
      {decisions.length === 0 && (
        <p className={rows.facts}>
          <Trans>None yet.</Trans>
        </p>
      )}
      <ul className={rows.rows}>
        {decisions.map((decision) => (
          <li key={decision.decision_id} className={rows.row}>
            <p className={rows.name}>
              {decision.acts.length === 0 ? (
                <Trans>Nothing was wrong</Trans>
              ) : (
                decision.acts.map((act, index) => (
                  <span key={act}>
                    {index > 0 && ', '}
                    {actTexts[act]}
                  </span>
                ))
              )}
              {' · '}
              <bdi>{decision.rule.title}</bdi>
              {decision.is_undone === 1 && (
                <>
                  {' · '}
                  <Trans>Taken back</Trans>
                </>
              )}
            </p>
            {decision.shown !== '' && <blockquote className={classes.quote}>{decision.shown}</blockquote>}
            <p dir="auto" className={rows.words}>
              {decision.reason}
            </p>
            {decision.undone_reason !== '' && <p className={rows.words}>{decision.undone_reason}</p>}
            <p className={rows.facts}>
              {decision.moderator ? (
                <Link to={paths.adminMember(decision.moderator.user_id)}>
                  <bdi>{decision.moderator.full_name}</bdi>
                </Link>
              ) : (
                <Trans>A command on the server, or somebody who has left</Trans>
              )}
              {' · '}
              <RelativeTime at={decision.decided_at} />
              {restrictions.some((act) => decision.acts.includes(act)) && (
                <>
                  {' · '}
                  <Until at={decision.until} />
                </>
              )}
            </p>
            {decision.purge && <PurgeWords of={decision.purge} />}
            {decision.is_undone === 0 && !decision.purge?.purged_at && !isBarred && (
              <DecisionActs
                of={decision}
                onAct={(act) => setDoing({ decisionId: decision.decision_id, act })}
              />
            )}
            {decision.wave && decision.wave.standing > 1 && (
              <OfWave of={decision.wave} onUndo={setUndoneWave} />
            )}
          </li>
        ))}
      </ul>
      {doing && <DecisionDialog {...doing} onClose={() => setDoing(undefined)} />}
      {undoneWave !== undefined && (
        <UndoWaveDialog waveId={undoneWave} onClose={() => setUndoneWave(undefined)} />
      )}
    </Card>
  )
}

interface OfWaveProps {
  of: NonNullable<StaffDecision['wave']>
  onUndo: (wave: number) => void
}

/** Others that were decided in the same act. */
function OfWave({ of: { wave_id, standing }, onUndo }: OfWaveProps) {
  return (
    <div className={rows.actions}>
      <Button variant="default" size="compact-md" onClick={() => onUndo(wave_id)}>
        <Plural
          value={standing}
          one="Take back # decision of this act…"
          other="Take back all # decisions of this act…"
        />
      </Button>
    </div>
  )
}

function PurgeWords({ of }: { of: NonNullable<StaffDecision['purge']> }) {
  const asker = of.asked_by ? <bdi>{of.asked_by.full_name}</bdi> : <Trans>Somebody who has left</Trans>
  return (
    <p className={rows.words}>
      {of.purged_at === null ? (
        <Trans>
          {asker} asks to remove it for good: {of.reason}
        </Trans>
      ) : (
        <Trans>Removed for good. Nobody can bring it back.</Trans>
      )}
    </p>
  )
}
