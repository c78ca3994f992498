import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import formClasses from '../ui/dialog/DialogForm.module.css'
import { reasonsIn, useReasonLabels } from './nsfw-reasons.ts'

interface NsfwDialogProps {
  chosen: readonly NsfwReason[]
  onChoose: (reasons: readonly NsfwReason[]) => void
  onClose: () => void
}

/** Marks a post as not safe for work, with the reasons. Choices apply at once. */
export default function NsfwDialog({ chosen, onChoose, onClose }: NsfwDialogProps) {
  const labels = useReasonLabels()
  const all = reasonsIn(Object.keys(labels).join(','))

  function toggle(reason: NsfwReason, isOn: boolean) {
    onChoose(all.filter((each) => (each === reason ? isOn : chosen.includes(each))))
  }

  return (
    <Dialog opened title={<Trans>NSFW</Trans>} onClose={onClose}>
      <div className={formClasses.form}>
        <p className={formClasses.note}>
          <Trans>People see the reasons first and choose whether to look.</Trans>
        </p>
        <fieldset className={formClasses.choices}>
          <legend className={formClasses.legend}>
            <Trans>Why isn't it safe for work?</Trans>
          </legend>
          {all.map((reason, index) => (
            <label key={reason} className={formClasses.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(reason)}
                data-autofocus={index === 0 || undefined}
                onChange={(event) => toggle(reason, event.currentTarget.checked)}
              />
              {labels[reason]}
            </label>
          ))}
        </fieldset>
        <div className={formClasses.actions}>
          {chosen.length > 0 && (
            <Button variant="default" onClick={() => onChoose([])}>
              <Trans>Remove all</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
