import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { CommentRules } from './CommentRules.tsx'
import classes from './HeldComments.module.css'
import { HeldRow } from './HeldRow.tsx'

/** Comments that wait for the member's approval, and their rules for which ones do. */
export default function HeldCommentsPage() {
  const { t } = useLingui()
  const { video } = useSearch({ strict: false })
  const id = Number(video)
  const of = Number.isSafeInteger(id) && id > 0 ? { object_id: id } : {}
  const { read, more } = useReadMore('held_comment_list', { ...of, limit: 20 })
  const count = read.data?.[0]?.count ?? 0
  return (
    <ListPage
      name={t`Comments waiting`}
      hint={
        count > 0 ? (
          <Plural
            value={count}
            one="# comment waits for your approval. Besides you only its author sees it."
            other="# comments wait for your approval. Besides you only their authors see them."
          />
        ) : undefined
      }
      actions={
        'object_id' in of && (
          <Button component={Link} to={paths.heldComments()} variant="default">
            <Trans>On all videos</Trans>
          </Button>
        )
      }
    >
      <div className={classes.page}>
        <Card as="div">
          <LoadedRows
            of={{ read, more }}
            className={classes.rows}
            empty={
              <EmptyState
                title={<Trans>Nothing is waiting</Trans>}
                hint={
                  <Trans>
                    Choose which comments wait when you customise a channel, or in the menu above a video's
                    comments.
                  </Trans>
                }
              />
            }
          >
            {(comment) => <HeldRow key={comment.comment_id} comment={comment} />}
          </LoadedRows>
        </Card>
        <CommentRules />
      </div>
    </ListPage>
  )
}
