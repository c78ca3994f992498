import type { WordRule } from '@commons/contract/moderation/word-rules.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import rows from '../frame/Rows.module.css'
import { WordRuleDialog } from './WordRuleDialog.tsx'

/** Words, links and files that members can't publish, or that moderators look at. */
export default function WordsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Words and files`}
      hint={
        <Trans>
          Rules hold for what members publish: posts, comments, names, reels, videos, groups, jobs and the
          like. Messages between members stay between them.
        </Trans>
      }
      roles={['admin', 'moderator']}
    >
      <Rules />
      <Files />
    </StaffPage>
  )
}

function Rules() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const read = useRead('word_rule_list', {})
  const remove = useWrite('delete_word_rule')
  return (
    <Card className={rows.part} aria-labelledby="word-rules">
      <h2 id="word-rules">
        <Trans>Words, links and repeats</Trans>
      </h2>
      <StaffLoaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>No rules yet</Trans>}
              hint={<Trans>Try a rule first: it shows what it would have caught in the last 30 days.</Trans>}
            />
          ) : (
            <ul className={rows.rows} aria-label={t`Words, links and repeats`}>
              {recdata.map((rule) => (
                <Row
                  key={rule.word_rule_id}
                  of={rule}
                  isBusy={remove.isPending}
                  onRemove={() => remove.mutate({ word_rule_id: rule.word_rule_id })}
                />
              ))}
            </ul>
          )
        }
      </StaffLoaded>
      <div className={rows.actions}>
        <Button variant="default" onClick={() => setIsAdding(true)}>
          <Trans>Add a rule</Trans>
        </Button>
      </div>
      {isAdding && (
        <WordRuleDialog
          onClose={() => setIsAdding(false)}
          onFound={(rule) => void navigate({ to: paths.adminReports(), search: { found_by: String(rule) } })}
        />
      )}
    </Card>
  )
}

const kindNames: Readonly<Record<WordRule['kind'], MessageDescriptor>> = {
  words: msg`Words`,
  domain: msg`Links`,
  flood: msg`Repeats by one member`,
  flood_by_all: msg`Repeats by anyone`,
}

function Row({ of, isBusy, onRemove }: { of: WordRule; isBusy: boolean; onRemove: () => void }) {
  const { t, i18n } = useLingui()
  return (
    <li className={rows.row}>
      <p className={rows.name}>
        <bdi>{of.words}</bdi>
      </p>
      <p className={rows.facts}>
        {i18n._(kindNames[of.kind])}
        {' · '}
        {of.act === 'refuse' ? <Trans>can’t be published</Trans> : <Trans>reported by itself</Trans>}
        {' · '}
        {of.added_by ? (
          <Trans>
            added by <bdi>{of.added_by.full_name}</bdi> <RelativeTime at={of.created_at} isInSentence />
          </Trans>
        ) : (
          <Trans>
            added <RelativeTime at={of.created_at} isInSentence />
          </Trans>
        )}
        {of.waiting > 0 && (
          <>
            {' · '}
            <Link to={paths.adminReports()} search={{ found_by: String(of.word_rule_id) }}>
              <Plural value={of.waiting} one="# report waits" other="# reports wait" />
            </Link>
          </>
        )}
      </p>
      {of.note !== '' && <p className={rows.words}>{of.note}</p>}
      <div className={rows.side}>
        <Button variant="subtle" aria-label={t`Remove ${of.words}`} disabled={isBusy} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  )
}

const digits = 16

function Files() {
  const { t } = useLingui()
  const { read, more } = useReadMore('media_hash_list', { limit: 20 })
  const remove = useWrite('delete_media_hash')
  const files = read.data?.flatMap(({ recdata }) => recdata) ?? []
  return (
    <Card className={rows.part} aria-labelledby="blocked-files">
      <h2 id="blocked-files">
        <Trans>Blocked files</Trans>
      </h2>
      <StaffLoaded read={read}>
        {() =>
          files.length === 0 ? (
            <EmptyState
              title={<Trans>No file is blocked</Trans>}
              hint={<Trans>Files that two moderators remove for good can’t be uploaded again.</Trans>}
            />
          ) : (
            <>
              <ul className={rows.rows} aria-label={t`Blocked files`}>
                {files.map((file) => {
                  const name = file.sha256.slice(0, digits)
                  return (
                    <li key={file.media_hash_id} className={rows.row}>
                      <p className={rows.name}>
                        <code dir="auto" title={file.sha256}>
                          {name}
                        </code>
                      </p>
                      <p className={rows.facts}>
                        {file.added_by && (
                          <>
                            <bdi>{file.added_by.full_name}</bdi>
                            {' · '}
                          </>
                        )}
                        <RelativeTime at={file.created_at} />
                        {file.report_id !== null && (
                          <>
                            {' · '}
                            <Link to={paths.adminReport(file.report_id)}>
                              <Trans>The report</Trans>
                            </Link>
                          </>
                        )}
                      </p>
                      <div className={rows.side}>
                        <Button
                          variant="subtle"
                          aria-label={t`Unblock ${name}`}
                          disabled={remove.isPending}
                          onClick={() => remove.mutate({ media_hash_id: file.media_hash_id })}
                        >
                          <Trans>Unblock</Trans>
                        </Button>
                      </div>
                    </li>
                  )
                })}
              </ul>
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }
      </StaffLoaded>
    </Card>
  )
}
