import type { DisputeMessage } from '@commons/contract/freelance/disputes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useWrite } from '../../../../api/use-call.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { Moment } from '../../agreement/agreement-texts.tsx'
import classes from '../Dispute.module.css'
import type { DisputeSides } from '../dispute-sides.ts'

function Message({ of, sides }: { of: DisputeMessage; sides: DisputeSides }) {
  const { t } = useLingui()
  const files = {
    image: t`With an image`,
    video: t`With a video`,
    audio: t`With a recording`,
    other: t`With a file`,
  }
  return (
    <li className={classes.event}>
      <p className={classes.what}>
        <strong>{of.by === null ? <Trans>Somebody who has left</Trans> : sides[of.by]}</strong>
      </p>
      <p className={classes.facts}>
        <Moment at={of.at} />
        {of.edited_at !== null && (
          <>
            {' · '}
            <Trans context="a message">edited</Trans>
          </>
        )}
        {of.deleted_at !== null && (
          <>
            {' · '}
            <Trans>
              deleted on <Moment at={of.deleted_at} />
            </Trans>
          </>
        )}
      </p>
      {of.message !== '' && (
        <p dir="auto" className={classes.text}>
          {of.message}
        </p>
      )}
      {of.file !== null && <p className={classes.facts}>{files[of.file]}</p>}
    </li>
  )
}

/** What the two wrote to each other about the work. Nothing of it is read before the reader asks for it. */
export function DisputeChat({ id, sides }: { id: number; sides: DisputeSides }) {
  const { t } = useLingui()
  const heading = useId()
  // Kept on this screen alone, since each reading is noted.
  const [shown, setShown] = useState<{ messages: readonly DisputeMessage[]; next?: string | undefined }>()
  const { mutate, error, isPending } = useWrite('read_dispute_chat', {
    toasts: 'none',
    onDone: ({ data, next }, { before }) =>
      setShown((now) => ({
        messages: before === undefined ? data.messages : [...(now?.messages ?? []), ...data.messages],
        next,
      })),
  })
  const { client, freelancer } = sides
  return (
    <Card as="section" aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans>Chat of the two</Trans>
      </h2>
      <p className={classes.facts}>
        <Trans>
          What {client} and {freelancer} have written to each other about work since the bid, also what they
          have deleted. Each reading is noted in the log that both see, and in the log of acts with your name.
        </Trans>
      </p>
      {shown && shown.messages.length === 0 && (
        <p className={classes.text} role="status">
          <Trans>They have written nothing.</Trans>
        </p>
      )}
      {shown && shown.messages.length > 0 && (
        <ol className={classes.events} aria-label={t`Messages, the latest first`}>
          {shown.messages.map((message) => (
            <Message key={message.id} of={message} sides={sides} />
          ))}
        </ol>
      )}
      <FailureNote failure={error?.message} />
      <div className={classes.actions}>
        {!shown && (
          <OnlineButton
            size="sm"
            variant="default"
            loading={isPending}
            onClick={() => mutate({ dispute_id: id, limit: 50 })}
          >
            <Trans>Read their chat</Trans>
          </OnlineButton>
        )}
        {shown?.next !== undefined && (
          <OnlineButton
            size="sm"
            variant="default"
            loading={isPending}
            onClick={() => mutate({ dispute_id: id, limit: 50, before: shown.next })}
          >
            <Trans>Read earlier messages</Trans>
          </OnlineButton>
        )}
      </div>
    </Card>
  )
}
