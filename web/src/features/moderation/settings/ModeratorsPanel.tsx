import type { ThreadAbout } from '@commons/contract/moderation/messages.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import settings from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { useAddressValues } from '../../../shown/use-list-filters.ts'
import { About, Thread } from '../thread/Thread.tsx'
import { ModeratorsForm } from './ModeratorsForm.tsx'

/** What the member and moderators write to each other: about the decision in the address, or about anything. */
export function ModeratorsPanel() {
  const { values } = useAddressValues()
  const asked = values['decision']
  const decisionId = asked !== undefined && /^[1-9]\d{0,15}$/.test(asked) ? asked : undefined
  return <OwnThread key={decisionId} decisionId={decisionId} />
}

export function OwnThread({ decisionId }: { decisionId: string | undefined }) {
  const { read, more } = useReadMore('moderator_messages', {
    limit: 20,
    ...(decisionId !== undefined && { decision_id: decisionId }),
  })
  return (
    <div className={settings.stack}>
      <OfflineNote />
      <Loaded read={read}>
        {(pages) => {
          const messages = pages.flatMap((page) =>
            page.messages.map(({ by_staff, ...message }) => ({
              ...message,
              isOwn: by_staff === 0,
              by: by_staff === 1 ? <Trans>Moderators</Trans> : <Trans>You</Trans>,
            })),
          )
          const about = pages[0]?.about
          return (
            <Thread messages={messages} more={more} head={about ? <OnDecision of={about} /> : <OnAnything />}>
              <ModeratorsForm decisionId={decisionId} />
            </Thread>
          )
        }}
      </Loaded>
    </div>
  )
}

function OnDecision({ of }: { of: ThreadAbout }) {
  return (
    <>
      <About of={of} />
      <p className={settings.text}>
        <Link to={paths.setting('moderators')}>
          <Trans>Write about something else</Trans>
        </Link>
      </p>
    </>
  )
}

function OnAnything() {
  return (
    <p className={settings.text}>
      <Trans>
        Ask moderators anything about the rules. To ask about a decision, open it under{' '}
        <Link to={paths.setting('decisions')}>Decisions about you</Link>.
      </Trans>
    </p>
  )
}
