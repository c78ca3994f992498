import { staffRoles } from '@commons/contract/call.ts'
import { type MemberLine, memberStates } from '@commons/contract/staff/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useStaffRole } from '../../../api/use-staff-role.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { Filters } from '../frame/Filters.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { memberStateNames, roleNames } from '../frame/staff-texts.tsx'
import classes from '../frame/Rows.module.css'
import { MemberFilters } from './MemberFilters.tsx'
import { useMemberFilters } from './use-member-filters.ts'

const choices = { role: ['', 'staff', ...staffRoles], state: ['', ...memberStates] } as const

function Row({ of }: { of: MemberLine }) {
  const { i18n } = useLingui()
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <Link to={paths.adminMember(of.user_id)}>
          <bdi>{of.full_name}</bdi>
        </Link>
      </p>
      <p className={classes.facts}>
        @{of.username}
        {of.email !== null && ` · ${of.email}`}
      </p>
      <p className={classes.facts}>
        <Trans>
          No. {i18n.number(of.user_id, { useGrouping: false })}, joined{' '}
          <RelativeTime at={of.joined_at} isInSentence />
        </Trans>
        {of.email_verified === 0 && (
          <>
            {' · '}
            <Trans>address not verified</Trans>
          </>
        )}
      </p>
      <p className={classes.side}>
        {of.state !== 'active' && <span className={classes.badge}>{i18n._(memberStateNames[of.state])}</span>}
        {of.role && <span className={classes.badge}>{i18n._(roleNames[of.role])}</span>}
      </p>
    </li>
  )
}

/** Members as staff find them. */
export default function MembersPage() {
  const { t } = useLingui()
  const seesAddresses = useStaffRole() !== 'moderator'
  return (
    <StaffPage
      name={t`Members`}
      hint={
        seesAddresses ? (
          <Trans>Find a member by a part of their name, by their email address or number.</Trans>
        ) : (
          <Trans>Find a member by a part of their name or by their number.</Trans>
        )
      }
      roles={['admin', 'moderator', 'support']}
    >
      <Members />
    </StaffPage>
  )
}

function Members() {
  const { t, i18n } = useLingui()
  const { search, chosen, choose } = useListFilters(choices)
  const seesAddresses = useStaffRole() !== 'moderator'
  const { asked, filters } = useMemberFilters(seesAddresses)
  const { read, more } = useReadMore(
    'admin_member_list',
    { ...search.input, ...asked, role: chosen.role, state: chosen.state, limit: 30 },
    { isFilter: true },
  )
  return (
    <Card as="div" className={classes.part}>
      <ListSearch search={search} label={seesAddresses ? t`Name, address or number` : t`Name or number`} />
      <Filters count={[chosen.role, chosen.state, ...Object.values(asked)].filter(Boolean).length}>
        <NativeSelect
          aria-label={t`Role`}
          value={chosen.role}
          onChange={({ currentTarget }) => choose('role', currentTarget.value)}
          data={[
            { value: '', label: t`Everybody` },
            { value: 'staff', label: t`All staff` },
            ...staffRoles.map((role) => ({ value: role, label: i18n._(roleNames[role]) })),
          ]}
        />
        <NativeSelect
          aria-label={t`State`}
          value={chosen.state}
          onChange={({ currentTarget }) => choose('state', currentTarget.value)}
          data={[
            { value: '', label: t({ message: 'All states', context: 'members' }) },
            ...memberStates.toReversed().map((value) => ({ value, label: i18n._(memberStateNames[value]) })),
          ]}
        />
        <MemberFilters of={filters} issues={read.error?.fields} />
      </Filters>
      <StaffLoaded read={read}>
        {(pages) => {
          const rows = pages.flatMap(({ recdata }) => recdata)
          if (rows.length === 0)
            return (
              <EmptyState
                title={<Trans>No member is like that</Trans>}
                hint={<Trans>Check the spelling, or choose another role or state.</Trans>}
              />
            )
          return (
            <>
              <ul className={classes.rows} aria-label={t`Members`}>
                {rows.map((row) => (
                  <Row key={row.user_id} of={row} />
                ))}
              </ul>
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }}
      </StaffLoaded>
    </Card>
  )
}
