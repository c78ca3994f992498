import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './CreateSurvey.module.css'
import { surveyDraft } from './survey-draft.ts'
import { SurveyForm } from './SurveyForm.tsx'
import { SurveyPreview } from './SurveyPreview.tsx'

/** Creates a survey. The draft is kept until then. */
export default function CreateSurveyPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const kept = useKeptDraft(surveyDraft)
  return (
    <HeadedPage name={t`Create Survey`}>
      <div className={classes.sides}>
        <Card as="div">
          {/* Leads to all surveys, as documented. */}
          <SurveyForm of={kept} onMade={() => void navigate({ to: paths.discoverSurveys() })} />
        </Card>
        <SurveyPreview draft={kept.draft} />
      </div>
    </HeadedPage>
  )
}
