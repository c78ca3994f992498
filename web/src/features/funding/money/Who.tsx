import type { Backer } from '@commons/contract/funding.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'

/** Whose money it is; those who stay unnamed stay so. */
export function Who({ member }: Pick<Backer, 'member'>) {
  if (!member) return <Trans>Someone</Trans>
  return (
    <Link to={paths.timeline(member.user_id)}>
      <bdi>{member.full_name}</bdi>
    </Link>
  )
}
