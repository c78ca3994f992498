import { Trans } from '@lingui/react/macro'
import classes from '../way-in/WayIn.module.css'

/** Paths of shared links and of links within the client, by the kind of target. */
const targets = {
  post: /^\/(?:s\/post\/\d+|timeLine\/\d+\/\d+)$/i,
  member: /^\/(?:s\/member\/\d+|timeLine\/\d+)$/i,
  tag: /^\/(?:s\/tag|tag)\/([^/?]+)$/i,
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Says why a visitor who opened a link needs to log in. Doesn't reveal whose it is or if it exists. */
export function WantedNote({ wanted }: { wanted: string }) {
  const tag = decoded(targets.tag.exec(wanted)?.[1] ?? '')
  const what = targets.post.test(wanted) ? (
    <Trans>Log in to see this post.</Trans>
  ) : targets.member.test(wanted) ? (
    <Trans>Log in to see this profile.</Trans>
  ) : tag ? (
    <Trans>Log in to see posts with #{tag}.</Trans>
  ) : null
  return what && <p className={classes.wanted}>{what}</p>
}
