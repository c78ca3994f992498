import { Suspense } from 'react'
import { piece } from '../../ui/states/piece.tsx'
import { useWrittenLink } from './written-link.ts'

const WrittenLinkCard = piece(() => import('./WrittenLinkCard.tsx'))

interface LinkCardFieldProps {
  text: string
  /** The link whose card the author has removed. */
  removed: string | undefined
  onRemoved: (link: string | undefined) => void
}

/** The card of the first link in what is being written; nothing where there is none. */
export function LinkCardField({ text, removed, onRemoved }: LinkCardFieldProps) {
  const link = useWrittenLink(text)
  return (
    <Suspense>
      {link !== undefined && (
        <WrittenLinkCard
          url={link}
          isRemoved={link === removed}
          onRemove={(isRemoved) => onRemoved(isRemoved ? link : undefined)}
        />
      )}
    </Suspense>
  )
}
