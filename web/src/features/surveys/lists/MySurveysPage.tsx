import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconInfoCircle, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import { useDeleteSurvey } from '../use-delete-survey.ts'
import classes from './SurveyLists.module.css'
import { rowsFetched, SurveyPages } from './SurveyPages.tsx'
import { SurveyRow } from './SurveyRow.tsx'

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
      <header className={listPage.head}>
        <h1 className={listPage.name}>
          <Trans>My Survey</Trans>
        </h1>
        <Button
          component={Link}
          to={paths.createSurvey()}
          leftSection={<IconPlus size={20} aria-hidden="true" />}
        >
          <Trans>Add Survey</Trans>
        </Button>
      </header>
      <Card as="div">
        <SurveyPages
          of={list}
          empty={
            <EmptyState
              title={<Trans>No surveys yet</Trans>}
              hint={<Trans>Ask something, and everyone can vote.</Trans>}
              action={
                <Button component={Link} to={paths.createSurvey()} variant="light">
                  <Trans>Add Survey</Trans>
                </Button>
              }
            />
          }
        >
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
