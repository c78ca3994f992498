import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConnection } from '../../../api/connection.ts'
import type { Answer } from '../../../api/call.ts'
import { useWrite } from '../../../api/use-call.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import classes from './NsfwChoices.module.css'

type Choice = Answer<'show_nsfw_setting'>['nsfw_setting'][number]

function Reason({ choice }: { choice: Choice }) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const [wanted, setWanted] = useState<Choice['setting']>()
  const { mutate } = useWrite('update_nsfw_setting', {
    lane: 'nsfw_setting',
    onRefused: () => setWanted(undefined),
  })
  const choose = (setting: Choice['setting']) => {
    setWanted(setting)
    mutate({ nsfw_setting: [{ nsfw: choice.nsfw, setting }] }, { onSettled: () => setWanted(undefined) })
  }
  return (
    <div className={classes.reason}>
      <p className={classes.name} aria-hidden="true">
        {choice.label}
      </p>
      <SegmentedChoice
        label={choice.label}
        wide
        disabled={offline}
        value={wanted ?? choice.setting}
        onChange={choose}
        options={[
          { value: 'show', label: t`Show` },
          { value: 'cover', label: t`Cover` },
          { value: 'hide', label: t`Hide` },
        ]}
      />
    </div>
  )
}

/** For each sensitivity reason: show at once, cover until pressed, or hide from lists. */
export function NsfwChoices({ stored }: { stored: readonly Choice[] }) {
  return (
    <>
      <p className={classes.text}>
        <Trans>
          Show displays posts right away, Cover asks first, and Hide keeps them out of your lists. If a post
          has several reasons, the strictest applies.
        </Trans>
      </p>
      <div className={classes.reasons}>
        {stored.map((choice) => (
          <Reason key={choice.nsfw} choice={choice} />
        ))}
      </div>
    </>
  )
}
