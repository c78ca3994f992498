/** Stores what /profilesetup asks for where it belongs. */
import type { add_user_interest } from '@commons/contract/profiles/setup.ts'
import { contact } from '@commons/contract/profiles/about.ts'
import type { InputOf } from '@commons/contract/call.ts'
import type { Context } from '../../../platform/call/handle.ts'
import { sayBirth } from '../../accounts/public.ts'
import { addEntry, listEntries } from '../../../entries/entries.queries.ts'
import { isEmpty } from '../../../entries/entries.rules.ts'

type Input = InputOf<typeof add_user_interest>

/** Sets the date of birth, which decides what a member is old enough for. */
export async function sayAge(
  { tx, member, language, refuse, refuseFields }: Context<typeof add_user_interest>,
  dob: string,
): Promise<void> {
  const unsaid = await sayBirth(tx, { id: member.id, language }, dob)
  if (!unsaid) return
  if ('problem' in unsaid) return refuseFields({ dob: unsaid.problem })
  refuse('dob_changed_often', { values: { day: unsaid.changeableFrom } })
}

/**
 * Adds phone and location to About as contact info, which only the member sees; does nothing if it is already
 * there.
 */
export async function sayContact(
  { tx, member, refuse }: Pick<Context<typeof add_user_interest>, 'tx' | 'member' | 'refuse'>,
  { mobile = '', address = '' }: Input,
): Promise<void> {
  const fields = contact.fields.parse({ mobile_number: mobile, address })
  if (isEmpty(fields)) return
  const known = (await listEntries(tx, member.id, member.id, contact.name)) ?? []
  const isKnown = known.some(
    (entry) =>
      (mobile === '' || entry.fields['mobile_number'] === mobile) &&
      (address === '' || entry.fields['address'] === address),
  )
  if (isKnown) return
  const added = await addEntry(tx, {
    member: member.id,
    kind: contact.name,
    audience: contact.audience,
    fields,
  })
  if (!added) refuse('too_many_about_entries')
}
