import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { CroppedPicture } from '../../../crop/CroppedPicture.tsx'
import { PickPicture } from '../../../crop/PickPicture.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { pictureKinds } from '../pictures/picture-kinds.ts'
import { setupAnswers, type SetupAnswers } from './setup-answers.ts'
import classes from './Setup.module.css'
import { SetupLinkExpired } from './SetupLinkExpired.tsx'
import type { useFinishSetup } from './use-finish-setup.ts'

interface PictureStepProps {
  answers: SetupAnswers
  finishing: ReturnType<typeof useFinishSetup>
  onBack: () => void
}

/** The last step: choosing a picture and sending all answers. */
export function PictureStep({ answers, finishing, onBack }: PictureStepProps) {
  const { finish, cancel, failure, refusal, sending, isBusy } = finishing
  const { t } = useLingui()
  const { picture } = answers
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <Trans>People will see it next to your posts.</Trans>
      </p>
      <div className={classes.picture}>
        <div className={classes.face}>
          {picture ? (
            <CroppedPicture picture={picture} alt={t`Your photo`} />
          ) : (
            <IconUser size={64} stroke={1.25} aria-hidden="true" />
          )}
        </div>
        <PickPicture
          title={<Trans>Edit display photo</Trans>}
          within={pictureKinds.avatar.within}
          disabled={isBusy}
          onTake={(chosen) => setupAnswers.keep({ picture: chosen })}
        >
          {picture ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
        </PickPicture>
      </div>
      <FailureNote failure={failure} />
      {refusal === 'link_expired' && <SetupLinkExpired />}
      {sending && <SendingProgress sending={sending} onCancel={cancel} />}
      <div className={classes.actions}>
        <Button variant="subtle" className={classes.back} disabled={isBusy} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => finish({ ...answers, picture: undefined })}
        >
          <Trans>Skip</Trans>
        </Button>
        <Button loading={isBusy} onClick={() => finish(answers)}>
          <Trans>Submit</Trans>
        </Button>
      </div>
    </div>
  )
}
