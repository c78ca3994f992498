import type { Backer } from '@commons/contract/funding/funding.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'

/** A backer's name; anonymous backers stay anonymous. */
export function Who({ member }: Pick<Backer, 'member'>) {
  if (!member) return <Trans>Someone</Trans>
  return (
    <Link to={paths.timeline(member.user_id)}>
      <bdi>{member.full_name}</bdi>
    </Link>
  )
}
