import { edit_app } from '@commons/contract/accounts/apps.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isTakenFor } from './apps.names.ts'
import { editApp, getApp, shownApp } from './apps.queries.ts'

export default handle(edit_app, async ({ app_id, name, website, redirect_uris }, { tx, member, refuse }) => {
  if (await isTakenFor(tx, name, member.id)) refuse('name_looks_alike')
  if (!(await editApp(tx, member.id, app_id, { name, website, redirect_uris }))) refuse('app_not_found')
  return { recdata: shownApp(await getApp(tx, member.id, app_id)) }
})
