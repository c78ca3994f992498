import { show_widgets, widgets } from '@commons/contract/accounts/settings.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listHiddenWidgets } from '../accounts.queries.ts'

export default handle(show_widgets, async (_input, { db, member }) => {
  const hidden = await listHiddenWidgets(db, member.id)
  return { recdata: widgets.map((widget) => ({ widget, is_shown: flag(!hidden.includes(widget)) })) }
})
