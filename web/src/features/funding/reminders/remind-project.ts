import { reminderHours } from '@commons/contract/shared/funding-figures.ts'
import { t } from '@lingui/core/macro'
import { call } from '../../../api/call.ts'
import { toggle } from '../../../api/toggle.ts'

/** Whether the member is going to be reminded before a project ends. */
export const reminders = toggle<number, boolean>({
  send: async (group_id, wanted) =>
    (await call('project_remind', { group_id, remind: wanted ? 1 : 0 })).recdata.reminds === 1,
  changes: (group_id) => ['project_remind', { group_id, remind: 1 }],
  done: (reminds) =>
    reminds ? t`We'll remind you ${reminderHours} hours before it ends` : t`We won't remind you`,
  canUndo: (reminds) => !reminds,
})
