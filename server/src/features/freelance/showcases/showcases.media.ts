/** Pictures of delivered work: for everybody once both show it, before for the two. */
import { sql } from 'kysely'
import type { MediaUse } from '../../../platform/media/uses.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { visibleShowcase } from '../../../visibility/showcases.ts'

export const showcasePictures: MediaUse = {
  name: 'showcase',
  audience: {
    open: sql`(select js.published_at is not null from job_showcases js where js.media_id = m.id)`,
    visible: (viewer) => sql`(
      select ${visibleAgreement(viewer)} or ${visibleShowcase(viewer)}
      from job_showcases js join agreements ag on ag.id = js.agreement_id where js.media_id = m.id)`,
  },
  // A row's, a card's, the viewer's.
  widths: [320, 720, 1440],
}
