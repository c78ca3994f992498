import type { FollowedHashtag } from '@commons/contract/posts/tags.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconHash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { TagUses } from '../tags/TagUses.tsx'

interface HashtagRowProps {
  tag: FollowedHashtag
  /** Called when the row is gone, so that something else takes the focus. */
  onDeleted: () => void
}

/** A followed tag, with a button to unfollow it, which can be undone. */
export function HashtagRow({ tag, onDeleted }: HashtagRowProps) {
  const { t } = useLingui()
  const { id, lable, hashtag } = tag
  const add = useWrite('add_hashtag')
  const remove = useWrite('delete_hashtag', {
    onDone: onDeleted,
    undo: () => add.mutate({ lable, hashtag }),
  })
  return (
    <li className={classes.row}>
      <IconHash size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <Link dir="auto" to={paths.tag(hashtag)}>
            #{hashtag}
          </Link>
          {lable !== hashtag && <span>{lable}</span>}
        </p>
        <p className={classes.rowText}>
          <TagUses of={tag} />
        </p>
      </div>
      <OnlineButton
        variant="default"
        size="sm"
        aria-label={t`Delete #${hashtag}`}
        loading={remove.isPending}
        onClick={() => remove.mutate({ hashtag_id: id })}
      >
        <Trans>Delete</Trans>
      </OnlineButton>
    </li>
  )
}
