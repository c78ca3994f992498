import type { HeldComment } from '@commons/contract/discussion.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCheck, IconTrash, IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from './HeldComments.module.css'

/** A comment that waits, with what its video's owner can decide. */
export function HeldRow({ comment }: { comment: HeldComment }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { comment_id, user_id, username, full_name: name, profile_pic, created_at } = comment
  const lane = `held.${comment_id}`
  const approve = useWrite('approve_comment', { lane })
  const remove = useWrite('delete_comment', { lane })
  const isBusy = approve.isPending || remove.isPending
  async function askToDelete() {
    if (await confirm(t`Delete this comment for good?`, { destructive: true })) remove.mutate({ comment_id })
  }
  return (
    <li className={classes.row}>
      <Link to={paths.timeline(user_id)} tabIndex={-1} aria-hidden="true">
        <MemberAvatar name={name} src={profile_pic} size={36} />
      </Link>
      <div className={classes.body}>
        <p className={classes.names}>
          <Link to={paths.timeline(user_id)} className={classes.name}>
            <bdi>{name}</bdi>
          </Link>
          <span className={classes.username}>@{username}</span>
          <RelativeTime at={created_at} />
        </p>
        <FoldedText name={`held.${comment_id}`} text={comment.comment} />
        <p className={classes.on}>
          {comment.parent_id === null ? (
            <Trans>
              On <Link to={comment.object_link}>{comment.object_title ?? t`your video`}</Link>
            </Trans>
          ) : (
            <Trans>
              An answer on <Link to={comment.object_link}>{comment.object_title ?? t`your video`}</Link>
            </Trans>
          )}
        </p>
        <div className={classes.actions}>
          <Button
            size="xs"
            loading={approve.isPending}
            disabled={isBusy}
            leftSection={<IconCheck size={18} aria-hidden="true" />}
            aria-label={t`Approve the comment by ${name}`}
            onClick={() => approve.mutate({ comment_id })}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={remove.isPending}
            disabled={isBusy}
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            aria-label={t`Delete the comment by ${name}`}
            onClick={() => void askToDelete()}
          >
            <Trans>Delete</Trans>
          </Button>
          <ActionMenu
            label={t`More for the comment by ${name}`}
            entries={[
              {
                label: t`Approve, and always approve ${name}`,
                icon: <IconUserCheck size={20} aria-hidden="true" />,
                onSelect: () => approve.mutate({ comment_id, always: 1 }),
              },
            ]}
          />
        </div>
      </div>
    </li>
  )
}
