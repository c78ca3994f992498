import type { StaffNote } from '@commons/contract/moderation/queue.ts'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import rows from '../frame/Rows.module.css'
import { type NoteAbout, NoteForm } from './NoteForm.tsx'

interface NoteListProps {
  notes: readonly StaffNote[]
  about: NoteAbout
}

/** What staff noted about a reported object or a member, and the form for another note. */
export function NoteList({ notes, about }: NoteListProps) {
  return (
    <Card className={rows.part} aria-labelledby="notes">
      <h2 id="notes">
        <Trans>Notes of staff</Trans>
      </h2>
      {notes.length > 0 && (
        <ul className={rows.rows}>
          {notes.map((note) => (
            <li key={note.note_id} className={rows.row}>
              <p className={rows.name}>
                {note.author ? <bdi>{note.author.full_name}</bdi> : <Trans>Somebody who has left</Trans>}
              </p>
              <p dir="auto" className={rows.words}>
                {note.message}
              </p>
              <p className={rows.side}>
                <RelativeTime at={note.created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm about={about} />
    </Card>
  )
}
