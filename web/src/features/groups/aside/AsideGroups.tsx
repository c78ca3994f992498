import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { GroupNews } from '../lists/GroupNews.tsx'
import { useGroupNews } from '../lists/use-group-news.ts'
import classes from './AsideGroups.module.css'

const most = 10

/** The viewer's groups in which something last happened. */
export function AsideGroups() {
  const { t } = useLingui()
  const read = useRead('group_list', { sort: 'active', limit: most })
  useGroupNews(read.data?.recdata)
  return (
    <Loaded read={read}>
      {({ recdata }) =>
        recdata.length === 0 ? (
          <div>
            <p className={classes.empty}>
              <Trans>No Group Yet!</Trans>
            </p>
            <p className={classes.text}>
              <Trans>Groups you join or create show up here.</Trans>
            </p>
            <Link to={paths.discoverGroups()} className={classes.all}>
              <Trans>Discover groups</Trans>
            </Link>
          </div>
        ) : (
          <>
            <ul className={classes.groups}>
              {recdata.map(({ id, group_name, avatar, member_count, ...news }) => (
                <li key={id}>
                  <Link to={paths.group(id)} className={classes.group}>
                    <MemberAvatar name={group_name} src={avatar} size={40} square />
                    <span className={classes.names}>
                      <span className={classes.name}>
                        <bdi>{group_name}</bdi>
                      </span>
                      {news.new_post_count > 0 || news.last_activity_at !== null ? (
                        <GroupNews of={news} />
                      ) : (
                        <span className={classes.text}>
                          <Plural value={member_count} one="# member" other="# members" />
                        </span>
                      )}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link to={paths.myGroups()} className={classes.all} aria-label={t`See all your groups`}>
              <Trans>See all</Trans>
            </Link>
          </>
        )
      }
    </Loaded>
  )
}
