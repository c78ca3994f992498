import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { TypedFilters } from './use-member-filters.ts'

interface MemberFiltersProps {
  of: TypedFilters
  /** What is wrong with them, by their names in the call. */
  issues: Readonly<Record<string, string>> | undefined
}

/** The filters of the list of members that are typed. */
export function MemberFilters({ of, issues }: MemberFiltersProps) {
  const { t } = useLingui()
  return (
    <>
      {of.domain !== null && (
        <TextInput
          label={t`Domain of their email address`}
          placeholder="example.com"
          value={of.domain}
          error={issues?.['email_domain']}
          onChange={({ currentTarget }) => of.set({ domain: currentTarget.value })}
        />
      )}
      {of.network !== null && (
        <TextInput
          label={t`Network or address`}
          placeholder="192.0.2.0/24"
          value={of.network}
          error={issues?.['ip']}
          onChange={({ currentTarget }) => of.set({ network: currentTarget.value })}
        />
      )}
      <TextInput
        type="date"
        label={t`Joined since (UTC)`}
        value={of.since}
        error={issues?.['joined_after']}
        onChange={({ currentTarget }) => of.set({ since: currentTarget.value })}
      />
    </>
  )
}
