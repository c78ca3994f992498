import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

const likes = toggle<number, boolean>({
  send: async (voting_title_id) => (await call('voting_like', { voting_title_id })).recdata.is_liked === 1,
  changes: (voting_title_id) => ['voting_like', { voting_title_id }],
})

/** Whether the member likes a survey, as they last chose, and the resulting count. */
export function useLike({ id, is_liked, like_count }: SurveyDetail) {
  const before = is_liked === 1
  const { value: liked, want } = useToggle(likes, id, before)
  return {
    liked,
    count: like_count + Number(liked) - Number(before),
    toggle: () => void want(!liked),
  }
}
