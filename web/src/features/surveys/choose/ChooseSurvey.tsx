import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Closing } from '../Closing.tsx'
import { surveyDraft } from '../create/survey-draft.ts'
import { SurveyForm } from '../create/SurveyForm.tsx'
import { SurveyFacts } from '../SurveyFacts.tsx'
import classes from './ChooseSurvey.module.css'

interface ChooseSurveyProps {
  onChoose: (survey: Survey) => void
  onClose: () => void
}

function NewSurvey({ onMade }: { onMade: (survey: Survey) => void }) {
  const kept = useKeptDraft(surveyDraft)
  return <SurveyForm of={kept} isDialog onMade={onMade} />
}

/** Lets the member pick one of their open surveys, or create one. The draft is kept. */
export function ChooseSurvey({ onChoose, onClose }: ChooseSurveyProps) {
  const { t } = useLingui()
  const [isNew, setIsNew] = useState(false)
  const { read, more } = useReadMore('my_voting_list', { limit: 20 })
  const choose = (survey: Survey) => {
    onChoose(survey)
    onClose()
  }
  return (
    <Dialog
      opened
      size="form"
      title={isNew ? <Trans>Create Survey</Trans> : <Trans>Add a survey</Trans>}
      onClose={onClose}
    >
      {isNew ? (
        <NewSurvey onMade={choose} />
      ) : (
        <Loaded read={read}>
          {(parts) => {
            const open = parts.flatMap(({ recdata }) => recdata).filter(({ is_closed }) => is_closed === 0)
            return (
              <div className={classes.body}>
                {open.length === 0 && !more.isThere ? (
                  <p className={classes.none}>
                    <Trans>You have no open survey.</Trans>
                  </p>
                ) : (
                  <ul className={classes.rows} aria-label={t`Your open surveys`}>
                    {open.map((survey) => (
                      <li key={survey.id}>
                        <button type="button" className={classes.row} onClick={() => choose(survey)}>
                          <span dir="auto" className={classes.title}>
                            {survey.title}
                          </span>
                          <span className={classes.facts}>
                            <SurveyFacts of={survey} />
                            {' · '}
                            <Closing of={survey} />
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
                {more.isThere && <MoreButton more={more} />}
                <div>
                  <Button
                    variant={open.length === 0 ? 'filled' : 'light'}
                    leftSection={<IconPlus size={20} aria-hidden="true" />}
                    onClick={() => setIsNew(true)}
                  >
                    <Trans>New survey</Trans>
                  </Button>
                </div>
              </div>
            )
          }}
        </Loaded>
      )}
    </Dialog>
  )
}
