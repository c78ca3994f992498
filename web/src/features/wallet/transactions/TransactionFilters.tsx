import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { longestSearch } from '@commons/contract/shared/search.ts'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useRead } from '../../../api/use-call.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import classes from './Transactions.module.css'
import type { useFilters } from './use-filters.ts'

/** Filters by type, days and text. */
export function TransactionFilters({
  by: { filters, set, isNarrow, clear },
}: {
  by: ReturnType<typeof useFilters>
}) {
  const { t } = useLingui()
  const types = useRead('trx_type_list', {}, { staleTime: 3_600_000 })
  return (
    <div className={classes.filters} role="search" aria-label={t`Transactions`}>
      <NativeSelect
        label={t`Type`}
        value={filters.type}
        data={[
          { value: '', label: t`All types` },
          ...(types.data?.recdata ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => set({ type: currentTarget.value })}
      />
      <Day
        label={t`From day (UTC)`}
        value={filters.from}
        max={filters.to || undefined}
        onDay={(from) => set({ from })}
      />
      <Day
        label={t`To day (UTC)`}
        value={filters.to}
        min={filters.from || undefined}
        onDay={(to) => set({ to })}
      />
      <TextInput
        type="search"
        label={t`Search`}
        placeholder={t`Number, hash or name`}
        maxLength={unitsFor(longestSearch)}
        value={filters.search}
        onChange={({ currentTarget }) => set({ search: beginningOf(currentTarget.value, longestSearch) })}
      />
      {isNarrow && (
        <Button variant="subtle" className={classes.clear} onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </div>
  )
}

interface DayProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onDay: (day: string) => void
}

/** A day. Half of one filters nothing, and says so once the field was left. */
function Day({ onDay, ...rest }: DayProps) {
  const [isHalf, setIsHalf] = useState(false)
  return (
    <TextInput
      {...rest}
      type="date"
      error={isHalf && fieldText('day_invalid')}
      onChange={({ currentTarget }) => {
        setIsHalf(false)
        onDay(currentTarget.value)
      }}
      onBlur={({ currentTarget }) => setIsHalf(currentTarget.validity.badInput)}
    />
  )
}
