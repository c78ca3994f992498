import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { useIsAbsent } from '../../../ui/network.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import type { SurveyAudience } from '@commons/contract/shared/survey-shown.ts'
import classes from './CreateSurvey.module.css'
import type { SurveyDraft } from './survey-draft.ts'

type Chosen = Pick<SurveyDraft, 'audience' | 'groupId'>

interface FieldProps {
  of: Chosen
  disabled: boolean
  issue: string | undefined
  onChange: (chosen: Chosen) => void
}

/** Chooses one of the member's groups. */
function GroupField({ of: { groupId }, disabled, issue, onChange }: FieldProps) {
  const { t } = useLingui()
  const { read, more } = useReadMore('group_list', { limit: 50 })
  return (
    <Loaded read={read}>
      {(parts) => {
        const groups = parts.flatMap(({ recdata }) => recdata)
        if (groups.length === 0)
          return (
            <p className={classes.help}>
              <Trans>You're not in a group yet.</Trans>
            </p>
          )
        return (
          <>
            <NativeSelect
              size="md"
              label={t({ message: 'Group', context: 'field' })}
              value={groupId ?? ''}
              disabled={disabled}
              error={issue}
              onChange={({ currentTarget: { value } }) =>
                onChange({ audience: 'group', groupId: value === '' ? undefined : Number(value) })
              }
              data={[
                { value: '', label: t`Choose a group` },
                ...groups.map(({ id, group_name: label }) => ({ value: String(id), label })),
              ]}
            />
            {more.isThere && <MoreButton more={more} />}
          </>
        )
      }}
    </Loaded>
  )
}

const audiences: readonly SurveyAudience[] = ['everybody', 'followers', 'friends', 'group']

/** Chooses who can answer. */
export function AudienceField(props: FieldProps) {
  const { t } = useLingui()
  const { of, disabled, onChange } = props
  const isWithoutGroups = useIsAbsent('groups')
  // A draft may be older than that, and isn't for others than its author chose.
  const isForGroup = of.audience === 'group'
  return (
    <div className={classes.stack}>
      <NativeSelect
        size="md"
        label={t`Who can answer`}
        value={of.audience}
        disabled={disabled}
        error={isWithoutGroups && isForGroup && t`There are no groups here. Choose who can answer.`}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...of, audience: audiences.find((each) => each === value) ?? 'everybody' })
        }
        data={[
          { value: 'everybody', label: t({ message: 'Everyone', context: 'audience of a survey' }) },
          { value: 'followers', label: t({ message: 'My followers', context: 'audience of a survey' }) },
          { value: 'friends', label: t({ message: 'My friends', context: 'audience of a survey' }) },
          ...(isWithoutGroups && !isForGroup
            ? []
            : [
                {
                  value: 'group',
                  label: t({ message: 'One of my groups', context: 'audience of a survey' }),
                },
              ]),
        ]}
      />
      {isForGroup && !isWithoutGroups && <GroupField {...props} />}
    </div>
  )
}
