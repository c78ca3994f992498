import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { foundSurvey } from './search/found-survey.tsx'

export const surveys: Feature = {
  partOf: 'surveys',
  searches: { survey: foundSurvey },
  reports: {
    survey: {
      title: <Trans>Report this survey</Trans>,
      name: <Trans context="what was reported">Survey</Trans>,
    },
  },
}
