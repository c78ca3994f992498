import type { Showcase } from '@commons/contract/freelance/showcases.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { partyShape } from '../agreements/agreements.shape.ts'
import type { ShowcaseRow } from './showcases.queries.ts'
import { actsOn } from './showcases.rules.ts'

export function showcaseShape(row: ShowcaseRow, { member, media }: Viewer): Showcase {
  const isPublished = row.published_at !== null
  const isOfTwo = row.client_id === member.id || row.freelancer_id === member.id
  const isOwn = (row.by_client ? row.client_id : row.freelancer_id) === member.id
  // A client without a browser's cookie gets a picture that isn't public by a signed address.
  const picture = row.picture && media.picture(row.picture, isPublished ? undefined : member.id)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    link: row.link,
    file: picture?.sources.at(-1)?.url ?? null,
    picture,
    client: partyShape(row.client_id, row.client, media),
    freelancer: partyShape(row.freelancer_id, row.freelancer, media),
    status: isPublished ? 'published' : 'proposed',
    is_own: flag(isOwn),
    proposed_at: row.proposed_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    acts: isOfTwo ? [...actsOn({ isOwn, isPublished })] : [],
  }
}
