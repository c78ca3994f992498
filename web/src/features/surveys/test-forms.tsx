import { fireEvent, screen } from '@testing-library/react'
import { useKeptDraft } from '../../compose/use-kept-draft.ts'
import { type Forms, press, type } from '../../test-walk-forms.tsx'
import { surveyDraft } from './create/survey-draft.ts'
import { SurveyForm } from './create/SurveyForm.tsx'
import { aSurvey } from './test-surveys.ts'
import { VoteOptions } from './voting/VoteOptions.tsx'

function NewSurvey() {
  return <SurveyForm of={useKeptDraft(surveyDraft)} onMade={() => {}} />
}

export const forms: Forms = {
  'features/surveys/create/SurveyForm.tsx': [
    {
      call: 'create_voting',
      answers: { group_list: { recdata: [{ id: 5, group_name: 'Gardeners' }] } },
      render: () => <NewSurvey />,
      async fill() {
        type('Title', 'Which tree?')
        type('Option 1', 'Oak')
        press('7 days')
        press(/^More settings/)
        type('Who can answer', 'group')
        await screen.findByLabelText('Group')
        type('Group', '5')
        type('Quorum (optional)', '10')
      },
      fields: {
        title: 'Title',
        options: 'Option 1',
        closing_date: 'Closing date',
        group_id: 'Group',
        quorum: 'Quorum (optional)',
      },
      given: ['kind', 'audience', 'is_secret', 'results', 'is_changeable'],
    },
  ],
  'features/surveys/voting/VoteOptions.tsx': [
    {
      call: 'user_voting',
      render: () => <VoteOptions survey={aSurvey({ kind: 'several' })} />,
      fill: () => fireEvent.click(screen.getByRole('checkbox', { name: /Oak/ })),
      fields: {},
      given: ['voting_title_id', 'option_ids', 'code'],
      inToast: true,
    },
  ],
}
