import { add_app, mostApps } from '@commons/contract/accounts/apps.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockMember } from '../accounts.queries.ts'
import { isTakenFor } from './apps.names.ts'
import { addApp, getApp, listApps, shownApp } from './apps.queries.ts'

export default handle(add_app, async ({ name, website, redirect_uris }, { tx, member, refuse }) => {
  // Two calls must not both take the last place.
  await lockMember(tx, member.id)
  if ((await listApps(tx, member.id)).length >= mostApps) refuse('too_many_apps')
  if (await isTakenFor(tx, name, member.id)) refuse('name_looks_alike')
  const id = await addApp(tx, member.id, { name, website, redirect_uris })
  return { recdata: shownApp(await getApp(tx, member.id, id)) }
})
