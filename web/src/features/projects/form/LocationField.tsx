import { longestLocation } from '@commons/contract/shared/project-figures.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './LocationField.module.css'
import { usePosition } from './use-position.ts'

interface LocationFieldProps {
  value: string
  error: string | undefined
  disabled: boolean
  onLocation: (location: string) => void
}

const pause = 200
const shortest = 2

/** Returns places that begin with what is typed. */
function usePlaces(typed: string) {
  const [settled] = useDebouncedValue(typed, pause)
  const asked = typed.length < shortest ? '' : settled.slice(0, 100)
  const { data } = useRead('place_list', { search: asked }, { enabled: asked !== '', staleTime: 3_600_000 })
  return asked === '' ? [] : (data?.recdata ?? []).map(({ location }) => location)
}

/** The location of a project: typed, chosen from matching places, or taken from the device. */
export function LocationField({ value, error, disabled, onLocation }: LocationFieldProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { failure, isBusy, locate, forget } = usePosition((location) => {
    onLocation(location)
    setIsOpen(false)
  })
  const places = usePlaces(isOpen ? value.trim() : '')

  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <div className={classes.typed}>
          <ComboboxField
            name="location"
            label={t({ message: 'Location', context: 'of a project' })}
            placeholder={t`Town or region`}
            maxLength={unitsFor(longestLocation)}
            value={value}
            error={error}
            disabled={disabled}
            onType={(text) => {
              forget()
              onLocation(text)
            }}
            isOpen={isOpen}
            onOpen={setIsOpen}
            options={[...new Set(places)].filter((place) => place !== value)}
            keyOf={(place) => place}
            listLabel={t`Places`}
            renderOption={(place) => place}
            onChoose={onLocation}
            listFoot={
              <p className={classes.source}>
                <Trans>Places from GeoNames</Trans>
              </p>
            }
          />
        </div>
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={20} aria-hidden="true" />}
          loading={isBusy}
          disabled={disabled}
          onClick={locate}
        >
          <Trans>Use my position</Trans>
        </Button>
      </div>
      <FailureNote failure={failure} />
    </div>
  )
}
