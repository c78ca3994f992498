import { useEffect, useState } from 'react'
import { others, type Person } from '../people.ts'

/** Returns the entry of who speaks, or spoke last: whoever goes on isn't interrupted by another. */
export function useSpeaker(people: readonly Person[]): string | undefined {
  const [speaker, setSpeaker] = useState<string>()
  useEffect(() => {
    const talking = others(people).filter(({ talks }) => talks)
    setSpeaker((now) => (talking.some(({ entry }) => entry === now) ? now : (talking[0]?.entry ?? now)))
  }, [people])
  return speaker
}
