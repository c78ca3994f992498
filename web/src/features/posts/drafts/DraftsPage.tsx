import type { KeptPost } from '@commons/contract/posts/drafts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { createPost } from '../editing/create-post.ts'
import { useGonePosts } from '../list/gone-posts.ts'
import { DraftCard } from './DraftCard.tsx'
import classes from './DraftsPage.module.css'

interface SectionProps {
  heading: ReactNode
  drafts: readonly KeptPost[]
}

function Section({ heading, drafts }: SectionProps) {
  const titleId = useId()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.heading}>
        {heading}
      </h2>
      <div className={classes.list}>
        {drafts.map((kept) => (
          <DraftCard key={kept.post.post_id} kept={kept} />
        ))}
      </div>
    </section>
  )
}

/** The member's scheduled posts, the next first, and their drafts, latest first. Nobody else sees them. */
export default function DraftsPage() {
  const { t } = useLingui()
  const gone = useGonePosts()
  const read = useRead('post_draft_list', {})
  return (
    <HeadedPage name={t`Drafts`} hint={<Trans>These posts aren't published yet.</Trans>}>
      <Loaded read={read}>
        {({ recdata }) => {
          const drafts = recdata.filter(({ post }) => !gone.has(post.post_id))
          const scheduled = drafts.filter(({ publish_at }) => publish_at !== null)
          const waiting = drafts.filter(({ waits_for_approval }) => waits_for_approval === 1)
          const others = drafts.filter((kept) => !scheduled.includes(kept) && !waiting.includes(kept))
          const [scheduledCount, waitingCount, draftCount] = [scheduled, waiting, others].map(
            ({ length }) => length,
          )
          return drafts.length === 0 ? (
            <Card>
              <EmptyState
                title={<Trans>No drafts</Trans>}
                hint={<Trans>Save a post as a draft, or schedule it, and it shows up here.</Trans>}
                action={
                  <Button variant="light" onClick={() => createPost()}>
                    <Trans>New post</Trans>
                  </Button>
                }
              />
            </Card>
          ) : (
            <>
              <Section heading={<Trans>Scheduled ({scheduledCount})</Trans>} drafts={scheduled} />
              <Section heading={<Trans>Waiting for approval ({waitingCount})</Trans>} drafts={waiting} />
              <Section heading={<Trans>Drafts ({draftCount})</Trans>} drafts={others} />
            </>
          )
        }}
      </Loaded>
    </HeadedPage>
  )
}
