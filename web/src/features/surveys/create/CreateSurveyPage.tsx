import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import classes from './CreateSurvey.module.css'
import { surveyDraft } from './survey-draft.ts'
import { SurveyForm } from './SurveyForm.tsx'
import { SurveyPreview } from './SurveyPreview.tsx'

/** Creates a survey. The draft is kept until then. */
export default function CreateSurveyPage() {
  const { t } = useLingui()
  usePageTitle(t`Create Survey`)
  const navigate = useNavigate()
  const kept = useKeptDraft(surveyDraft)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.name}>
          <Trans>Create Survey</Trans>
        </h1>
      </header>
      <div className={classes.sides}>
        <Card as="div">
          {/* Leads to all surveys, as documented. */}
          <SurveyForm of={kept} onMade={() => void navigate({ to: paths.discoverSurveys() })} />
        </Card>
        <SurveyPreview draft={kept.draft} />
      </div>
    </div>
  )
}
