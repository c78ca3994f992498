import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import { useDeleteSurvey } from '../use-delete-survey.ts'
import classes from './SurveyLists.module.css'
import { rowsFetched, SurveyPages } from './SurveyPages.tsx'
import { SurveyRow } from './SurveyRow.tsx'
import { NoSurveys, SurveysHead } from './SurveysHead.tsx'

function OwnActions({ survey: { id, title } }: { survey: Survey }) {
  const { t } = useLingui()
  const { ask, isPending } = useDeleteSurvey({ id, title })
  return (
    <>
      <Link
        to={paths.survey(id)}
        className={classes.icon}
        aria-label={t`Details: ${title}`}
        data-tip={t`Details`}
      >
        <IconInfoCircle size={22} stroke={1.75} aria-hidden="true" />
      </Link>
      <button
        type="button"
        className={classes.icon}
        aria-label={t`Delete: ${title}`}
        data-tip={t`Delete`}
        disabled={isPending}
        onClick={() => void ask()}
      >
        <IconTrash size={22} stroke={1.75} aria-hidden="true" />
      </button>
    </>
  )
}

/** The surveys that the member has created. */
export default function MySurveysPage() {
  const { t } = useLingui()
  usePageTitle(t`My Survey`)
  const list = useReadMore('my_voting_list', { limit: rowsFetched })
  return (
    <div className={listPage.page}>
      <SurveysHead title={<Trans>My Survey</Trans>} />
      <Card as="div">
        <SurveyPages of={list} empty={<NoSurveys />}>
          {(survey) => (
            <SurveyRow key={survey.id} survey={survey} numbered>
              <OwnActions survey={survey} />
            </SurveyRow>
          )}
        </SurveyPages>
      </Card>
    </div>
  )
}
