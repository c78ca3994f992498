import { msg } from '@lingui/core/macro'
import { IconChecklist } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const surveys: Commands = {
  partOf: 'surveys',
  commands: [
    {
      id: 'surveys.new',
      group: 'create',
      label: msg`New survey`,
      words: msg`create poll vote question`,
      icon: IconChecklist,
      does: paths.createSurvey(),
    },
  ],
  words: [{ to: paths.mySurveys(), words: msg`polls votes` }],
}
