import { msg } from '@lingui/core/macro'
import { IconChecklist } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const surveys: First = {
  partOf: 'surveys',
  places: [
    {
      rank: 80,
      to: paths.mySurveys(),
      label: msg`Surveys`,
      icon: IconChecklist,
      key: 'v',
      places: [
        { to: paths.createSurvey(), label: msg`Create or Add Survey` },
        { to: paths.mySurveys(), label: msg`My Surveys` },
        { to: paths.discoverSurveys(), label: msg`Discover Surveys` },
      ],
      onlyInMenu: true,
    },
  ],
  // Until nobody's browser has any: comments are one kind now.
  waiting: {
    survey_comment: async () =>
      (await import('../../discussion/waiting-comments.ts')).earlierComments(
        'voting_title_id',
        'voting_comment_id',
      ),
  },
}
