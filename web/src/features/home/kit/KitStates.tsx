import { Button } from '@mantine/core'
import { useState } from 'react'
import { AttachmentList } from '../../../shown/attachments/AttachmentList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import classes from './KitPage.module.css'

const minute = 60_000
const ages = [0, 5 * minute, 3 * 60 * minute, 26 * 60 * minute, 30 * 24 * 60 * minute, 500 * 24 * 60 * minute]
const picture = {
  width: 1200,
  height: 800,
  preview: '/mark.svg',
  animated: false,
  alt: '',
  sources: [{ width: 1200, url: '/mark.svg' }],
}

const attachments = [
  { name: 'Smlouva o dílo.pdf', bytes: 482_000, type: 'pdf', url: '/mark.svg?1' },
  {
    name: 'The first floor as it was before the flood, from the stairs.jpeg',
    bytes: 7_340_000,
    type: 'image',
    url: '/mark.svg?2',
  },
  { name: 'Quote.docx', bytes: 1_900, type: 'word', url: '/mark.svg?3' },
] as const

/** Components for data that is loading, missing, broken or present. */
export function KitStates() {
  const [now] = useState(Date.now)
  return (
    <section className={classes.part}>
      <h2>States</h2>
      <div className={classes.two}>
        <Card>
          <EmptyState
            title="No Friends Yet!"
            hint="Follow people and they will be here."
            action={<Button variant="light">Discover people</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            error={{
              message: 'An error occurred. Please try again.',
              requestId: '0199a3c2-77e1-7b4a-9d0e-5f3c2b1a0987',
            }}
            onRetry={() => {}}
          />
        </Card>
        <Card>
          <AttachmentList attachments={attachments} />
        </Card>
        <CardSkeleton />
        <CardSkeleton picture />
        <Card>
          <ProgressLine value={0.43} label="Uploading 43 %" />
          <br />
          <ProgressLine label="Processing" />
        </Card>
        <Card>
          <p>
            <LinkedText>
              {
                'See commons.example, https://example.org/a?b=c and jana@example.org, not javascript:alert(1).'
              }
            </LinkedText>
          </p>
          <ul>
            {ages.map((age) => (
              <li key={age}>
                <RelativeTime at={new Date(now - age).toISOString()} />
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <PictureView picture={picture} alt="The mark" />
        </Card>
      </div>
    </section>
  )
}
