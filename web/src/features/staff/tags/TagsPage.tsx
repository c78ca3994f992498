import { type TagLine, tagStates } from '@commons/contract/moderation/tags.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { TagUses } from '../../posts/tags/public.ts'
import rows from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { BlockTagDialog } from './BlockTagDialog.tsx'

/** Tags, and which of them nothing suggests. */
export default function TagsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Tags`}
      hint={<Trans>A blocked tag isn't trending or suggested. Its posts stay.</Trans>}
      roles={['admin', 'moderator']}
    >
      <Tags />
    </StaffPage>
  )
}

function Tags() {
  const { t } = useLingui()
  const { search, chosen, choose } = useListFilters({ state: tagStates })
  const [blocked, setBlocked] = useState<string>()
  const { read, more } = useReadMore(
    'admin_tag_list',
    { ...search.input, state: chosen.state, limit: 30 },
    { isFilter: true },
  )
  return (
    <Card as="div" className={rows.part}>
      <ListSearch search={search} label={t`How the tag begins`} />
      <NativeSelect
        aria-label={t`State`}
        value={chosen.state}
        onChange={({ currentTarget }) => choose('state', currentTarget.value)}
        data={[
          { value: 'all', label: t`All tags` },
          { value: 'blocked', label: t`Blocked tags` },
        ]}
      />
      <StaffLoaded read={read}>
        {(pages) => {
          const lines = pages.flatMap(({ recdata }) => recdata)
          if (lines.length === 0)
            return (
              <EmptyState
                title={<Trans>No tags here</Trans>}
                hint={<Trans>Tags show up once someone posts with them publicly.</Trans>}
              />
            )
          return (
            <>
              <ul className={rows.rows} aria-label={t`Tags`}>
                {lines.map((line) => (
                  <Row key={line.tag_id} of={line} onBlock={() => setBlocked(line.hashtag)} />
                ))}
              </ul>
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }}
      </StaffLoaded>
      <div className={rows.actions}>
        <Button variant="default" onClick={() => setBlocked('')}>
          <Trans>Block a tag</Trans>
        </Button>
      </div>
      {blocked !== undefined && <BlockTagDialog hashtag={blocked} onClose={() => setBlocked(undefined)} />}
    </Card>
  )
}

function Row({ of, onBlock }: { of: TagLine; onBlock: () => void }) {
  const { t } = useLingui()
  const unblock = useWrite('unblock_tag')
  return (
    <li className={rows.row}>
      <p className={rows.name}>
        <Link to={paths.tag(of.hashtag)}>
          <bdi>#{of.hashtag}</bdi>
        </Link>
      </p>
      <p className={rows.facts}>
        <TagUses of={of} />
        {of.block && (
          <>
            {' · '}
            {of.block.blocked_by ? (
              <Trans>
                blocked by <bdi>{of.block.blocked_by.full_name}</bdi>{' '}
                <RelativeTime at={of.block.blocked_at} isInSentence />
              </Trans>
            ) : (
              <Trans>
                blocked <RelativeTime at={of.block.blocked_at} isInSentence />
              </Trans>
            )}
          </>
        )}
      </p>
      {of.block && (
        <p dir="auto" className={rows.words}>
          {of.block.reason}
        </p>
      )}
      <div className={rows.side}>
        {of.block ? (
          <Button
            variant="default"
            aria-label={t`Unblock ${of.hashtag}`}
            loading={unblock.isPending}
            onClick={() => unblock.mutate({ hashtag: of.hashtag })}
          >
            <Trans>Unblock</Trans>
          </Button>
        ) : (
          <Button variant="default" aria-label={t`Block ${of.hashtag}`} onClick={onBlock}>
            <Trans>Block</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
