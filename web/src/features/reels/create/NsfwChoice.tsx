import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { Trans } from '@lingui/react/macro'
import { IconChevronDown, IconEyeOff } from '@tabler/icons-react'
import { reasonsIn, useReasonLabels } from '../../../shown/nsfw-reasons.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import classes from './CreateReel.module.css'

interface NsfwChoiceProps {
  chosen: readonly NsfwReason[]
  onChoose: (reasons: readonly NsfwReason[]) => void
}

/** The reasons why a reel is not safe for work; collapsed, since most reels are safe. */
export function NsfwChoice({ chosen, onChoose }: NsfwChoiceProps) {
  const labels = useReasonLabels()
  const all = reasonsIn(Object.keys(labels).join(','))
  return (
    <details className={classes.nsfw} open={chosen.length > 0 || undefined}>
      <summary>
        <IconEyeOff size={20} stroke={1.75} aria-hidden="true" />
        <Trans>NSFW</Trans>
        {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
        <IconChevronDown size={18} className={classes.chevron} aria-hidden="true" />
      </summary>
      <fieldset className={form.choices}>
        <legend className={classes.hint}>
          <Trans>People see the reasons first and choose whether to look.</Trans>
        </legend>
        {all.map((reason) => (
          <label key={reason} className={form.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(reason)}
              onChange={(event) => {
                const isOn = event.currentTarget.checked
                onChoose(all.filter((each) => (each === reason ? isOn : chosen.includes(each))))
              }}
            />
            {labels[reason]}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
