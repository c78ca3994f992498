/** Fills the profiles of the town's freelancers, with what others say of them. */
import { profileKinds } from '@commons/contract/freelance/sections.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { addEntry } from '../entries/entries.queries.ts'
import { addReference, addRequest, openRequest, setFreelancer } from '../features/freelance/public.ts'
import type { Stage } from './groups.ts'
import { momentOf } from './moment.ts'
import { asked, freelancers, references, sections } from './story/freelancers.ts'
import { emailOf, type Neighbour } from './story/people.ts'
import { seen } from './story/seen.ts'

type Ids = Readonly<Record<Neighbour, number>>

export async function addFreelancers(stage: Stage, ids: Ids): Promise<void> {
  const { tx } = stage
  for (const [who, { rate, headline, skills, summary }] of Object.entries(freelancers))
    await setFreelancer(tx, ids[who as Neighbour], {
      hourly_rate: unitsOf(rate, 'USD') ?? null,
      headline,
      skills,
      summary,
    })
  await addSections(stage, ids)
  await addReferences(stage, ids)
}

async function addSections({ tx, pictures, mediaRoad }: Stage, ids: Ids): Promise<void> {
  for (const { by, kind, says, picture } of sections) {
    const member = ids[by]
    const drawn = picture && pictures.get(`entry ${picture}`)
    if (picture && !drawn) throw new Error(`Nobody has drawn ${picture}`)
    const mediaId = drawn && (await mediaRoad.addReady(tx, member, drawn, picture && seen[picture]))
    const fields = profileKinds[kind].fields.parse(says)
    await addEntry(tx, { member, kind, audience: profileKinds[kind].audience, fields, mediaId })
  }
}

/** Each is written by the link that its author would have been mailed. */
async function addReferences({ tx }: Stage, ids: Ids): Promise<void> {
  for (const { of, when, ...written } of references) {
    const address = emailOf(of)
    const request = await addRequest(tx, { member: ids[of], address, message: '' })
    const opened = await openRequest(tx, request, address)
    if (!opened || (await addReference(tx, opened.code, written)) !== ids[of])
      throw new Error(`Nobody vouches for ${of}`)
    await sql`
      update member_references set created_at = ${momentOf(when)}
      where member_id = ${ids[of]} and name = ${written.name}`.execute(tx)
  }
  await addRequest(tx, { member: ids[asked.by], address: asked.address, message: '' })
}
