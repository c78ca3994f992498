import type { Hashtag } from '@commons/contract/posts/tags.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { useFollowTag } from '../tag-page/follow-tag.ts'
import { TagUses } from '../tags/TagUses.tsx'
import classes from './TagsForYou.module.css'

const most = 6

function Tag({ tag }: { tag: Hashtag }) {
  const { t } = useLingui()
  const { following, toggle } = useFollowTag(tag)
  const { hashtag: name } = tag
  return (
    <li className={classes.tag}>
      <div className={classes.texts}>
        <Link dir="auto" to={paths.tag(name)} className={classes.name}>
          #{name}
        </Link>
        <p className={classes.count}>
          <TagUses of={tag} />
        </p>
      </div>
      <Button
        size="sm"
        variant={following ? 'default' : 'light'}
        aria-label={following ? t`Unfollow #${name}` : t`Follow #${name}`}
        onClick={() => void toggle()}
      >
        {following ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
      </Button>
    </li>
  )
}

/** Trending tags. */
export function TagsForYou() {
  const { data, error, isPaused, refetch } = useRead('sujjested_hashtag', {})
  return (
    <SidePanel
      title={<Trans>Tags for you</Trans>}
      rows={data?.recdata.slice(0, most)}
      error={error}
      isPaused={isPaused}
      onRetry={() => void refetch()}
    >
      {(rows) => (
        <ul className={classes.tags}>
          {rows.map((tag) => (
            <Tag key={tag.id} tag={tag} />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}
